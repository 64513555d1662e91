package ai.travion.retrieval;

import ai.travion.atlas.Places;
import ai.travion.atlas.Refusals;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.search.Wishes;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the envelope's preferences as wishes of a search. */
final class StatedWishes {

    private static final String HIKING = "hiking";

    /** "I hate leeches, should I skip it?": what one asks about is not to be left out of the evidence. */
    private static final Pattern ASKS_WHETHER = Pattern.compile(
            "\\b(?:should|ought|shall|can|could|will|would|do|does|am|are|is) (?:i|we|they|he|she|it|one|you|(?:my|our) \\w+)\\b|"
                    + "\\bworth\\b|\\bsuitable\\b|\\b(?:good|bad) idea\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern ASKS_FOR_PLACES = Pattern.compile(
            "\\b(?:what|which|where|list|suggest|recommend|plan|alternatives?)\\b", Pattern.CASE_INSENSITIVE);

    private StatedWishes() {}

    /**
     * The wishes of a turn.
     *
     * @param question that they may belong to: asked whether a place suits who avoids something, its texts on that are the answer
     */
    static Wishes of(Optional<Preferences> stated, String question, Places atlas) {
        boolean asksWhether = isAskedWhether(question, atlas);
        return stated.map(StatedWishes::of)
                .map(wishes -> asksWhether ? wishes.withoutAvoiding(value -> isAskedAbout(value, question)) : wishes)
                .orElse(Wishes.NONE);
    }

    /** Whether a question asks about, or for, the very thing that was to be avoided, and does not refuse it in the same breath. */
    static boolean isAskedFor(String value, String question, Places atlas) {
        return isAskedWhether(question, atlas) || isNamed(value, question);
    }

    /** Whether a question asks of a place that it names whether it suits. */
    static boolean isAskedWhether(String question, Places atlas) {
        return ASKS_WHETHER.matcher(question).find()
                && !ASKS_FOR_PLACES.matcher(question).find()
                && !atlas.mentionedIn(question).isEmpty();
    }

    /** Whether a question names the very thing, and does not refuse it in the same breath. */
    static boolean isNamed(String value, String question) {
        var telling = Related.telling(value);
        return !telling.isEmpty()
                && Set.copyOf(EnglishTerms.of(Refusals.takenOut(question))).containsAll(telling);
    }

    private static Wishes of(Preferences preferences) {
        return new Wishes(
                Stream.concat(values(preferences.getAvoid(), true), tooFar(preferences, true))
                        .toList(),
                Stream.concat(values(preferences.getAvoid(), false), tooFar(preferences, false))
                        .toList(),
                preferences.getInterests().stream().map(StatedValue::getValue).toList());
    }

    /** Who says that their knees are bad asks about the walk. */
    private static boolean isAskedAbout(String value, String question) {
        return value.equals(HIKING) || Set.copyOf(EnglishTerms.of(question)).containsAll(Related.telling(value));
    }

    private static Stream<String> values(List<StatedValue> stated, boolean must) {
        return stated.stream()
                .filter(value -> value.getMust() == must)
                .map(StatedValue::getValue)
                .filter(value -> !value.isBlank());
    }

    /** Who walks little avoids hikes. */
    private static Stream<String> tooFar(Preferences preferences, boolean must) {
        return preferences
                .getWalkingTolerance()
                .filter(walking -> walking.getValue().equalsIgnoreCase("low") && walking.getMust() == must)
                .map(walking -> HIKING)
                .stream();
    }
}
