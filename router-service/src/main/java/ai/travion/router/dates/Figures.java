package ai.travion.router.dates;

import static ai.travion.router.dates.CalendarDates.dayOrImpossible;
import static ai.travion.router.dates.CalendarDates.nextOrImpossible;
import static ai.travion.router.dates.CalendarDates.withoutWeekday;
import static ai.travion.router.dates.DateRule.noDate;
import static ai.travion.router.dates.DateRule.rule;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Impossible;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates that are written with figures only: "2026-01-03", "3/1/2026", "3.1.27", "on 3/1", "30/12-2/1". */
final class Figures {

    private static final int CENTURY = 2000;
    private static final int MONTHS = 12;
    private static final int FIRST_SHORT_YEAR = 24;
    private static final int LAST_SHORT_YEAR = 35;
    private static final int SMALLEST_FRACTIONS = 4;
    /** "9/10 would go again", "5/5". */
    private static final String RATING = "5|10";
    /** What a number with a stroke or a dash may be of. */
    private static final String NO_NUMBER_OF =
            "(?<!\\b(?:room|rooms|no|number|bus|train|platform|route|gate|flight|chapter|page|ages?|aged|open|from)\\.?\\s)";

    /** "03/12": a ratio is not written with a nought. */
    private static final Pattern PADDED = Pattern.compile("\\b0\\d");

    private static final String AT_AN_END = "(?=\\s*(?:$|[,?!;)]|\\.(?!\\d)))";

    static final RuleBook RULES = RuleBook.where(
            "\\d",
            rule(
                    "2026-01-03",
                    "(?<![\\d/.-])(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})(?![\\d/-]|\\.\\d)",
                    (m, today) -> dayOrImpossible(Today.day(number(m, 1), number(m, 3), number(m, 4)))),
            rule("3/1/2026", "(?<![\\d/.-])(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4})(?![\\d/-])", Figures::dayFirst),
            rule("3/1/26", "(?<![\\d/.-])(\\d{1,2})(/)(\\d{1,2})/(\\d{2})(?![\\d/-])", Figures::dayFirst),
            rule(
                    "3.1.27",
                    "(?<![\\w/.-])(?<!\\b(?:version|release|build|call|tel)\\s)(\\d{1,2})([.-])(\\d{1,2})\\2(\\d{2})(?![\\w/-]|\\.\\d)",
                    Figures::ofAShortYear),
            rule(
                    "on 3/1",
                    "(?<![\\d/])(\\d{1,2})(?<=\\b(?:on|from|until|till|by|to|for|arr\\.?|dep\\.?|arriv(?:e|ing)|leav(?:e|ing)|depart(?:ing)?|in|out)\\s\\d{1,2})(/)(\\d{1,2})(?![\\d/])",
                    Figures::withoutAYear),
            rule(
                    "in Ella, 3/1",
                    "(?<=^|[,;(]\\s{0,2}|#\\s)(\\d{1,2})(/)(\\d{1,2})" + AT_AN_END,
                    (m, today) -> isARatio(m) ? Optional.empty() : inTheCalendar(m, today)),
            rule(
                    "24-11",
                    "(?<![^\\s,;(])" + NO_NUMBER_OF + "(\\d{1,2})([/-])(\\d{1,2})" + AT_AN_END,
                    (m, today) -> isOnlyADay(m) ? inTheCalendar(m, today) : Optional.empty()),
            rule(
                    "31/12 is",
                    "(?<![^\\s,;(])(?!24\\s*/\\s*7\\b)" + NO_NUMBER_OF + "(\\d{1,2})(/)(\\d{1,2})(?=\\s+\\p{L})",
                    (m, today) -> isOnlyADay(m) ? inTheCalendar(m, today) : Optional.empty()),
            rule(
                    "on 3.1.",
                    "(?<=^|\\b(?:on|from|until|till|by|to|day|mon|tue|wed|thu|fri|sat|sun)\\s)(?<![\\d.])(\\d{1,2})(\\.)\\s?(\\d{1,2})\\.(?!\\s?\\d)",
                    Figures::withoutAYear),
            rule(
                    "30/12-2/1",
                    "(?<![\\w/.-])(\\d{1,2})([/.])(\\d{1,2})\\.?\\s*(?:-|\u2013|\u2014|to|until|till)\\s*(\\d{1,2})\\2(\\d{1,2})(?:\\.|(?<=/\\d{1,2}))(?![\\d/-])",
                    Figures::range),
            noDate("a time of day or a ratio", "\\b24\\s*/\\s*7\\b"));

    private Figures() {}

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

    /** "5.1.27"; what is no date then is a version or the like. */
    private static Optional<? extends Meaning> ofAShortYear(Matcher match, Today today) {
        int year = number(match, 4);
        boolean near = year >= FIRST_SHORT_YEAR && year <= LAST_SHORT_YEAR;
        return near
                        && Today.day(CENTURY + year, number(match, 3), number(match, 1))
                                .isPresent()
                ? dayFirst(match, today)
                : Optional.empty();
    }

    /** Day first, unless only the American reading is left. */
    private static Optional<? extends Meaning> withoutAYear(Matcher match, Today today) {
        int first = number(match, 1);
        int second = number(match, 3);
        boolean american = second > MONTHS && first <= MONTHS;
        return american
                ? today.next(first, second)
                        .<Meaning>map(
                                day -> Days.on(day).noting(asked(match) + "was read as " + Today.inWords(day) + "."))
                        .or(() -> Optional.of(new Impossible()))
                : nextOrImpossible(today, second, first);
    }

    private static Optional<? extends Meaning> inTheCalendar(Matcher match, Today today) {
        return withoutAYear(match, today).filter(Days.class::isInstance);
    }

    /** "3/4 of it", "9/10 would go again". */
    private static boolean isARatio(Matcher match) {
        int first = number(match, 1);
        int second = number(match, 3);
        return first == second
                || (first < second
                        && (second <= SMALLEST_FRACTIONS || match.group(3).matches(RATING)));
    }

    /** Whether one number can be a day and no month, or a nought is written before one; "2-13" may still be a range of anything. */
    private static boolean isOnlyADay(Matcher match) {
        if (match.group(2).equals("/") && Patterns.isIn(PADDED, match.group())) {
            return true;
        }
        int first = number(match, 1);
        int second = number(match, 3);
        boolean unlike = Math.max(first, second) > MONTHS && Math.min(first, second) <= MONTHS;
        return unlike && (first > MONTHS || match.group(2).equals("/"));
    }

    private static Optional<? extends Meaning> range(Matcher match, Today today) {
        boolean fractions = number(match, 1) < number(match, 3)
                && number(match, 4) < number(match, 5)
                && number(match, 5) <= SMALLEST_FRACTIONS;
        var first = today.next(number(match, 3), number(match, 1));
        var last = today.next(number(match, 5), number(match, 4));
        if (fractions || first.isEmpty() || last.isEmpty()) {
            return Optional.empty();
        }
        var end = last.get().isBefore(first.get()) ? last.get().plusYears(1) : last.get();
        return Optional.of(Days.from(first.get(), end));
    }

    private static int number(Matcher match, int group) {
        return Integer.parseInt(match.group(group));
    }

    private static String asked(Matcher match) {
        return "\"" + match.group().strip() + "\" ";
    }
}
