package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "Is Adam's Peak doable then? If yes swap it for Horton Plains": a question, and a change that waits for its answer. The question is
 * answered, and the change is for the traveller to decide.
 *
 * @param question what is to be answered
 * @param note how to order the change afterwards
 */
public record OnCondition(String question, String note) {

    private static final Pattern SAID = Patterns.anyCase(
            "^(?<question>[^?]{8,160}?)[?,.;!:-]+\\s*(?:and\\s+|then\\s+)?if\\s+(?:yes|so|not|no|ok(?:ay)?|possible|that'?s\\s+(?:ok(?:ay)?|possible|fine|the\\s+case)|(?:it|that|they|there)(?:'s|\\s+(?:is|are|does|do|works?|fits?|would\\s+be|isn'?t|doesn'?t|aren'?t))(?:\\s+(?:ok(?:ay)?|possible|fine|good|worth\\s+it|doable|open))?)\\W+(?:then\\s+|please\\s+|can\\s+you\\s+|could\\s+you\\s+|you\\s+can\\s+|we\\s+could\\s+)*(?<order>(?:swap|replace|exchange|add|put|include|drop|skip|remove|take|leave|move|change|make|give|plan|cut|do|switch|stay)\\b[^?]{2,100}?)[.!?]*\\s*$");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|also)\\W+)*(?:is|are|do|does|did|can|could|will|would|should|has|have|how|what|when|where|which|who|isn'?t|aren'?t)\\b.*");
    private static final Pattern SWAPS = Patterns.words("swap|replace|exchange|switch");
    private static final Pattern IT = Patterns.words("it|that|them|this|there");

    public static Optional<OnCondition> in(GraphState state, Places atlas) {
        var said = Patterns.matcher(SAID, Utterance.of(state.getUserQuery()).text());
        boolean waits = state.getPendingClarification().isEmpty()
                && said.matches()
                && Patterns.isAllOf(ASKS, said.group("question"));
        return waits
                ? Optional.of(new OnCondition(
                        said.group("question").strip() + "?",
                        "I have changed nothing yet: say \"%s\" if you want it so."
                                .formatted(order(said.group("question"), said.group("order"), state, atlas))))
                : Optional.empty();
    }

    /** With what it points at by its name, so that it can be said by itself. */
    private static String order(String question, String order, GraphState state, Places atlas) {
        var asked = named(question, atlas);
        var ordered = named(order, atlas);
        if (asked.size() != 1 || ordered.contains(asked.getFirst())) {
            return order.strip();
        }
        var plan = Itinerary.of(state.getItinerary(), atlas);
        boolean comesIn = Patterns.isIn(SWAPS, order)
                && ordered.size() == 1
                && plan.isAt(ordered.getFirst())
                && !plan.isAt(asked.getFirst());
        return comesIn
                ? "swap %s for %s"
                        .formatted(ordered.getFirst().name(), asked.getFirst().name())
                : Patterns.matcher(IT, order)
                        .replaceFirst(asked.getFirst().name())
                        .strip();
    }

    private static List<Place> named(String words, Places atlas) {
        return atlas.mentionedIn(words).stream()
                .map(Places.Mention::place)
                .distinct()
                .toList();
    }
}
