package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who joins on the way moves nobody's trip, and is counted from then on. */
class JoinsLaterTest {

    private static final List<ItinerarySlot> ROUND = Stops.round(
            "2027-02-03", "Negombo", "Sigiriya", "Sigiriya", "Kandy", "Kandy", "Ella", "Ella", "Galle Fort");

    private static Dialogue twoOfUs() {
        return aDialogue()
                .planning(ROUND)
                .after(
                        "Plan 8 days from 3 February 2027 for two adults: Negombo, Sigiriya, Kandy, Ella, Galle",
                        "2027-02-03",
                        "2027-02-10");
    }

    private static int travellers(GraphState state) {
        var party = state.getPreferences().orElseThrow().getParty().orElseThrow();
        return party.getAdults() + party.getChildren();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "my sister joins us on the 6th in Kandy|3|your sister joins on day 4, Saturday 6 February, in Kandy",
                "our daughter Zosia joins us on the 6th in Kandy|3|your daughter joins on day 4",
                "A friend of ours is coming along from Ella onwards|3|a friend of yours joins on day 6",
                "My parents fly in on 7 February and travel with us from then on|4|your parents join on day 5",
                "we pick up my brother in Kandy on day 4, he stays with us until the end|3|your brother joins on day 4",
                "our two friends will meet us in Ella|4|your two friends join on day",
                "My sister will join us in Ella with her son, he's 8|4|your sister joins on day"
            })
    void thePlanStaysAndFromThenOnTheyAreMore(String said, int travellers, String told) {
        var step = twoOfUs().says(said);

        assertThat(step.next()).isEqualTo(Graph.REPLY);
        assertThat(step.state().getFinalResponse().orElseThrow()).contains("the plan stays", told);
        assertThat(travellers(step.state())).isEqualTo(travellers);
        assertThat(step.state().getTargetDate()).hasToString("Optional[2027-02-03]");
        assertThat(step.state().getTargetEndDate()).hasToString("Optional[2027-02-10]");
    }

    @Test
    void whoJoinsIsToldWithWhoTravels() {
        var talk = twoOfUs();
        talk.says("my sister joins us on the 6th in Kandy", "2027-02-03", "2027-02-10");

        assertThat(talk.says("how many are we?").state().getFinalResponse().orElseThrow())
                .contains("3 adults", "your sister joins on Saturday 6 February in Kandy");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "my friend comes from Kandy and says Ella is too touristy",
                "can my sister join us in Kandy?",
                "my wife flies home on the 8th",
                "add a day in Ella, my brother joins there"
            })
    void whoOnlyVisitsOrLeavesIsNotCounted(String said) {
        assertThat(travellers(twoOfUs().hears(said))).isEqualTo(2);
    }
}
