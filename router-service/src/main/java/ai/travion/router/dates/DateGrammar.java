package ai.travion.router.dates;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Impossible;
import ai.travion.router.dates.Meaning.Length;
import ai.travion.router.dates.Meaning.Nothing;
import ai.travion.router.dates.Meaning.Offset;
import ai.travion.router.text.Patterns;
import java.time.LocalDate;
import java.time.Period;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads dates, ranges and lengths of time in English.
 *
 * <p>Every rule is tried everywhere; of readings that overlap, the longest wins. Rules for words that only look like time
 * ("every Friday", "a 30-day visa") take part, and so keep a shorter reading out. What remains is put together: two days
 * with "to" between them are a range, a length beside a start gives an end. Safe for many threads.
 */
public final class DateGrammar {

    private static final List<RuleBook> BOOKS = List.of(
            CalendarDates.IN_FIGURES,
            CalendarDates.WITH_MONTHS,
            RelativeDates.FROM_TODAY,
            RelativeDates.WEEKDAYS,
            Months.RULES,
            Festivals.RULES,
            Lengths.RULES);

    /** Days further apart than this are no range that was written the wrong way round. */
    private static final int LONGEST_SWAPPED = 60;

    private static final Pattern RANGE =
            Patterns.anyCase("\\s*(?:to|until|till|through|-|\u2013|\u2014)\\s*(?:the\\s+)?");
    private static final Pattern LEAVING = Patterns.anyCase(
            "[\\s,;]*(?:(?:and|then|to|until|till)\\s+)?(?:(?:we|i)(?:'ll|\\s+will|\\s+are|\\s+am|'re|'m)?\\s+)?(?:leav(?:e|es|ing)|fly(?:ing)?(?:\\s+(?:out|home|back|away))?|depart(?:s|ing)?|return(?:s|ing)?|go(?:ing)?\\s+(?:home|back)|end(?:s|ing)?|finish(?:es|ing)?)(?:\\s+(?:again|back|home))?\\s*(?:on|at|by)?\\s*(?:the\\s+)?");
    private static final Pattern AND = Patterns.anyCase("\\s*(?:and|&)\\s*(?:on\\s+)?");
    private static final Pattern BEFORE_A_DAY =
            Patterns.anyCase("\\s*(?:\\b(?:on|in|at|for|during|by|from|this|next|over|until))?\\s*(?:the)?\\s*$");
    private static final Pattern BETWEEN = Patterns.anyCase(".*\\bbetween\\s+");
    private static final Pattern DAY_AFTER =
            Patterns.anyCase(".*\\b(?:the\\s+)?day\\s+(?:after|following)\\s+(?:the\\s+)?");
    private static final Pattern DAY_BEFORE = Patterns.anyCase(".*\\b(?:the\\s+)?day\\s+before\\s+(?:the\\s+)?");
    private static final Pattern REFUSED = Patterns.anyCase(
            ".*\\b(?:except|but\\s+not|(?<!why\\s)not|avoid(?:ing)?|other\\s+than|instead\\s+of|rather\\s+than|unless)\\s+(?:on\\s+|for\\s+|in\\s+|the\\s+)*");

    private static final Pattern PLANNED =
            Patterns.anyCase("\\b(?:plan|itinerary|trip|tour|journey|in\\s+all|altogether|in\\s+total)\\b[^.?!]*$");
    private static final Period A_MONTH = Period.ofMonths(1);

    private final HolidayCalendar calendar;

    public DateGrammar(HolidayCalendar calendar) {
        this.calendar = calendar;
    }

    /** A reading of some of the words. */
    private record Reading(int from, int to, Meaning meaning) {

        int length() {
            return to - from;
        }

        boolean overlaps(Reading other) {
            return from < other.to && other.from < to;
        }
    }

    /**
     * What the text says about time.
     *
     * @param text one line; places named in it should be blanked, since "Independence Square" is no day
     * @param today the day that relative dates count from, in Sri Lanka
     */
    public When read(String text, LocalDate today) {
        var readings = longest(everyReading(text, new Today(today, calendar)));
        var days = ranges(text, daysIn(text, readings));
        var length = lengthOfThePlan(text, readings).or(() -> firstLength(readings));
        var impossible = readings.stream()
                .filter(reading -> reading.meaning() instanceof Impossible)
                .map(reading -> new When.Impossible(
                        text.substring(reading.from(), reading.to()).strip(), reading.from(), reading.to()))
                .findFirst();
        var offset = readings.stream()
                .map(Reading::meaning)
                .filter(Offset.class::isInstance)
                .mapToInt(meaning -> ((Offset) meaning).days())
                .findFirst();
        var first = days.stream()
                .map(reading -> (Days) reading.meaning())
                .findFirst()
                .map(day -> until(day, offset));
        return new When(
                first.map(Days::first),
                first.flatMap(start -> end(start, length)),
                length.map(found -> OptionalInt.of(found.days()))
                        .orElse(first.map(DateGrammar::daysBetween).orElse(OptionalInt.empty())),
                first.isPresent() && first.get().exact(),
                first.isPresent() ? OptionalInt.empty() : offset,
                notes(readings, first, length),
                impossible);
    }

    /**
     * A text without the days that it names.
     *
     * @param blanked the same text, letter for letter, with places blanked
     */
    public String withoutDays(String text, String blanked, LocalDate today) {
        var left = new StringBuilder(text);
        longest(everyReading(blanked, new Today(today, calendar))).reversed().stream()
                .filter(reading -> reading.meaning() instanceof Days || reading.meaning() instanceof Offset)
                .forEach(reading -> {
                    var before = BEFORE_A_DAY.matcher(left.substring(0, reading.from()));
                    left.delete(before.find() ? before.start() : reading.from(), reading.to());
                });
        return left.toString().strip();
    }

    private static OptionalInt daysBetween(Days days) {
        return days.last()
                .filter(last -> days.exact())
                .map(last ->
                        OptionalInt.of((int) (last.toEpochDay() - days.first().toEpochDay()) + 1))
                .orElse(OptionalInt.empty());
    }

    /** "Kandy tomorrow and Sigiriya the day after" is two days. */
    private static Days until(Days day, OptionalInt offset) {
        boolean more = offset.isPresent() && offset.getAsInt() > 0 && day.last().isEmpty();
        return more
                ? new Days(
                        day.first(),
                        Optional.of(day.first().plusDays(offset.getAsInt())),
                        day.again(),
                        day.exact(),
                        day.note())
                : day;
    }

    private static List<Reading> everyReading(String text, Today today) {
        var readings = new ArrayList<Reading>();
        for (var book : BOOKS) {
            book.forEachMatch(text, (rule, match) -> {
                rule.reading()
                        .apply(match, today)
                        .ifPresent(meaning -> readings.add(new Reading(match.start(), match.end(), meaning)));
            });
        }
        return readings;
    }

    private static List<Reading> longest(List<Reading> readings) {
        var chosen = new ArrayList<Reading>();
        readings.stream()
                .sorted(Comparator.comparingInt(Reading::length).reversed())
                .forEach(reading -> {
                    if (chosen.stream().noneMatch(reading::overlaps)) {
                        chosen.add(reading);
                    }
                });
        chosen.sort(Comparator.comparingInt(Reading::from));
        return chosen;
    }

    /** The days that are meant, with "the day after" applied and refused days left out. */
    private static List<Reading> daysIn(String text, List<Reading> readings) {
        var days = new ArrayList<Reading>();
        for (var reading : readings) {
            if (!(reading.meaning() instanceof Days found)) {
                continue;
            }
            var before = text.substring(Math.max(0, reading.from() - 40), reading.from());
            if (REFUSED.matcher(before).matches()) {
                continue;
            }
            if (DAY_AFTER.matcher(before).matches()) {
                days.add(new Reading(reading.from(), reading.to(), found.shifted(1)));
            } else if (DAY_BEFORE.matcher(before).matches()) {
                days.add(new Reading(
                        reading.from(), reading.to(), Days.on(found.first().minusDays(1))));
            } else {
                days.add(reading);
            }
        }
        return days;
    }

    private static List<Reading> ranges(String text, List<Reading> days) {
        if (days.size() < 2) {
            return days;
        }
        var first = days.get(0);
        var second = days.get(1);
        var start = (Days) first.meaning();
        var end = (Days) second.meaning();
        var between = text.substring(first.to(), second.from());
        var before = text.substring(0, first.from());
        if (start.last().isPresent() || !start.exact() || !end.exact()) {
            return days;
        }
        boolean range = RANGE.matcher(between).matches()
                || LEAVING.matcher(between).matches()
                || (AND.matcher(between).matches() && BETWEEN.matcher(before).matches());
        if (range) {
            return List.of(new Reading(first.from(), second.to(), span(start, end)));
        }
        var both = span(start, end);
        boolean inARow = AND.matcher(between).matches()
                && both.last().filter(start.first().plusDays(1)::equals).isPresent();
        return inARow ? List.of(new Reading(first.from(), second.to(), both)) : days;
    }

    /** From one day to another. A day whose words fit many years is taken in the year that makes sense of the range. */
    private static Days span(Days start, Days end) {
        var first = start.first();
        var last = end.end();
        boolean numbered = start.again().equals(A_MONTH) && !end.again().equals(A_MONTH);
        if ((end.again().isZero() || numbered) && !start.again().isZero()) {
            first = latestBefore(first, last, start.again());
        }
        while (last.isBefore(first) && !end.again().isZero()) {
            last = last.plus(end.again());
        }
        var note = start.note().or(end::note);
        return last.isBefore(first) ? turned(first, last) : new Days(first, Optional.of(last), Period.ZERO, true, note);
    }

    /** An end before its beginning: days that were swapped, a year that was mistaken, or an end that means nothing. */
    private static Days turned(LocalDate first, LocalDate last) {
        if (last.plusDays(LONGEST_SWAPPED).isAfter(first)) {
            return Days.fromEndToStart(first, last);
        }
        var nextYear = last.plusYears(1);
        return nextYear.isBefore(first) || first.plusDays(LONGEST_SWAPPED).isBefore(nextYear)
                ? Days.on(first)
                        .noting("The end that you named, %s, is before the beginning, so only %s is taken."
                                .formatted(Today.inWords(last), Today.inWords(first)))
                : Days.from(first, nextYear)
                        .noting("The end that you named, %s, is before the beginning, so %s is taken."
                                .formatted(Today.inWords(last), Today.inWords(nextYear)));
    }

    private static LocalDate latestBefore(LocalDate day, LocalDate limit, Period again) {
        var latest = day;
        while (!latest.plus(again).isAfter(limit)) {
            latest = latest.plus(again);
        }
        while (latest.isAfter(limit)) {
            latest = latest.minus(again);
        }
        return latest;
    }

    /** Of several lengths, the one that a plan is asked for: "two days in Negombo ... please plan 8 days". */
    private static Optional<Length> lengthOfThePlan(String text, List<Reading> readings) {
        return readings.stream()
                .filter(reading -> reading.meaning() instanceof Length)
                .filter(reading -> PLANNED.matcher(text.substring(Math.max(0, reading.from() - 40), reading.from()))
                        .find())
                .map(reading -> (Length) reading.meaning())
                .findFirst();
    }

    private static Optional<Length> firstLength(List<Reading> readings) {
        return readings.stream()
                .map(Reading::meaning)
                .filter(Length.class::isInstance)
                .map(Length.class::cast)
                .findFirst();
    }

    /** A length says more than a longer time in which the days lie. */
    private static Optional<LocalDate> end(Days start, Optional<Length> length) {
        var counted = length.filter(found -> found.days() > 1)
                .map(found -> start.first().plusDays(found.days() - 1L));
        return start.exact() ? start.last().or(() -> counted) : counted.or(start::last);
    }

    private static List<String> notes(List<Reading> readings, Optional<Days> first, Optional<Length> length) {
        var unknown = readings.stream()
                .map(Reading::meaning)
                .filter(Nothing.class::isInstance)
                .flatMap(meaning -> ((Nothing) meaning).note().stream());
        return Stream.of(first.flatMap(Days::note).stream(), length.flatMap(Length::note).stream(), unknown)
                .flatMap(note -> note)
                .toList();
    }
}
