package ai.travion.shadow.calendar;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import java.util.Optional;
import java.util.Set;

/** What the weather can spoil at a place. */
enum Exposure {
    SEA,
    HIKE,
    PARK;

    private static final Set<String> OPEN_AIR =
            Set.of("liptons-seat", "horton-plains-national-park", "udawattakele-forest-reserve");
    private static final Set<String> BY_BOAT = Set.of("pigeon-island-national-park");

    /** None for what is visited in any weather. */
    static Optional<Exposure> of(Place place) {
        if (place.type() == PlaceType.BEACH || BY_BOAT.contains(place.id())) {
            return Optional.of(SEA);
        }
        if (place.type() == PlaceType.ADVENTURE
                || OPEN_AIR.contains(place.id())
                || place.name().contains("Forest")
                || place.name().contains("Falls")) {
            return Optional.of(HIKE);
        }
        return place.name().contains("National Park") ? Optional.of(PARK) : Optional.empty();
    }
}
