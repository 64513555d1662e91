package ai.travion.schemas.envelope;

import ai.travion.schemas.GraphState;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What somebody who asks of food does not eat, among what is taken for granted: the router knows it, and whoever writes can tell which dishes hold
 * it.
 */
public final class DietNote {

    private static final String NOTE =
            "You told me: %s. A dish that is named here may hold what you do not eat, so ask before you order.";
    private static final Pattern SAID = Pattern.compile(Pattern.quote(NOTE).replace("%s", "\\E(?<needs>.+)\\Q"));

    private DietNote() {}

    /**
     * The note.
     *
     * @param needs in words: "vegan, allergic to nuts"
     */
    public static String of(String needs) {
        return NOTE.formatted(needs);
    }

    /** The needs that a turn is to heed; empty where it asks of no food, or nobody told of any. */
    public static Optional<String> needsIn(GraphState state) {
        return state.getAssumptions().stream()
                .map(SAID::matcher)
                .filter(said -> said.matches())
                .map(said -> said.group("needs"))
                .findFirst();
    }
}
