package ai.travion.router.dates;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.almanac.Almanac;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;

/**
 * The day that dates are relative to, and the calendar of the country.
 *
 * @param year the year that the text names apart from any date: it is that of the days that have none
 */
record Today(LocalDate date, Almanac almanac, Optional<Integer> year) {

    private static final DateTimeFormatter IN_WORDS = DateTimeFormatter.ofPattern("EEEE d MMMM uuuu", Locale.ENGLISH);
    private static final int LEAP_CYCLE_YEARS = 8;

    HolidayCalendar calendar() {
        return almanac.calendar();
    }

    static String inWords(LocalDate day) {
        return IN_WORDS.format(day);
    }

    static Optional<LocalDate> day(int year, int month, int day) {
        try {
            return Optional.of(LocalDate.of(year, month, day));
        } catch (DateTimeException notInTheCalendar) {
            return Optional.empty();
        }
    }

    /** The year of a date: its own, or the only one that the text names. */
    @Nullable Integer yearOf(Matcher match) {
        var own = Names.year(match);
        return own == null ? year.orElse(null) : own;
    }

    LocalDate tomorrow() {
        return date.plusDays(1);
    }

    /** The next such day, today included; 29 February waits for its leap year. */
    Optional<LocalDate> next(int month, int day) {
        for (int year = date.getYear(); year <= date.getYear() + LEAP_CYCLE_YEARS; year++) {
            var found = day(year, month, day).filter(then -> !then.isBefore(date));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    LocalDate next(MonthDay day) {
        return next(day.getMonthValue(), day.getDayOfMonth()).orElseThrow();
    }

    /** The first such weekday after today. */
    LocalDate coming(DayOfWeek weekday) {
        return date.with(TemporalAdjusters.next(weekday));
    }

    /** The weekday in the calendar week after this one; weeks begin on Monday. */
    LocalDate nextWeeks(DayOfWeek weekday) {
        return date.with(TemporalAdjusters.next(DayOfWeek.MONDAY)).with(TemporalAdjusters.nextOrSame(weekday));
    }

    /** The Saturday of the coming weekend, or of the one that has begun. */
    LocalDate saturday() {
        return date.getDayOfWeek() == DayOfWeek.SUNDAY
                ? date.minusDays(1)
                : date.with(TemporalAdjusters.nextOrSame(DayOfWeek.SATURDAY));
    }

    /** The next such month that has not ended, this month included unless it ends today. */
    YearMonth coming(Month month) {
        var thisYear = YearMonth.of(date.getYear(), month);
        return thisYear.atEndOfMonth().isAfter(date) ? thisYear : thisYear.plusYears(1);
    }

    /** The day in the month, or tomorrow where that has passed. */
    LocalDate notBeforeTomorrow(LocalDate day, boolean yearWasSaid) {
        var tomorrow = date.plusDays(1);
        return !yearWasSaid && day.isBefore(tomorrow) && YearMonth.from(day).equals(YearMonth.from(tomorrow))
                ? tomorrow
                : day;
    }
}
