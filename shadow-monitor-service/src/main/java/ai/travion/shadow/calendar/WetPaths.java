package ai.travion.shadow.calendar;

import ai.travion.atlas.Place;
import java.time.Month;

/** Where and when the season makes a path slippery: the same judgement as the warning of the season. */
public final class WetPaths {

    private WetPaths() {}

    /** Whether a monsoon rains on the path that one comes to this place for. Thunder between the monsoons does not count. */
    public static boolean areAt(Place place, Month month) {
        boolean onFoot = Exposure.of(place).filter(Exposure.HIKE::equals).isPresent();
        return onFoot
                && Rains.at(place, month)
                        .filter(rains -> !rains.isBetweenMonsoons())
                        .isPresent();
    }
}
