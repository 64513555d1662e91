package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.router.dialogue.Essentials.Outcome;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Suggestions;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where the wishes of a message can choose the places of a plan, nobody is asked for them. */
final class WishedPlaces {

    private static final int MOST = 2;

    private WishedPlaces() {}

    /** Those that serve a wish, near where one starts if that is said; empty where no wish or no time is said. */
    static Optional<Outcome> of(
            Reading reading,
            Preferences known,
            Suggestions suggestions,
            List<Place> refused,
            List<Place> visited,
            int days) {
        var avoided = known.getAvoid().stream().map(StatedValue::getValue).toList();
        var wished = Stream.concat(reading.wishes().interests().stream(), reading.wishes().topics().stream())
                .map(wish -> wish.value())
                .filter(wish -> !avoided.contains(wish))
                .distinct()
                .toList();
        boolean settled = reading.when().saysADay() || reading.when().days().isPresent();
        if (wished.isEmpty() || !settled) {
            return Optional.empty();
        }
        var origin = reading.places().origin();
        var serving = suggestions.serving(wished, avoided, origin).stream()
                .filter(place -> !refused.contains(place))
                .toList();
        var places = BeenTo.elsewhere(serving, visited).stream()
                .limit(origin.isPresent() && days <= MOST ? 1 : Math.clamp(days, 1, MOST))
                .toList();
        return places.isEmpty()
                ? Optional.empty()
                : Optional.of(Outcome.goOn(
                        places,
                        origin.map(from ->
                                        "You named no place to go to, so I took %s for your wishes, within reach of %s."
                                                .formatted(Essentials.names(places), from.name()))
                                .orElseGet(() -> "You named no place, so I took a round trip by way of %s."
                                        .formatted(Essentials.names(places)))));
    }
}
