package ai.travion.atlas.almanac;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.HolidayType;
import java.time.LocalDate;
import java.util.Optional;
import java.util.stream.Stream;

/** Working days between two days off, at least one of which is a holiday: many people take them off, too. */
public final class BridgeDays {

    private final HolidayCalendar calendar;
    private final ExpectedHolidays expected;

    public BridgeDays(HolidayCalendar calendar) {
        this.calendar = calendar;
        this.expected = new ExpectedHolidays(calendar);
    }

    /** Whether a day is one. */
    public boolean isBridge(LocalDate day) {
        return on(day).isPresent();
    }

    /** The bridge day that a day is, by the holidays that it lies between: "between Christmas Day and the weekend". */
    public Optional<Occurrence> on(LocalDate day) {
        var before = day.minusDays(1);
        var after = day.plusDays(1);
        boolean bridge = off(day).isEmpty()
                && off(before).isPresent()
                && off(after).isPresent()
                && (holiday(before).isPresent() || holiday(after).isPresent());
        return bridge
                ? Optional.of(Occurrence.on(
                        day,
                        "a working day between " + off(before).orElseThrow() + " and "
                                + off(after).orElseThrow(),
                        calendar.isGazetted(before) && calendar.isGazetted(after)
                                ? Certainty.GAZETTED
                                : Certainty.PREDICTED,
                        "counted from the public holidays"))
                : Optional.empty();
    }

    private Optional<String> off(LocalDate day) {
        return holiday(day).or(() -> Almanac.isWeekend(day) ? Optional.of("the weekend") : Optional.empty());
    }

    private Optional<String> holiday(LocalDate day) {
        return Stream.concat(
                        calendar.holidaysOn(day).stream()
                                .filter(holiday -> holiday.types().contains(HolidayType.PUBLIC))
                                .map(holiday -> holiday.name()),
                        expected.on(day).stream()
                                .filter(holiday -> holiday.types().contains(HolidayType.PUBLIC))
                                .map(ExpectedHolidays.Expected::name))
                .findFirst()
                .or(() -> calendar.poyaOn(day).map(poya -> poya.fullName()));
    }
}
