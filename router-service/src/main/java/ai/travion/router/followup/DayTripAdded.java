package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Then a day trip to Sigiriya please": one more place of the plan in hand, beside that of its places which lies nearest. */
final class DayTripAdded implements Completion {

    private static final int LONGEST_WORDS = 16;
    private static final Pattern SAID = Patterns.anyCase(
            "^[^\\p{L}#]*+(?:(?:and|then|ok(?:ay)?|great|good|all|nice|perfect|yes|please|also|now|so|thanks|thank|you|maybe|can|could|we|i|you|us|me|have|do|make|add|include|put|fit|in|like|want|love|would|we'?d|i'?d|let'?s|to|take|go|on|for|(?:what|how)\\s+about|an?|another|one|give|plus|it|looks|too)\\b[^\\p{L}#]*+){0,14}?"
                    + "(?:full[\\s-]+|half[\\s-]+)?(?:day|side)[\\s-]+(?:trip|tour|excursion|outing)\\s+(?:out\\s+)?to\\s+(?:the\\s+)?#+\\W*(?:(?:please|pls|too|as\\s+well|also|then)\\W*)*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean wished = message.said().words().size() <= LONGEST_WORDS
                && Patterns.isIn(SAID, message.places().remainder());
        return before.onePlaceForThePlan(message)
                .filter(place -> wished)
                .map(place -> added(place, before.conversation().ofThePlan()));
    }

    private static Completed added(Place place, List<Place> planned) {
        var all = new ArrayList<>(planned);
        all.remove(place);
        var nearest =
                all.stream().min(Comparator.comparingDouble(stay -> stay.at().kilometresTo(place.at())));
        all.add(nearest.map(stay -> all.indexOf(stay) + 1).orElse(0), place);
        return new Completed(
                "Make it so",
                List.of("%s is one more place of the plan%s; the other places stay."
                        .formatted(
                                place.name(),
                                nearest.map(stay -> ", beside " + stay.name()).orElse(""))),
                false,
                List.of(),
                Optional.of(new Change(Optional.of(all), List.of(), List.of(place.name() + " all the same"))));
    }
}
