package ai.travion.router.dates;

import static ai.travion.router.dates.CalendarDates.TO;
import static ai.travion.router.dates.CalendarDates.withoutWeekday;
import static ai.travion.router.dates.DateRule.noDate;
import static ai.travion.router.dates.DateRule.rule;
import static ai.travion.router.dates.Names.ANY_DAY;
import static ai.travion.router.dates.Names.ANY_WEEKDAY;
import static ai.travion.router.dates.Names.WORDED_DAY;

import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Impossible;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Period;
import java.time.YearMonth;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;

/** Days that are named by their number alone: "on the 3rd", "the 12th of next month", "Friday the 4th". */
final class NumberedDays {

    private static final int LONGEST_MONTH = 31;
    private static final String NTH = "(?:st|nd|rd|th)";
    private static final String OF_THE_MONTH =
            "\\s+(?:day\\s+)?(?:of\\s+)?(?:the\\s+)?(?<q>next|coming|following|this|same|current)\\s+month\\b";
    /** What follows a day rather than what a number orders: "the 5th floor". */
    private static final String NO_ORDER =
            "(?!\\s+(?:floor|thoughts?|attempt|try|look|trip|visit|class|hand|row|carriage|session|day|time|century|centuries|visit|of|road|street|lane|mile|level|hour|night|place|one|anniversary|birthday)\\b)";

    private static final String A_DAY_ENDS =
            "(?=\\s*(?:$|[,?!;:)/]|\\.(?!\\d)|(?:-|\u2013)\\s|(?:is|was|will|would|good|ok|okay|fine|busy|crowded|free|possible|better|best|in|at|for|to|until|till|and|or|versus|vs|with|please|instead|we|i|morning|afternoon|evening|night|open|works?)\\b(?!\\s+the\\s+(?:world|list|ranking|country|row)\\b)))";
    private static final String NO_COUNT =
            "(?!\\s*(?:am|pm|a\\.m|p\\.m|o'?clock|hrs?|hours?|h|km|people|persons|adults|kids|children|of\\s+us|days?|nights?|weeks?|hotels?|places)\\b|\\s*(?:%|[:.]\\d))";

    static final RuleBook RULES = RuleBook.where(
            "\\d\\s?(?:st|nd|rd|th)\\b|\\bthe\\s+\\d|\\bmonth\\b|eleventh|twelfth|teenth|tieth|twenty|thirty|day,?\\s+\\d|\\b(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}{0,3}\\s+\\d",
            rule(
                    "the 12th of next month",
                    "\\b(?:the\\s+)?" + ANY_DAY + OF_THE_MONTH,
                    (m, today) -> inTheMonth(m, today, List.of("d"))),
            rule(
                    "3rd to 6th of next month",
                    "\\b(?:the\\s+)?" + ANY_DAY + TO + "(?:the\\s+)?" + ANY_DAY.replace("<d>", "<d2>") + OF_THE_MONTH,
                    (m, today) -> inTheMonth(m, today, List.of("d", "d2"))),
            rule(
                    "on the 3rd",
                    "\\b(?:on|from|until|till|by)\\s+the\\s+(?<d>\\d{1,2})" + NTH + "\\b" + NO_ORDER,
                    (m, today) -> next(today, Names.day(m.group("d")))),
            rule(
                    "on the twenty-fourth",
                    "\\b(?:on|from|until|till|by)\\s+the\\s+" + WORDED_DAY + NO_ORDER,
                    (m, today) -> next(today, Names.day(m.group("d")))),
            rule(
                    "the 30th",
                    "\\bthe\\s+(?<d>[6-9]|[12]\\d|3[01])" + NTH + "\\b" + A_DAY_ENDS,
                    (m, today) -> next(today, Names.day(m.group("d")))),
            rule(
                    "is the 3rd",
                    "(?:(?<=\\b(?:is|about|or|and|versus|vs)\\s)|(?<=^))the\\s+(?<d>[1-5])" + NTH
                            + "\\b(?=\\s+(?:good|ok|okay|fine|busy|crowded|free|possible|better|poya|a\\s+poya|of\\s+the\\s+month)\\b)",
                    (m, today) -> next(today, Names.day(m.group("d")))),
            rule(
                    "the 24th or 25th",
                    "(?<=\\bthe\\s\\d{1,2}" + NTH + "\\s(?:or|and|&)\\s)(?<d>\\d{1,2})" + NTH + "\\b" + A_DAY_ENDS,
                    (m, today) -> next(today, Names.day(m.group("d")))),
            rule(
                    "on the 24",
                    "\\b(?:on|from|until|till|by)\\s+the\\s+(?<d>\\d{1,2})(?![\\d.:/-]|\\s*(?:st|nd|rd|th)\\b)"
                            + A_DAY_ENDS,
                    (m, today) -> next(today, Names.day(m.group("d")))),
            rule(
                    "from the 3rd to the 5th",
                    "\\b(?:from|between)?\\s*the\\s+(?<d>\\d{1,2})" + NTH + TO + "the\\s+(?<d2>\\d{1,2})" + NTH + "\\b"
                            + NO_ORDER,
                    (m, today) -> nextRange(today, Names.day(m.group("d")), Names.day(m.group("d2")))),
            rule(
                    "on 3rd",
                    "\\b(?:on|from|until|till|by)\\s+(?<d>\\d{1,2})" + NTH + "\\b" + NO_ORDER + A_DAY_ENDS,
                    (m, today) -> next(today, Names.day(m.group("d")))),
            rule(
                    "20th to 23rd",
                    "(?<![\\w/.-])(?:from\\s+|between\\s+)?(?<d>\\d{1,2})" + NTH + TO + "(?:the\\s+)?(?<d2>\\d{1,2})"
                            + NTH + "\\b" + NO_ORDER + A_DAY_ENDS,
                    (m, today) -> nextRange(today, Names.day(m.group("d")), Names.day(m.group("d2")))),
            rule(
                    "arriving 12th, leaving 19th of December",
                    "\\b(?:arriv\\w+|land\\w*|fly\\w*\\s+in|com\\w+|in|from|there)\\s+(?:on\\s+)?(?:the\\s+)?(?<d>\\d{1,2})(?:"
                            + NTH
                            + ")?(?=[\\s,]+(?:and\\s+)?(?:leav\\w+|depart\\w*|return\\w*|out|back|fly\\w*|go\\w*)\\s+(?:(?:out|home|back)\\s+)?(?:on\\s+)?(?:the\\s+)?\\d{1,2}(?:"
                            + NTH + ")?\\s+(?:of\\s+)?" + Names.MONTH + ")",
                    (m, today) -> CalendarDates.nextOrImpossible(
                            today, Names.month(m.group("m")).getValue(), Names.day(m.group("d")))),
            rule(
                    "Friday the 4th",
                    "\\b(?:on\\s+)?" + ANY_WEEKDAY + ",?\\s+(?:the\\s+)?(?<d>\\d{1,2})(?!\\d)(?<n>\\s?" + NTH + "\\b)?"
                            + NO_ORDER + NO_COUNT,
                    NumberedDays::onAWeekday),
            noDate(
                    "the 18th and 19th centuries",
                    "\\b(?:\\d{1,2}" + NTH + "\\s*(?:and|to|or|-|\u2013)\\s*(?:the\\s+)?)?\\d{1,2}" + NTH
                            + "[\\s-]+centur(?:y|ies)\\b"));

    private NumberedDays() {}

    private static Optional<? extends Meaning> inTheMonth(Matcher match, Today today, List<String> groups) {
        var said = match.group("q").toLowerCase(Locale.ROOT);
        boolean next = said.equals("next") || said.equals("coming") || said.equals("following");
        var month = YearMonth.from(today.date()).plusMonths(next ? 1 : 0);
        var days = groups.stream()
                .map(group -> Names.day(match.group(group)))
                .map(day -> Today.day(month.getYear(), month.getMonthValue(), day))
                .toList();
        if (!days.stream().allMatch(Optional::isPresent)) {
            return Optional.of(new Impossible());
        }
        var first = days.getFirst().orElseThrow();
        var last = days.getLast().orElseThrow();
        return Optional.of(
                days.size() == 1
                        ? Days.on(first)
                        : last.isBefore(first) ? Days.fromEndToStart(first, last) : Days.from(first, last));
    }

    private static Optional<? extends Meaning> next(Today today, int day) {
        if (day < 1 || day > LONGEST_MONTH) {
            return Optional.of(new Impossible());
        }
        return Optional.of(Days.on(firstNumbered(today.date(), day)).comingAgainAfter(Period.ofMonths(1)));
    }

    private static Optional<? extends Meaning> nextRange(Today today, int from, int to) {
        if (from < 1 || to < 1 || from > LONGEST_MONTH || to > LONGEST_MONTH) {
            return Optional.of(new Impossible());
        }
        var start = firstNumbered(today.date(), from);
        return Optional.of(Days.from(start, firstNumbered(start, to)));
    }

    /** Of the next two such days, the one that is such a weekday; "Friday 5" is none unless it is one. */
    private static Optional<? extends Meaning> onAWeekday(Matcher match, Today today) {
        int number = Names.day(match.group("d"));
        if (number < 1 || number > LONGEST_MONTH) {
            return Optional.empty();
        }
        DayOfWeek weekday = Names.weekday(match.group("w"));
        var first = firstNumbered(today.date(), number);
        var second = firstNumbered(first.plusDays(1), number);
        if (first.getDayOfWeek() == weekday || second.getDayOfWeek() == weekday) {
            return Optional.of(Days.on(first.getDayOfWeek() == weekday ? first : second));
        }
        return match.group("n") == null
                ? Optional.empty()
                : Optional.of(Days.on(first)
                        .noting("%s is a %s."
                                .formatted(
                                        withoutWeekday(first),
                                        Today.inWords(first).replaceFirst(" .*", ""))));
    }

    private static LocalDate firstNumbered(LocalDate from, int number) {
        return from.datesUntil(from.plusMonths(2).plusDays(1))
                .filter(day -> day.getDayOfMonth() == number)
                .findFirst()
                .orElseThrow();
    }
}
