package ai.travion.router;

import static ai.travion.graph.Graph.GENERATE;
import static ai.travion.graph.Graph.REPLY;
import static ai.travion.graph.Graph.RETRIEVE;
import static ai.travion.graph.Graph.REWRITER;
import static ai.travion.graph.Graph.WEB_SEARCH;

import ai.travion.graph.Step;
import ai.travion.router.dialogue.Bearings;
import ai.travion.router.intent.Verdict;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RouteDecision;

/** Where a judged message goes next. */
final class Decided {

    private Decided() {}

    static RouteDecision on(Verdict verdict, Bearings bearings, boolean aTown, boolean echo) {
        if (echo) {
            return RouteDecision.DIRECT_ANSWER;
        }
        return switch (verdict.intent()) {
            case GREETING, OFF_TOPIC -> RouteDecision.SMALL_TALK;
            case REAL_TIME_INFO -> RouteDecision.WEB_SEARCH;
            case TOURISM_QUERY, TRIP_PLANNING -> {
                boolean search = verdict.rule().equals("asksForWhatIsNearby");
                if (search && (aTown || !bearings.places().isEmpty())) {
                    yield RouteDecision.LOCATION_SEARCH;
                }
                yield bearings.leaning() ? RouteDecision.REWRITE_THEN_RETRIEVE : RouteDecision.RETRIEVE;
            }
            case UNKNOWN -> RouteDecision.UNKNOWN;
        };
    }

    /** With the state of it. */
    static Step through(RouteDecision decision, GraphState state) {
        return switch (decision) {
            case SMALL_TALK, DIRECT_ANSWER -> Step.to(state.getFinalResponse().isPresent() ? REPLY : GENERATE, state);
            case RETRIEVE, LOCATION_SEARCH -> Step.to(RETRIEVE, state);
            case REWRITE_THEN_RETRIEVE -> Step.to(REWRITER, state);
            case WEB_SEARCH -> Step.to(WEB_SEARCH, state);
            case ASK_CLARIFICATION -> Step.to(REPLY, state);
            case UNKNOWN -> throw new IllegalStateException("No decision was made on the message.");
        };
    }
}
