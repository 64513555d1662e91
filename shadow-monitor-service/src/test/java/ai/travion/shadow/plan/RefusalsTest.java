package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RefusalsTest {

    private static final Places PLACES = Places.load();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Plan three days in Ella, but no hiking and no waterfalls, we want tea and food|hiking waterfalls",
                "2 days in Galle, we are afraid of heights and of the sea, no forts|heights the-sea forts",
                "a day in Ella, but no trains and no bridges please, 9 January 2027|trains bridges",
                "2 days around Sigiriya without any safaris or ruins, 6 February 2027|safaris ruins",
                "3 days in Mirissa, no boats, no swimming, we hate whales, from 8 January|boats swimming whale-watching",
                "3 days in Kandy; avoid temples, museums and crowds|temples museums crowds",
                "We don't want to see any museums or markets in Colombo|museums markets",
                "No beaches, forts or bridges please. 2 days in Galle|beaches forts bridges",
                "I can't climb stairs, plan a day in Dambulla|stairs hiking",
                "not into temples, a weekend in Kandy|temples",
                "I\u2019d rather sleep in, two days in Ella|early-starts",
                "no early mornings, two days in Ella|early-starts",
                "We don't want cities, two days in Ella|cities",
                "Two days in Ella, no towns please|cities",
                "Two days in Ella, no heavy showers|rain",
                "we like no crowds and beaches, 3 days in Galle|crowds",
                "We prefer no crowds and waterfalls, 2 days in Ella|crowds",
                "We want no temples and museums, 3 days in Kandy|temples museums",
                "no crowds and no beaches, 3 days in Galle|crowds beaches",
                "We don't want long hikes, museums or shopping. Short walks are fine.|museums markets",
                "no steep climbs, safaris or markets; easy walks are welcome, 2 days in Ella|safaris markets",
                "We don't like tough hikes and museums, short walks are fine|museums"
            })
    void whatATravellerRefusesIsRead(String text, String kinds) {
        assertThat(kindsIn(text)).containsExactlyInAnyOrder(names(kinds));
    }

    @ParameterizedTest
    @ValueSource(strings = {"swap the beach for Mirissa", "can we swap the museum for a cooking class?"})
    void whatGivesWayOnceIsNotStayedAwayFrom(String text) {
        assertThat(Refusals.in(List.of(text), PLACES).dislikes()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "it's only that one morning without her",
                "we go up without him",
                "without my grandmother that day",
                "a morning without the boys and grandma",
                "skip her, she stays at the hotel",
                "haha my husband will be heartbroken, no beer!"
            })
    void peopleLeftBehindAndThingsMissedAreNothingToStayAwayFrom(String text) {
        assertThat(Refusals.in(List.of(text), PLACES).dislikes()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan three days in Ella with hiking and waterfalls",
                "No problem, plan two days in Kandy with temples",
                "I don't want to miss the temples of Kandy",
                "Plan a trip with no rush, we love beaches",
                "we like the flowers and the small walks. Not the big walks.",
                "easy walks please, no long hikes, 2 days in Ella",
                "no steep climbs, short walks only",
                "we don't want long hikes, short walks are fine",
                "drop the last day",
                "please remove the first day",
                "one day at the end less",
                "skip the second morning",
                "leave out the last two days",
                "cut it, drop the final evening",
                "remove one day at the end",
                "skip Monday",
                "drop the last town",
                "leave out two cities",
                "skip one of the towns",
                "there is no need for a guide; two days in Galle",
                "My son can't surf",
                "my wife cannot dive",
                "should we skip the temples?",
                "I would not skip the beaches",
                "Plan 2 days in Jungle Beach and Galle Fort, no later than March"
            })
    void whatIsWishedForIsNotRefused(String text) {
        assertThat(Refusals.in(List.of(text), PLACES).dislikes()).isEmpty();
    }

    @Test
    void aPlaceThatIsRefusedIsNoWordForItsKind() {
        var found = Refusals.in(List.of("Two days in Kandy without the Temple of the Tooth"), PLACES);

        assertThat(found.dislikes()).isEmpty();
        assertThat(found.places()).extracting(Place::name).containsExactly("Temple of the Tooth");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Skip the long hike and Pidurangala, easy walks only",
                "Leave out the hard climb and Pidurangala. Short walks are fine."
            })
    void whatIsRefusedBehindAHardWalkIsRefusedAsWell(String text) {
        var found = Refusals.in(List.of(text), PLACES);

        assertThat(found.dislikes()).isEmpty();
        assertThat(found.places()).extracting(Place::id).containsExactly("pidurangala-rock");
    }

    @ParameterizedTest
    @ValueSource(strings = {"we never said no beaches", "we didn't ask you to skip the beach"})
    void whatIsDeniedIsNotRefused(String text) {
        assertThat(Refusals.in(List.of(text), PLACES).dislikes()).isEmpty();
        assertThat(Refusals.in(List.of("no beaches", text), PLACES).dislikes()).isEmpty();
    }

    @Test
    void whatIsWishedForLaterIsRefusedNoMore() {
        var found = Refusals.in(
                List.of("Two days in Ella, no waterfalls and no trains", "actually, include waterfalls after all"),
                PLACES);

        assertThat(found.dislikes()).extracting(Dislike::said).containsExactly("trains");
    }

    @Test
    void aThingThatNobodyKnowsIsKeptInTheTravellersWords() {
        var found = Refusals.in(List.of("Two days in Anuradhapura but not the sacred Bo tree, and no karaoke"), PLACES);

        assertThat(found.dislikes()).extracting(Dislike::said).contains("sacred Bo tree", "karaoke");
    }

    private static List<String> kindsIn(String text) {
        return Refusals.in(List.of(text), PLACES).dislikes().stream()
                .map(dislike -> dislike.kind().map(Avoidance::name).orElse("unknown: " + dislike.said()))
                .toList();
    }

    private static String[] names(String kinds) {
        return Stream.of(kinds.split(" ", -1))
                .map(kind -> kind.equals("whale-watching") ? kind : kind.replace('-', ' '))
                .toArray(String[]::new);
    }
}
