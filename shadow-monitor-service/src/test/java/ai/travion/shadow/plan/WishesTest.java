package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WishesTest {

    @Test
    void whoIsPregnantOrWalksLittleIsSentOnNoClimb() {
        var pregnant = Preferences.newBuilder()
                .setOther(List.of(stated("pregnant").getFirst()))
                .build();
        var walksLittle = Preferences.newBuilder()
                .setWalkingTolerance(stated("low").getFirst())
                .build();

        var wishes = List.of(Wishes.of(pregnant), Wishes.of(walksLittle));

        assertThat(wishes).allSatisfy(wish -> {
            assertThat(wish.easyOnly()).isTrue();
            assertThat(wish.earlyStarts()).isFalse();
            assertThat(wish.avoid()).contains("hiking");
        });
    }

    @ParameterizedTest
    @CsvSource({
        "hike, hiking",
        "Hiking, hiking",
        "trekking, hiking",
        "photos, photography",
        "taking pictures, photography",
        "temples, religion",
        "old ruins, history",
        "leopards, wildlife",
        "bird-watching, birdwatching",
        "waterfalls, waterfalls",
        "tea, tea",
        "surfing, surfing",
        "trains, train",
        "snorkeling, snorkelling"
    })
    void aTravellersWordMeansATag(String word, String tag) {
        var wishes =
                Wishes.of(Preferences.newBuilder().setInterests(stated(word)).build());

        assertThat(wishes.interests()).containsExactly(tag);
    }

    @Test
    void whatIsToBeAvoidedIsNoInterest() {
        var preferences = Preferences.newBuilder()
                .setInterests(stated("hiking", "beaches"))
                .setAvoid(stated("hiking"))
                .build();

        assertThat(Wishes.of(preferences).interests()).containsExactly("beach");
    }

    @ParameterizedTest
    @CsvSource({"relaxed, 2", "slow, 2", "moderate, 4", "packed, 5", "fast-paced, 5"})
    void thePaceSaysHowMuchFitsIntoADay(String pace, int stops) {
        var preferences =
                Preferences.newBuilder().setPace(stated(pace).getFirst()).build();

        assertThat(Wishes.of(preferences).stopsPerDay()).isEqualTo(stops);
    }

    @Test
    void withChildrenTheDaysAreShorterAndTheClimbsLeftOut() {
        var preferences = Preferences.newBuilder()
                .setParty(StatedParty.newBuilder().setAdults(2).setChildren(2).build())
                .build();

        var wishes = Wishes.of(preferences);

        assertThat(wishes.stopsPerDay()).isEqualTo(3);
        assertThat(wishes.easyOnly()).isTrue();
        assertThat(wishes.earlyStarts()).isFalse();
    }

    private static List<StatedValue> stated(String... values) {
        return Stream.of(values)
                .map(value -> new StatedValue(value, 1, false, "conversation"))
                .toList();
    }
}
