package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.shadow.calendar.Ceremony;

/**
 * That a traveller sees a ceremony on a day. Minutes of the day.
 *
 * @param from when one is in place
 * @param askedFor whether one comes for it
 */
record Attendance(Ceremony ceremony, Place place, int from, int to, boolean askedFor) {

    private static final int EARLIEST_IN_THE_DAY = DayPart.at(12, 0);
    private static final int TOO_LATE_FOR_DINNER = DayPart.at(19, 45);
    private static final int EARLY_DINNER_MINUTES = 60;

    /** Whether the day begins with it. */
    boolean isInTheMorning() {
        return from < EARLIEST_IN_THE_DAY;
    }

    /** Whether one eats before it, since it lasts beyond dinner. */
    boolean isAfterDinner() {
        return to > TOO_LATE_FOR_DINNER;
    }

    /** When the day before it ends, as far as one is from it then. */
    int freeUntil(int way) {
        return VisitTimes.roundedDown(from - way - (isAfterDinner() ? EARLY_DINNER_MINUTES : 0));
    }

    int dinnerMinutes() {
        return EARLY_DINNER_MINUTES;
    }

    boolean isTheVisitOf(Sight sight) {
        return ceremony.isTheVisit() && sight.place().equals(place);
    }
}
