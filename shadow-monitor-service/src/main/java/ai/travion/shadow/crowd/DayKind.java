package ai.travion.shadow.crowd;

import java.time.DayOfWeek;
import java.time.LocalDate;

/**
 * What the calendar says of a day, as far as crowds go.
 *
 * @param holiday a public holiday: it fills places as a Sunday does
 * @param poya whether it is a Poya day
 * @param schoolHoliday whether most schools are closed for holidays
 */
public record DayKind(LocalDate date, boolean holiday, boolean poya, boolean schoolHoliday) {

    /** A day of which only the weekday is known. */
    public static DayKind ordinary(LocalDate date) {
        return new DayKind(date, false, false, false);
    }

    /** Monday is 1, Sunday and every public holiday 7. */
    int weekday() {
        return holiday && !poya
                ? DayOfWeek.SUNDAY.getValue()
                : date.getDayOfWeek().getValue();
    }

    boolean isWeekend() {
        return weekday() >= DayOfWeek.SATURDAY.getValue();
    }
}
