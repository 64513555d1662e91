package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import java.util.regex.Pattern;

/** "Thank you, it's been a pleasure! Show us the whole plan in one piece": whatever is remarked beside it, the plan is to be shown. */
public final class WholePlanAsked {

    private static final String PLAN = "Show me the plan";
    private static final Pattern ASKED = Patterns.anyCase(
            "^(?<ahead>.*[.!?,;:]\\s*)?(?:(?:and|so|now|then|but|ok(?:ay)?|please|pls|finally)\\s+)*(?:(?:can|could|would|may|will)\\s+(?:you|we|i)\\s+)?(?:please\\s+)?(?:show|see|print|give|send|display|have|get|read|write)(?:\\s+(?:me|us|out|up|down|again))*\\s+(?:(?:the|our|my|this|all\\s+of\\s+the)\\s+)*(?:(?:whole|full|entire|complete|finished|final)\\s+(?:travel\\s+|trip\\s+)?(?:plan|itinerary|trip|programme|program|schedule|thing|tour)|everything(?=\\s+(?:again|once\\s+more|please|now|together|in\\s+one)|\\W*$))(?:[\\s,]+(?:in\\s+one\\s+(?:piece|go)|once\\s+more|again|please|pls|now|as\\s+it\\s+(?:is|stands)(?:\\s+now)?|with\\s+all\\s+(?:its\\s+)?(?:hours|days|details)|from\\s+start\\s+to\\s+(?:end|finish)|day\\s+by\\s+day|in\\s+full))*\\W*$");
    /** What is to be otherwise first is no remark. */
    private static final Pattern CHANGES = Patterns.words(
            "add|drop|skip|remove|swap|replace|move|put|take|give|change|cut|cancel|include|plan|shift|stay|spend|make|leave|keep|without|instead|more|less|longer|shorter|not|no|want|like to|would like|rather");

    private WholePlanAsked() {}

    /** The state with that alone for its message; as it is where no plan is in hand, or something else is ordered beside it. */
    public static GraphState inFull(GraphState state) {
        var said = Patterns.matcher(ASKED, state.getUserQuery());
        boolean isAsked = !state.getItinerary().isEmpty()
                && state.getPendingClarification().isEmpty()
                && said.matches()
                && (said.group("ahead") == null || !Patterns.isIn(CHANGES, said.group("ahead")));
        return isAsked ? GraphState.newBuilder(state).setUserQuery(PLAN).build() : state;
    }
}
