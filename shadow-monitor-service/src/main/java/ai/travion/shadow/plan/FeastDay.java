package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What of a feast belongs to a day at one base.
 *
 * @param attended what is seen of it
 * @param closed the town that no car reaches from {@code carsUntil} on, whether or not anything is seen of the feast
 * @param carsUntil minute of the day
 * @param isAfterNewYear whether markets and small shops still rest after the New Year
 */
record FeastDay(Optional<Attendance> attended, Optional<Place> closed, OptionalInt carsUntil, boolean isAfterNewYear) {

    private static final int WITHIN_THE_TOWN_MINUTES = 15;

    static final FeastDay NONE = new FeastDay(Optional.empty(), Optional.empty(), OptionalInt.empty(), false);

    Optional<Attendance> inTheMorning() {
        return attended.filter(Attendance::isInTheMorning);
    }

    Optional<Attendance> laterOn() {
        return attended.filter(attendance -> !attendance.isInTheMorning());
    }

    /** Whether somebody who comes from outside the town by car at this minute is turned away. */
    boolean keepsOut(Place from, Place to, int arrival, Roads roads) {
        return closed.isPresent()
                && arrival > carsUntil.orElse(arrival)
                && roads.minutes(closed.get(), to) <= WITHIN_THE_TOWN_MINUTES
                && roads.minutes(closed.get(), from) > WITHIN_THE_TOWN_MINUTES;
    }

    /** Whether what is seen lasts beyond the hour of dinner. */
    boolean isAfterDinner() {
        return attended.filter(Attendance::isAfterDinner).isPresent();
    }

    boolean includes(Sight sight) {
        return attended.filter(attendance -> attendance.isTheVisitOf(sight)).isPresent();
    }

    /** The same where one cannot but come by car after all. */
    FeastDay unbound() {
        return new FeastDay(Optional.empty(), Optional.empty(), OptionalInt.empty(), isAfterNewYear);
    }

    /** The same without what is seen, for a day into which it does not fit. */
    FeastDay unattended() {
        return new FeastDay(Optional.empty(), closed, carsUntil, isAfterNewYear);
    }
}
