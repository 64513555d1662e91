package ai.travion.shadow.calendar;

import ai.travion.atlas.Place;
import java.time.Month;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The rains of Sri Lanka. Climate, not forecast: the months are about right and the weather of a day is another matter. */
enum Rains {
    SOUTH_WEST_MONSOON("the south-west monsoon (about May to September) brings"),
    NORTH_EAST_MONSOON("the north-east monsoon and the rains before it (about October to January) bring"),
    INTER_MONSOON("the inter-monsoon of October and November brings"),
    /** It sets in during March; April is its wet month. */
    SPRING_INTER_MONSOON("the first inter-monsoon of March and April, at its wettest in April, brings");

    private static final Set<Month> SOUTH_WEST =
            Set.of(Month.MAY, Month.JUNE, Month.JULY, Month.AUGUST, Month.SEPTEMBER);
    private static final Set<Month> NORTH_EAST = Set.of(Month.OCTOBER, Month.NOVEMBER, Month.DECEMBER, Month.JANUARY);
    private static final Set<Month> SPRING = Set.of(Month.MARCH, Month.APRIL);
    private static final Set<Month> BETWEEN = Set.of(Month.OCTOBER, Month.NOVEMBER);
    private static final String EASTERN_HILLS = "Uva";
    private static final double HILLS_OF_UVA_FROM_LATITUDE = 6.7;
    private static final Set<String> WEST_AND_SOUTH = Set.of("Western", "Southern", "Sabaragamuwa");
    private static final double DRY_SOUTH_EAST_FROM_LONGITUDE = 80.85;
    private static final double DRY_NORTH_FROM_LATITUDE = 7.35;

    private final String inWords;

    Rains(String inWords) {
        this.inWords = inWords;
    }

    String inWords() {
        return inWords;
    }

    /** Thunder in the afternoon, and no wind that lasts. */
    boolean isBetweenMonsoons() {
        return this == INTER_MONSOON || this == SPRING_INTER_MONSOON;
    }

    /** The rain that is to be expected at a place in a month; none in its dry season. */
    static Optional<Rains> at(Place place, Month month) {
        if (SPRING.contains(month) && (facesSouthWest(place) || isInTheEasternHills(place))) {
            return Optional.of(SPRING_INTER_MONSOON);
        }
        if (facesSouthWest(place)) {
            return SOUTH_WEST.contains(month)
                    ? Optional.of(SOUTH_WEST_MONSOON)
                    : BETWEEN.contains(month) ? Optional.of(INTER_MONSOON) : Optional.empty();
        }
        return NORTH_EAST.contains(month) ? Optional.of(NORTH_EAST_MONSOON) : Optional.empty();
    }

    /** The wet side: west and south but for the dry corner around Yala, and the hills as far as Kandy. */
    private static boolean facesSouthWest(Place place) {
        List<String> provinces = place.provinces();
        if (provinces.stream().anyMatch(WEST_AND_SOUTH::contains)) {
            return place.at().longitude() < DRY_SOUTH_EAST_FROM_LONGITUDE;
        }
        return provinces.contains("Central") && place.at().latitude() < DRY_NORTH_FROM_LATITUDE;
    }

    private static boolean isInTheEasternHills(Place place) {
        return place.provinces().contains(EASTERN_HILLS) && place.at().latitude() > HILLS_OF_UVA_FROM_LATITUDE;
    }
}
