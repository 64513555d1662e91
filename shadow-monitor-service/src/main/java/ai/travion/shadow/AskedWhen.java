package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A question after the time of something that is held every year. */
final class AskedWhen {

    private static final Pattern WHEN = Pattern.compile(
            "(?i)\\b(?:when|(?:what|which)(?:'s|\\s+is|\\s+are)?\\s+(?:the\\s+)?(?:dates?|days?|month|time)|dates?\\s+(?:of|for)|how\\s+long)\\b|\\bdates?\\W*$");
    private static final Pattern YEAR = Pattern.compile("\\b(20\\d{2})\\b");
    private static final int DAYS_OF_A_YEAR = 366;

    private AskedWhen() {}

    static boolean isIn(String question) {
        return Patterns.isIn(WHEN, question);
    }

    /** The first day of the year that is named. */
    static Optional<LocalDate> yearIn(String question) {
        var year = YEAR.matcher(question);
        return year.find() ? Optional.of(LocalDate.of(Integer.parseInt(year.group(1)), 1, 1)) : Optional.empty();
    }

    static Stream<LocalDate> aYearFrom(LocalDate first) {
        return first.datesUntil(first.plusDays(DAYS_OF_A_YEAR));
    }
}
