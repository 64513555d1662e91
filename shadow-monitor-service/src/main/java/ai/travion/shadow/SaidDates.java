package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the dates that a message names: "22 March 2027", "March 3rd", "2027-03-22", "on the 22nd". */
final class SaidDates {

    /** Two months that follow each other do not both lack a day, and the first may be over. */
    private static final int MONTHS_AHEAD = 3;

    private static final String MONTHS = Arrays.stream(Month.values())
            .map(month -> month.getDisplayName(TextStyle.FULL, Locale.ENGLISH))
            .map(name -> name.length() > 3 ? name.substring(0, 3) + "(?:" + name.substring(3) + ")?" : name)
            .collect(Collectors.joining("|"));

    private static final Pattern DATE = Pattern.compile(
            "(?<!\\d)(?:(?<iso>\\d{4}-\\d{2}-\\d{2})|(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+(?<month>" + MONTHS
                    + ")\\b(?:,?\\s+(?<year>\\d{4}))?|(?<monthFirst>" + MONTHS
                    + ")\\s+(?<dayAfter>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(?<yearAfter>\\d{4}))?"
                    + "|\\bon\\s+the\\s+(?<ordinal>\\d{1,2})(?:st|nd|rd|th)\\b(?!\\s+(?:(?:of\\s+)?(?:" + MONTHS
                    + ")|floor|birthday|anniversary|day)\\b))",
            Pattern.CASE_INSENSITIVE);

    private SaidDates() {}

    /** A date and where it stands in the text. */
    record Said(LocalDate day, int start, int end) {}

    /**
     * Those of a text, in its order.
     *
     * @param from the first day of the plan: what says no year is in its year, and what says no month comes next after it
     */
    static List<Said> in(String text, LocalDate from) {
        return Patterns.in(DATE, text)
                .flatMap(found -> date(found, from).map(day -> new Said(day, found.start(), found.end())).stream())
                .toList();
    }

    private static Optional<LocalDate> date(MatchResult found, LocalDate from) {
        try {
            if (found.group("iso") != null) {
                return Optional.of(LocalDate.parse(found.group("iso")));
            }
            if (found.group("ordinal") != null) {
                int ordinal = Integer.parseInt(found.group("ordinal"));
                return Stream.iterate(YearMonth.from(from), month -> month.plusMonths(1))
                        .limit(MONTHS_AHEAD)
                        .filter(month -> month.isValidDay(ordinal))
                        .map(month -> month.atDay(ordinal))
                        .filter(day -> !day.isBefore(from))
                        .findFirst();
            }
            boolean dayFirst = found.group("day") != null;
            String month = found.group(dayFirst ? "month" : "monthFirst");
            String day = found.group(dayFirst ? "day" : "dayAfter");
            String ofYear = found.group(dayFirst ? "year" : "yearAfter");
            return Optional.of(LocalDate.of(
                    ofYear == null ? from.getYear() : Integer.parseInt(ofYear), monthOf(month), Integer.parseInt(day)));
        } catch (DateTimeException noDate) {
            // "31 June" is a slip of the pen, and no day that anything is known of.
            return Optional.empty();
        }
    }

    private static Month monthOf(String word) {
        String start = word.substring(0, 3).toUpperCase(Locale.ROOT);
        return Arrays.stream(Month.values())
                .filter(month -> month.name().startsWith(start))
                .findFirst()
                .orElseThrow();
    }
}
