package ai.travion.generator.prompt;

import ai.travion.generator.evidence.Packed;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import java.util.Locale;

/** What an answer is for; each purpose has an order of its own. */
public enum Purpose {
    GUIDE,
    PLANNER,
    GREETING,
    REDIRECTION,
    CLARIFICATION;

    public static Purpose of(GraphState state, Packed evidence) {
        if (state.getIntent() == IntentType.OFF_TOPIC) {
            return REDIRECTION;
        }
        if (state.getIntent() == IntentType.GREETING || state.getRouteDecision() == RouteDecision.SMALL_TALK) {
            return GREETING;
        }
        if (state.getIntent() == IntentType.TRIP_PLANNING || isAboutTheLastPlan(state)) {
            return PLANNER;
        }
        return isUnanswered(state, evidence) ? CLARIFICATION : GUIDE;
    }

    /** Whether it is about Sri Lanka at all. */
    public boolean isSmallTalk() {
        return this == GREETING || this == REDIRECTION;
    }

    String file() {
        return name().toLowerCase(Locale.ROOT) + ".md";
    }

    private static boolean isAboutTheLastPlan(GraphState state) {
        return state.getRouteDecision() == RouteDecision.DIRECT_ANSWER
                && !state.getItinerary().isEmpty();
    }

    private static boolean isUnanswered(GraphState state, Packed evidence) {
        boolean weak = state.getDocumentRelevance() == DocumentRelevance.INSUFFICIENT
                || state.getDocumentRelevance() == DocumentRelevance.IRRELEVANT;
        return evidence.chunks().isEmpty()
                || (weak && state.getWebSearchResults().isEmpty());
    }
}
