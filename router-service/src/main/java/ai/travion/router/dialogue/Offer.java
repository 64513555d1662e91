package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What the last plan left out for the traveller's own sake and offered to put in all the same.
 *
 * @param places that were left out
 * @param because the sentences that said why
 */
public record Offer(List<Place> places, List<String> because) {

    private static final String LEFT_OUT = "left-out";
    private static final String OFFERED = "Tell me if you want it";
    private static final int SHORT_WORDS = 9;
    private static final Pattern YES = Patterns.anyCase(
            "\\W*(?:yes|yeah|yep|yup|sure|please\\s+do|do\\s+it|go\\s+ahead|definitely|absolutely|of\\s+course|i\\s+do|we\\s+do|ok(?:ay)?\\W+(?:yes|please|include|add|put|do))\\b.*|.*\\b(?:want|include|add|keep|put)\\s+(?:it|that|them)\\b.*");
    private static final Pattern WANTED = Patterns.words(
            "want|wants|all the same|anyway|still|nevertheless|include|add|put|keep|climb|visit|see|do|go|insist|please|yes");
    private static final Pattern NO = Patterns.words("no|not|don'?t|never|without|rather|better");

    /** What the turn before offered; nothing where it left nothing out. */
    public static Optional<Offer> in(GraphState state, Places atlas) {
        var left = state.getConstraintViolations().stream()
                .filter(violation -> violation.getRuleId().equals(LEFT_OUT))
                .filter(violation -> violation.getSuggestion().startsWith(OFFERED))
                .toList();
        var places = left.stream()
                .flatMap(violation -> violation.getLocation().flatMap(atlas::named).stream())
                .distinct()
                .toList();
        return places.isEmpty() || state.getItinerary().isEmpty()
                ? Optional.empty()
                : Optional.of(new Offer(
                        places,
                        left.stream().map(ConstraintViolation::getDescription).toList()));
    }

    /** The places that the reply takes of it; none where it is another matter. */
    public List<Place> takenBy(Reading reply) {
        var said = reply.said();
        if (said.text().contains("?") || said.has(NO)) {
            return List.of();
        }
        var named = places.stream()
                .filter(place -> reply.places().targets().contains(place))
                .toList();
        if (!named.isEmpty()) {
            return said.has(WANTED) ? named : List.of();
        }
        boolean agreed = reply.places().isEmpty() && said.words().size() <= SHORT_WORDS && said.is(YES);
        return agreed ? places : List.of();
    }

    /** What is not stayed away from any more, so that the places can be planned. */
    public List<String> lifts(Preferences known) {
        return known.getAvoid().stream()
                .map(StatedValue::getValue)
                .filter(value -> because.stream()
                        .map(sentence -> sentence.toLowerCase(Locale.ROOT))
                        .anyMatch(sentence -> sentence.contains(value.toLowerCase(Locale.ROOT))
                                || sentence.contains(Conflicts.worded(value))))
                .toList();
    }
}
