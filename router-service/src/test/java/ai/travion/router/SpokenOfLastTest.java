package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** "That day", "it" and "that leg" in an order are the day, the stop and the way that were spoken of last, and nothing else is changed. */
class SpokenOfLastTest {

    private static final List<ItinerarySlot> PLAN = List.of(
            slot("2027-02-03", "09:10", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2027-02-03", "13:30", "Walk through the Royal Botanic Gardens", "Royal Botanic Gardens Peradeniya"),
            slot("2027-02-03", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-02-04", "08:00", "Walk the forest paths of Udawattakele", "Udawattakele Forest Reserve"),
            slot("2027-02-04", "18:30", "Dinner in Kandy", "Kandy"),
            slot(
                    "2027-02-05",
                    "06:45",
                    "Travel from Kandy to Hakgala Botanical Garden by car",
                    "Hakgala Botanical Garden"),
            slot("2027-02-05", "09:30", "Walk through the Hakgala Botanical Garden", "Hakgala Botanical Garden"),
            slot("2027-02-05", "12:00", "Travel from Hakgala Botanical Garden to Ella by car", "Ella"),
            slot("2027-02-05", "16:40", "Walk up Little Adam's Peak", "Little Adam's Peak"),
            slot("2027-02-05", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-02-06", "06:00", "Hike to Ella Rock", "Ella Rock"),
            slot("2027-02-06", "14:30", "Time in Ella for a cooking class", "Ella"),
            slot("2027-02-06", "17:15", "Walk to the Nine Arch Bridge", "Nine Arch Bridge"),
            slot("2027-02-06", "18:30", "Dinner in Ella", "Ella"));

    private static GraphState hearing(String asked, String said) {
        return aDialogue()
                .planning(PLAN)
                .after("Plan 4 days from 3 February 2027: Kandy, Ella")
                .after(asked)
                .hears(said);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "what's on day 4|that's too early for us, can you start it later",
                "how early do we start on saturday?|we want a lie-in on that day",
                "What is planned for the last day?|no early start that day please",
                "is day 4 hard?|a later start that day would be nice"
            })
    void thatDayAloneBeginsLater(String asked, String said) {
        var state = hearing(asked, said);

        assertThat(other(state)).containsExactly("day 4 begin");
        assertThat(avoided(state)).isEmpty();
        isTheSameTrip(state);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "what is on day 2|leave that free|day 2 free",
                "what do we do on the 4th?|nothing on that day please, just rest|day 2 free",
                "what do we do on the 4th?|could we have that day at the pool instead|day 2 only",
                "what do we do on the 6th?|could you make that day lazier, we'd like to sleep in|day 4 begin"
            })
    void thatDayAloneIsOtherwise(String asked, String said, String term) {
        var state = hearing(asked, said);

        assertThat(other(state)).contains(term);
        isTheSameTrip(state);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "what about day 4?|That seems a lot for one day. Can you spread it out a bit?",
                "what happens on saturday?|take one thing off it",
                "what do we do on the 6th?|that day looks quite packed"
            })
    void thatDayHasAStopLess(String asked, String said) {
        var state = hearing(asked, said);

        assertThat(other(state)).containsExactly("day 4 lighter");
        assertThat(state.getPreferences().orElseThrow().getPace()).isEmpty();
        isTheSameTrip(state);
    }

    @Test
    void whoWantsThatDayCalmerIsSparedItsHardestStop() {
        var state = hearing("show me day 4", "make it calmer please");

        assertThat(state.getDayEdits())
                .singleElement()
                .satisfies(edit -> assertThat(edit.getInsteadOf()).isEqualTo("hardest"));
        isTheSameTrip(state);
    }

    @ParameterizedTest
    @ValueSource(strings = {"can we do the same on the 3rd", "and the same for day 1 please", "same on day 1"})
    void theSameIsOrderedOfAnotherDay(String said) {
        var state = aDialogue()
                .planning(PLAN)
                .after("Plan 4 days from 3 February 2027: Kandy, Ella")
                .after("leave day 2 free please")
                .hears(said);

        assertThat(other(state)).containsExactlyInAnyOrder("day 2 free", "day 1 free");
        isTheSameTrip(state);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "On which day is Ella Rock?|skip that|Ella Rock",
                "How long is the hike to Ella Rock?|swap it for something shorter|Ella Rock",
                "when do we see the Nine Arch Bridge?|cancel that one please|Nine Arch Bridge"
            })
    void theStopThatWasToldIsLeftOut(String asked, String said, String stop) {
        var state = hearing(asked, said);

        assertThat(Stream.concat(avoided(state).stream(), other(state).stream()))
                .anyMatch(term -> term.endsWith(stop));
        isTheSameTrip(state);
    }

    @Test
    void theStopThatWasToldIsSeenAtAnotherHour() {
        var state = hearing("On which day is the Temple of the Tooth?", "can we go in the evening instead");

        assertThat(state.getUserQuery()).containsIgnoringCase("Temple of the Tooth");
        isTheSameTrip(state);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Is the train from Kandy to Ella worth it?|OK then do that leg by train please",
                "Is the train from Kandy to Ella scenic?|great, let's do that",
                "How do we get from Kandy to Ella?|by train please, that stretch",
                "Do we take the train to Ella?|The train sounds lovely. Let's do that",
                "what is on day 3|do the leg from Kandy to Ella by train",
                "what is on day 3|can we do the Kandy to Ella bit by train"
            })
    void thatWayAloneGoesByTrainAndPassesWhatWasSeenFromTheCar(String asked, String said) {
        var state = hearing(asked, said);

        assertThat(other(state)).containsExactly("by train from Kandy to Ella");
        assertThat(avoided(state)).containsExactly("Hakgala Botanical Garden");
        isTheSameTrip(state);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "what do we do on the 6th?|is that day very hard?",
                "what do we do on the 6th?|what time does it start?",
                "On which day is Ella Rock?|is it steep?",
                "On which day is Ella Rock?|don't skip it",
                "Is the train from Kandy to Ella worth it?|how long does that take?"
            })
    void whatOnlyAsksChangesNothing(String asked, String said) {
        var state = hearing(asked, said);

        assertThat(other(state)).isEmpty();
        assertThat(avoided(state)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "on the 5th my husband has a work call from 2 to 4pm",
                "on the 4th we have a video meeting from 10:00 until 11:30"
            })
    void hoursOfOneDayMoveNoTrip(String said) {
        isOnItsDays(hearing("what is on day 2", said));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "That looks packed",
                "this plan seems very rushed to me",
                "the trip feels a bit hectic",
                "it looks quite crammed"
            })
    void aComplaintIsNoWishForMoreOfIt(String said) {
        assertThat(hearing("what is on day 2", said)
                        .getPreferences()
                        .orElseThrow()
                        .getPace()
                        .map(StatedValue::getValue))
                .isNotEqualTo(Optional.of("packed"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "My friend just told me she twisted her ankle, so no hikes longer than an hour please",
                "no hikes over two hours please",
                "we'd like no walks longer than an hour"
            })
    void aLimitOfHikesRefusesNone(String said) {
        var state = hearing("what is on day 2", said);

        assertThat(avoided(state)).doesNotContain("hiking", "walking");
        isTheSameTrip(state);
    }

    private static void isTheSameTrip(GraphState state) {
        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella");
        isOnItsDays(state);
    }

    private static void isOnItsDays(GraphState state) {
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-02-03"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-02-06"));
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
}
