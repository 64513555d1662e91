package ai.travion.shadow.calendar;

import ai.travion.atlas.Place;
import java.time.Month;
import java.util.Optional;

/** Whether it is the wet season of a place: the same judgement as the warning of the season. */
public final class RainySeason {

    private RainySeason() {}

    /** Which rains fall there then, and what brings them: "the south-west monsoon (about May to September) brings". */
    public static Optional<String> at(Place place, Month month) {
        return Rains.at(place, month).map(Rains::inWords);
    }
}
