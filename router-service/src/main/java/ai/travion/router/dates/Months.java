package ai.travion.router.dates;

import static ai.travion.router.dates.DateRule.noDate;
import static ai.travion.router.dates.DateRule.rule;
import static ai.travion.router.dates.Names.MONTH;
import static ai.travion.router.dates.Names.PLAIN_MONTH;
import static ai.travion.router.dates.Names.YEAR;

import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Impossible;
import java.time.DayOfWeek;
import java.time.Period;
import java.time.YearMonth;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;

/** Months and their parts: "in April", "early March", "second week of April". Each is given a sensible first day. */
final class Months {

    private static final int MIDDLE = 11;
    private static final int LATE = 21;
    private static final int WEEK = 7;
    static final String PART = "(?<p>early|mid(?:dle)?|late|(?:the\\s+)?(?:start|beginning|middle|end)(?:\\s+of)?)";
    private static final String ORDINAL = "(?<o>first|1st|second|2nd|third|3rd|fourth|4th|last)";
    private static final String BEFORE =
            "(?:in|during|around|by|for|until|till|since|from|between|this|next|of|over|throughout|come)";
    /** A number that follows makes it a day, which another rule reads. */
    private static final String NO_DAY = "(?!\\s*(?:the\\s+)?\\d{1,2}(?:\\s?(?:st|nd|rd|th))?\\b)";

    static final RuleBook RULES = RuleBook.where(
            "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|set|oct|nov|dec)|month",
            rule("early March", "\\b" + PART + "[\\s-]+(?:in\\s+)?" + MONTH + NO_DAY + YEAR, (m, today) -> {
                var month = month(m, today);
                return during(m, today, partOf(m.group("p"), month));
            }),
            rule(
                    "second week of April",
                    "\\b(?:the\\s+)?" + ORDINAL + "\\s+week\\s+(?:of|in)\\s+" + MONTH + YEAR,
                    (m, today) -> {
                        var month = month(m, today);
                        int week = number(m);
                        var first = week < 0
                                ? month.atEndOfMonth().minusDays(WEEK - 1)
                                : month.atDay(1 + WEEK * (week - 1));
                        return during(m, today, new DaySpan(first, first.plusDays(WEEK - 1)));
                    }),
            rule(
                    "first weekend of April",
                    "\\b(?:the\\s+)?" + ORDINAL + "\\s+week-?end\\s+(?:of|in)\\s+" + MONTH + YEAR,
                    (m, today) -> {
                        var saturday = month(m, today)
                                .atDay(1)
                                .with(TemporalAdjusters.dayOfWeekInMonth(number(m), DayOfWeek.SATURDAY));
                        return Optional.of(Days.from(saturday, saturday.plusDays(1)));
                    }),
            rule(
                    "first Monday of May",
                    "\\b(?:the\\s+)?" + ORDINAL + "\\s+" + Names.WEEKDAY + "\\s+(?:of|in)\\s+" + MONTH + YEAR,
                    (m, today) -> Optional.of(Days.on(month(m, today)
                            .atDay(1)
                            .with(TemporalAdjusters.dayOfWeekInMonth(number(m), Names.weekday(m.group("w"))))))),
            rule(
                    "in April",
                    "\\b" + BEFORE + "\\s+(?:the\\s+month\\s+of\\s+)?" + MONTH + NO_DAY + YEAR,
                    Months::wholeMonth),
            rule(
                    "10 days jan",
                    "(?<=\\b(?:days|nights|weeks|week)\\s{1,2})" + MONTH + "(?=\\s*(?:$|[,.;!?]))" + NO_DAY + YEAR,
                    Months::wholeMonth),
            rule(
                    "is May ok",
                    "\\b(?:is|would|will|was|does|isn't|rather|or|about)\\s+(?<m>may|march)(?=\\s*[?!.]*$|\\s+(?:be\\s+|also\\s+|still\\s+|really\\s+)?(?:ok(?:ay)?|good|fine|better|best|bad|worse|too|an?|the|dry|wet|rain\\w*|hot|cold|cool|warm|busy|crowded|quiet|nice|right|wrong|safe|suitable|possible|alright|in|monsoon|season|work|worth|then|instead)\\b)"
                            + YEAR,
                    Months::wholeMonth),
            rule(
                    "move it to March",
                    "\\b(?:to|into)\\s+" + MONTH + "(?=\\W*(?:$|[.,;?!]|instead|please|then|and|but|20\\d\\d))" + YEAR,
                    Months::wholeMonth),
            rule("April", "\\b" + PLAIN_MONTH + NO_DAY + YEAR, Months::wholeMonth),
            rule(
                    "7 days May",
                    "(?:(?<=[,;:.(]\\s{0,2})|(?<=\\b(?:days?|nights?|weeks?|weekend|trip|holidays?|honeymoon|tour)\\s{1,2}))(?<m>may|march)(?=\\s*(?:$|[,;.!)]))"
                            + YEAR,
                    Months::wholeMonth),
            rule("March next year", "\\b" + MONTH + "(?:\\s+of)?\\s+(?<next>next|this)\\s+year\\b", (m, today) -> {
                int year = today.date().getYear() + (m.group("next").equalsIgnoreCase("next") ? 1 : 0);
                var month = YearMonth.of(year, Names.month(m.group("m")));
                return during(m, today, DaySpan.of(month));
            }),
            rule("May 2027", "\\b" + MONTH + ",?\\s+(?<y>20\\d{2})\\b", Months::wholeMonth),
            rule(
                    "May to September",
                    "(?<!\\d(?:st|nd|rd|th)?\\s{0,2}(?:of\\s)?)\\b(?:from\\s+|between\\s+)?" + MONTH
                            + "\\s*(?:-|\u2013|to|until|till|through|and)\\s*(?<m2>(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*)\\b"
                            + NO_DAY
                            + YEAR,
                    Months::monthsOn),
            rule(
                    "mid-December, say the 15th",
                    "\\b(?:" + PART + "[\\s-]+(?:in\\s+)?|in\\s+)?" + MONTH + YEAR
                            + "\\s*[,(-]*\\s*(?:let'?s\\s+)?(?:say|maybe|perhaps|around|about|probably|possibly|roughly|ideally|like)\\W+(?:on\\s+|around\\s+|about\\s+)?(?:the\\s+)?(?<d>\\d{1,2})(?:st|nd|rd|th)\\b",
                    Months::aDayOf),
            rule("next month", "\\bnext\\s+month\\b", (m, today) -> {
                var month = YearMonth.from(today.date()).plusMonths(1);
                return during(m, today, DaySpan.of(month));
            }),
            noDate(
                    "to march on",
                    "\\b(?:to|we|they|i|on|and)\\s+(?:march|may)\\s+(?:up|down|on|to|through|into|along|i|we|it|be|have|not|well)\\b"));

    private Months() {}

    private static Optional<? extends Meaning> wholeMonth(Matcher match, Today today) {
        var name = match.group("m");
        // "for may i", "between march and" ... only a written month is meant where the word has another sense
        if (name.equals(name.toLowerCase(Locale.ROOT)) && isVerb(match)) {
            return Optional.empty();
        }
        return during(match, today, DaySpan.of(month(match, today)));
    }

    /** From the first month to the end of the last. */
    private static Optional<? extends Meaning> monthsOn(Matcher match, Today today) {
        var first = month(match, today);
        var name = match.group("m2").toLowerCase(Locale.ROOT);
        var last = first.withMonth(Names.month(name.substring(0, 3)).getValue());
        return during(
                match,
                today,
                new DaySpan(first.atDay(1), (last.isBefore(first) ? last.plusYears(1) : last).atEndOfMonth()));
    }

    private static Optional<? extends Meaning> aDayOf(Matcher match, Today today) {
        var month = month(match, today);
        int day = Integer.parseInt(match.group("d"));
        return month.isValidDay(day) ? Optional.of(Days.on(month.atDay(day))) : Optional.of(new Impossible());
    }

    private static boolean isVerb(Matcher match) {
        return match.group("m").matches("may|march|mar")
                && match.group().matches("(?s)(?:for|next|this|of|come)\\s+.*")
                && match.group("y") == null;
    }

    /** A part of a month, from tomorrow on where it has begun. */
    private static Optional<Days> during(Matcher match, Today today, DaySpan part) {
        var said = today.yearOf(match) != null;
        if (!said && part.last().isBefore(today.tomorrow())) {
            // The first week of a month that is nearly over is that of next year.
            return during(
                    match,
                    today,
                    new DaySpan(part.first().plusYears(1), part.last().plusYears(1)));
        }
        var sensible = today.notBeforeTomorrow(part.first(), said);
        var last = part.last().isBefore(sensible) ? sensible : part.last();
        return Optional.of(Days.during(sensible, last, said ? Period.ZERO : Period.ofYears(1))
                .noting("\"%s\" was read as %s to %s."
                        .formatted(match.group().strip(), Today.inWords(sensible), Today.inWords(last))));
    }

    private static YearMonth month(Matcher match, Today today) {
        var month = Names.month(match.group("m"));
        var year = today.yearOf(match);
        return year == null ? today.coming(month) : YearMonth.of(year, month);
    }

    static DaySpan partOf(String part, YearMonth month) {
        var lower = part.toLowerCase(Locale.ROOT);
        if (lower.contains("mid")) {
            return new DaySpan(month.atDay(MIDDLE), month.atDay(LATE - 1));
        }
        if (lower.contains("late")) {
            return new DaySpan(month.atDay(LATE), month.atEndOfMonth());
        }
        return lower.contains("end")
                ? new DaySpan(month.atEndOfMonth().minusDays(WEEK - 1), month.atEndOfMonth())
                : new DaySpan(month.atDay(1), month.atDay(MIDDLE - 1));
    }

    /** 1 to 4, or -1 for the last. */
    private static int number(Matcher match) {
        return switch (Character.toLowerCase(match.group("o").charAt(0))) {
            case 'f' -> match.group("o").toLowerCase(Locale.ROOT).startsWith("fo") ? 4 : 1;
            case 's', '2' -> 2;
            case 't', '3' -> 3;
            case '4' -> 4;
            case '1' -> 1;
            default -> -1;
        };
    }
}
