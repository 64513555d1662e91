package ai.travion.router.places;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Of which kind a place, or what was asked about one, is, in a word that can be searched for nearby. */
public final class Kinds {

    /**
     * A kind of place.
     *
     * @param plural its name
     * @param words by which a message speaks of it
     */
    public record Kind(String plural, Pattern words) {}

    private static final List<Kind> ALL = List.of(
            kind("surf spots", "surf\\w*"),
            kind("snorkelling spots", "snorkel\\w*|div(?:e|es|ing)|scuba|corals?|reefs?"),
            kind("places for whale watching", "whales?|dolphins?"),
            kind("national parks", "leopards?|safaris?|elephants?|national\\s+parks?|game\\s+drives?|wild\\s?life"),
            kind("waterfalls", "water\\s?falls?|falls"),
            kind("beaches", "beach(?:es)?|swim\\w*|bath(?:e|ing)|sea|turtles?"),
            kind("temples", "temples?|kovils?|shrines?"),
            kind("hikes", "hik(?:e|es|ing)|climb\\w*|trek\\w*|walks?|trails?|summit"),
            kind("lakes", "lakes?"),
            kind("tea estates", "tea"),
            kind("markets", "markets?|shopping"),
            kind("forts", "forts?"),
            kind("viewpoints", "view\\s?points?|views?|sunsets?|sunrises?"),
            kind("ancient sites", "ruins?|ancient|heritage|histor\\w+"),
            kind("towns", "towns?|cit(?:y|ies)"));

    private static final Pattern FALLS = Patterns.words("falls");
    private static final Pattern PARK = Patterns.words("park|reserve|forest|sanctuary");
    private static final Pattern CLIMBED = Patterns.words("rock|peak|mountain|range|namunukula");

    private Kinds() {}

    private static Kind kind(String plural, String words) {
        return new Kind(plural, Patterns.words(words));
    }

    /** The kind that a text speaks of. */
    public static Optional<Kind> in(String text) {
        return ALL.stream().filter(kind -> Patterns.isIn(kind.words(), text)).findFirst();
    }

    /** The kind that a place is; nothing where it is of too many. */
    public static Optional<Kind> of(Place place) {
        var name = place.name();
        if (Patterns.isIn(FALLS, name)) {
            return named("waterfalls");
        }
        return switch (place.type()) {
            case BEACH -> named("beaches");
            case TEMPLE -> named("temples");
            case WILDLIFE -> Patterns.isIn(PARK, name) ? named("national parks") : Optional.empty();
            case ADVENTURE -> named("hikes");
            case HERITAGE -> named("ancient sites");
            case TEA_COUNTRY -> Optional.empty();
            case CITY -> named("towns");
            case NATURE -> Patterns.isIn(CLIMBED, name) ? named("hikes") : Optional.empty();
        };
    }

    private static Optional<Kind> named(String plural) {
        return ALL.stream().filter(kind -> kind.plural().equals(plural)).findFirst();
    }

    /** Whether a place is of the kind, by its type or by its name. */
    public static boolean isOne(Place place, Kind kind) {
        return of(place).filter(kind::equals).isPresent() || Patterns.isIn(kind.words(), place.name());
    }
}
