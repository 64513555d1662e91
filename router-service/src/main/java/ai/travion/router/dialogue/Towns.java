package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import java.util.List;

/** "Nallur temple in Jaffna" names one thing, and the town that it lies in. */
public final class Towns {

    private static final double WITHIN_KM = 6;

    private Towns() {}

    /** The places without those that only tell where another of them lies. */
    public static List<Place> leftOutOf(List<Place> places, Places atlas) {
        return places.stream()
                .filter(town -> places.stream().noneMatch(other -> liesIn(other, town, atlas)))
                .toList();
    }

    private static boolean liesIn(Place other, Place town, Places atlas) {
        return !other.equals(town)
                && town.type() == PlaceType.CITY
                && (atlas.parentOf(other).filter(town::equals).isPresent()
                        || (other.type() == PlaceType.TEMPLE && other.at().kilometresTo(town.at()) <= WITHIN_KM));
    }
}
