package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the month that a few words name. */
final class MonthNames {

    private static final int SHORTEST = 3;

    private static final Pattern YEAR = Pattern.compile("((?:19|20)\\d{2})");

    /** "31/2/2027", "2027-02-31". */
    private static final Pattern IN_FIGURES = Pattern.compile(
            "(?<!\\d)(?:\\d{1,2}[./-](?<month>0?[1-9]|1[0-2])[./-](?<year>20\\d{2}|\\d{2})|(?<isoYear>20\\d{2})[./-](?<isoMonth>0?[1-9]|1[0-2])[./-]\\d{1,2})(?!\\d)");

    private static final int CENTURY = 2000;

    private MonthNames() {}

    /** The month that a few words name, with the year that they name or that comes next. */
    static Optional<YearMonth> withYear(String words, LocalDate today) {
        var figures = Patterns.matcher(IN_FIGURES, words);
        if (figures.find()) {
            boolean iso = figures.group("isoYear") != null;
            int number = Integer.parseInt(figures.group(iso ? "isoYear" : "year"));
            return Optional.of(YearMonth.of(
                    number < CENTURY ? CENTURY + number : number,
                    Integer.parseInt(figures.group(iso ? "isoMonth" : "month"))));
        }
        var year = Patterns.matcher(YEAR, words);
        var said = year.find() ? Optional.of(Integer.valueOf(year.group(1))) : Optional.<Integer>empty();
        return in(words)
                .map(month -> said.map(number -> YearMonth.of(number, month)).orElseGet(() -> {
                    var thisYear = YearMonth.of(today.getYear(), month);
                    return thisYear.atEndOfMonth().isBefore(today) ? thisYear.plusYears(1) : thisYear;
                }));
    }

    static Optional<Month> in(String words) {
        var lower = words.toLowerCase(Locale.ROOT);
        return Stream.of(Month.values())
                .filter(month -> lower.contains(month.getDisplayName(TextStyle.FULL, Locale.ENGLISH)
                        .toLowerCase(Locale.ROOT)
                        .substring(0, SHORTEST)))
                .findFirst();
    }
}
