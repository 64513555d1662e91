package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.List;

/** "Nallur temple in Jaffna" names one thing, and the town that it lies in. */
public final class Towns {

    private Towns() {}

    /** The places without those that only tell where another of them lies. */
    public static List<Place> leftOutOf(List<Place> places, Places atlas) {
        return places.stream()
                .filter(town -> places.stream().noneMatch(other -> atlas.parentOf(other).filter(town::equals).isPresent()))
                .toList();
    }
}
