package ai.travion.retrieval.catalogue;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The places of the atlas by kind and distance. Immutable and thread-safe. */
public final class Catalogue {

    /** Around a place where no radius was given and no kind to look farther for. */
    private static final double AROUND_KM = 40;

    private static final double STILL_NEAR_KM = 60;

    private static final double FAR_BESIDE_THE_NEAREST = 1.5;

    private static final double ANYWHERE_KM = 1_000;

    private final Places atlas;
    private final KnowledgeBase base;

    public Catalogue(Places atlas, KnowledgeBase base) {
        this.atlas = atlas;
        this.base = base;
    }

    /**
     * The nearest places of a kind.
     *
     * @param facility in the traveller's words: "quiet beach", "temples"; empty for any place
     * @param from where distances count from
     * @param origin the place there, which is not near itself
     * @return nearest first; none where the catalogue does not tell that kind of thing
     */
    public List<Entry> nearest(
            String facility, GeoPoint from, Optional<Place> origin, Optional<Double> radiusKm, int limit) {
        var found = Facility.of(facility)
                .map(sought -> atlas.near(from, radiusKm.orElse(sought.isAnyPlace() ? AROUND_KM : ANYWHERE_KM)).stream()
                        .filter(nearby -> !origin.equals(Optional.of(nearby.place())))
                        .filter(nearby -> sought.fits(nearby.place(), base.tags(nearby.place())))
                        .sorted(Comparator.comparingDouble(Places.Nearby::kilometres))
                        .limit(limit)
                        .map(nearby -> new Entry(nearby.place(), nearby.kilometres()))
                        .toList())
                .orElse(List.of());
        return radiusKm.isPresent() ? found : near(found);
    }

    /** Whether it tells places of a kind in the traveller's words from others; of hospitals it knows nothing. */
    public boolean hasKind(String facility) {
        return Facility.of(facility).isPresent();
    }

    /** Beside what is near, what is far away is not; where nothing is near, the nearest still are. */
    private static List<Entry> near(List<Entry> nearestFirst) {
        double far = nearestFirst.isEmpty()
                ? 0
                : Math.max(
                        STILL_NEAR_KM,
                        FAR_BESIDE_THE_NEAREST * nearestFirst.getFirst().kilometres());
        return nearestFirst.stream().filter(entry -> entry.kilometres() <= far).toList();
    }

    /**
     * A place and how far away it is.
     *
     * @param kilometres in a straight line
     */
    public record Entry(Place place, double kilometres) {

        /** "Mount Lavinia is about 95 km from Kandy in a straight line. Mount Lavinia is a beach in ..." */
        public String inWords(String from) {
            return place.name() + " is " + Kilometres.inWords(kilometres) + " from " + from + " in a straight line. "
                    + place.name() + " belongs to the "
                    + place.type().label() + " places of the catalogue and lies in the "
                    + String.join(" and ", place.districts())
                    + (place.districts().size() > 1 ? " Districts, " : " District, ")
                    + String.join(" and ", place.provinces())
                    + (place.provinces().size() > 1 ? " Provinces." : " Province.");
        }
    }
}
