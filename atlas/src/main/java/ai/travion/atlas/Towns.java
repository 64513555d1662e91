package ai.travion.atlas;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The towns that other places belong to. */
record Towns(List<Town> towns) {

    private static final double SUBURB_KM = 10;

    /** @param radiusKm how far places still belong to it, as the crow flies */
    record Town(Place place, double radiusKm) {}

    Towns {
        towns = List.copyOf(towns);
    }

    Optional<Place> of(Place place) {
        if (isTown(place)) {
            return Optional.empty();
        }
        return towns.stream()
                .filter(town -> belongs(place, town))
                .map(Town::place)
                .min(Comparator.comparingDouble(town -> town.at().kilometresTo(place.at())));
    }

    private boolean isTown(Place place) {
        return towns.stream().anyMatch(town -> town.place().equals(place));
    }

    private static boolean belongs(Place place, Town town) {
        double kilometres = place.at().kilometresTo(town.place().at());
        return kilometres <= town.radiusKm()
                && (shareOne(place.districts(), town.place().districts()) || isSuburb(place, town.place(), kilometres));
    }

    /** Kelaniya lies in Gampaha district and is still a part of Colombo for whoever travels. */
    private static boolean isSuburb(Place place, Place town, double kilometres) {
        return kilometres <= SUBURB_KM && shareOne(place.provinces(), town.provinces());
    }

    private static boolean shareOne(List<String> some, List<String> others) {
        return !Collections.disjoint(some, others);
    }
}
