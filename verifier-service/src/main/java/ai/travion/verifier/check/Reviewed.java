package ai.travion.verifier.check;

import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import java.util.regex.Pattern;

/** A draft under review, with the state that it was written from, and what has been read already. */
record Reviewed(GraphState state, DraftText draft, Readings readings) {

    private static final Pattern ADMITS_GAP = Pattern.compile(
            "(?i)\\b(?:could not|couldn['’]t|cannot|can['’]t|did not|didn['’]t|was not able to|wasn['’]t able to) (?:find|put together|plan|answer)\\b"
                    + "|\\b(?:do not|don['’]t) (?:know|have (?:any |enough )?(?:information|evidence))\\b|\\b(?:insufficient|not enough) evidence\\b");

    private static final Pattern ONE_DAY = Pattern.compile(
            "(?i)\\b(?:day (?:\\w+ )?(?:\\d{1,2}|one|two|three|four|five|six|seven)|(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|last|final) (?:day|morning|afternoon|evening|night)|"
                    + "on (?:the )?\\w+day|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2})\\b");

    static Reviewed of(GraphState state, Readings readings) {
        return new Reviewed(state, DraftText.of(state.getGeneratedResponse().orElse("")), readings);
    }

    boolean isSmallTalk() {
        return state.getRouteDecision() == RouteDecision.SMALL_TALK
                || state.getIntent() == IntentType.GREETING
                || state.getIntent() == IntentType.OFF_TOPIC;
    }

    /** "Why?", "shorter please": about the answer before. */
    boolean isAboutTheLastAnswer() {
        return state.getRouteDecision() == RouteDecision.DIRECT_ANSWER;
    }

    boolean isPlan() {
        return state.getIntent() == IntentType.TRIP_PLANNING;
    }

    /** "What do I do on day 3?": not all of the plan is wanted. */
    boolean asksForSomeDays() {
        return state.getTurn() > 1 && ONE_DAY.matcher(state.getUserQuery()).find();
    }

    /** The draft says plainly that it found nothing, or not enough. */
    boolean admitsGap() {
        return ADMITS_GAP.matcher(draft.prose()).find();
    }

    /** Nothing was found that answers, after all that could be tried. */
    boolean foundNothing() {
        var relevance = state.getDocumentRelevance();
        boolean weak = relevance == DocumentRelevance.INSUFFICIENT || relevance == DocumentRelevance.IRRELEVANT;
        boolean saysSomething =
                !draft.citations().isEmpty() || !state.getConstraintViolations().isEmpty();
        return weak && !saysSomething && state.getIntent() == IntentType.TOURISM_QUERY && admitsGap();
    }

    /** The question that stands alone; a query that was widened for a retry is no longer the traveller's. */
    String question() {
        return state.getRetrievalAttempts() > 1
                ? state.getUserQuery()
                : state.getRewrittenQuery().orElse(state.getUserQuery());
    }
}
