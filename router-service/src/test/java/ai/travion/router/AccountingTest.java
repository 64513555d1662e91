package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ItinerarySlot;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each clause of a message that wants something of a plan is followed, or handed on as one that nothing follows. */
class AccountingTest {

    private static final List<ItinerarySlot> PLAN = List.of(
            slot("2027-03-06", "09:00", "Walk round Kandy Lake", "Kandy"),
            slot("2027-03-06", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-03-07", "09:10", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2027-03-07", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-03-08", "06:45", "Travel from Kandy to Ella by car", "Ella"),
            slot("2027-03-08", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-03-09", "06:00", "Hike to Ella Rock", "Ella Rock"),
            slot("2027-03-09", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-03-10", "06:45", "Travel from Ella to Mirissa by car", "Mirissa"),
            slot("2027-03-10", "18:30", "Dinner in Mirissa", "Mirissa"),
            slot("2027-03-11", "09:00", "Spend time on the beach of Mirissa", "Mirissa"),
            slot("2027-03-11", "18:30", "Dinner in Mirissa", "Mirissa"));

    private static List<String> unheard(String message) {
        return aDialogue()
                .planning(PLAN)
                .after("Plan 6 days from 6 March 2027: Kandy, Ella and Mirissa", "2027-03-06", "2027-03-11")
                .hears(message)
                .getUnheard();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "vegetarian food only, and have the driver bring our surfboards|have the driver bring our surfboards",
                "leave day 2 free, I'd like a window seat|I'd like a window seat"
            })
    void whatNothingFollowsIsHandedOnInItsOwnWords(String message, String clause) {
        assertThat(unheard(message)).containsExactly(clause);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "leave day 2 free, because my knee hurts",
                "Leave Ella out and give its nights to Mirissa",
                "no museums, and vegetarian food only please",
                "Start in Ella, then Kandy; the rest is perfect, thanks!",
                "Put a cooking class on day 4 and leave the last morning free",
                "We'd like to see elephants, where is that best?",
                "How long is the drive to Ella, and is the road bad?",
                "no long drives please, my mother gets sick",
                "Move the whole trip so that it starts on 8 March",
                "Shift the whole plan so that we arrive on 8 March",
                "Move everything, we only land on 8 March",
                "Please change the dates, we begin on 7 March now",
                "Push the itinerary back so that it begins on 9 March",
                "Update the plan so that day 2 is free",
                "What would be a nice place to eat a proper South Indian meal in Kandy?",
                "What could be a lovely spot for a sunset drink in Ella?",
                "Which of these would be nice for kids?",
                "Where might be a good place to buy tea, and is it cheap?",
                "How would it be best to get from Ella to Mirissa?"
            })
    void whatIsFollowedIsNotAndNoReasonRemarkOrQuestion(String message) {
        assertThat(unheard(message)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Halve the drives, and double the beaches|Halve the drives, double the beaches",
                "I need a lift at every hotel|I need a lift at every hotel"
            })
    void anOrderThatIsTakenForAQuestionIsNamed(String message, String clauses) {
        assertThat(String.join(", ", unheard(message))).isEqualTo(clauses);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "can we book the train seats before?",
                "find a pharmacy in Kandy please",
                "will it be tiring",
                "summary please",
                "Put a batik workshop on day 2"
            })
    void whatIsLookedUpToldOrDoneIsNot(String message) {
        assertThat(unheard(message)).isEmpty();
    }
}
