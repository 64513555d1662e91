package ai.travion.atlas;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The places that Travion knows, in the order of the data. Immutable and thread-safe. */
public final class Places {

    private final List<Place> all;
    private final Map<String, Place> byId;
    private final PlaceNames names;
    private final Towns towns;
    private final Map<String, Place> parentById;
    private final Set<String> forANight;
    private final Scanned scanned = new Scanned();

    private Places(List<Place> all, Towns towns, PlaceNames names, Set<String> forANight) {
        this.forANight = forANight;
        this.all = List.copyOf(all);
        this.byId = all.stream().collect(Collectors.toUnmodifiableMap(Place::id, Function.identity()));
        this.names = names;
        this.towns = towns;
        this.parentById = all.stream()
                .filter(place -> towns.of(place).isPresent())
                .collect(Collectors.toUnmodifiableMap(
                        Place::id, place -> towns.of(place).orElseThrow()));
    }

    /** Reads the files from the jar: some milliseconds, so do it once. */
    public static Places load() {
        List<Place> all = PlaceFiles.places();
        return new Places(all, PlaceFiles.towns(all), PlaceFiles.names(all), PlaceFiles.forANight(all));
    }

    public List<Place> all() {
        return all;
    }

    public Optional<Place> withId(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /**
     * The place that a name means. A canonical name or an alias counts whatever its case, accents, apostrophes, hyphens
     * and spaces; then a word for its kind may be added ("Kandy city", "the Sigiriya ruins"); then a misspelling counts,
     * if it is near one place only.
     */
    public Optional<Place> named(String name) {
        return new NamedPlace(names, towns).in(name);
    }

    /** Canonical names that a name may have meant, the likeliest first; at most {@code limit}. */
    public List<String> nearestNames(String name, int limit) {
        return names.nearest(name, limit);
    }

    /**
     * Every place that a text names, in order of appearance. Where names overlap the longest counts ("Galle Face Green"
     * is not Galle). A name inside another word is none ("Kandyan dance" does not name Kandy). Misspellings of longer
     * names count; short names, and names that are ordinary words, are held to stricter rules (name-rules.csv).
     */
    public List<Mention> mentionedIn(String text) {
        return scanned.of(text, this::scanned);
    }

    private List<Mention> scanned(String text) {
        return new MentionScan(names, text).mentions();
    }

    /** The places around a point as the crow flies, the nearest first. */
    public List<Nearby> near(GeoPoint point, double radiusKm) {
        return all.stream()
                .map(place -> new Nearby(place, point.kilometresTo(place.at())))
                .filter(nearby -> nearby.kilometres() <= radiusKm)
                .sorted(Comparator.comparingDouble(Nearby::kilometres)
                        .thenComparing(nearby -> nearby.place().name()))
                .toList();
    }

    /** The places whose {@link #parentOf parent} a town is, the nearest first; none where the place is no town. */
    public List<Place> within(Place parent) {
        return all.stream()
                .filter(place -> parentOf(place).filter(parent::equals).isPresent())
                .sorted(Comparator.comparingDouble((Place place) -> place.at().kilometresTo(parent.at())))
                .toList();
    }

    /**
     * The town that a place lies in or belongs to: Temple of the Tooth to Kandy. It is the nearest of the towns of
     * towns.csv within whose radius the place lies and with which it shares a district, or at least a province where it
     * is a suburb (10 km). A town belongs to no other town.
     */
    public Optional<Place> parentOf(Place place) {
        return Optional.ofNullable(parentById.get(place.id()));
    }

    /** Whether one can sleep there or by its gate, so that a day of a trip can begin and end there. */
    public boolean isForANight(Place place) {
        return forANight.contains(place.id());
    }

    /**
     * A place named in a text.
     *
     * @param start of its name in the text, a UTF-16 index
     * @param end behind its last character
     * @param text as it is written there
     * @param exact false where a misspelling was recognised
     */
    public record Mention(Place place, int start, int end, String text, boolean exact) {}

    /** A place and how far away it is, as the crow flies. */
    public record Nearby(Place place, double kilometres) {}
}
