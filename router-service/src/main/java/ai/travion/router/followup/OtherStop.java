package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.router.places.Kinds;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Chooses the place that a change of a plan wants and does not name. */
final class OtherStop {

    private static final double WITHIN_REACH_KILOMETRES = 150;
    private static final double NEAR_KILOMETRES = 25;
    /** What takes the hours of a stop, and not the nights of a stay, is seen from the same bed. */
    private static final double FROM_THE_SAME_BED_KILOMETRES = 12;

    private static final double SUMMIT_METRES = 2200;
    /** Where one walks little, or as little as one likes. */
    private static final Set<PlaceType> EASY =
            Set.of(PlaceType.NATURE, PlaceType.BEACH, PlaceType.CITY, PlaceType.HERITAGE);

    private static final String STEEP =
            ".*\\b(?:Rock|Peak|Mountain|Range|Falls|Forest|Plains|World's End|Gap|Caves?)\\b.*";

    private OtherStop() {}

    static boolean isAPark(Place place) {
        return place.type() == PlaceType.WILDLIFE && place.name().endsWith("National Park") && !isHighPlain(place);
    }

    /** Horton Plains is walked over, and no jeep drives there. */
    private static boolean isHighPlain(Place place) {
        return place.elevationMetres().orElse(0) > 1000;
    }

    static Optional<Place> park(Collection<Place> stays, Places atlas) {
        return atlas.all().stream()
                .filter(OtherStop::isAPark)
                .filter(place -> farness(place, stays) <= WITHIN_REACH_KILOMETRES)
                .min(Comparator.comparingDouble(place -> farness(place, stays)));
    }

    static Optional<Place> easyNear(Place old, List<Place> stops, List<Place> stays, Places atlas) {
        boolean stay = stays.contains(old);
        return atlas.all().stream()
                .filter(place -> EASY.contains(place.type()) && !place.name().matches(STEEP))
                .filter(place -> stay
                        || (place.type() != PlaceType.CITY && farness(place, stays) <= FROM_THE_SAME_BED_KILOMETRES))
                .filter(place -> place.elevationMetres().orElse(0) < SUMMIT_METRES)
                .filter(place -> !place.equals(old) && !stops.contains(place) && !stays.contains(place))
                .filter(place -> place.at().kilometresTo(old.at()) <= NEAR_KILOMETRES)
                .min(Comparator.comparingDouble(place -> place.at().kilometresTo(old.at())));
    }

    /** Where a plan goes anyway one can sleep as well, in the place of what is given up. */
    static Optional<Place> plannedNear(Place old, List<Place> stops, List<Place> stays) {
        return stops.stream()
                .filter(place -> !place.equals(old)
                        && !stays.contains(place)
                        && !place.name().matches(STEEP))
                .filter(place -> place.at().kilometresTo(old.at()) <= NEAR_KILOMETRES)
                .min(Comparator.comparingDouble(place -> place.at().kilometresTo(old.at())));
    }

    /** Climbs and hikes near a stop that a plan has not: who wants it easier wants none of them in its place. */
    static List<Place> climbsNear(Place old, List<Place> stops, List<Place> stays, Places atlas) {
        return atlas.all().stream()
                .filter(place -> Kinds.of(place)
                        .filter(kind -> kind.plural().equals("hikes"))
                        .isPresent())
                .filter(place -> !place.equals(old) && !stops.contains(place) && !stays.contains(place))
                .filter(place -> place.at().kilometresTo(old.at()) <= NEAR_KILOMETRES)
                .toList();
    }

    private static double farness(Place place, Collection<Place> stays) {
        return stays.stream()
                .mapToDouble(stay -> stay.at().kilometresTo(place.at()))
                .min()
                .orElse(0);
    }
}
