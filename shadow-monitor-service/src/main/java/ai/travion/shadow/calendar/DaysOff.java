package ai.travion.shadow.calendar;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.almanac.ExpectedHolidays;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

/** The holidays of a day: gazetted as far as the gazettes reach, expected by rule as far as Poya days are predicted. */
final class DaysOff {

    private final HolidayCalendar calendar;
    private final ExpectedHolidays expected;

    DaysOff(HolidayCalendar calendar) {
        this.calendar = calendar;
        this.expected = new ExpectedHolidays(calendar);
    }

    List<DayOff> on(LocalDate day) {
        return Stream.concat(
                        calendar.holidaysOn(day).stream().map(DayOff::of),
                        expected.on(day).stream().map(DayOff::of))
                .toList();
    }
}
