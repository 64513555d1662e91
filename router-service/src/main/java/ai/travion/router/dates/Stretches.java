package ai.travion.router.dates;

import static ai.travion.router.dates.DateRule.rule;
import static ai.travion.router.dates.Names.ANY_WEEKDAY;
import static ai.travion.router.dates.Names.MONTH;
import static ai.travion.router.dates.Names.YEAR;

import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Impossible;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Period;
import java.time.YearMonth;
import java.util.Optional;
import java.util.regex.Matcher;

/** Stretches of weeks, months and years that are counted from now or from an end: "the week after next", "the 5th of next month". */
final class Stretches {

    private static final int WEEK = 7;
    private static final int HALF = 15;
    private static final int LONGEST_DAYS = 60;
    private static final String OF_MONTH =
            "\\s+(?:day\\s+)?of\\s+(?<which>next|this|the(?:\\s+(?:same|coming))?)\\s+month\\b";
    private static final String ORDINAL_DAY = "(?:the\\s+)?(?<d>\\d{1,2})(?:st|nd|rd|th)?";

    static final RuleBook RULES = RuleBook.where(
            "week|month|year|fortnight|next|half|days",
            rule(
                    "the 5th of next month",
                    "\\b(?:on\\s+)?" + ORDINAL_DAY + OF_MONTH,
                    (m, today) -> numbered(month(m, today), m.group("d")).map(Stretches::on)),
            rule(
                    "3rd to 6th of next month",
                    "\\b(?:from\\s+)?" + ORDINAL_DAY
                            + "\\s*(?:-|\u2013|to|until|till|through|and|or)\\s*(?:the\\s+)?(?<d2>\\d{1,2})(?:st|nd|rd|th)?"
                            + OF_MONTH,
                    Stretches::daysOfMonth),
            rule(
                    "the week after next",
                    "\\b(?:the\\s+)?week\\s+after\\s+next\\b",
                    (m, today) ->
                            noted(m, during(today.nextWeeks(DayOfWeek.MONDAY).plusWeeks(1), WEEK))),
            rule(
                    "the Monday after next",
                    "\\b(?:the\\s+)?" + ANY_WEEKDAY + "\\s+after\\s+next\\b",
                    (m, today) -> noted(
                            m, Days.on(today.coming(Names.weekday(m.group("w"))).plusWeeks(1)))),
            rule(
                    "Wednesday week",
                    "\\b(?:on\\s+)?(?:" + ANY_WEEKDAY
                            + "\\s+week\\b(?!\\s*-?\\s*(?:end|long|trip|tour|in|at|of))|a\\s+week\\s+on\\s+"
                            + ANY_WEEKDAY.replace("<w>", "<w2>") + ")",
                    (m, today) -> noted(
                            m,
                            Days.on(today.coming(Names.weekday(m.group("w") == null ? m.group("w2") : m.group("w")))
                                    .plusWeeks(1)))),
            rule(
                    "a fortnight from tomorrow",
                    "\\b(?<n>an?|one|two|three|four|\\d{1,2})\\s+(?<u>weeks?|fortnights?|months?)\\s+from\\s+tomorrow\\b",
                    Stretches::fromTomorrow),
            rule(
                    "the end of the month",
                    "\\b(?:at\\s+|towards\\s+|by\\s+)?(?:the\\s+)?end\\s+of\\s+(?:the|this|next)\\s+month\\b",
                    (m, today) -> {
                        var month = m.group().contains("next")
                                ? YearMonth.from(today.date()).plusMonths(1)
                                : YearMonth.from(today.date());
                        return noted(m, from(today, month.atEndOfMonth().minusDays(WEEK - 1), month.atEndOfMonth()));
                    }),
            rule(
                    "later this month",
                    "\\blater\\s+(?:in\\s+)?(?:this|the)\\s+month\\b",
                    (m, today) -> noted(
                            m,
                            from(
                                    today,
                                    today.date().plusDays(1),
                                    YearMonth.from(today.date()).atEndOfMonth()))),
            rule(
                    "the last week of the year",
                    "\\b(?:the\\s+)?last\\s+(?<u>week|days?)\\s+of\\s+(?:the|this)\\s+year\\b",
                    (m, today) -> {
                        var last = LocalDate.of(today.date().getYear(), 12, 31);
                        return noted(m, from(today, last.minusDays(WEEK - 1), last));
                    }),
            rule(
                    "early next year",
                    "\\b(?:early|at\\s+the\\s+(?:start|beginning)\\s+of|the\\s+(?:start|beginning)\\s+of)\\s+next\\s+year\\b",
                    (m, today) -> noted(m, during(LocalDate.of(today.date().getYear() + 1, 1, 1), 31))),
            rule(
                    "for the next 3 days",
                    "\\b(?:for\\s+|in\\s+|over\\s+|during\\s+)?(?:the\\s+)?next\\s+(?<n>\\d{1,2}|two|three|four|five|six|seven|ten|few|couple\\s+of)\\s+days\\b",
                    Stretches::nextDays),
            rule(
                    "the last 3 days of December",
                    "\\b(?:the\\s+)?(?<part>last|first)\\s+(?<n>\\d{1,2}|two|three|four|five|six|seven|ten|few|couple\\s+of)\\s+days\\s+(?:of|in)\\s+"
                            + MONTH + YEAR,
                    Stretches::daysAtAnEnd),
            rule(
                    "the second half of January",
                    "\\b(?:in\\s+)?(?:the\\s+)?(?<half>first|1st|second|2nd|last|latter)\\s+half\\s+of\\s+" + MONTH
                            + YEAR,
                    Stretches::half));

    private Stretches() {}

    private static YearMonth month(Matcher match, Today today) {
        var thisMonth = YearMonth.from(today.date());
        return match.group("which").equalsIgnoreCase("next") ? thisMonth.plusMonths(1) : thisMonth;
    }

    private static Optional<LocalDate> numbered(YearMonth month, String day) {
        return Today.day(month.getYear(), month.getMonthValue(), Integer.parseInt(day));
    }

    private static Meaning on(LocalDate day) {
        return Days.on(day);
    }

    private static Optional<? extends Meaning> daysOfMonth(Matcher match, Today today) {
        var month = month(match, today);
        var first = numbered(month, match.group("d"));
        var last = numbered(month, match.group("d2"));
        return first.isEmpty() || last.isEmpty() || last.get().isBefore(first.get())
                ? Optional.of(new Impossible())
                : Optional.of(Days.from(first.get(), last.get()));
    }

    private static Optional<? extends Meaning> fromTomorrow(Matcher match, Today today) {
        return Names.number(match.group("n"))
                .map(count -> switch (Character.toLowerCase(match.group("u").charAt(0))) {
                    case 'w' -> Period.ofWeeks(count);
                    case 'f' -> Period.ofWeeks(2 * count);
                    default -> Period.ofMonths(count);
                })
                .flatMap(span -> noted(match, Days.on(today.date().plusDays(1).plus(span))));
    }

    private static Optional<? extends Meaning> nextDays(Matcher match, Today today) {
        return count(match).map(days -> {
            var first = today.date().plusDays(1);
            var last = first.plusDays(days - 1L);
            return Days.from(first, last)
                    .noting("\"%s\" was read as %s to %s."
                            .formatted(match.group().strip(), Today.inWords(first), Today.inWords(last)));
        });
    }

    private static Optional<? extends Meaning> daysAtAnEnd(Matcher match, Today today) {
        var month = named(match, today);
        return count(match)
                .filter(days -> days <= month.lengthOfMonth())
                .map(days -> match.group("part").equalsIgnoreCase("last")
                        ? Days.from(month.atEndOfMonth().minusDays(days - 1L), month.atEndOfMonth())
                        : Days.from(month.atDay(1), month.atDay(days)));
    }

    private static Optional<? extends Meaning> half(Matcher match, Today today) {
        var month = named(match, today);
        boolean first = match.group("half").matches("(?i)first|1st");
        return noted(
                match,
                first
                        ? from(today, month.atDay(1), month.atDay(HALF))
                        : from(today, month.atDay(HALF + 1), month.atEndOfMonth()));
    }

    private static Optional<Integer> count(Matcher match) {
        return Names.number(match.group("n").replaceAll("\\s+", " ")).filter(days -> days > 0 && days <= LONGEST_DAYS);
    }

    private static YearMonth named(Matcher match, Today today) {
        var month = Names.month(match.group("m"));
        return match.group("y") == null ? today.coming(month) : YearMonth.of(Integer.parseInt(match.group("y")), month);
    }

    private static Days during(LocalDate first, int days) {
        return Days.during(first, first.plusDays(days - 1L), Period.ZERO);
    }

    /** What is left of a stretch from tomorrow on. */
    private static Days from(Today today, LocalDate first, LocalDate last) {
        var tomorrow = today.date().plusDays(1);
        var sensible = first.isBefore(tomorrow) && !last.isBefore(tomorrow) ? tomorrow : first;
        return Days.during(sensible, last.isBefore(sensible) ? sensible : last, Period.ZERO);
    }

    private static Optional<Days> noted(Matcher match, Days days) {
        var read = days.last().isEmpty()
                ? Today.inWords(days.first())
                : Today.inWords(days.first()) + " to " + Today.inWords(days.end());
        return Optional.of(
                days.noting("\"%s\" was read as %s.".formatted(match.group().strip(), read)));
    }
}
