package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.Year;
import java.time.YearMonth;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the months, weeks and years of a question to the calendar as the whole time that they are: "in April 2027" is
 * thirty days, "next month" a month, "2027" a year. The first rule that matches wins.
 */
public final class DaySpans {

    private static final int LONGEST_COUNT = 60;
    private static final List<String> WEEKS =
            List.of("first", "1st", "second", "2nd", "third", "3rd", "fourth", "4th", "last");
    private static final String MONTH_NAME =
            "(?<m>january|february|feburary|febuary|march|april|may|june|july|august|september|setember|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?";
    private static final String SOME_YEAR = "(?:,?\\s+(?:of\\s+|in\\s+)?(?<y>(?:19|20)\\d{2})\\b)?";

    private record Rule(Pattern words, BiFunction<Matcher, Asked, Optional<DaySpan>> reading) {}

    /** The day that it was asked on, and whether of the past. */
    private record Asked(LocalDate today, boolean past) {}

    private static final List<Rule> RULES = List.of(
            rule(
                    "\\b(?<o>first|1st|second|2nd|third|3rd|fourth|4th|last)\\s+week\\s+(?:of|in)\\s+" + MONTH_NAME
                            + SOME_YEAR,
                    DaySpans::weekOfAMonth),
            rule(
                    "\\b(?:from\\s+|between\\s+)?" + MONTH_NAME
                            + "(?:\\s+(?<y1>20\\d{2}))?\\s*(?:-|\u2013|to|until|till|through|and)\\s*"
                            + "(?<m2>january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?"
                            + SOME_YEAR,
                    DaySpans::months),
            rule(
                    "\\b(?:in|during|of|for|by|on|this|next|until|till|within|is|are|and|about)\\s+(?:the\\s+month\\s+of\\s+|early\\s+|late\\s+|mid\\s+)?"
                            + MONTH_NAME + SOME_YEAR,
                    DaySpans::month),
            rule("\\b" + MONTH_NAME + ",?\\s+(?<y>(?:19|20)\\d{2})\\b", DaySpans::month),
            rule("(?:\\b|(?<=\\s))(?!may\\b|mar\\b|march\\b)" + MONTH_NAME + "(?:'s)?" + SOME_YEAR, DaySpans::month),
            rule("^\\W*(?:(?:and|or|what\\s+about|how\\s+about)\\s+)?" + MONTH_NAME + "\\W*$", DaySpans::month),
            rule(
                    "\\b(?:the\\s+)?(?<q>this|current|next|coming|following|last|previous)\\s+month\\b",
                    (match, asked) ->
                            Optional.of(DaySpan.of(YearMonth.from(asked.today()).plusMonths(offset(match))))),
            rule("\\b(?:this|the\\s+current)\\s+week\\b", (match, asked) -> Optional.of(week(asked.today()))),
            rule(
                    "\\bnext\\s+week\\b(?!-?\\s*end)",
                    (match, asked) -> Optional.of(week(asked.today().plusWeeks(1)))),
            rule(
                    "\\blast\\s+week\\b(?!-?\\s*end)",
                    (match, asked) -> Optional.of(week(asked.today().minusWeeks(1)))),
            rule(
                    "\\b(?:in|within|over|during)?\\s*(?:the\\s+)?(?:next|coming|following)\\s+(?<n>\\d{1,2}|two|three|four|five|six|ten|twelve|few|couple\\s+of)\\s+(?<u>days|weeks|months)\\b",
                    DaySpans::fromToday),
            rule(
                    "\\b(?:rest|remainder|end)\\s+of\\s+(?:the|this)\\s+year\\b|\\b(?:left|remaining)\\b.*\\b(?:this\\s+year|20\\d{2})\\b",
                    (match, asked) -> Optional.of(
                            new DaySpan(asked.today(), asked.today().with(TemporalAdjusters.lastDayOfYear())))),
            rule(
                    "(?<![\\d/.,-])(?<y>(?:19|20)\\d{2})(?![\\d/-])",
                    (match, asked) -> Optional.of(DaySpan.of(Year.of(Integer.parseInt(match.group("y")))))),
            rule(
                    "\\b(?:the\\s+|in\\s+)?(?<q>this|current|next|coming|following|last|previous)\\s+year(?:'s)?\\b",
                    (match, asked) ->
                            Optional.of(DaySpan.of(Year.from(asked.today()).plusYears(offset(match))))));

    private DaySpans() {}

    /**
     * The time that the text names, where it names no day.
     *
     * @param text with places and festivals blanked
     * @param past whether a month without a year is the last such month rather than the next
     */
    public static Optional<DaySpan> in(String text, LocalDate today, boolean past) {
        var asked = new Asked(today, past);
        for (var rule : RULES) {
            var match = Patterns.matcher(rule.words(), text);
            while (match.find()) {
                var found = rule.reading().apply(match, asked);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private static Rule rule(String words, BiFunction<Matcher, Asked, Optional<DaySpan>> reading) {
        return new Rule(Patterns.anyCase(words), reading);
    }

    private static Optional<DaySpan> month(Matcher match, Asked asked) {
        return Optional.of(DaySpan.of(monthOf(Names.month(match.group("m")), match.group("y"), asked)));
    }

    private static Optional<DaySpan> weekOfAMonth(Matcher match, Asked asked) {
        var month = monthOf(Names.month(match.group("m")), match.group("y"), asked);
        int week = WEEKS.indexOf(match.group("o").toLowerCase(Locale.ROOT)) / 2;
        var first = week < 4 ? month.atDay(1 + 7 * week) : month.atEndOfMonth().minusDays(6);
        return Optional.of(new DaySpan(first, first.plusDays(6)));
    }

    private static Optional<DaySpan> months(Matcher match, Asked asked) {
        var last = monthOf(Names.month(match.group("m2")), match.group("y"), asked);
        var first = last.withMonth(Names.month(match.group("m")).getValue());
        if (match.group("y1") != null) {
            first = first.withYear(Integer.parseInt(match.group("y1")));
        } else if (first.isAfter(last)) {
            first = match.group("y") == null ? first : first.minusYears(1);
            last = match.group("y") == null ? last.plusYears(1) : last;
        }
        return first.isAfter(last) ? Optional.empty() : Optional.of(new DaySpan(first.atDay(1), last.atEndOfMonth()));
    }

    private static YearMonth monthOf(Month month, @Nullable String year, Asked asked) {
        if (year != null) {
            return YearMonth.of(Integer.parseInt(year), month);
        }
        var thisYear = YearMonth.of(asked.today().getYear(), month);
        if (asked.past()) {
            return thisYear.atDay(1).isAfter(asked.today()) ? thisYear.minusYears(1) : thisYear;
        }
        return thisYear.atEndOfMonth().isBefore(asked.today()) ? thisYear.plusYears(1) : thisYear;
    }

    private static Optional<DaySpan> fromToday(Matcher match, Asked asked) {
        var said = match.group("n").toLowerCase(Locale.ROOT);
        int count = said.equals("few")
                ? 3
                : said.startsWith("couple") ? 2 : Names.number(said).orElse(0);
        if (count < 1 || count > LONGEST_COUNT) {
            return Optional.empty();
        }
        var today = asked.today();
        var last = switch (Character.toLowerCase(match.group("u").charAt(0))) {
            case 'd' -> today.plusDays(count);
            case 'w' -> today.plusWeeks(count);
            default -> today.plusMonths(count);
        };
        return Optional.of(new DaySpan(today, last));
    }

    private static int offset(Matcher match) {
        return switch (Character.toLowerCase(match.group("q").charAt(0))) {
            case 't' -> 0;
            case 'c' -> match.group("q").equalsIgnoreCase("current") ? 0 : 1;
            case 'n', 'f' -> 1;
            default -> -1;
        };
    }

    private static DaySpan week(LocalDate day) {
        var monday = day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
        return new DaySpan(monday, monday.plusDays(6));
    }
}
