package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Where a long drive may be parted: towns about half-way, the one of the least detour and of even halves first. */
public final class HalfWay {

    private static final Set<PlaceType> WITH_BEDS = Set.of(PlaceType.CITY, PlaceType.TEA_COUNTRY);
    /** What lies nearer to an end than that part of the way parts nothing. */
    private static final double NEAR_AN_END = 0.25;

    /** How much longer the way over a town may be, as the crow flies, that lies on it. */
    private static final double ON_THE_WAY = 1.25;

    private HalfWay() {}

    /** The towns; the first may be a detour. */
    public static List<Place> towns(Place from, Place to, Places atlas) {
        double straight = kilometres(from, to);
        return atlas.all().stream()
                .filter(place -> WITH_BEDS.contains(place.type()))
                .filter(place -> kilometres(place, from) > straight * NEAR_AN_END
                        && kilometres(place, to) > straight * NEAR_AN_END)
                .sorted(Comparator.comparingDouble(place -> detour(place, from, to)))
                .toList();
    }

    /** Those of them that lie well on the way. */
    static List<Place> onTheWay(Place from, Place to, Places atlas) {
        return towns(from, to, atlas).stream()
                .filter(place -> kilometres(from, place) + kilometres(place, to) <= ON_THE_WAY * kilometres(from, to))
                .toList();
    }

    private static double detour(Place place, Place from, Place to) {
        double first = kilometres(from, place);
        double second = kilometres(place, to);
        return first + second + Math.abs(first - second) / 2;
    }

    private static double kilometres(Place one, Place other) {
        return one.at().kilometresTo(other.at());
    }
}
