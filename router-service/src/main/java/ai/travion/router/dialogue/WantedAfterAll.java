package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Map;

/** What a traveller asks for by name though it is of a kind that they wanted to stay away from: later words win. */
public final class WantedAfterAll {

    private static final Map<PlaceType, List<String>> KINDS = Map.of(
            PlaceType.TEMPLE, List.of("religion"),
            PlaceType.BEACH, List.of("beach"),
            PlaceType.WILDLIFE, List.of("wildlife"),
            PlaceType.ADVENTURE, List.of("hiking", "adventure"));

    private WantedAfterAll() {}

    /** The kinds that no longer hold, as the preferences name them. */
    public static List<String> among(List<Place> named, Preferences known) {
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

    /** How it is accounted for. */
    public static String inWords(List<Place> named, List<String> kinds) {
        return "You ask for %s now, so %s are no longer left out."
                .formatted(
                        Essentials.names(named),
                        String.join(
                                " and ", kinds.stream().map(Conflicts::worded).toList()));
    }
}
