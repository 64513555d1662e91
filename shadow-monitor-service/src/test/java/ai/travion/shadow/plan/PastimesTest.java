package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import org.junit.jupiter.api.Test;

class PastimesTest {

    private static final Sights SIGHTS = Sights.load(Places.load());

    @Test
    void everyPastimeFitsBetweenItsHours() {
        assertThat(SIGHTS.all().stream()
                        .flatMap(sight -> Pastimes.at(sight.place().id()).stream()))
                .hasSizeGreaterThan(90)
                .allMatch(pastime -> pastime.from() + pastime.minutes() <= pastime.to());
    }

    @Test
    void whereverOneStaysThereIsSomethingForAnHour() {
        assertThat(SIGHTS.all().stream().filter(Sight::stay))
                .allMatch(sight -> !sight.leisure().isEmpty(), "has something for an hour");
    }

    @Test
    void whatIsNamedToNobodyIsForAWishThatTheTableKnows() {
        assertThat(SIGHTS.all().stream()
                        .flatMap(sight -> Pastimes.at(sight.place().id()).stream())
                        .filter(pastime -> !pastime.isForAnybody()))
                .isNotEmpty()
                .allMatch(pastime -> pastime.interests().contains(pastime.wish()));
    }

    @Test
    void aPastimeIsNamedByItsKindInItsOwnWord() {
        Pastime market = SIGHTS.all().stream()
                .flatMap(sight -> Pastimes.at(sight.place().id()).stream())
                .filter(pastime -> pastime.thing().equals("the central market"))
                .findFirst()
                .orElseThrow();

        assertThat(market.isNamedIn("we love local markets")).isTrue();
        assertThat(market.isNamedIn("i work in marketing")).isFalse();
        assertThat(market.isNamedIn("is there a supermarket")).isFalse();
    }
}
