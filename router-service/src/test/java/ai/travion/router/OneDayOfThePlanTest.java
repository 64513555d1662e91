package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A change of one day of a plan changes that day. */
class OneDayOfThePlanTest {

    private static final List<ItinerarySlot> AT_CHRISTMAS = List.of(
            slot("2026-12-23", "09:10", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2026-12-23", "13:30", "Walk through the Royal Botanic Gardens", "Royal Botanic Gardens Peradeniya"),
            slot("2026-12-23", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2026-12-24", "08:00", "Walk the forest paths of Udawattakele", "Udawattakele Forest Reserve"),
            slot("2026-12-24", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2026-12-25", "09:30", "Walk through the Hakgala Botanical Garden", "Hakgala Botanical Garden"),
            slot("2026-12-25", "16:40", "Walk up Little Adam's Peak", "Little Adam's Peak"),
            slot("2026-12-25", "18:30", "Dinner in Ella", "Ella"),
            slot("2026-12-26", "06:00", "Hike to Ella Rock", "Ella Rock"),
            slot("2026-12-26", "10:25", "Stop at Ravana Falls", "Ravana Falls"),
            slot("2026-12-26", "17:15", "Walk to the Nine Arch Bridge", "Nine Arch Bridge"),
            slot("2026-12-26", "18:30", "Dinner in Ella", "Ella"));

    private static GraphState hearing(String said) {
        return aDialogue()
                .planning(AT_CHRISTMAS)
                .after("Plan 4 days from 23 December 2026: Kandy, Ella")
                .hears(said);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Keep 24 December free.|day 2 free",
                "keep christmas day free|day 3 free",
                "can we have Christmas Day off please|day 3 free",
                "nothing planned on the 25th please|day 3 free",
                "Leave day 2 free.|day 2 free",
                "please leave Saturday empty|day 4 free",
                "could we have a rest day in the middle|day 3 free",
                "Make day 2 a rest day.|day 2 free"
            })
    void aDayIsKeptFreeByItsNumberItsDateItsWeekdayOrItsFeast(String said, String term) {
        var state = hearing(said);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(other(state)).containsExactly(term);
        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella");
        isOnItsDays(state);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"is the museum free on 24 December?", "are shops closed on Christmas Day?", "is day 2 free?"})
    void whoAsksOrWantsNoneKeepsNoDayFree(String said) {
        assertThat(other(hearing(said))).noneMatch(term -> term.endsWith(" free"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We want to set off at 7 on day 2",
                "we set off on day 3",
                "We have to get off the train early on day 3",
                "I need gluten free food on day 2",
                "I want a free walking tour on day 1",
                "No activities in the water on day 2",
                "Keep the morning of day 3 free",
                "leave the afternoon free on day 2",
                "a free afternoon on day 3",
                "free evening on day 4 please",
                "don't plan the morning of day 2, keep it free"
            })
    void whatIsFreeOfSomethingElseOrForAPartOfADayKeepsNoDayFree(String said) {
        assertThat(other(hearing(said))).noneMatch(term -> term.matches("(?:day \\d|the last day) free"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"leave us free on day 2", "we want day 2 off", "let's keep day 2 free of sights"})
    void aDayIsKeptFreeInOtherWords(String said) {
        assertThat(other(hearing(said))).containsExactly("day 2 free");
    }

    @Test
    void whoTravelsIsKeptBesideAFreeDay() {
        var state = hearing("we are 2 adults and 2 children, please keep day 2 free");

        assertThat(other(state)).containsExactly("day 2 free");
        assertThat(state.getPreferences().orElseThrow().getParty().orElseThrow().getChildren())
                .isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The train ride on day 2 is too long",
                "the transfer on the last day is too tight",
                "A less busy beach on day 4 please",
                "drop one night, the last day is too much",
                "the dinner on day 4 is too heavy",
                "the museum on day 4 takes too long",
                "take some photos for us on day 4"
            })
    void whatIsNotSaidOfTheDayTakesNoStopOffIt(String said) {
        assertThat(avoided(hearing(said)))
                .doesNotContain("Nine Arch Bridge", "Udawattakele Forest Reserve", "Ravana Falls", "Ella Rock");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"day 4 is far too packed", "there is too much on day 4", "day 4 feels rushed, drop one thing"})
    void aDayThatIsTooFullIsSaidInOtherWords(String said) {
        var state = hearing(said);

        assertThat(Stream.concat(avoided(state).stream(), other(state).stream()))
                .containsAnyOf("Nine Arch Bridge", "day 4 lighter");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "less touristy temples please",
                "We would like less crowded temples",
                "less steep hikes please",
                "there are not too many temples, good",
                "glad there are not too many temples"
            })
    void otherOnesOfAKindAreNotFewer(String said) {
        assertThat(avoided(hearing(said)))
                .doesNotContain("Temple of the Tooth", "Ella Rock", "Little Adam's Peak", "religion");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "day 4 is too full|day 4 lighter",
                "remove one thing from day 4|day 4 lighter",
                "Make day 1 lighter.|day 1 lighter",
                "make day 4 a chill day|day 4 lighter",
                "could you take one stop off day 3|day 3 lighter",
                "less packed on the last day please|day 4 lighter"
            })
    void aLighterDayIsLighterAlone(String said, String term) {
        var state = hearing(said);

        assertThat(other(state)).containsExactly(term);
        assertThat(state.getPreferences().orElseThrow().getPace()).isEmpty();
        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella");
        isOnItsDays(state);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Fewer temples please.",
                "kids get bored in temples, less of that please",
                "too many temples for us",
                "not so many temples"
            })
    void fewerOfAKindLeavesSomeOfItOut(String said) {
        var state = hearing(said);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(avoided(state)).containsExactly("Temple of the Tooth");
        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Make the plan one day longer, with the day in Kandy.|2026-12-27|3 nights in Kandy",
                "one day longer, that day in Ella|2026-12-27|3 nights in Ella",
                "Make the plan one day shorter, with one day less in Ella.|2026-12-25|1 nights in Ella"
            })
    void aDayMoreOrLessIsThatOfItsPlace(String said, String last, String nights) {
        var state = hearing(said);

        assertThat(other(state)).containsExactly(nights);
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse(last));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "final plan please",
                "the full plan",
                "Give me the final plan.",
                "short summary for whatsapp",
                "print short version"
            })
    void whoWantsThePlanOnceMoreHasItAsItIs(String said) {
        var state = hearing(said);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getItinerary()).hasSameSizeAs(AT_CHRISTMAS);
        assertThat(avoided(state)).isEmpty();
    }

    private static void isOnItsDays(GraphState state) {
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2026-12-23"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2026-12-26"));
    }

    private static List<String> other(GraphState state) {
        return Stream.concat(
                        values(state.getPreferences().orElseThrow().getOther()).stream(), DayTerms.of(state).stream())
                .toList();
    }

    private static List<String> avoided(GraphState state) {
        return values(state.getPreferences().orElseThrow().getAvoid());
    }

    private static List<String> values(List<StatedValue> stated) {
        return stated.stream().map(StatedValue::getValue).toList();
    }

    private static ItinerarySlot slot(String day, String time, String activity, String location) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.parse(day))
                .setTime(time)
                .setActivity(activity)
                .setLocation(location)
                .setDurationMinutes(90)
                .build();
    }
}
