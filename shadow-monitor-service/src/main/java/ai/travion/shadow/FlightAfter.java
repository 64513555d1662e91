package ai.travion.shadow;

import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A flight on the morning after a plan: who flies at 8 on the 10th has the 9th for their last day, and is driven to the airport after
 * its night. Without its date, which is none of the plan's, such a flight is read as one of the morning after.
 */
final class FlightAfter {

    private static final Pattern BY_AIR =
            Pattern.compile("\\b(?:flights?|fly|flies|flying|plane)\\b", Pattern.CASE_INSENSITIVE);
    private static final String MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)";
    private static final Pattern DATE = Pattern.compile(
            "(?:\\bon\\s+)?(?:\\bthe\\s+)?(?<![\\d:.])(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?<month>"
                    + MONTH
                    + ")\\p{L}*\\.?|(?<month2>" + MONTH
                    + ")\\p{L}*\\.?\\s+(?<day2>\\d{1,2})(?:st|nd|rd|th)?(?![:\\d])|(?<day3>\\d{1,2})(?:st|nd|rd|th))(?:[\\s,]+\\d{4}\\b)?\\s*",
            Pattern.CASE_INSENSITIVE);

    private FlightAfter() {}

    /** The words without the date of the day after the last one of a plan, where they tell of a flight. */
    static String undated(String words, LocalDate last) {
        return BY_AIR.matcher(words).find()
                ? DATE.matcher(words)
                        .replaceAll(date -> Matcher.quoteReplacement(isOn(last.plusDays(1), date) ? "" : date.group()))
                : words;
    }

    private static boolean isOn(LocalDate day, MatchResult date) {
        String number = first(date.group("day"), date.group("day2"), date.group("day3"));
        String month = first(date.group("month"), date.group("month2"), null);
        return Integer.parseInt(number) == day.getDayOfMonth()
                && (month.isEmpty()
                        || day.getMonth()
                                .getDisplayName(TextStyle.SHORT, Locale.ENGLISH)
                                .toLowerCase(Locale.ROOT)
                                .startsWith(month.toLowerCase(Locale.ROOT)));
    }

    private static String first(@Nullable String one, @Nullable String other, @Nullable String third) {
        return one != null ? one : other != null ? other : third != null ? third : "";
    }
}
