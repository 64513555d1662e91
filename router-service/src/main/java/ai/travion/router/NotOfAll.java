package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.graph.Step;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.Focus;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import ai.travion.schemas.GraphState;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "Do I need boots?", "is it ok for beginners?": what names no place and would be looked up for all places of a plan is asked of the one that
 * was spoken of last, or else of the country, unless it is meant for each of them.
 *
 * @param words the question to ask instead
 * @param general whether it is asked of no place
 */
record NotOfAll(String words, boolean general) {

    private static final int LATELY = 2;
    /** What is different at each place that one comes to. */
    private static final Pattern OF_EACH = Patterns.words(
            "weather|rain(?:s|y|ing)?|hot|cold|cool|warm|humid|wet|dry|temperatures?|climate|season|wear|clothes|clothing|dress\\p{L}*|pack|packing|eat|food|dish(?:es)?|specialit\\p{L}+|restaurants?|stay|hotels?|accommodation|nightlife|evenings?|crowd\\p{L}*|swim\\p{L}*|sea|each|every\\p{L}*|all|them|these|those|they|stops?|places|towns|beaches|temples|which|where|best");
    /** What one does then is much the same. */
    private static final Pattern WHEN_IT_RAINS =
            Patterns.words("rainy (?:hours?|days?|afternoons?|mornings?)|(?:if|when|in case) it (?:rains?|pours?|is raining)|in the rain");
    private static final Pattern OF_ALL_ALIKE = Patterns.words("each|every\\p{L}*|all|both|stops?|places|towns|which|where|trip|plan|tour");
    /** It says that one thing is meant, though not which. */
    private static final Pattern POINTS = Patterns.words("it|that|this|there|one|he|she|they|him|her|them");

    /** Nothing where it is asked of one place already, or of each. */
    static Optional<NotOfAll> in(
            Step step, GraphState state, Reading reading, Conversation conversation, Places atlas) {
        var names = conversation.ofThePlan().stream().map(Place::name).toList();
        var asked = step.state().getTargetLocations();
        boolean spread = Taken.in(conversation, step) == Taken.QUESTION
                && !state.getItinerary().isEmpty()
                && asked.size() > 1
                && names.containsAll(asked)
                && reading.places().isEmpty()
                && reading.places().beyond().isEmpty()
                && reading.places().region().isEmpty()
                && reading.nearby().isEmpty()
                && reading.calendar().isEmpty();
        if (!spread) {
            return Optional.empty();
        }
        var text = reading.said().text();
        var focus = Focus.of(state, atlas);
        boolean ofOne = focus.place().isPresent()
                && focus.ago() <= LATELY
                && !reading.said().has(OF_ALL_ALIKE)
                && (focus.ago() == 1 || reading.said().has(POINTS));
        if (ofOne) {
            var place = focus.place().orElseThrow();
            return Optional.of(new NotOfAll(
                    StandAlone.pointing(text, place.name())
                            .orElseGet(() -> StandAlone.appended(text, "in " + place.name())),
                    false));
        }
        return reading.said().has(OF_EACH) && !reading.said().has(WHEN_IT_RAINS) ? Optional.empty() : Optional.of(new NotOfAll(text, true));
    }
}
