package ai.travion.shadow.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.PoyaDay;
import ai.travion.atlas.moon.Tithi;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** When a feast is. */
@FunctionalInterface
interface FeastDate {

    /** Whether its day lies between two days, both included, and how sure that is. */
    Optional<Certainty> between(LocalDate first, LocalDate last);

    /**
     * @param text {@code poya:Nikini}, {@code holiday:Deepavali} (a part of the gazetted name), {@code fixed:12-25}, or {@code
     *     new-moon:08-17..09-16}: the new moon between these days
     */
    static FeastDate of(String text, HolidayCalendar calendar, DaysOff daysOff) {
        String[] parts = text.split(":", 2);
        return switch (parts[0]) {
            case "poya" -> (first, last) -> poya(calendar, parts[1], first, last);
            case "holiday" -> (first, last) -> holiday(daysOff, parts[1], first, last);
            case "fixed" -> {
                MonthDay day = monthDay(parts[1]);
                yield (first, last) -> fixed(day, first, last);
            }
            case "new-moon" -> {
                String[] ends = parts[1].split("\\.\\.", 2);
                MonthDay from = monthDay(ends[0]);
                MonthDay to = monthDay(ends[1]);
                yield (first, last) -> newMoon(from.atYear(first.getYear()), to.atYear(first.getYear()), first, last);
            }
            default -> throw new IllegalArgumentException("No date of a feast: " + text);
        };
    }

    /** @param text {@code 12-25} */
    private static MonthDay monthDay(String text) {
        return MonthDay.parse("--" + text);
    }

    /** By the name that is the most probable one: a warning goes by the same. */
    private static Optional<Certainty> poya(HolidayCalendar calendar, String name, LocalDate first, LocalDate last) {
        return Stream.iterate(calendar.nextPoya(first), Optional::isPresent, after(calendar))
                .flatMap(Optional::stream)
                .takeWhile(poya -> !poya.date().isAfter(last))
                .filter(poya -> poya.name().equals(name))
                .findFirst()
                .map(PoyaDay::certainty);
    }

    private static UnaryOperator<Optional<PoyaDay>> after(HolidayCalendar calendar) {
        return poya -> poya.flatMap(day -> calendar.nextPoya(day.date().plusDays(1)));
    }

    private static Optional<Certainty> holiday(DaysOff daysOff, String name, LocalDate first, LocalDate last) {
        return first.datesUntil(last.plusDays(1))
                .flatMap(day -> daysOff.on(day).stream())
                .filter(holiday -> holiday.name().contains(name))
                .findFirst()
                .map(DayOff::certainty);
    }

    private static Optional<Certainty> fixed(MonthDay day, LocalDate first, LocalDate last) {
        LocalDate date = day.atYear(last.getYear());
        LocalDate found = date.isAfter(last) ? day.atYear(last.getYear() - 1) : date;
        return found.isBefore(first) ? Optional.empty() : Optional.of(Certainty.GAZETTED);
    }

    private static Optional<Certainty> newMoon(LocalDate from, LocalDate to, LocalDate first, LocalDate last) {
        if (to.isBefore(first) || from.isAfter(last)) {
            return Optional.empty();
        }
        LocalDate kept = Tithi.AMAVASYA.firstKeptFrom(from);
        boolean met = !kept.isAfter(to) && !kept.isBefore(first) && !kept.isAfter(last);
        return met ? Optional.of(Certainty.INFERRED) : Optional.empty();
    }
}
