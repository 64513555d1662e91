package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.time.Month;
import java.util.Collection;
import java.util.Map;
import java.util.Set;

/** When boats go out to look for whales, and from where. Custom of the operators; about right, and no sighting is certain. */
public final class WhaleSeason {

    static final String WISH = "whale-watching";

    private static final Map<String, Set<Month>> MONTHS = Map.of(
            "mirissa",
            Set.of(Month.NOVEMBER, Month.DECEMBER, Month.JANUARY, Month.FEBRUARY, Month.MARCH, Month.APRIL),
            "trincomalee",
            Set.of(Month.MAY, Month.JUNE, Month.JULY, Month.AUGUST));

    private WhaleSeason() {}

    public static boolean isAt(Place place, Collection<Month> months) {
        return MONTHS.getOrDefault(place.id(), Set.of()).containsAll(months);
    }

    public static String inWords() {
        return "whale boats go from Mirissa from about November to April, and from Trincomalee from about May to August";
    }
}
