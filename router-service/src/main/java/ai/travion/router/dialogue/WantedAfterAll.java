package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Insisting;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Verdict;
import ai.travion.router.wishes.Wishes;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a traveller asks for by name though it is of a kind that they wanted to stay away from: later words win.
 *
 * @param wishes the wishes of the message, without what no longer holds
 * @param notes how that is accounted for
 * @param terms that the places stay in, whatever was said against their kind
 */
public record WantedAfterAll(Wishes wishes, List<String> notes, List<String> terms) {

    private static final Map<PlaceType, List<String>> KINDS = Map.of(
            PlaceType.TEMPLE, List.of("religion"),
            PlaceType.BEACH, List.of("beach"),
            PlaceType.WILDLIFE, List.of("wildlife"),
            PlaceType.ADVENTURE, List.of("hiking", "adventure"));
    /** "No temples except the Tooth temple" names the one that stays. */
    private static final Pattern EXCEPT = Patterns.words("except|apart from|other than|besides");

    private static final String LOW = "low";

    /** What a judged message wants after all; its wishes as they are where that is nothing. */
    public static WantedAfterAll in(Reading reading, Verdict verdict, Preferences known) {
        if (verdict.intent() != IntentType.TRIP_PLANNING) {
            return new WantedAfterAll(reading.wishes(), List.of(), List.of());
        }
        var named = reading.places().wanted();
        var kinds = kinds(named, known);
        var habits = Habits.ended(known, reading.said(), reading.wishes());
        var wishes = reading.wishes()
                .withdrawing(Stream.concat(kinds.stream(), habits.stream()).toList());
        boolean climbs = Insisting.isIn(reading) && isAClimb(named, known);
        var notes = Stream.concat(
                climbs
                        ? Stream.of("You want it all the same, so walks of a moderate length are planned again.")
                        : Stream.<String>of(),
                kinds.isEmpty() ? Stream.<String>of() : Stream.of(inWords(named, kinds)));
        var avoided = reading.said().has(EXCEPT)
                ? reading.wishes().avoid().stream().map(Wishes.Wish::value).toList()
                : List.<String>of();
        var insisted = named.stream().filter(place -> isOf(place, kinds) || isOf(place, avoided));
        return new WantedAfterAll(
                climbs ? wishes.walking("medium") : wishes,
                notes.toList(),
                insisted.map(place -> place.name() + " all the same").toList());
    }

    /** The kinds that no longer hold, as the preferences name them. */
    private static List<String> kinds(List<Place> named, Preferences known) {
        var kinds = named.stream()
                .flatMap(place -> KINDS.getOrDefault(place.type(), List.of()).stream())
                .toList();
        return known.getAvoid().stream()
                .filter(value -> !value.getMust())
                .map(StatedValue::getValue)
                .filter(kinds::contains)
                .distinct()
                .toList();
    }

    private static boolean isOf(Place place, List<String> kinds) {
        return KINDS.getOrDefault(place.type(), List.of()).stream().anyMatch(kinds::contains);
    }

    /** Whether one of the places is climbed, and the traveller had said that they walk little. */
    private static boolean isAClimb(List<Place> named, Preferences known) {
        return known.getWalkingTolerance()
                        .filter(tolerance -> tolerance.getValue().equals(LOW))
                        .isPresent()
                && named.stream().anyMatch(place -> place.type() == PlaceType.ADVENTURE);
    }

    private static String inWords(List<Place> named, List<String> kinds) {
        return "You ask for %s now, so it is planned, though you had wanted no %s."
                .formatted(
                        Essentials.names(named),
                        String.join(
                                " and ", kinds.stream().map(Conflicts::worded).toList()));
    }
}
