package ai.travion.router;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A thread of 60 turns is understood in its last turn as in its first, and weighs no more. */
class LongThreadTest {

    private static final List<String> SMALL_MATTERS = List.of(
            "Is Mirissa good for whale watching?",
            "What should I wear at the Temple of the Tooth?",
            "How far is Jaffna from Colombo?",
            "I love tea and waterfalls",
            "Tell me about the history of Polonnaruwa",
            "thanks!",
            "Are there leeches in Sinharaja?",
            "I don't like crowds",
            "closest beach to Galle",
            "Which holidays are there in April 2027?");

    @Test
    void whatWasSaidLastCountsAfterSixtyTurns() {
        var dialogue =
                talkedFor(57).after("Plan 3 days in Ella from 10 January 2027").after("what should I wear there?");

        var state = dialogue.hears("make it one day longer and slower");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocation()).contains("Ella");
        assertThat(state.getTargetDate()).hasToString("Optional[2027-01-10]");
    }

    @Test
    void aPlanOfLongAgoIsStillChanged() {
        var dialogue = Dialogue.aDialogue().after("Plan 3 days in Kandy from 10 January 2027");
        IntStream.range(0, 55).forEach(turn -> dialogue.after(SMALL_MATTERS.get(turn % SMALL_MATTERS.size())));

        var state = dialogue.hears("make the plan one day longer");

        assertThat(state.getTargetLocations()).containsExactly("Kandy");
        assertThat(state.getTargetEndDate()).hasToString("Optional[2027-01-13]");
    }

    @Test
    void aPlanOfLongAgoIsShownAgain() {
        var dialogue = Dialogue.aDialogue().after("Plan 3 days in Kandy from 10 January 2027");
        IntStream.range(0, 55).forEach(turn -> dialogue.after(SMALL_MATTERS.get(turn % SMALL_MATTERS.size())));

        var state = dialogue.hears("what's on day 2 of my plan?");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocation()).contains("Kandy");
        assertThat(state.getTargetDate()).hasToString("Optional[2027-01-10]");
    }

    @Test
    void aChainOfFollowUpsKeepsItsQuestion() {
        var dialogue = Dialogue.aDialogue().after("How busy is Sigiriya on 1 December 2026?");
        IntStream.range(0, 8).forEach(turn -> dialogue.after("and the day after?"));

        var query = dialogue.searchesFor("and the day after?");

        assertThat(query).isEqualTo("How busy is Sigiriya on 10 December 2026?");
    }

    @Test
    void aWishOfLongAgoIsStillKnown() {
        var dialogue = Dialogue.aDialogue().after("I am vegetarian and my knees are bad, so not much walking");
        IntStream.range(0, 58).forEach(turn -> dialogue.after(SMALL_MATTERS.get(turn % SMALL_MATTERS.size())));

        var state = dialogue.hears("Plan a day in Kandy on 5 January 2027");

        assertThat(state.getPreferences()
                        .orElseThrow()
                        .getWalkingTolerance()
                        .orElseThrow()
                        .getValue())
                .isEqualTo("low");
    }

    @Test
    void theEnvelopeOfTheSixtiethTurnWeighsNoMoreThanThatOfTheTwelfth() throws IOException {
        var early = talkedFor(11).hears("Plan a day in Kandy on 5 January 2027");
        var late = talkedFor(59).hears("Plan a day in Kandy on 5 January 2027");

        assertThat(bytes(late)).isLessThan((int) (1.2 * bytes(early)));
    }

    private static Dialogue talkedFor(int turns) {
        var dialogue = Dialogue.aDialogue();
        IntStream.range(0, turns).forEach(turn -> dialogue.after(SMALL_MATTERS.get(turn % SMALL_MATTERS.size())));
        return dialogue;
    }

    private static int bytes(GraphState state) throws IOException {
        return GraphState.getEncoder().encode(state).remaining();
    }
}
