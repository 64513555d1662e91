package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Is Sigiriya worth it, or should we climb Pidurangala instead?" weighs two places and orders neither: it asks which of them is better. */
public final class OneOrTheOther {

    private static final String OR =
            "[,;]?\\s*(?:\\?\\s*)?\\bor\\s+(?:maybe\\s+|perhaps\\s+|rather\\s+|better\\s+|just\\s+)*";
    private static final String DONE =
            "(?:(?:should|shall|would|could|can|do|might|is)\\s+(?:we|i|it|you|one)\\s+(?:be\\s+)?(?:rather\\s+|better\\s+|just\\s+)*(?:\\p{L}+\\s+){1,3}?|(?:is|would)\\s+)?";
    private static final String END =
            "(?:\\s+(?:instead|better|rather|be|enough|more|fun|nicer|easier|worth|it|a|the|choice|option|then|for|us|you|think))*\\W*\\??\\W*$";
    private static final Pattern WEIGHED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|hm+|well|tell\\s+me|do\\s+you\\s+think)\\b\\W*)*(?:is|are|would|will|does|do|should|shall)\\s+(?<one>#|(?:it|that|this)\\b)[^#.!]{0,40}?"
                    + OR + DONE + "(?<other>#)" + END);
    private static final Pattern POINTED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|hm+|well|tell\\s+me|do\\s+you\\s+think)\\b\\W*)*(?:is|are|would|will|does|do|should|shall)\\s+#[^#.!]{0,40}?"
                    + OR + DONE + "(?:it|that|this)\\b" + END);

    private OneOrTheOther() {}

    /** The state with the question which is better; as it is where the message weighs no two places. */
    public static GraphState inFull(GraphState state, Places atlas) {
        return ofBoth(state.getUserQuery(), atlas)
                .or(() -> ofTheFocus(state, atlas))
                .map(words -> GraphState.newBuilder(state).setUserQuery(words).build())
                .orElse(state);
    }

    /** The question which of two that the message names is better; nothing where it weighs no two. */
    static Optional<String> ofBoth(String message, Places atlas) {
        var said = Blanked.of(message, atlas);
        return said.places().size() == 2 && Patterns.isAllOf(WEIGHED, said.text())
                ? Optional.of(question(said.places().getFirst(), said.places().getLast()))
                : Optional.empty();
    }

    private static Optional<String> ofTheFocus(GraphState state, Places atlas) {
        var said = Blanked.of(state.getUserQuery(), atlas);
        boolean points = said.places().size() == 1
                && (Patterns.isAllOf(WEIGHED, said.text()) || Patterns.isAllOf(POINTED, said.text()));
        return points
                ? Focus.of(state, atlas)
                        .place()
                        .filter(place -> !place.equals(said.places().getFirst()))
                        .map(place -> question(place, said.places().getFirst()))
                : Optional.empty();
    }

    private static String question(Place one, Place other) {
        return "Which is better, %s or %s?".formatted(one.name(), other.name());
    }
}
