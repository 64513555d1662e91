package ai.travion.shadow.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.almanac.BridgeDays;
import ai.travion.atlas.almanac.SchoolBreaks;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Predicate;

/** Reads what the calendar says of a day. */
final class CalendarDays {

    private final HolidayCalendar calendar;
    private final DaysOff daysOff;
    private final SchoolBreaks schools;
    private final BridgeDays bridges;
    private final Predicate<LocalDate> closedToAlcohol;

    CalendarDays(HolidayCalendar calendar, DaysOff daysOff, Predicate<LocalDate> closedToAlcohol) {
        this.daysOff = daysOff;
        this.calendar = calendar;
        this.schools = new SchoolBreaks(calendar);
        this.bridges = new BridgeDays(calendar);
        this.closedToAlcohol = closedToAlcohol;
    }

    CalendarDay of(LocalDate day) {
        return new CalendarDay(
                day,
                calendar.poyaOn(day),
                daysOff.on(day),
                bridges.isBridge(day),
                schools.on(day),
                schools.arePublishedFor(day.getYear()),
                closedToAlcohol.test(day),
                calendar.supersededPoyaOn(day),
                certaintyOf(day));
    }

    private Optional<Certainty> certaintyOf(LocalDate day) {
        if (!calendar.isKnown(day)) {
            return Optional.empty();
        }
        return Optional.of(calendar.isGazetted(day) ? Certainty.GAZETTED : Certainty.PREDICTED);
    }
}
