package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What the router did not hear and the planner follows is not said to be left. */
class StillUnheardTest {

    private static final GraphState SAID = GraphState.newBuilder()
            .setUserQuery("No museums, and be at the lake by sunset")
            .setUnheard(List.of("be at the lake by sunset"))
            .build();

    @Test
    void aClauseWithoutWhichThePlanIsAnotherIsHeard() {
        UnaryOperator<GraphState> planner =
                state -> planned(state, state.getUserQuery().contains("sunset") ? "17:30" : "15:00");

        assertThat(StillUnheard.in(SAID, planner.apply(SAID), planner)).isEmpty();
    }

    @Test
    void aClauseWithoutWhichAllIsTheSameIsNot() {
        UnaryOperator<GraphState> planner = state -> planned(state, "15:00");

        assertThat(StillUnheard.in(SAID, planner.apply(SAID), planner)).containsExactly("be at the lake by sunset");
    }

    @Test
    void whatIsToldAmongWhatIsOtherwiseIsNotSaidToBeLeft() {
        var said = GraphState.newBuilder(SAID)
                .setUnheard(List.of("swap the rock for something flat"))
                .build();
        var made = GraphState.newBuilder(said)
                .setAssumptions(List.of("Against the plan before: left out now: Pidurangala Rock."))
                .build();

        assertThat(StillUnheard.in(said, made, state -> made)).isEmpty();
    }

    @Test
    void whatThePlannerWasNotGivenItDidNotRead() {
        var inOtherWords =
                GraphState.newBuilder(SAID).setUserQuery("No museums, please.").build();
        UnaryOperator<GraphState> never = state -> {
            throw new AssertionError("planned once more");
        };

        assertThat(StillUnheard.in(inOtherWords, inOtherWords, never)).containsExactly("be at the lake by sunset");
    }

    private static GraphState planned(GraphState state, String time) {
        return GraphState.newBuilder(state)
                .setItinerary(List.of(ItinerarySlot.newBuilder()
                        .setTime(time)
                        .setActivity("Walk along Gregory Lake")
                        .build()))
                .build();
    }
}
