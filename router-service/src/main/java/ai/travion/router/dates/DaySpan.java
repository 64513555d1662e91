package ai.travion.router.dates;

import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;

/** Days in a row, both ends included. */
public record DaySpan(LocalDate first, LocalDate last) {

    public static DaySpan on(LocalDate day) {
        return new DaySpan(day, day);
    }

    static DaySpan of(YearMonth month) {
        return new DaySpan(month.atDay(1), month.atEndOfMonth());
    }

    public static DaySpan of(Year year) {
        return new DaySpan(year.atDay(1), year.atDay(year.length()));
    }

    public boolean isOneDay() {
        return first.equals(last);
    }
}
