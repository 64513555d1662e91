package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.Things;
import ai.travion.atlas.text.Patterns;
import ai.travion.graph.Step;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.Focus;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import ai.travion.schemas.GraphState;
import java.util.Locale;
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
            "weather|rain(?:s|y|ing)?|hot|cold|cool|warm|humid|wet|dry|temperatures?|climate|season|wear|clothes|clothing|dress\\p{L}*|pack|packing|eat|food|dish(?:es)?|specialit\\p{L}+|restaurants?|stay|hotels?|accommodation|nightlife|evenings?|crowd\\p{L}*|swim\\p{L}*|sea|each|every\\p{L}*|all|them|these|those|they|stops?|places|towns|beaches|temples|(?:which|best|nicest) (?:of (?:them|these|those)|ones?|places?|beach|town|stop|park|temple)|where");
    /** What one does then is much the same. */
    private static final Pattern WHEN_IT_RAINS = Patterns.words(
            "rainy (?:hours?|days?|afternoons?|mornings?)|(?:if|when|in case) it (?:rains?|pours?|is raining)|in the rain");

    private static final Pattern WHAT_THERE_IS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|also)\\W+)*(?:is|are)\\s+there\\s+(?!a\\s+(?:way|chance|train|bus)).*");
    private static final Pattern OF_ALL_ALIKE =
            Patterns.words("each|every\\p{L}*|all|both|stops?|places|towns|which|where|trip|plan|tour");
    private static final Pattern THAT_WAY = Patterns.words(
            "(?:on|during|in|for) (?:that one|that drive|this drive|that ride|that way|that leg|it|that)");
    private static final Pattern PACKING = Patterns.words("wear|pack|bring|clothes|shoes");
    private static final Pattern SAFARI = Patterns.words("safaris?|trains?|flights?");
    private static final Pattern THERE = Patterns.words("there");
    /** It says that one thing is meant, though not which. */
    private static final Pattern POINTS = Patterns.words("it|that|this|there|one|he|she|they|him|her|them");

    /** "What should we wear for the safari?" is asked of any. */
    private static boolean namesAThing(String text) {
        return Patterns.isIn(SAFARI, text)
                || !Things.mentionedIn(text.toLowerCase(Locale.ROOT)).isEmpty();
    }

    /** Nothing where it is asked of one place already, or of each. */
    static Optional<NotOfAll> in(
            Step step, GraphState state, Reading reading, Conversation conversation, Places atlas) {
        var names = conversation.ofThePlan().stream().map(Place::name).toList();
        var asked = step.state().getTargetLocations();
        var text = reading.said().text();
        // Of what a place may have that was told from the plan.
        boolean ofNone =
                asked.isEmpty() && conversation.plan() && reading.said().is(WHAT_THERE_IS);
        boolean spread = Taken.in(conversation, step) == Taken.QUESTION
                && !state.getItinerary().isEmpty()
                && step.state().getRewrittenQuery().isEmpty()
                && (Phrases.isQuestion(reading.said()) || text.contains("?"))
                && ((asked.size() > 1 && names.containsAll(asked)) || ofNone)
                && reading.places().isEmpty()
                && reading.places().beyond().isEmpty()
                && reading.places().region().isEmpty()
                && reading.nearby().isEmpty()
                && reading.calendar().isEmpty();
        if (!spread) {
            return Optional.empty();
        }
        var focus = Focus.of(state, atlas);
        boolean ofOne = focus.place().isPresent()
                && focus.ago() <= LATELY
                && !reading.said().has(OF_ALL_ALIKE)
                && !(reading.said().has(PACKING) && namesAThing(text))
                && (focus.ago() == 1 || reading.said().has(POINTS));
        if (reading.said().has(WHEN_IT_RAINS) && !names.isEmpty() && focus.ago() != 1) {
            return Optional.of(
                    new NotOfAll("What can we do in %s when it rains?".formatted(String.join(", ", names)), false));
        }
        boolean ofAWay = focus.way().isPresent()
                && focus.ago() == 1
                && Patterns.isIn(THAT_WAY, text)
                && !reading.said().has(THERE);
        if (ofAWay) {
            return Optional.of(new NotOfAll(Patterns.matcher(THAT_WAY, text).replaceFirst("on the drive"), true));
        }
        if (ofOne) {
            var place = focus.place().orElseThrow();
            return Optional.of(new NotOfAll(
                    StandAlone.pointing(text, place.name())
                            .orElseGet(() -> StandAlone.appended(text, "in " + place.name())),
                    false));
        }
        if (ofNone) {
            return Optional.empty();
        }
        return reading.said().has(OF_EACH) && !reading.said().has(WHEN_IT_RAINS)
                ? Optional.empty()
                : Optional.of(new NotOfAll(text, true));
    }
}
