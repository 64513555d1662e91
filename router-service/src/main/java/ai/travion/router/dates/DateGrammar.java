package ai.travion.router.dates;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.almanac.Almanac;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Impossible;
import ai.travion.router.dates.Meaning.Length;
import ai.travion.router.dates.Meaning.Nothing;
import ai.travion.router.dates.Meaning.Offset;
import ai.travion.router.dates.Reading.Kind;
import ai.travion.router.dates.When.Manner;
import java.time.LocalDate;
import java.time.Period;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads dates, ranges and lengths of time in English.
 *
 * <p>Every rule is tried everywhere; of readings that overlap, the longest wins. Rules for words that only look like time
 * ("every Friday", "a 30-day visa") take part, and so keep a shorter reading out. What remains is put together
 * ({@link Joining}): a step is taken from the day behind it, two days with "to" between them are a range, days with "or"
 * between them a choice. A length beside a start gives an end, beside an end a start. Safe for many threads.
 */
public final class DateGrammar {

    private record Shelf(Kind kind, Set<Manner> manners, List<RuleBook> books) {}

    private static final List<Shelf> SHELVES = List.of(
            new Shelf(
                    Kind.DATE,
                    Set.of(),
                    List.of(Figures.RULES, CalendarDates.WITH_MONTHS, CalendarDates.MISSPELT, NumberedDays.RULES)),
            new Shelf(Kind.FEAST, Set.of(Manner.COUNTED), List.of(Festivals.COUNTED)),
            new Shelf(Kind.FEAST, Set.of(), List.of(Festivals.RULES)),
            new Shelf(
                    Kind.OTHER,
                    Set.of(),
                    List.of(
                            Steps.RULES,
                            RelativeDates.FROM_TODAY,
                            RelativeDates.WEEKDAYS,
                            Months.RULES,
                            Parts.RULES,
                            Lengths.RULES)));

    private static final Pattern BEFORE_A_DAY =
            Patterns.anyCase("\\s*(?:\\b(?:on|in|at|for|during|by|from|this|next|over|until))?\\s*(?:the)?\\s*$");
    private static final Pattern YEAR = Pattern.compile("(?<![\\d/.,$-])20[2-4]\\d(?![\\d/%-]|[.,]\\d)");
    private static final String UNTIL = "(?:until|untill|till|til|ending|ends?|finishing|up\\s?to)\\b";
    private static final Pattern ENDING =
            Patterns.anyCase("(?:.*(?<![\\p{L}]))?" + UNTIL + "\\s*(?:on\\s+)?(?:the\\s+)?");
    private static final Pattern ENDS_ITSELF = Patterns.anyCase(UNTIL + ".*");
    private static final Pattern ARRIVING = Patterns.anyCase(
            ".*\\b(?:land(?:s|ing)?|arriv(?:e|es|ing|al)|fly(?:ing)?\\s+in|get(?:ting)?\\s+(?:in|there)|touch(?:ing)?\\s+down|start(?:s|ing)?|begin(?:s|ning)?)\\b[^.;!?]{0,40}");
    /** "How many days until ...", "two weeks left until ...". */
    private static final Pattern COUNTING_DOWN =
            Patterns.anyCase("\\bhow\\s+(?:many|long|much|far|soon)\\b|\\b(?:left|go|countdown|sleeps)\\b");

    private final Almanac almanac;

    public DateGrammar(HolidayCalendar calendar) {
        this.almanac = new Almanac(calendar);
    }

    /**
     * What the text says about time.
     *
     * @param words one line; places named in it should be blanked, since "Independence Square" is no day
     * @param date the day that relative dates count from, in Sri Lanka
     */
    public When read(String words, LocalDate date) {
        var text = LengthBesideAStart.plainIn(Ages.hiddenIn(CorrectedYear.in(words)));
        var today = new Today(date, almanac, Optional.empty());
        var readings = readings(text, today);
        var free = Engaged.in(text, readings).map(engaged -> after(engaged, text));
        if (free.filter(When::saysADay).isPresent()) {
            return free.get();
        }
        var length = TripLength.in(text, readings);
        var days = Joining.days(text, readings, length, today);
        var offset = readings.stream()
                .map(Reading::meaning)
                .filter(Offset.class::isInstance)
                .mapToInt(meaning -> ((Offset) meaning).days())
                .findFirst();
        // "Business until Thursday, free Friday to Sunday": who names both ends does not mean the days before. And of
        // "a wedding on
        // the 19th, we have the 18th to the 20th" the range is the trip.
        var named = onADayOfAStay(readings, length)
                .or(() -> days.stream()
                        .skip(1)
                        .filter(Reading::isARange)
                        .filter(range -> isAnEnd(text, days.getFirst())
                                || isWithin(range, days.getFirst())
                                || isTheSameByDate(range, days.getFirst())
                                || (range.kind() == Kind.DATE
                                        && days.getFirst().kind() == Kind.OTHER
                                        && !days.getFirst().days().exact()))
                        .findFirst()
                        .or(() -> arrival(text, days))
                        .or(() -> days.stream().findFirst()));
        boolean ending = named.filter(first -> first.manners().contains(Manner.ENDING) || isAnEnd(text, first))
                .isPresent();
        var first = named.map(Reading::days)
                .map(day -> named.get().kind() == Kind.FEAST ? WeekdaySpans.ofAFeast(text, readings, day) : day)
                .map(day -> AroundAFeast.of(text, named.get(), day, length, today))
                .map(day -> BesideTheTrip.around(text, day).orElse(day))
                .map(day -> until(day, offset))
                .map(day -> ending ? endingThen(day, length, today) : day)
                .map(day -> AtAWeekend.of(
                        text.substring(named.get().from(), named.get().to()), day, length, today));
        return new When(
                first.map(Days::first),
                first.flatMap(start -> end(start, length)),
                length.filter(found ->
                                !found.weekend() || first.flatMap(Days::last).isEmpty())
                        .filter(found ->
                                named.filter(trip -> isADayLess(trip, found)).isEmpty())
                        .filter(found -> named.filter(trip -> Stays.isAPartOf(trip, readings, text))
                                .isEmpty())
                        .map(found -> OptionalInt.of(found.days()))
                        .orElse(first.map(DateGrammar::daysBetween).orElse(OptionalInt.empty())),
                first.isPresent() && first.get().exact(),
                first.isPresent() ? OptionalInt.empty() : offset,
                notes(text, readings, first, length),
                impossible(text, readings),
                first.isEmpty() && length.filter(Length::weekend).isPresent()
                        ? Set.of(Manner.WEEKEND)
                        : manners(named, ending));
    }

    /** What is said behind the words of what keeps somebody; a length alone begins on the day that follows. */
    private When after(Engaged engaged, String text) {
        var free = read(" ".repeat(engaged.to()) + text.substring(engaged.to()), engaged.last());
        return free.saysADay() || free.days().isEmpty()
                ? free
                : free.from(engaged.last().plusDays(1));
    }

    /**
     * A text without the days that it names.
     *
     * @param blanked the same text, letter for letter, with places blanked
     */
    public String withoutDays(String text, String blanked, LocalDate today) {
        var left = new StringBuilder(text);
        readings(blanked, new Today(today, almanac, Optional.empty())).reversed().stream()
                .filter(reading -> reading.isDays() || reading.meaning() instanceof Offset)
                .forEach(reading -> {
                    var before = Patterns.matcher(BEFORE_A_DAY, left.substring(0, reading.from()));
                    left.delete(before.find() ? before.start() : reading.from(), reading.to());
                });
        return left.toString().strip();
    }

    /** A year that stands apart is the year of what has none: "Vesak lanterns in Colombo 2026". */
    private static List<Reading> readings(String text, Today today) {
        var readings = Corrected.in(text, longest(everyReading(text, today)));
        var years = Patterns.in(YEAR, text).toList();
        boolean apart = !years.isEmpty()
                && years.stream().map(year -> year.group()).distinct().count() == 1
                && years.stream()
                        .noneMatch(year -> readings.stream()
                                .anyMatch(reading -> reading.from() < year.end() && year.start() < reading.to()));
        if (!apart) {
            return Joining.readings(text, readings, today);
        }
        var then = new Today(
                today.date(),
                today.almanac(),
                Optional.of(Integer.valueOf(years.getFirst().group())));
        return Joining.readings(text, Corrected.in(text, longest(everyReading(text, then))), then);
    }

    private static List<Reading> everyReading(String text, Today today) {
        var readings = new ArrayList<Reading>();
        for (var shelf : SHELVES) {
            for (var book : shelf.books()) {
                book.forEachMatch(
                        text,
                        (rule, match) -> rule.reading()
                                .apply(match, today)
                                .ifPresent(meaning -> readings.add(new Reading(
                                        match.start(), match.end(), meaning, shelf.kind(), shelf.manners()))));
            }
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

    private static Optional<When.Impossible> impossible(String text, List<Reading> readings) {
        return readings.stream()
                .filter(reading -> reading.meaning() instanceof Impossible)
                .map(reading -> new When.Impossible(
                        text.substring(reading.from(), reading.to()).strip(), reading.from(), reading.to()))
                .findFirst();
    }

    private static Set<Manner> manners(Optional<Reading> named, boolean ending) {
        return named.map(first -> ending ? first.named(Manner.ENDING) : first)
                .map(Reading::manners)
                .orElse(Set.of());
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

    /** Whether the only day that is named is the last: "until Friday". */
    private static boolean isAnEnd(String text, Reading first) {
        var before = text.substring(0, first.from());
        boolean until = Patterns.isAllOf(ENDING, before)
                || Patterns.isAllOf(ENDS_ITSELF, text.substring(first.from(), first.to()));
        return until && first.days().last().isEmpty() && !Patterns.isIn(COUNTING_DOWN, before);
    }

    /** "Saturday to Monday 23-25 Jan": the weekdays of those dates, and not the next ones. */
    private static boolean isTheSameByDate(Reading range, Reading weekdays) {
        return range.kind() == Kind.DATE
                && weekdays.kind() == Kind.OTHER
                && weekdays.isARange()
                && weekdays.days().first().getDayOfWeek()
                        == range.days().first().getDayOfWeek()
                && weekdays.days().end().getDayOfWeek() == range.days().end().getDayOfWeek();
    }

    /** "11 days in March, we land on 8 March": of a longer time, the day on which one comes. */
    private static Optional<Reading> arrival(String text, List<Reading> days) {
        return days.stream()
                .findFirst()
                .filter(time -> !time.days().exact() && time.days().last().isPresent())
                .flatMap(time -> days.stream()
                        .skip(1)
                        .filter(day -> isWithin(time, day)
                                && Patterns.isAllOf(ARRIVING, text.substring(time.to(), day.from())))
                        .findFirst());
    }

    private static boolean isWithin(Reading range, Reading day) {
        var first = day.days().first();
        return day.days().exact()
                && day.days().last().isEmpty()
                && !first.isBefore(range.days().first())
                && !first.isAfter(range.days().end());
    }

    /** "We stay in Kandy from 3 to 5 December, plan a day trip on the 4th": one day is ordered, and the range is that of a stay. */
    private static Optional<Reading> onADayOfAStay(List<Reading> days, Optional<Length> length) {
        return length.filter(found -> found.days() == 1)
                .flatMap(oneDay -> days.stream().filter(Reading::isARange).findFirst())
                .flatMap(stay -> days.stream()
                        .filter(day -> day.isDays()
                                && day.days().exact()
                                && day.days().last().isEmpty())
                        .map(day -> inItsMonth(day, stay))
                        .filter(day -> isWithin(stay, day))
                        .findFirst());
    }

    /** "The 12th" beside days in January is that of January. */
    private static Reading inItsMonth(Reading day, Reading stay) {
        var said = day.days().first();
        return day.days().again().equals(Period.ofMonths(1))
                ? stay.days()
                        .first()
                        .datesUntil(stay.days().end().plusDays(1))
                        .filter(date -> date.getDayOfMonth() == said.getDayOfMonth())
                        .findFirst()
                        .map(date -> day.meaning(Days.on(date)))
                        .orElse(day)
                : day;
    }

    /** The day of an early flight is none of the plan. */
    private static boolean isADayLess(Reading trip, Length length) {
        return trip.manners().contains(Manner.JOURNEY)
                && trip.isARange()
                && daysBetween(trip.days()).orElse(0) == length.days() - 1;
    }

    private static Days endingThen(Days day, Optional<Length> length, Today today) {
        var last = day.end();
        if (length.isPresent()) {
            var first = last.minusDays(length.get().days() - 1L);
            return Days.from(first, last)
                    .noting("Your last day is %s, so the first is %s."
                            .formatted(Today.inWords(last), Today.inWords(first)));
        }
        return day.last().isEmpty() && last.isAfter(today.tomorrow())
                ? Days.during(today.tomorrow(), last, Period.ZERO)
                        .noting("You named the last day, %s, and no first one.".formatted(Today.inWords(last)))
                : day;
    }

    /** A length says more than a longer time in which the days lie. */
    private static Optional<LocalDate> end(Days start, Optional<Length> length) {
        var counted = length.filter(found -> found.days() > 1)
                .map(found -> start.first().plusDays(found.days() - 1L));
        return start.exact() ? start.last().or(() -> counted) : length.isPresent() ? counted : start.last();
    }

    private static List<String> notes(
            String text, List<Reading> readings, Optional<Days> first, Optional<Length> length) {
        var unknown = readings.stream()
                .map(Reading::meaning)
                .filter(Nothing.class::isInstance)
                .flatMap(meaning -> ((Nothing) meaning).note().stream());
        var unread = first.isEmpty() && readings.stream().noneMatch(DateGrammar::saysWhen)
                ? Unread.in(text)
                : Optional.<String>empty();
        return Stream.of(
                        first.flatMap(Days::note).stream(),
                        length.flatMap(Length::note).stream(),
                        unknown,
                        unread.stream())
                .flatMap(note -> note)
                .toList();
    }

    private static boolean saysWhen(Reading reading) {
        return reading.meaning() instanceof Offset || reading.meaning() instanceof Impossible;
    }
}
