package ai.travion.shadow.calendar;

import ai.travion.atlas.Place;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/**
 * What the rules are asked about.
 *
 * @param days in order; none where no date is known, and then only what holds on any day is found
 * @param places none where only the calendar is asked
 * @param placesByDay where one is on which day; on a day that is not in it, at any of the places
 * @param today of days before it the rules speak as of the past
 */
public record Trip(List<LocalDate> days, List<Place> places, Map<LocalDate, List<Place>> placesByDay, LocalDate today) {

    public Trip {
        days = List.copyOf(days);
        places = List.copyOf(places);
        placesByDay = Map.copyOf(placesByDay);
    }

    /** Where it is not known which day one is where. */
    public Trip(List<LocalDate> days, List<Place> places, LocalDate today) {
        this(days, places, Map.of(), today);
    }

    /** Of days that are spoken of as to come. */
    public Trip(List<LocalDate> days, List<Place> places) {
        this(days, places, LocalDate.MIN);
    }

    /** The calendar of one day, wherever one is. */
    public static Trip anywhereOn(LocalDate day) {
        return new Trip(List.of(day), List.of());
    }

    boolean isPast(LocalDate day) {
        return day.isBefore(today);
    }

    List<Place> placesOn(LocalDate day) {
        return placesByDay.getOrDefault(day, places);
    }
}
