package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import java.util.regex.Pattern;

/** "What is our last day like? Flight at 23:30 that night": what is told behind a question bears on its answer, so it is heard before it. */
public final class FlightToldLast {

    private static final Pattern SAID = Patterns.anyCase(
            "^(?<question>\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*(?:what|how|when|where|which|is|does|will)\\b[^.!?]+\\?)\\s*(?<flight>[^?]*\\b(?:flights?|fly|flies|plane)\\b[^?]*\\d[^?]*?)[.!\\s]*$");

    /** The plan that is changed for a flight shows that day. */
    private static final Pattern THE_LAST_DAY =
            Patterns.words("(?:last|final|departure) (?:day|evening|afternoon|morning)");

    private FlightToldLast() {}

    /** The state with both in that order; as it is where no flight is told behind a question, or no plan is in hand. */
    public static GraphState first(GraphState state) {
        var said = Patterns.matcher(SAID, state.getUserQuery());
        return state.getItinerary().isEmpty() || !said.matches()
                ? state
                : GraphState.newBuilder(state)
                        .setUserQuery(
                                Patterns.isIn(THE_LAST_DAY, said.group("question"))
                                        ? said.group("flight")
                                        : said.group("flight") + ". " + said.group("question"))
                        .build();
    }
}
