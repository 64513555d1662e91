package ai.travion.router.dates;

import static ai.travion.router.dates.DateRule.rule;
import static ai.travion.router.dates.Names.DAY;
import static ai.travion.router.dates.Names.MONTH;
import static ai.travion.router.dates.Names.YEAR_BEHIND_A_DAY;
import static ai.travion.router.dates.Names.YEAR_BEHIND_A_NUMBER;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Impossible;
import ai.travion.router.dates.Meaning.Several;
import java.time.LocalDate;
import java.time.Period;
import java.time.YearMonth;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Dates that name a day and a month in words: "January 3rd 2026", "3-5 January", "22 or 23 December". */
final class CalendarDates {

    static final String TO = "\\s*(?:-|\u2013|\u2014|to|until|till|til|thru|through|up\\s?to|and|&)\\s*";
    private static final String DAY_TO = DAY.replace("<d>", "<d2>");
    /** "Dec 30 - Jan 2" holds no 30 January. */
    private static final String NO_MONTH_BEFORE =
            "(?<!\\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?\\s{0,2}(?:the\\s)?)";

    private static final String OF = "(?:of\\s+)?(?:(?:this|next|the\\s+coming|coming)\\s+)?";
    private static final String ONE_OF =
            "(?<l>\\d{1,2}(?:\\s?(?:st|nd|rd|th))?(?:\\s*(?:,|/|,?\\s*\\b(?:or|and|&)\\b)\\s*(?:on\\s+)?(?:the\\s+)?\\d{1,2}(?:\\s?(?:st|nd|rd|th))?)+)";
    private static final String WEEKDAY_BEFORE =
            "(?:(?<w>monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun)\\b\\.?,?\\s+(?:the\\s+)?)?";
    /** "We are 5, may I ..." */
    private static final String NO_QUESTION = "(?!\\s+(?:i|we|be|you|it|they|he|she|not|have)\\b)";
    /** What a number after "may" or "march" counts where it is no day. */
    private static final String COUNTED =
            "(?!\\s*(?:%|[:.]\\d\\d(?![\\d./-])|h\\d\\d\\b|km|k\\b|m\\b|miles?|meters?|metres?|hours?|hrs?|minutes?|mins?|people|persons?|adults?|kids?|children|friends|of\\s+us|tourists?|guests?|days?|nights?|weeks?|hotels?|places?|things|steps|times|\\$|usd|dollars|rupees|rs\\b|o'?clock|am\\b|pm\\b))";

    static final RuleBook WITH_MONTHS = RuleBook.where(
            "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|set|oct|nov|dec)",
            rule(
                    "3 January 2026",
                    "(?<![\\d/.:-]|\\btop )" + NO_MONTH_BEFORE + WEEKDAY_BEFORE + "(?:the\\s+)?" + NO_MONTH_BEFORE + DAY
                            + "[\\s-]*(?:day\\s+)?" + OF + MONTH + NO_QUESTION + "(?:-(?<y2>\\d{4})\\b)?"
                            + YEAR_BEHIND_A_DAY,
                    CalendarDates::dayOfMonth),
            rule(
                    "January 3rd 2026",
                    "\\b" + WEEKDAY_BEFORE + MONTH + "\\s*(?:the\\s+)?(?<![\\d/.:])" + DAY + COUNTED
                            + YEAR_BEHIND_A_NUMBER,
                    CalendarDates::dayOfMonth),
            rule(
                    "first of March",
                    "\\b(?:the\\s+)?(?<d>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\\s+(?:day\\s+)?of\\s+"
                            + MONTH + YEAR_BEHIND_A_DAY,
                    CalendarDates::dayOfMonth),
            rule(
                    "March the first",
                    "\\b" + MONTH
                            + "\\s+the\\s+(?<d>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\\b"
                            + YEAR_BEHIND_A_NUMBER,
                    CalendarDates::dayOfMonth),
            rule(
                    "last day of March",
                    "\\b(?:the\\s+)?last\\s+day\\s+of\\s+" + MONTH + YEAR_BEHIND_A_DAY,
                    CalendarDates::lastOfMonth),
            rule(
                    "3-5 January 2026",
                    "(?<![\\d/.:-])" + NO_MONTH_BEFORE + "(?:the\\s+)?" + DAY + TO + "(?:the\\s+)?" + DAY_TO + "\\s*"
                            + OF + MONTH + YEAR_BEHIND_A_DAY,
                    CalendarDates::daysOfMonth),
            rule(
                    "January 3-5, 2026",
                    "\\b" + MONTH + "\\s*(?:the\\s+)?" + DAY + TO + "(?:the\\s+)?" + DAY_TO + COUNTED
                            + "(?!\\s*(?:of\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))"
                            + YEAR_BEHIND_A_NUMBER,
                    CalendarDates::daysOfMonth),
            rule(
                    "22 or 23 December",
                    "(?<![\\d/.:-])" + NO_MONTH_BEFORE + "(?:the\\s+)?" + ONE_OF + "\\s*" + OF + MONTH
                            + YEAR_BEHIND_A_DAY,
                    CalendarDates::someDaysOfMonth),
            rule(
                    "December 22 or 23",
                    "\\b" + MONTH + "\\s*(?:the\\s+)?" + ONE_OF + "(?!\\d)" + COUNTED
                            + "(?!\\s*(?:of\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))"
                            + YEAR_BEHIND_A_NUMBER,
                    CalendarDates::someDaysOfMonth));

    /** A word beside the number of a day that is a month with a slip of the pen. */
    static final RuleBook MISSPELT = RuleBook.where(
            "\\d",
            rule(
                    "12 Decmber",
                    "(?<![\\d/.:-])(?:the\\s+)?" + DAY + "\\s*(?:of\\s+)?(?<m>[jfmasond]\\p{L}{3,9})\\b"
                            + YEAR_BEHIND_A_DAY,
                    CalendarDates::dayOfMisspelt),
            rule(
                    "Decmber 12",
                    "\\b(?<m>[jfmasond]\\p{L}{3,9})\\s+(?:the\\s+)?(?<![\\d/.:])" + DAY + COUNTED
                            + YEAR_BEHIND_A_NUMBER,
                    CalendarDates::dayOfMisspelt));

    private static final Pattern NUMBER = Pattern.compile("\\d{1,2}");

    private CalendarDates() {}

    private static Optional<? extends Meaning> dayOfMonth(Matcher match, Today today) {
        int day = Names.day(match.group("d"));
        var year = today.yearOf(match);
        var month = Names.month(match.group("m"));
        if (year == null) {
            return nextOrImpossible(today, month.getValue(), day);
        }
        return dayOrImpossible(Today.day(year, month.getValue(), day)).map(found -> checkedAgainst(match, found));
    }

    private static Optional<? extends Meaning> dayOfMisspelt(Matcher match, Today today) {
        var month = Names.meant(match.group("m"));
        return month.isEmpty() ? Optional.empty() : dayOfMonth(match, today);
    }

    private static Optional<? extends Meaning> lastOfMonth(Matcher match, Today today) {
        var month = Names.month(match.group("m"));
        var year = today.yearOf(match);
        var named = year == null ? today.coming(month) : YearMonth.of(year, month);
        return Optional.of(Days.on(named.atEndOfMonth()));
    }

    /** Says so where "Friday 3 January 2026" is no Friday. */
    private static Meaning checkedAgainst(Matcher match, Meaning found) {
        var weekday = match.pattern().namedGroups().containsKey("w") ? match.group("w") : null;
        return weekday != null && found instanceof Days days && days.first().getDayOfWeek() != Names.weekday(weekday)
                ? days.noting("%s is a %s."
                        .formatted(
                                withoutWeekday(days.first()),
                                Today.inWords(days.first()).replaceFirst(" .*", "")))
                : found;
    }

    private static Optional<? extends Meaning> daysOfMonth(Matcher match, Today today) {
        int from = Names.day(match.group("d"));
        int to = Names.day(match.group("d2"));
        var month = Names.month(match.group("m"));
        var year = today.yearOf(match);
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

    /** "22 or 23 December" leaves the choice, "22, 24 and 26 December" names them all. */
    private static Optional<? extends Meaning> someDaysOfMonth(Matcher match, Today today) {
        var month = Names.month(match.group("m"));
        var year = today.yearOf(match);
        var days = Patterns.in(NUMBER, match.group("l"))
                .map(number -> Integer.parseInt(number.group()))
                .map(day -> year == null ? today.next(month.getValue(), day) : Today.day(year, month.getValue(), day))
                .toList();
        return days.stream().allMatch(Optional::isPresent)
                ? Optional.of(new Several(
                        days.stream().flatMap(Optional::stream).map(Days::on).toList(),
                        match.group("l").toLowerCase(Locale.ROOT).contains("or")))
                : Optional.of(new Impossible());
    }

    static Optional<? extends Meaning> nextOrImpossible(Today today, int month, int day) {
        return today.next(month, day)
                .<Meaning>map(found -> Days.on(found).comingAgainAfter(Period.ofYears(1)))
                .or(() -> Optional.of(new Impossible()));
    }

    static Optional<Meaning> dayOrImpossible(Optional<LocalDate> day) {
        return day.<Meaning>map(Days::on).or(() -> Optional.of(new Impossible()));
    }

    static String withoutWeekday(LocalDate day) {
        return Today.inWords(day).replaceFirst("^\\p{L}+ ", "");
    }
}
