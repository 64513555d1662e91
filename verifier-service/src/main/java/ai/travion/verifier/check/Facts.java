package ai.travion.verifier.check;

import java.time.DayOfWeek;
import java.time.Month;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The facts of a text that can be held against others: what it says in figures, in numbers by words, and of the calendar.
 *
 * @param days every day that is named
 * @param months those that are named without a day
 * @param weekdays those that are named without a date
 */
record Facts(
        List<DatesIn.Mention> days,
        List<TimesIn.Mention> times,
        List<Quantity> quantities,
        List<MonthsIn.Mention> months,
        Set<DayOfWeek> weekdays,
        List<CenturiesIn.Mention> centuries) {

    private static final Pattern WEEKDAY =
            Pattern.compile("(?<!\\p{L})(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?(?!\\p{L})");

    static Facts in(String text) {
        var days = DatesIn.text(text);
        var rest = new StringBuilder(DatesIn.blanked(text, days));
        var times = TimesIn.text(rest.toString());
        times.forEach(time -> rest.replace(time.start(), time.end(), " ".repeat(time.end() - time.start())));
        var undated = rest.toString();
        var centuries = CenturiesIn.text(undated);
        var quantities = Quantity.in(MonthsIn.withoutCounts(CenturiesIn.blanked(undated, centuries)));
        return new Facts(days, times, quantities, MonthsIn.text(undated), weekdays(undated), centuries);
    }

    /** Whether there is nothing to hold against others. */
    boolean isNone() {
        return days.isEmpty()
                && times.isEmpty()
                && quantities.isEmpty()
                && months.isEmpty()
                && weekdays.isEmpty()
                && centuries.isEmpty();
    }

    /** Every minute of a day that is named, with both where either is meant. */
    Set<Integer> minutesMeant() {
        var minutes = new HashSet<Integer>();
        times.forEach(time -> minutes.addAll(time.meant()));
        return minutes;
    }

    /** All months of a text together. */
    Set<Month> allMonths() {
        return months.stream()
                .flatMap(mention -> mention.months().stream())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Month.class)));
    }

    private static Set<DayOfWeek> weekdays(String text) {
        return WEEKDAY.matcher(text)
                .results()
                .map(match -> DayOfWeek.valueOf(match.group(1).toUpperCase(Locale.ROOT)))
                .collect(Collectors.toUnmodifiableSet());
    }
}
