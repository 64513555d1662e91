package ai.travion.shadow.calendar;

import ai.travion.atlas.Place;
import java.time.LocalDate;
import java.util.List;

/**
 * What the rules are asked about.
 *
 * @param days in order; none where no date is known, and then only what holds on any day is found
 * @param places none where only the calendar is asked
 */
public record Trip(List<LocalDate> days, List<Place> places) {

    public Trip {
        days = List.copyOf(days);
        places = List.copyOf(places);
    }

    /** The calendar of one day, wherever one is. */
    public static Trip anywhereOn(LocalDate day) {
        return new Trip(List.of(day), List.of());
    }
}
