package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "Then a day trip to Sigiriya please": one more place of the plan in hand, beside that of its places which lies nearest. */
final class DayTripAdded implements Completion {

    private static final int LONGEST_WORDS = 20;
    /** There and back in a day, as the crow flies. */
    private static final double OF_A_DAY_KILOMETRES = 90;

    private static final Pattern SAID = Patterns.anyCase(
            "^(?:[^\\p{L}#]*+(?:(?:ok(?:ay)?|no|hm+|and|but|so|then|well|actually)\\W+)*(?:forget(?:\\s+about)?|skip|drop|leave\\s+out|scrap|never\\s*mind|not)\\s+(?:the\\s+)?#+(?:\\s+then)?\\s*[.,;!-]+)?[^\\p{L}#]*+(?:(?:and|then|ok(?:ay)?|great|good|all|nice|perfect|yes|please|also|now|so|thanks|thank|you|maybe|can|could|we|i|you|us|me|have|do|make|add|include|put|fit|in|like|want|love|would|we'?d|i'?d|let'?s|to|take|go|on|for|(?:what|how)\\s+about|an?|another|one|give|plus|it|looks|too)\\b[^\\p{L}#]*+){0,14}?"
                    + "(?:full[\\s-]+|half[\\s-]+)?(?:day|side)[\\s-]+(?:trip|tour|excursion|outing)\\s+(?:out\\s+)?to\\s+(?:the\\s+)?#+\\W*(?:(?:please|pls|too|as\\s+well|also|then|instead|would\\s+be\\s+(?:lovely|nice|great|good|fun)|from\\s+(?:the\\s+|our\\s+)?(?:beach|coast|sea|hotel|there|here|#+))\\W*)*$");

    /** "Could you put Polonnaruwa as an excursion from Sigiriya?" */
    private static final Pattern AS_ONE = Patterns.anyCase(
            "\\b(?:put|add|do|have|include|see|visit|make|take|plan)\\s+(?:in\\s+)?(?:the\\s+)?#+\\s+(?:in\\s+)?(?:as|for)\\s+(?:an?\\s+)?(?:(?:full[\\s-]+|half[\\s-]+)?day[\\s-]+(?:trip|out|tour|excursion)|excursion|outing)(?:\\s+from\\s+(?:the\\s+|our\\s+)?(?:#+|beach|hotel|coast|there))?\\W*(?:(?:please|pls)\\W*)?$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean wished = message.said().words().size() <= LONGEST_WORDS
                && (Patterns.isIn(SAID, message.places().remainder())
                        || Patterns.isIn(AS_ONE, message.places().remainder()));
        var conversation = before.conversation();
        // The other place that is named is that from where one goes.
        var named = message.places().targets().stream()
                .filter(place -> message.places().targets().size() < 2 || !conversation.plans(place))
                .findFirst();
        boolean ofThePlan = !conversation.itinerary().isEmpty() && conversation.hasPlanned();
        return named.filter(place -> wished && ofThePlan && !message.when().saysADay())
                .map(place -> added(place, message.places().refused(), before));
    }

    private static Completed added(Place place, List<Place> refused, Background before) {
        var planned = before.conversation().ofThePlan().stream()
                .filter(stay -> !refused.contains(stay))
                .toList();
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        var there = plan.visits().stream()
                .filter(entry -> entry.place().filter(place::equals).isPresent())
                .findFirst();
        var gone = refused.stream().filter(before.conversation()::plans).toList();
        if (there.isPresent() && gone.isEmpty()) {
            return Completed.nothing(
                    planned,
                    "Not changed: %s is in the plan already, on day %d, and the plan stays as it is."
                            .formatted(place.name(), there.get().number()));
        }
        var nearest = planned.stream()
                .min(Comparator.comparingDouble(stay -> stay.at().kilometresTo(place.at())));
        var base = nearest.filter(stay -> stay.at().kilometresTo(place.at()) <= OF_A_DAY_KILOMETRES
                && plan.nightsAt(stay) > (stay.equals(planned.getFirst()) ? 0 : 1));
        var all = new ArrayList<>(planned);
        all.add(nearest.map(stay -> all.indexOf(stay) + 1).orElse(0), place);
        return new Completed(
                "Make it so",
                List.of(base.map(stay -> "%s is a day trip from %s now, there and back; the other places stay."
                                .formatted(place.name(), stay.name()))
                        .orElseGet(() -> "%s is one more place of the plan%s; the other places stay."
                                .formatted(
                                        place.name(),
                                        nearest.map(stay -> ", beside " + stay.name())
                                                .orElse("")))),
                false,
                List.of(),
                Optional.of(new Change(
                        Optional.of(all),
                        gone,
                        Stream.concat(
                                        Stream.of(place.name() + " all the same"),
                                        base.stream().map(stay -> place.name() + " as a day trip"))
                                .toList())));
    }
}
