package ai.travion.shadow.calendar;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import java.util.Optional;
import java.util.Set;

/** What the weather can spoil at a place. */
enum Exposure {
    SEA,
    /** A boat that one has to take. */
    FERRY,
    HIKE,
    PARK,
    /** Streets, gardens and ruins: rain spoils no plan, but one gets wet. */
    OPEN;

    private static final Set<String> OPEN_AIR =
            Set.of("liptons-seat", "horton-plains-national-park", "udawattakele-forest-reserve");
    private static final Set<String> BY_FERRY = Set.of("nagadeepa");
    private static final Set<String> BY_BOAT = Set.of("pigeon-island-national-park");

    /** Shrines that one walks between. */
    private static final Set<String> UNDER_THE_SKY = Set.of("kataragama", "mihintale");

    /** None for what is visited under a roof. */
    static Optional<Exposure> of(Place place) {
        if (place.type() == PlaceType.BEACH || BY_BOAT.contains(place.id())) {
            return Optional.of(SEA);
        }
        if (BY_FERRY.contains(place.id())) {
            return Optional.of(FERRY);
        }
        if (place.type() == PlaceType.ADVENTURE
                || OPEN_AIR.contains(place.id())
                || place.name().contains("Forest")
                || place.name().contains("Falls")) {
            return Optional.of(HIKE);
        }
        if (place.name().contains("National Park")) {
            return Optional.of(PARK);
        }
        return place.type() == PlaceType.TEMPLE && !UNDER_THE_SKY.contains(place.id())
                ? Optional.empty()
                : Optional.of(OPEN);
    }
}
