package ai.travion.shadow.calendar;

import ai.travion.atlas.Place;
import java.time.Month;
import java.util.Set;

/** When the clouds gather over the hills on most afternoons: what one looks at is seen in the morning or not at all. */
public final class CloudyAfternoons {

    private static final double HILLS_FROM_METRES = 450;
    private static final Set<String> HILLS = Set.of("Central", "Uva");
    private static final double HILLS_FROM_LATITUDE = 6.7;
    private static final double HILLS_TO_LATITUDE = 7.4;

    /** Thunder before and after the north-east monsoon, and in April. */
    private static final Set<Month> THUNDER = Set.of(Month.APRIL, Month.OCTOBER, Month.NOVEMBER, Month.DECEMBER);

    private CloudyAfternoons() {}

    public static boolean areAt(Place place, Month month) {
        return THUNDER.contains(month)
                && isInTheHills(place)
                && Rains.at(place, month).isPresent();
    }

    /** By its height, or where that is not known by its province: Uva above the plains, and Central. */
    private static boolean isInTheHills(Place place) {
        boolean amongHills = HILLS.stream().anyMatch(place.provinces()::contains)
                && place.at().latitude() > HILLS_FROM_LATITUDE
                && place.at().latitude() < HILLS_TO_LATITUDE;
        return place.elevationMetres().isPresent()
                ? place.elevationMetres().getAsDouble() >= HILLS_FROM_METRES
                : amongHills;
    }
}
