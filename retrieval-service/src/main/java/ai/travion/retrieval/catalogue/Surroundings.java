package ai.travion.retrieval.catalogue;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.knowledge.KnowledgeFile;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What lies near a point and is what somebody looks for there, by its kind or by what its texts tell. Immutable and thread-safe. */
public final class Surroundings {

    private static final double BY_ITS_TEXT_KM = 5;

    /** Who says near rarely means farther. */
    private static final double NEAR_KM = 60;
    /** Around a place, for who looks for anything. */
    private static final double AROUND_KM = 40;
    /** A kind of place that is rare inland, a beach, is asked for from farther away. */
    private static final double STILL_WORTH_SAYING_KM = 120;

    private static final double FAR_BESIDE_THE_NEAREST = 1.5;
    /** Where so many lie at hand, nobody is sent farther. */
    private static final int SEVERAL = 2;

    private static final double AT_HAND_KM = 25;
    private static final double BESIDE_THOSE_AT_HAND_KM = 35;
    /** A lake that a text names belongs to its own town. */
    private static final double OF_THE_NEIGHBOURHOOD_KM = 30;

    private final Places atlas;
    private final KnowledgeBase base;
    private final Telling telling;

    public Surroundings(Places atlas, KnowledgeBase base) {
        this.atlas = atlas;
        this.base = base;
        this.telling = new Telling(atlas, base);
    }

    /** Whether the catalogue tells places of a kind in the traveller's words from others; of hospitals it knows nothing. */
    public boolean hasKind(String facility) {
        return Facility.of(facility).isPresent();
    }

    /** What is known of a place; empty where nothing is. */
    public Optional<KnowledgeFile> file(String placeId) {
        return base.file(placeId);
    }

    /** The sentence that tells best what a place has of what somebody likes; how it is introduced where nothing is said of that. */
    public Optional<Told> introducing(Place place, List<String> likes) {
        return likes.stream()
                .flatMap(like -> telling.of(Sought.in(like, like, atlas), place, false).stream())
                .findFirst()
                .or(() -> telling.of(Sought.ANYTHING, place, false));
    }

    /** How a place's own text begins to tell for whom it is. */
    public Optional<Told> mood(Place place) {
        return telling.firstOf(Aspect.VIBE, place);
    }

    /** How a place's own text begins to tell what one does there. */
    public Optional<Told> doing(Place place) {
        return telling.firstOf(Aspect.ADVENTURE, place);
    }

    /**
     * The nearest places that are or have all that is sought, the place itself among them where its own texts tell of it.
     *
     * @param origin the place that distances count from
     * @param radiusKm where one was said
     * @return nearest first, but for those that only have one and are no more than a little nearer
     */
    public List<Spot> of(Sought sought, GeoPoint from, Optional<Place> origin, Optional<Double> radiusKm, int limit) {
        var here = origin.stream().flatMap(place -> spot(sought, place, 0, origin));
        var around = atlas.near(from, radiusKm.orElse(STILL_WORTH_SAYING_KM)).stream()
                .filter(near -> !origin.equals(Optional.of(near.place())))
                .flatMap(near -> spot(sought, near.place(), near.kilometres(), origin));
        var found = Stream.concat(here, around)
                .filter(spot -> radiusKm.isPresent() || spot.kilometres() <= farthest(sought, spot.why()))
                .sorted(Comparator.comparingDouble(Surroundings::detour))
                .toList();
        var near = radiusKm.isPresent() ? found : near(found);
        return near.stream().limit(limit).toList();
    }

    private Stream<Spot> spot(Sought sought, Place place, double kilometres, Optional<Place> origin) {
        boolean itself = origin.equals(Optional.of(place));
        if (itself && sought.isAnything()) {
            return Stream.empty();
        }
        return telling.of(sought, place, itself).map(told -> new Spot(place, kilometres, told)).stream();
    }

    /** A market whose text names a temple is no temple: one that is comes first, even from a little farther. */
    private static double detour(Spot spot) {
        return spot.kilometres() + (spot.why().byItsKind() || spot.kilometres() == 0 ? 0 : BY_ITS_TEXT_KM);
    }

    private static double farthest(Sought sought, Told told) {
        if (sought.isAnything()) {
            return AROUND_KM;
        }
        if (sought.isThing()) {
            return OF_THE_NEIGHBOURHOOD_KM;
        }
        return told.byItsKind() && sought.conditions().isEmpty() ? STILL_WORTH_SAYING_KM : NEAR_KM;
    }

    /** Beside what is near, what is far away is not; where nothing is near, the nearest still are. */
    private static List<Spot> near(List<Spot> nearestFirst) {
        double nearest =
                nearestFirst.stream().mapToDouble(Spot::kilometres).min().orElse(0);
        double far = Math.max(NEAR_KM, FAR_BESIDE_THE_NEAREST * nearest);
        return nearestFirst.stream().filter(spot -> spot.kilometres() <= far).toList();
    }

    /** Those at hand, where they are several; else all. */
    public static List<Spot> atHand(List<Spot> some) {
        boolean areSeveral =
                some.stream().filter(spot -> spot.kilometres() <= AT_HAND_KM).count() >= SEVERAL;
        return areSeveral
                ? some.stream()
                        .filter(spot -> spot.kilometres() <= BESIDE_THOSE_AT_HAND_KM)
                        .toList()
                : some;
    }

    /**
     * A place near a point and why it is one of those that are sought.
     *
     * @param kilometres in a straight line; 0 for the point's own place
     */
    public record Spot(Place place, double kilometres, Told why) {

        /** "Ravana Falls is about 4 km from Ella in a straight line: Ravana Falls drops …", one sentence. */
        public String inWords(String from) {
            var where = kilometres == 0
                    ? "In or beside " + place.name() + " itself"
                    : place.name() + " is " + Kilometres.inWords(kilometres) + " from " + from + " in a straight line";
            return where + ": " + why.sentence();
        }
    }
}
