package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** The stays of a plan that a traveller means by their kind: "the beach", "the hills", "the safari". */
final class StaysOfAKind {

    private static final String OF_A_PARK =
            "safaris?(?:\\s+park)?|(?:national\\s+)?parks?|wild\\s?life|animals|elephants|leopards";

    /** Words that name such a kind. */
    static final String WORDS = Land.WORDS + "|ocean|surf(?:ing)?|hill\\s+towns?|mountain|hill|" + OF_A_PARK;

    private static final Pattern PARK = Patterns.words(OF_A_PARK);
    private static final String BEACH = "beach";
    private static final String HILLS = "hills";
    /** One sleeps there for a flight. */
    private static final String BESIDE_THE_AIRPORT = "negombo";

    private StaysOfAKind() {}

    /** Those of some places that are of the kind, in their order. */
    static List<Place> in(List<Place> places, String kind) {
        return places.stream().filter(of(kind)).toList();
    }

    /** Those of some places that are what a place is: a beach, a park or a town in the hills; none where it is none of these. */
    static List<Place> like(Place place, List<Place> places) {
        return OtherStop.isAPark(place)
                ? places.stream().filter(OtherStop::isAPark).toList()
                : Land.isOf(place, BEACH) ? in(places, BEACH) : Land.isOf(place, HILLS) ? in(places, HILLS) : List.of();
    }

    /** The country that the words of a kind mean; nothing where they mean parks. */
    static Optional<String> land(String kind) {
        return Land.in(asALand(kind));
    }

    private static String asALand(String words) {
        var kind = words.toLowerCase(Locale.ROOT);
        return kind.contains("ocean") || kind.startsWith("surf")
                ? BEACH
                : kind.contains("town") || kind.matches("mountain|hill") ? HILLS : kind;
    }

    private static Predicate<Place> of(String kind) {
        if (Patterns.isIn(PARK, kind)) {
            return OtherStop::isAPark;
        }
        var land = asALand(kind);
        return place -> Land.isOf(place, land) && !place.id().equals(BESIDE_THE_AIRPORT);
    }
}
