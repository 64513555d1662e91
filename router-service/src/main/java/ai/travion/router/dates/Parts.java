package ai.travion.router.dates;

import static ai.travion.router.dates.DateRule.rule;
import static ai.travion.router.dates.Months.PART;
import static ai.travion.router.dates.Names.MONTH;
import static ai.travion.router.dates.Names.YEAR;

import ai.travion.router.dates.Meaning.Days;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;

/** Parts of this and the next week, month and year: "at the end of the month", "early next year", "the week after next". */
final class Parts {

    private static final int WEEKS_OF_A_MONTH = 4;
    private static final int WEEK = 7;
    private static final int QUARTER_MONTHS = 3;
    private static final int MONTHS_OF_A_YEAR = 12;
    private static final int FEW = 3;
    private static final int LONGEST_COUNT = 60;
    private static final String WHICH = "(?:of\\s+)?(?<q>the|this|next|the\\s+coming|the\\s+following|the\\s+same)\\s+";
    private static final String COUNT = "(?<n>\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|few|couple\\s+of)";

    private static final String OF_A_YEAR =
            "(?:of|in)\\s+(?:(?<q>the|this|next|the\\s+coming)\\s+year|(?<y>20[2-4]\\d))\\b";

    static final RuleBook RULES = RuleBook.where(
            "month|year|week|half|days|quarter|\\b20\\d\\d",
            rule(
                    "early next month",
                    "\\b(?:(?:in|at|towards|by)\\s+)?(?:the\\s+)?" + PART + "[\\s-]+" + WHICH + "month\\b",
                    (m, today) -> {
                        var month = monthOf(m, today);
                        var part = Months.partOf(m.group("p"), month);
                        return during(
                                m,
                                today,
                                isOver(m, part, today) ? Months.partOf(m.group("p"), month.plusMonths(1)) : part);
                    }),
            rule(
                    "later this month",
                    "\\blater\\s+(?:on\\s+)?(?:in\\s+)?(?:this|the)\\s+month\\b",
                    (m, today) -> during(
                            m,
                            today,
                            new DaySpan(
                                    today.tomorrow(),
                                    YearMonth.from(today.date()).atEndOfMonth()))),
            rule(
                    "early next year",
                    "\\b(?:(?:in|at|towards|by)\\s+)?(?:the\\s+)?" + PART
                            + "[\\s-]+(?:(?:of\\s+)?(?<q>the|this|next)\\s+year|(?:of\\s+|in\\s+)?(?<y>20[2-4]\\d))\\b",
                    (m, today) -> {
                        var year = yearOf(m, today);
                        var part = partOfAYear(m.group("p"), year);
                        return during(
                                m, today, isOver(m, part, today) ? partOfAYear(m.group("p"), year.plusYears(1)) : part);
                    }),
            rule(
                    "the last week of the year",
                    "\\b(?:in\\s+)?(?:the\\s+)?(?<o>first|last)\\s+week\\s+of\\s+(?:(?<q>the|this|next)\\s+year|(?<y>20\\d{2}))\\b",
                    (m, today) -> during(m, today, edge(m, DaySpan.of(yearOf(m, today)), WEEK))),
            rule(
                    "the first three months of 2027",
                    "\\b(?:(?:in|for|during|over)\\s+)?(?:the\\s+)?(?<o>first|last)\\s+" + COUNT + "\\s+months\\s+"
                            + OF_A_YEAR,
                    (m, today) -> count(m).filter(months -> months <= MONTHS_OF_A_YEAR)
                            .flatMap(months -> during(m, today, edgeMonths(m, yearOf(m, today), months)))),
            rule(
                    "the first half of 2027",
                    "\\b(?:(?:in|for|during|over)\\s+)?(?:the\\s+)?(?<o>first|1st|second|2nd|latter|last|other)\\s+half\\s+"
                            + OF_A_YEAR,
                    (m, today) -> during(m, today, edgeMonths(m, yearOf(m, today), MONTHS_OF_A_YEAR / 2))),
            rule(
                    "the second quarter of 2027",
                    "\\b(?:(?:in|for|during|over)\\s+)?(?:the\\s+)?(?<o>first|1st|second|2nd|third|3rd|fourth|4th|last)\\s+quarter\\s+"
                            + OF_A_YEAR,
                    (m, today) -> during(m, today, quarter(m, yearOf(m, today)))),
            rule(
                    "the last week of the month",
                    "\\b(?:in\\s+)?(?:the\\s+)?(?<o>first|last)\\s+week\\s+" + WHICH + "month\\b",
                    (m, today) -> during(m, today, edge(m, DaySpan.of(monthOf(m, today)), WEEK))),
            rule(
                    "the second half of January",
                    "\\b(?:in\\s+)?(?:the\\s+)?(?<o>first|1st|second|2nd|latter|last|other)\\s+half\\s+(?:of|in)\\s+"
                            + MONTH + YEAR,
                    (m, today) -> during(m, today, half(m, named(m, today)))),
            rule(
                    "the second half of next month",
                    "\\b(?:in\\s+)?(?:the\\s+)?(?<o>first|1st|second|2nd|latter|last|other)\\s+half\\s+" + WHICH
                            + "month\\b",
                    (m, today) -> during(m, today, half(m, monthOf(m, today)))),
            rule(
                    "the last 3 days of December",
                    "\\b(?:(?:in|for|on)\\s+)?(?:the\\s+)?(?<o>first|last)\\s+" + COUNT + "\\s+days\\s+(?:of|in)\\s+"
                            + MONTH + YEAR,
                    (m, today) -> edgeDays(m, DaySpan.of(named(m, today)))),
            rule(
                    "the first days of May",
                    "\\b(?:(?:in|for|on|during)\\s+)?(?:the\\s+)?(?:very\\s+)?(?<o>first|last)\\s+days\\s+(?:of|in)\\s+"
                            + MONTH + YEAR,
                    (m, today) -> during(m, today, edge(m, DaySpan.of(named(m, today)), FEW))),
            rule(
                    "the last two weeks of December",
                    "\\b(?:(?:in|for|during)\\s+)?(?:the\\s+)?(?<o>first|last)\\s+" + COUNT
                            + "\\s+weeks\\s+(?:of|in)\\s+" + MONTH + YEAR,
                    (m, today) -> count(m).filter(weeks -> weeks <= WEEKS_OF_A_MONTH)
                            .map(weeks -> edge(m, DaySpan.of(named(m, today)), weeks * WEEK))
                            .map(part -> Days.during(part.first(), part.last(), Period.ZERO)
                                    .noting(read(m, part.first(), part.last())))),
            rule(
                    "the last 3 days of the month",
                    "\\b(?:(?:in|for|on)\\s+)?(?:the\\s+)?(?<o>first|last)\\s+" + COUNT + "\\s+days\\s+" + WHICH
                            + "month\\b",
                    (m, today) -> edgeDays(m, DaySpan.of(monthOf(m, today)))),
            rule(
                    "the last 3 days of the year",
                    "\\b(?:(?:in|for|on)\\s+)?(?:the\\s+)?(?<o>first|last)\\s+" + COUNT
                            + "\\s+days\\s+of\\s+(?:(?<q>the|this|next)\\s+year|(?<y>20\\d{2}))\\b",
                    (m, today) -> edgeDays(m, DaySpan.of(yearOf(m, today)))),
            rule(
                    "early next week",
                    "\\b(?:(?:in|at|towards|by)\\s+)?(?:the\\s+)?(?:" + PART
                            + "|(?<later>later(?:\\s+on)?(?:\\s+in)?))[\\s-]+" + WHICH + "week\\b(?!\\s*-?end)",
                    Parts::ofAWeek),
            rule(
                    "the week after next",
                    "\\b(?:(?:in|for|during)\\s+)?(?:the\\s+)?week\\s+after\\s+next\\b",
                    (m, today) -> {
                        var monday = today.nextWeeks(DayOfWeek.MONDAY).plusWeeks(1);
                        return during(m, today, new DaySpan(monday, monday.plusDays(WEEK - 1L)));
                    }),
            rule(
                    "the next 3 days",
                    "\\b(?:(?:for|in|over|during|within)\\s+)?(?:the\\s+)?(?:next|coming|following)\\s+" + COUNT
                            + "\\s+(?<u>days|weeks)\\b",
                    Parts::fromTomorrow));

    private Parts() {}

    private static Optional<? extends Meaning> during(Matcher match, Today today, DaySpan part) {
        var tomorrow = today.tomorrow();
        boolean begun =
                part.first().isBefore(tomorrow) && !part.last().isBefore(tomorrow) && today.yearOf(match) == null;
        var first = begun ? tomorrow : part.first();
        return Optional.of(Days.during(first, part.last(), Period.ZERO).noting(read(match, first, part.last())));
    }

    private static String read(Matcher match, LocalDate first, LocalDate last) {
        return first.equals(last)
                ? RelativeDates.reading(match, first)
                : "\"%s\" was read as %s to %s."
                        .formatted(match.group().strip(), Today.inWords(first), Today.inWords(last));
    }

    private static YearMonth named(Matcher match, Today today) {
        var month = Names.month(match.group("m"));
        var year = today.yearOf(match);
        return year == null ? today.coming(month) : YearMonth.of(year, month);
    }

    private static YearMonth monthOf(Matcher match, Today today) {
        return YearMonth.from(today.date()).plusMonths(isNext(match) ? 1 : 0);
    }

    private static Year yearOf(Matcher match, Today today) {
        var said = match.group("y");
        return said != null ? Year.parse(said) : Year.from(today.date()).plusYears(isNext(match) ? 1 : 0);
    }

    private static boolean isNext(Matcher match) {
        return match.group("q").toLowerCase(Locale.ROOT).matches("next|the\\s+(?:coming|following)");
    }

    private static DaySpan partOfAYear(String part, Year year) {
        var lower = part.toLowerCase(Locale.ROOT);
        if (lower.contains("mid")) {
            return months(year, Month.MAY, Month.AUGUST);
        }
        if (lower.contains("late")) {
            return months(year, Month.DECEMBER.minus(QUARTER_MONTHS - 1L), Month.DECEMBER);
        }
        if (lower.contains("end")) {
            return new DaySpan(
                    year.atMonth(Month.DECEMBER).atEndOfMonth().minusDays(WEEK - 1L),
                    year.atMonth(Month.DECEMBER).atEndOfMonth());
        }
        return lower.contains("early")
                ? months(year, Month.JANUARY, Month.MARCH)
                : months(year, Month.JANUARY, Month.JANUARY);
    }

    private static DaySpan months(Year year, Month first, Month last) {
        return new DaySpan(year.atMonth(first).atDay(1), year.atMonth(last).atEndOfMonth());
    }

    private static DaySpan edgeMonths(Matcher match, Year year, int months) {
        return isFirst(match)
                ? months(year, Month.JANUARY, Month.of(months))
                : months(year, Month.of(MONTHS_OF_A_YEAR - months + 1), Month.DECEMBER);
    }

    private static DaySpan quarter(Matcher match, Year year) {
        var said = match.group("o").toLowerCase(Locale.ROOT);
        int before = isFirst(match) ? 0 : said.matches("second|2nd") ? 1 : said.matches("third|3rd") ? 2 : 3;
        var first = Month.of(before * QUARTER_MONTHS + 1);
        return months(year, first, first.plus(QUARTER_MONTHS - 1L));
    }

    private static boolean isFirst(Matcher match) {
        return match.group("o").toLowerCase(Locale.ROOT).matches("first|1st");
    }

    private static DaySpan half(Matcher match, YearMonth month) {
        int middle = month.lengthOfMonth() / 2;
        return isFirst(match)
                ? new DaySpan(month.atDay(1), month.atDay(middle))
                : new DaySpan(month.atDay(middle + 1), month.atEndOfMonth());
    }

    private static Optional<? extends Meaning> edgeDays(Matcher match, DaySpan whole) {
        return count(match).map(days -> {
            var edge = edge(match, whole, days);
            return Days.from(edge.first(), edge.last());
        });
    }

    private static DaySpan edge(Matcher match, DaySpan whole, int days) {
        return match.group("o").equalsIgnoreCase("first")
                ? new DaySpan(whole.first(), whole.first().plusDays(days - 1L))
                : new DaySpan(whole.last().minusDays(days - 1L), whole.last());
    }

    private static Optional<? extends Meaning> ofAWeek(Matcher match, Today today) {
        var monday = isNext(match)
                ? today.nextWeeks(DayOfWeek.MONDAY)
                : today.date().with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
        var part = match.group("later") != null ? "late" : match.group("p").toLowerCase(Locale.ROOT);
        var span = part.contains("mid")
                ? new DaySpan(monday.plusDays(2), monday.plusDays(2))
                : part.contains("late") || part.contains("end")
                        ? new DaySpan(monday.plusDays(3), monday.plusDays(WEEK - 1L))
                        : new DaySpan(monday, monday.plusDays(1));
        return during(
                match,
                today,
                isOver(match, span, today)
                        ? new DaySpan(span.first().plusDays(WEEK), span.last().plusDays(WEEK))
                        : span);
    }

    /** "At the beginning of the month" is said of the next when this one's is over. */
    private static boolean isOver(Matcher match, DaySpan part, Today today) {
        return "the".equalsIgnoreCase(match.group("q")) && part.last().isBefore(today.tomorrow());
    }

    private static Optional<? extends Meaning> fromTomorrow(Matcher match, Today today) {
        int unit = match.group("u").equalsIgnoreCase("weeks") ? WEEK : 1;
        return count(match).map(days -> {
            var first = today.tomorrow();
            var last = first.plusDays((long) days * unit - 1);
            boolean exact = unit == 1 && !match.group("n").equalsIgnoreCase("few");
            return (exact ? Days.from(first, last) : Days.during(first, last, Period.ZERO))
                    .noting(read(match, first, last));
        });
    }

    private static Optional<Integer> count(Matcher match) {
        var said = match.group("n").toLowerCase(Locale.ROOT);
        return (said.equals("few") ? Optional.of(FEW) : said.startsWith("couple") ? Optional.of(2) : Names.number(said))
                .filter(count -> count > 0 && count <= LONGEST_COUNT);
    }
}
