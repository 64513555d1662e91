package ai.travion.shadow.calendar;

import java.time.LocalDate;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * What a visitor can see of a feast at one place, a row of ceremonies.csv.
 *
 * @param name of the feast, for a sentence
 * @param family what belongs together: the nights of one festival
 * @param rank the greater, the more worth seeing within its family
 * @param placeId of the atlas: where one stands
 * @param hours in which one is there; none where no hour is known, and then {@code unplanned} says why
 * @param carsUntil minute of the day from which no car gets through to the place any more
 * @param isTheVisit whether it takes the place of a visit to the place
 * @param unasked whether it is planned for whoever is there, though they did not ask for it
 * @param said how travellers ask for it
 */
public record Ceremony(
        String id,
        String name,
        String family,
        int rank,
        Held held,
        String placeId,
        Optional<Hours> hours,
        OptionalInt carsUntil,
        boolean isTheVisit,
        boolean unasked,
        Pattern said,
        String activity,
        String note,
        String reason,
        String unplanned) {

    /** Minutes of the day. */
    public record Hours(int from, int to) {}

    /** Whether it is held on a day. */
    @FunctionalInterface
    interface Held {
        boolean on(LocalDate day);
    }

    public boolean isHeldOn(LocalDate day) {
        return held.on(day);
    }
}
