package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.rewrite.StandAlone;
import ai.travion.schemas.GraphState;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "What about Colombo instead, where to sleep?", "from Negombo, how would we get there?": a place that is said before the question is asked
 * for in the question.
 */
public final class Fronted {

    private static final String OPENING =
            "^\\W*(?:(?:and|so|but|or|ok(?:ay)?|cool|great|nice|good|thanks|thank\\s+you|well|right|alright|hm+)\\W+)*";
    private static final String QUESTION =
            "(?<question>(?:what|which|where|when|who|how|is|are|can|could|do|does|did|should|would|will)\\b[^.!;]+)$";
    private static final Pattern ABOUT = Patterns.anyCase(OPENING
            + "(?:what|how)\\s+about\\s+(?<what>[^,;:.?!]{3,40}?)(?:\\s+(?:instead|then|though))?[,;:.?!-]+\\s+(?:and\\s+)?"
            + QUESTION);
    private static final Pattern FROM =
            Patterns.anyCase(OPENING + "(?:coming\\s+)?from\\s+(?<what>[^,;:.?!]{3,40}?)[,;:-]+\\s+" + QUESTION);

    private Fronted() {}

    public static GraphState inFull(GraphState state, Places atlas) {
        if (!state.getItinerary().isEmpty()) {
            return state;
        }
        return about(state.getUserQuery(), atlas)
                .or(() -> from(state.getUserQuery(), atlas))
                .map(question ->
                        GraphState.newBuilder(state).setUserQuery(question).build())
                .orElse(state);
    }

    private static Optional<String> about(String said, Places atlas) {
        var fronted = Patterns.matcher(ABOUT, said);
        return fronted.matches()
                ? place(fronted.group("what"), fronted.group("question"), atlas)
                        .map(name -> StandAlone.pointing(fronted.group("question"), name)
                                .orElseGet(() -> StandAlone.appended(fronted.group("question"), "in " + name)))
                : Optional.empty();
    }

    private static Optional<String> from(String said, Places atlas) {
        var fronted = Patterns.matcher(FROM, said);
        return fronted.matches()
                ? place(fronted.group("what"), fronted.group("question"), atlas)
                        .map(name -> StandAlone.appended(fronted.group("question"), "from " + name))
                : Optional.empty();
    }

    /** The one place that is said first, where the question names none itself. */
    private static Optional<String> place(String what, String question, Places atlas) {
        var named = atlas.mentionedIn(what);
        return named.size() == 1 && atlas.mentionedIn(question).isEmpty()
                ? Optional.of(named.getFirst().place().name())
                : Optional.empty();
    }
}
