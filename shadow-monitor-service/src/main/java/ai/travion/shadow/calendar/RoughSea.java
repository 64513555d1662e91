package ai.travion.shadow.calendar;

import ai.travion.atlas.Place;
import java.time.Month;

/** Where and when the season makes bathing and boats unsafe: the same judgement as the warning of the season. */
public final class RoughSea {

    private RoughSea() {}

    /** Whether a monsoon blows on the sea that one comes to this place for. Thunder between the monsoons does not count. */
    public static boolean isAt(Place place, Month month) {
        boolean bySea = Exposure.of(place).filter(Exposure.SEA::equals).isPresent();
        return bySea
                && Rains.at(place, month)
                        .filter(rains -> !rains.isBetweenMonsoons())
                        .isPresent();
    }
}
