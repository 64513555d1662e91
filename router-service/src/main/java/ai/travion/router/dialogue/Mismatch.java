package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A number of days and the first and the last of them that cannot all be meant: "3 days from 10 to 20 December".
 *
 * @param days how many were said
 */
record Mismatch(int days, LocalDate first, LocalDate last) {

    /** A feast or a weekend has a first and a last day without anybody saying so. */
    private static final Pattern FIRST_AND_LAST = Patterns.anyCase(
            "\\d{1,2}(?:st|nd|rd|th)?(?:\\s+(?:of\\s+)?\\p{L}{3,9})?(?:\\s+20\\d\\d)?\\s*(?:-|\u2013|\u2014|\\b(?:to|until|till|through|thru|and)\\b)\\s*(?:the\\s+)?(?:\\p{L}{3,9}\\s+)?\\d{1,2}|day\\s*(?:-|\u2013|to\\b|until|till|through)\\s*\\p{L}+day|\\d{4}-\\d\\d-\\d\\d\\D+\\d{4}-\\d\\d-\\d\\d");

    private static final Pattern SOME_OF = Patterns.anyCase(
            "\\b(?:between|within|some\\s?time|any\\s?time|somewhere)\\W+(?:from\\s+)?(?:the\\s+)?(?:\\d|\\p{L}{3,9}\\s+\\d)");
    /** "We stay in Colombo from 10 to 14 January, plan a day trip": one of the days of the stay. */
    private static final Pattern A_STAY = Patterns.anyCase(
            "\\b(?:stay(?:ing|s)?|based|hotel|base|there|are|be|living|live)\\b[^.;!?]{0,40}\\d|\\d[^.;!?]{0,12}\\b(?:in|at)\\s+(?:our|the|a)\\s+hotel");
    /** "Three days in Kandy and two in Ella": the first number is not that of the journey. */
    private static final Pattern DIVIDED =
            Patterns.anyCase("\\b(?:days?|nights?|weeks?)\\s+(?:in|at|around|near)\\s+#++[^#]*+#");

    /** The mismatch of a message; nothing where both fit, or differ by the one day by which nights and days do. */
    static Optional<Mismatch> in(Reading reading) {
        return compared(reading)
                .filter(found -> Math.abs(found.days - found.daysOfTheDates()) > 1)
                .filter(found -> !found.isWindow(reading));
    }

    /** Some of the days that are named, where that is meant: "3 days between 10 and 20 December". */
    static Optional<Mismatch> windowIn(Reading reading) {
        return compared(reading).filter(found -> found.isWindow(reading));
    }

    private static Optional<Mismatch> compared(Reading reading) {
        var when = reading.when();
        boolean comparable = when.exact()
                && when.days().isPresent()
                && when.end().isPresent()
                && Patterns.isIn(FIRST_AND_LAST, reading.places().remainder())
                && !Patterns.isIn(DIVIDED, reading.places().remainder());
        return comparable
                ? Optional.of(new Mismatch(
                        when.days().getAsInt(),
                        when.start().orElseThrow(),
                        when.end().orElseThrow()))
                : Optional.empty();
    }

    private boolean isWindow(Reading reading) {
        return days < daysOfTheDates()
                && (Patterns.isIn(SOME_OF, reading.places().remainder())
                        || (days == 1 && Patterns.isIn(A_STAY, reading.places().remainder())));
    }

    /** How many days the first and the last make. */
    int daysOfTheDates() {
        return (int) (last.toEpochDay() - first.toEpochDay()) + 1;
    }
}
