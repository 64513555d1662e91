package ai.travion.router.dates;

import static ai.travion.router.dates.DateRule.noDate;
import static ai.travion.router.dates.DateRule.rule;
import static ai.travion.router.dates.Names.DAY;
import static ai.travion.router.dates.Names.MONTH;
import static ai.travion.router.dates.Names.YEAR;

import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Impossible;
import java.time.LocalDate;
import java.time.Period;
import java.time.YearMonth;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;

/** Dates that name a day of a month: "2026-01-03", "3/1/2026", "January 3rd 2026", "3-5 January". */
final class CalendarDates {

    private static final int CENTURY = 2000;
    private static final int LONGEST_MONTH = 31;
    private static final int MONTHS = 12;
    private static final List<String> ORDINALS =
            List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth");
    private static final String TO = "\\s*(?:-|\u2013|\u2014|to|until|till|through|and|&)\\s*";
    private static final String DAY_TO = "(?<d2>\\d{1,2})(?:\\s?(?:st|nd|rd|th))?\\b";
    private static final String WEEKDAY_BEFORE =
            "(?:(?<w>monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun)\\b\\.?,?\\s+(?:the\\s+)?)?";
    /** "We are 5, may I ..." */
    private static final String NO_QUESTION = "(?!\\s+(?:i|we|be|you|it|they|he|she|not|have)\\b)";
    /** What a number after "may" or "march" counts where it is no day. */
    private static final String COUNTED =
            "(?!\\s*(?:%|km|k\\b|m\\b|miles?|meters?|metres?|hours?|hrs?|minutes?|mins?|people|persons?|adults?|kids?|children|friends|of\\s+us|tourists?|guests?|days?|nights?|weeks?|hotels?|places?|things|steps|times|\\$|usd|dollars|rupees|rs\\b|o'?clock|am\\b|pm\\b))";

    static final RuleBook IN_FIGURES = RuleBook.where(
            "\\d",
            rule(
                    "2026-01-03",
                    "(?<![\\d/.-])(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})(?![\\d/-]|\\.\\d)",
                    (m, today) -> dayOrImpossible(Today.day(number(m, 1), number(m, 3), number(m, 4)))),
            rule("3/1/2026", "(?<![\\d/.-])(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4})(?![\\d/-])", CalendarDates::dayFirst),
            rule("3/1/26", "(?<![\\d/.-])(\\d{1,2})(/)(\\d{1,2})/(\\d{2})(?![\\d/-])", CalendarDates::dayFirst),
            rule(
                    "on 3/1",
                    "(?<![\\d/])(\\d{1,2})(?<=\\b(?:on|from|until|till|by|to|for)\\s\\d{1,2})/(\\d{1,2})(?![\\d/])",
                    (m, today) -> nextOrImpossible(today, number(m, 2), number(m, 1))),
            rule(
                    "on the 3rd",
                    "\\b(?:on|from|until|till|by)\\s+the\\s+(?<d>\\d{1,2})(?:st|nd|rd|th)\\b(?!\\s+(?:floor|day|time|century|visit|of|road|street|lane|mile|level|hour|night|place|one|anniversary))",
                    (m, today) -> nextDayNumbered(today, Integer.parseInt(m.group("d")))),
            rule(
                    "from the 3rd to the 5th",
                    "\\b(?:from|between)?\\s*the\\s+(?<d>\\d{1,2})(?:st|nd|rd|th)" + TO
                            + "the\\s+(?<d2>\\d{1,2})(?:st|nd|rd|th)\\b(?!\\s+(?:century|floor|day|place))",
                    (m, today) ->
                            nextDaysNumbered(today, Integer.parseInt(m.group("d")), Integer.parseInt(m.group("d2")))),
            rule(
                    "on 3.1.",
                    "(?<=^|\\b(?:on|from|until|till|by|to|day|mon|tue|wed|thu|fri|sat|sun)\\s)(?<![\\d.])(\\d{1,2})\\.\\s?(\\d{1,2})\\.(?!\\s?\\d)",
                    (m, today) -> nextOrImpossible(today, number(m, 2), number(m, 1))),
            noDate("a time of day or a ratio", "\\b24\\s*/\\s*7\\b"));

    static final RuleBook WITH_MONTHS = RuleBook.where(
            "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|set|oct|nov|dec)",
            rule(
                    "3 January 2026",
                    "(?<![\\d/.:-]|\\btop )" + WEEKDAY_BEFORE + "(?:the\\s+)?" + DAY + "[\\s-]*(?:day\\s+)?(?:of\\s+)?"
                            + MONTH + NO_QUESTION + "(?:-(?<y2>\\d{4})\\b)?" + YEAR,
                    CalendarDates::dayOfMonth),
            rule(
                    "January 3rd 2026",
                    "\\b" + WEEKDAY_BEFORE + MONTH + "\\s*(?:the\\s+)?(?<![\\d/.:])" + DAY + COUNTED + YEAR,
                    CalendarDates::dayOfMonth),
            rule(
                    "first of March",
                    "\\b(?:the\\s+)?(?<o>last(?=\\s+day\\s)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\\s+(?:day\\s+)?of\\s+"
                            + MONTH + YEAR,
                    CalendarDates::ordinalOfMonth),
            rule(
                    "3-5 January 2026",
                    "(?<![\\d/.:-])(?:the\\s+)?" + DAY + TO + "(?:the\\s+)?" + DAY_TO + "\\s*(?:of\\s+)?" + MONTH
                            + YEAR,
                    CalendarDates::daysOfMonth),
            rule(
                    "January 3-5, 2026",
                    "\\b" + MONTH + "\\s*(?:the\\s+)?" + DAY + TO + "(?:the\\s+)?" + DAY_TO + COUNTED
                            + "(?!\\s*(?:of\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))" + YEAR,
                    CalendarDates::daysOfMonth));

    private CalendarDates() {}

    private static Optional<? extends Meaning> dayFirst(Matcher match, Today today) {
        int first = number(match, 1);
        int second = number(match, 3);
        int year = number(match, 4) < 100 ? CENTURY + number(match, 4) : number(match, 4);
        var dayFirst = Today.day(year, second, first);
        if (dayFirst.isPresent()) {
            boolean ambiguous = first <= MONTHS && second <= MONTHS && first != second;
            var day = Days.on(dayFirst.get());
            return Optional.of(
                    ambiguous
                            ? day.noting(match.group().strip() + " was read as " + withoutWeekday(dayFirst.get())
                                    + ", day first.")
                            : day);
        }
        // Only an American reading is left: it is the one that the writer can have meant.
        return Today.day(year, first, second)
                .<Meaning>map(day -> Days.on(day).noting(asked(match) + "was read as " + Today.inWords(day) + "."))
                .or(() -> Optional.of(new Impossible()));
    }

    private static Optional<? extends Meaning> dayOfMonth(Matcher match, Today today) {
        int day = Integer.parseInt(match.group("d"));
        var year = year(match);
        var month = Names.month(match.group("m"));
        if (year == null) {
            return nextOrImpossible(today, month.getValue(), day);
        }
        return dayOrImpossible(Today.day(year, month.getValue(), day)).map(found -> checkedAgainst(match, found));
    }

    private static Optional<? extends Meaning> ordinalOfMonth(Matcher match, Today today) {
        if (match.group("o").equalsIgnoreCase("last")) {
            return lastOfMonth(match, today);
        }
        int day = ORDINALS.indexOf(match.group("o").toLowerCase(Locale.ROOT)) + 1;
        int month = Names.month(match.group("m")).getValue();
        var year = year(match);
        return year == null ? nextOrImpossible(today, month, day) : dayOrImpossible(Today.day(year, month, day));
    }

    private static Optional<? extends Meaning> lastOfMonth(Matcher match, Today today) {
        var month = Names.month(match.group("m"));
        var year = year(match);
        var named = year == null ? today.coming(month) : YearMonth.of(year, month);
        return Optional.of(Days.on(named.atEndOfMonth()));
    }

    /** Says so where "Friday 3 January 2026" is no Friday. */
    private static Meaning checkedAgainst(Matcher match, Meaning found) {
        var weekday = match.group("w");
        return weekday != null && found instanceof Days days && days.first().getDayOfWeek() != Names.weekday(weekday)
                ? days.noting("%s is a %s."
                        .formatted(
                                withoutWeekday(days.first()),
                                Today.inWords(days.first()).replaceFirst(" .*", "")))
                : found;
    }

    private static Optional<? extends Meaning> daysOfMonth(Matcher match, Today today) {
        int from = Integer.parseInt(match.group("d"));
        int to = Integer.parseInt(match.group("d2"));
        var month = Names.month(match.group("m"));
        var year = match.group("y") == null ? null : Integer.valueOf(match.group("y"));
        var first = year == null ? today.next(month.getValue(), from) : Today.day(year, month.getValue(), from);
        if (from > to) {
            return turned(year, month.getValue(), from, to, today);
        }
        return first.flatMap(start -> Today.day(start.getYear(), month.getValue(), to)
                        .<Meaning>map(end ->
                                Days.from(start, end).comingAgainAfter(year == null ? Period.ofYears(1) : Period.ZERO)))
                .or(() -> Optional.of(new Impossible()));
    }

    /** "From 10 to 8 March": the same days the other way round. */
    private static Optional<? extends Meaning> turned(
            @Nullable Integer year, int month, int from, int to, Today today) {
        var first = year == null ? today.next(month, to) : Today.day(year, month, to);
        return first.flatMap(
                start -> Today.day(start.getYear(), month, from).map(end -> Days.fromEndToStart(end, start)));
    }

    private static Optional<? extends Meaning> nextDayNumbered(Today today, int day) {
        if (day < 1 || day > LONGEST_MONTH) {
            return Optional.of(new Impossible());
        }
        return Optional.of(Days.on(firstNumbered(today.date(), day)).comingAgainAfter(Period.ofMonths(1)));
    }

    private static Optional<? extends Meaning> nextDaysNumbered(Today today, int from, int to) {
        if (from < 1 || to < 1 || from > LONGEST_MONTH || to > LONGEST_MONTH) {
            return Optional.of(new Impossible());
        }
        var start = firstNumbered(today.date(), from);
        return Optional.of(Days.from(start, firstNumbered(start, to)));
    }

    private static LocalDate firstNumbered(LocalDate from, int number) {
        return from.datesUntil(from.plusMonths(2).plusDays(1))
                .filter(day -> day.getDayOfMonth() == number)
                .findFirst()
                .orElseThrow();
    }

    private static Optional<? extends Meaning> nextOrImpossible(Today today, int month, int day) {
        return today.next(month, day)
                .<Meaning>map(found -> Days.on(found).comingAgainAfter(Period.ofYears(1)))
                .or(() -> Optional.of(new Impossible()));
    }

    private static Optional<Meaning> dayOrImpossible(Optional<LocalDate> day) {
        return day.<Meaning>map(Days::on).or(() -> Optional.of(new Impossible()));
    }

    private static String withoutWeekday(LocalDate day) {
        return Today.inWords(day).replaceFirst("^\\p{L}+ ", "");
    }

    private static @Nullable Integer year(Matcher match) {
        var year = match.group("y");
        if (year == null && match.pattern().namedGroups().containsKey("y2")) {
            year = match.group("y2");
        }
        return year == null ? null : Integer.valueOf(year);
    }

    private static int number(Matcher match, int group) {
        return Integer.parseInt(match.group(group));
    }

    private static String asked(Matcher match) {
        return "\"" + match.group().strip() + "\" ";
    }
}
