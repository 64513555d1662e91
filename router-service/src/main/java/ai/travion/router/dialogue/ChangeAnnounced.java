package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import java.util.regex.Pattern;

/** "Change of plans, we can only stay nine days": what is only announced orders nothing itself. */
public final class ChangeAnnounced {

    private static final Pattern ANNOUNCED = Patterns.anyCase(
            "^\\W*(?:(?:oh|ok(?:ay)?|so|sorry|hey|um+|there(?:'s|\\s+is|\\s+was|\\s+has\\s+been)|an?|(?:a\\s+)?(?:small|little|slight|quick|big))\\b\\W*)*(?:changes?\\s+of\\s+plans?|(?:our|the|my)\\s+plans\\s+(?:have\\s+)?changed)\\s*[,.:;!-]+\\s*(?=\\S)");

    private ChangeAnnounced() {}

    /** The state with what follows; as it is where nothing is announced. */
    public static GraphState inFull(GraphState state) {
        var said = state.getUserQuery();
        var order = ANNOUNCED.matcher(said).replaceFirst("");
        return state.getItinerary().isEmpty() || order.equals(said)
                ? state
                : GraphState.newBuilder(state).setUserQuery(order).build();
    }
}
