package ai.travion.router;

import ai.travion.graph.Step;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.TravelIntent;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

/** A turn with other words of its traveller, or with a word more of ours. */
final class Turned {

    private static final float CERTAIN = 0.95f;

    private Turned() {}

    /** The turn as if the message were another. */
    static GraphState saying(String message, GraphState state) {
        return message.equals(state.getUserQuery())
                ? state
                : GraphState.newBuilder(state).setUserQuery(message).build();
    }

    /** With a note above the answer. */
    static Step noting(String note, Step step) {
        return Step.to(
                step.next(),
                GraphState.newBuilder(step.state())
                        .setAssumptions(Stream.concat(Stream.of(note), step.state().getAssumptions().stream())
                                .toList())
                        .build());
    }

    /** What is answered already begins with it; what is looked up has it as a note. */
    static Step above(String opening, Step step) {
        return step.state()
                .getFinalResponse()
                .map(told -> Step.to(
                        step.next(),
                        GraphState.newBuilder(step.state())
                                .setFinalResponse(opening + " " + told)
                                .build()))
                .orElseGet(() -> noting(opening, step));
    }

    /** What is answered already is answered with it; what is looked up has it as a note. */
    static Step besides(String answer, Step step) {
        return step.state()
                .getFinalResponse()
                .map(told -> Step.to(
                        step.next(),
                        GraphState.newBuilder(step.state())
                                .setFinalResponse(told + " " + answer)
                                .build()))
                .orElseGet(() -> noting(answer, step));
    }

    /** The plan is to be made again for these places and days, and its message is settled: no word of it is read by the planner. */
    static GraphState.Builder replanning(GraphState state, List<String> places, LocalDate first, int length) {
        return GraphState.newBuilder(done(state))
                .setIntent(IntentType.TRIP_PLANNING)
                .setIntentConfidence(CERTAIN)
                .setTravelIntent(TravelIntent.ITINERARY_PLANNING)
                .setRouteDecision(RouteDecision.REWRITE_THEN_RETRIEVE)
                .setTargetLocation(places.getFirst())
                .setTargetLocations(places)
                .setTargetDate(first)
                .setTargetEndDate(length > 1 ? first.plusDays(length - 1L) : null)
                .setRewrittenQuery("Plan a trip to %s for %d days".formatted(String.join(" and ", places), length));
    }

    /** The state of which the message is read as no wish, now or later: the plan has all that it orders. */
    static GraphState done(GraphState state) {
        return GraphState.newBuilder(state)
                .setDoneTurns(Stream.concat(state.getDoneTurns().stream(), Stream.of(state.getTurn()))
                        .toList())
                .build();
    }
}
