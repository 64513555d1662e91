package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ItinerarySlot;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is asked of a plan in hand, or whether a day is enough for a place beside it: it is answered, and the plan stays. */
class AskedOfTheStandingPlanTest {

    private static final List<ItinerarySlot> ROUND =
            Stops.round("2027-02-03", "Negombo", "Kandy", "Kandy", "Ella", "Ella", "Kandy", "Galle Fort", "Galle Fort");

    private static Dialogue aRound() {
        return aDialogue()
                .planning(ROUND)
                .after(
                        "Plan 8 days from 3 February 2027: Negombo, Kandy, Ella, Galle. No zoos and no elephant rides.",
                        "2027-02-03",
                        "2027-02-10");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "when do we pass Ella again?|No: the plan is in Ella from day 4",
                "do we come through Kandy a second time?|Yes, the plan is in Kandy twice",
                "will we be in Galle more than once?|No: the plan is in Galle Fort",
                "show me the last two days|In the plan, day 7",
                "what did I ask you to leave out?|zoos, elephant rides",
                "which things did I tell you to avoid?|zoos, elephant rides",
                "Would Adam's Peak work as a day out from Ella?|Hardly in a day: from Ella to Adam's Peak",
                "Could we visit Jaffna and come back to Ella in a day?|Hardly in a day: from Ella to Jaffna",
                "Can we do Galle there and back from Mirissa in one day?|Yes, in a day"
            })
    void itIsAnsweredAndThePlanStays(String asked, String answer) {
        var state = aRound().hears(asked);

        assertThat(state.getFinalResponse().orElseGet(() -> String.join(" ", state.getAssumptions())))
                .contains(answer);
        assertThat(state.getStays()).isEmpty();
        assertThat(state.getDoneTurns()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"can you start no day before 8?", "move the cooking class to the day after"})
    void whatIsOfAnHourOrAStopMovesNoTrip(String said) {
        var state = aRound().hears(said);

        assertThat(state.getTargetDate()).hasToString("Optional[2027-02-03]");
        assertThat(state.getTargetEndDate()).hasToString("Optional[2027-02-10]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "which days are empty?",
                "are there any days with nothing on them?",
                "what days have no stops?",
                "how many of the days are still blank?"
            })
    void daysWithoutAStopAreNamed(String asked) {
        assertThat(aRound().hears(asked).getFinalResponse().orElseThrow())
                .containsPattern("without a stop|every day has a stop");
    }
}
