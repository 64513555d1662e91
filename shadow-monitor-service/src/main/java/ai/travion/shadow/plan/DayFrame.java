package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.time.LocalDate;
import java.util.Optional;

/**
 * What stands firm for a day before anything is planned.
 *
 * @param wake where the day begins
 * @param base where one eats and sleeps
 * @param returnTo where one has to be back in the evening, on a day trip and on the last day of a trip that ends where it began
 * @param hours in which all of it happens
 * @param visits at most
 * @param restMinutes how long a rest may be before it is an empty one
 * @param roads how long every way takes
 * @param standstill whether most eateries are closed on this day
 * @param poya whether worshippers fill the shrines on this day
 * @param mealNote what to know at dinner; may be empty
 * @param fullness how full the places are
 * @param feast what of a feast belongs to the day
 */
record DayFrame(
        LocalDate date,
        Place wake,
        Place base,
        Optional<Place> returnTo,
        Daylight light,
        Hours hours,
        int visits,
        int restMinutes,
        Sights sights,
        Roads roads,
        boolean standstill,
        boolean poya,
        String mealNote,
        Fullness fullness,
        FeastDay feast) {

    /** Whether nothing is to be planned on it. */
    boolean isFree() {
        return visits == 0;
    }

    /** The same with another number of visits. */
    DayFrame upTo(int others) {
        return with(returnTo, others);
    }

    /** The same of one who sleeps at the base. */
    DayFrame withoutReturn() {
        return with(Optional.empty(), visits);
    }

    /** The same with nothing of a feast. */
    DayFrame withoutFeast() {
        return with(returnTo, visits, feast.unbound());
    }

    /** The minute at which the day is over, but for a feast and for dinner. */
    int lastMinute() {
        if (feast.attended().isEmpty()) {
            return hours.to();
        }
        Place end = returnTo.orElse(base);
        return feast.laterOn()
                .map(attendance -> Math.min(hours.to(), attendance.freeUntil(roads.minutes(end, attendance.place()))))
                .orElse(hours.to());
    }

    /** Whether much of what is public is shut. */
    boolean isUnderALaw() {
        return poya || !mealNote.isEmpty();
    }

    private DayFrame with(Optional<Place> otherReturn, int otherVisits) {
        return with(otherReturn, otherVisits, feast);
    }

    private DayFrame with(Optional<Place> otherReturn, int otherVisits, FeastDay otherFeast) {
        return new DayFrame(
                date,
                wake,
                base,
                otherReturn,
                light,
                hours,
                otherVisits,
                restMinutes,
                sights,
                roads,
                standstill,
                poya,
                mealNote,
                fullness,
                otherFeast);
    }
}
