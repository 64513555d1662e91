package ai.travion.atlas;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Finds the place that a whole text names: "Sigiriya", "kandy city", "Nine Arch Bridge, Ella, Sri Lanka". */
final class NamedPlace {

    private static final Set<String> ADDED_TO_ANY = Set.of("the", "in", "at", "of", "near", "sri", "lanka", "ceylon");

    private final PlaceNames names;
    private final Towns towns;

    NamedPlace(PlaceNames names, Towns towns) {
        this.names = names;
        this.towns = towns;
    }

    Optional<Place> in(String text) {
        List<PlaceName> written = names.written(Word.key(text)).stream()
                .filter(name -> name.rule() != NameRule.AS_WRITTEN)
                .toList();
        if (!written.isEmpty()) {
            return written.getFirst().place();
        }
        List<Places.Mention> mentions = new MentionScan(names, text).mentions();
        return onlyOne(mentions).filter(place -> addsNothing(text, mentions, place));
    }

    /** One place, or a place and the town that it belongs to or whose district it lies in, as in an address. */
    private Optional<Place> onlyOne(List<Places.Mention> mentions) {
        List<Place> places =
                mentions.stream().map(Places.Mention::place).distinct().toList();
        return places.stream()
                .filter(place -> places.stream().allMatch(other -> other.equals(place) || isAddressOf(other, place)))
                .findFirst();
    }

    private boolean isAddressOf(Place town, Place place) {
        return towns.of(place).filter(town::equals).isPresent()
                || place.districts().contains(town.name());
    }

    private static boolean addsNothing(String text, List<Places.Mention> mentions, Place place) {
        return Word.in(text).stream()
                .filter(word -> mentions.stream().noneMatch(mention -> covers(mention, word)))
                .map(Word::key)
                .allMatch(word ->
                        ADDED_TO_ANY.contains(word) || wordsFor(place.type()).contains(word) || isRegion(word, place));
    }

    private static boolean covers(Places.Mention mention, Word word) {
        return mention.start() <= word.start() && word.start() < mention.end();
    }

    private static boolean isRegion(String word, Place place) {
        return word.equals("province")
                || word.equals("district")
                || Stream.concat(place.provinces().stream(), place.districts().stream())
                        .flatMap(region -> Word.in(region).stream())
                        .anyMatch(part -> part.key().equals(word));
    }

    /** Words that say what a place is and so do not make another place of it. */
    private static Set<String> wordsFor(PlaceType type) {
        return switch (type) {
            case CITY, TEA_COUNTRY -> Set.of("city", "town", "village", "area", "hill", "country", "tea");
            case BEACH -> Set.of("beach", "beaches", "bay", "town", "village", "area", "lagoon");
            case HERITAGE -> Set.of("city", "town", "ancient", "ruins", "rock", "fortress", "fort", "site", "old");
            case TEMPLE -> Set.of("temple", "kovil", "vihara", "shrine", "town", "rock", "cave", "caves");
            case WILDLIFE -> Set.of("national", "park", "np", "safari", "reserve", "elephants", "elephant");
            case NATURE ->
                Set.of(
                        "national",
                        "park",
                        "np",
                        "reserve",
                        "forest",
                        "falls",
                        "waterfall",
                        "garden",
                        "gardens",
                        "mountain",
                        "mount",
                        "mt",
                        "peak",
                        "lake");
            case ADVENTURE ->
                Set.of(
                        "rock",
                        "mountain",
                        "mountains",
                        "mount",
                        "mt",
                        "peak",
                        "hike",
                        "trek",
                        "trail",
                        "rafting",
                        "forest");
        };
    }
}
