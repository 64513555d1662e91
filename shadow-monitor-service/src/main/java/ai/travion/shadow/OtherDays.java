package ai.travion.shadow;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.calendar.Kind;
import ai.travion.shadow.calendar.Trip;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Days that a wish for a plan names beside those of the plan: what stands against them is said, though they are not planned. */
final class OtherDays {

    private static final String MONTHS = Arrays.stream(Month.values())
            .map(month -> month.getDisplayName(TextStyle.FULL, Locale.ENGLISH))
            .map(name -> name.length() > 3 ? name.substring(0, 3) + "(?:" + name.substring(3) + ")?" : name)
            .collect(Collectors.joining("|"));

    private static final Pattern DATE = Pattern.compile(
            "(?<!\\d)(?:(?<iso>\\d{4}-\\d{2}-\\d{2})|(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+(?<month>" + MONTHS
                    + ")\\b(?:,?\\s+(?<year>\\d{4}))?|(?<monthFirst>" + MONTHS
                    + ")\\s+(?<dayAfter>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(?<yearAfter>\\d{4}))?)",
            Pattern.CASE_INSENSITIVE);

    /** Who was born, married or flies on a day wishes for nothing on it. */
    private static final Pattern NO_WISH = Pattern.compile(
            "\\b(?:born|birthday|anniversary|married|wedding|fly\\w*|flight|land\\w*|arriv\\w*|leav\\w*|depart\\w*|return\\w*|back|home|not|book|before|after|by|until|till|since|to|from|and|or|-|\u2013)\\W{0,3}(?:\\w+\\W+){0,3}$",
            Pattern.CASE_INSENSITIVE);

    private OtherDays() {}

    /** Days from today on that this message names, but for those of the plan. */
    static List<LocalDate> of(GraphState state, Subject subject) {
        String text = state.getUserQuery();
        return subject.question().forPlan() && !subject.days().isEmpty()
                ? DATE.matcher(text)
                        .results()
                        .filter(found -> !NO_WISH.matcher(text.substring(0, found.start()))
                                .find())
                        .flatMap(found -> date(found, subject.days().getFirst().getYear()).stream())
                        .filter(day -> !subject.days().contains(day) && !day.isBefore(subject.today()))
                        .distinct()
                        .toList()
                : List.of();
    }

    /** What law and shutdown say against them. */
    static List<ConstraintViolation> constraintsOf(List<LocalDate> days, FindConstraints findConstraints) {
        return days.stream()
                .flatMap(day -> findConstraints.about(Trip.anywhereOn(day)).constraints().stream())
                .filter(constraint -> !constraint.getKind().equals(Kind.ADVICE.name()))
                .toList();
    }

    static Stream<String> inWords(List<LocalDate> days) {
        return days.stream()
                .map(day -> "You also name %s, which is no day of this plan; ask for it on its own to have it planned."
                        .formatted(InWords.day(day)));
    }

    private static Optional<LocalDate> date(MatchResult found, int year) {
        try {
            if (found.group("iso") != null) {
                return Optional.of(LocalDate.parse(found.group("iso")));
            }
            boolean dayFirst = found.group("day") != null;
            String month = found.group(dayFirst ? "month" : "monthFirst");
            String day = found.group(dayFirst ? "day" : "dayAfter");
            String ofYear = found.group(dayFirst ? "year" : "yearAfter");
            return Optional.of(LocalDate.of(
                    ofYear == null ? year : Integer.parseInt(ofYear), monthOf(month), Integer.parseInt(day)));
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
