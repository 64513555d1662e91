package ai.travion.shadow.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Reads what the calendar says of a day. */
final class CalendarDays {

    private final HolidayCalendar calendar;
    private final DaysOff daysOff;
    private final SchoolBreaks schools;
    private final Predicate<LocalDate> closedToAlcohol;

    CalendarDays(HolidayCalendar calendar, DaysOff daysOff, Predicate<LocalDate> closedToAlcohol) {
        this.daysOff = daysOff;
        this.calendar = calendar;
        this.schools = new SchoolBreaks(calendar);
        this.closedToAlcohol = closedToAlcohol;
    }

    CalendarDay of(LocalDate day) {
        return new CalendarDay(
                day,
                calendar.poyaOn(day),
                daysOff.on(day),
                isBridge(day),
                schools.on(day),
                schools.arePublishedFor(day.getYear()),
                closedToAlcohol.test(day),
                calendar.supersededPoyaOn(day),
                certaintyOf(day));
    }

    /** A working day between two days off, at least one of which is a holiday: many take it off, too. */
    private boolean isBridge(LocalDate day) {
        LocalDate before = day.minusDays(1);
        LocalDate after = day.plusDays(1);
        return !isOff(day) && isOff(before) && isOff(after) && (isHoliday(before) || isHoliday(after));
    }

    private boolean isOff(LocalDate day) {
        return isHoliday(day) || List.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY).contains(day.getDayOfWeek());
    }

    private boolean isHoliday(LocalDate day) {
        return calendar.poyaOn(day).isPresent() || daysOff.on(day).stream().anyMatch(DayOff::isPublic);
    }

    private Optional<Certainty> certaintyOf(LocalDate day) {
        if (!calendar.isKnown(day)) {
            return Optional.empty();
        }
        return Optional.of(calendar.isGazetted(day) ? Certainty.GAZETTED : Certainty.PREDICTED);
    }
}
