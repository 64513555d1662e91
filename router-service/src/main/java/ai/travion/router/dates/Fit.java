package ai.travion.router.dates;

import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Length;
import ai.travion.router.text.Patterns;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How a number of days fits the first and the last day that are said beside it.
 *
 * @param kind whether both can be meant
 * @param first of the days
 * @param last of the days
 * @param days their number as it is said
 */
record Fit(Kind kind, LocalDate first, LocalDate last, int days) {

    enum Kind {
        FITS,
        /** "3 days between 10 and 20 December": some of the days. */
        WINDOW,
        /** One more or less, as people count nights for days. */
        A_DAY_OFF,
        CONTRADICTS
    }

    private static final Fit NOTHING_TO_FIT = new Fit(Kind.FITS, LocalDate.EPOCH, LocalDate.EPOCH, 0);

    private static final Pattern FIRST_AND_LAST = Patterns.anyCase(
            ".*(?:\\d.*(?:-|\u2013|\u2014|\\bto\\b|until|till|through|\\band\\b|&|leav|fly|depart|return|go|end|finish).*\\d|day\\s*(?:-|\u2013|to\\b|until|till|through)).*");
    private static final Pattern SOME_OF =
            Patterns.anyCase("\\b(?:between|within|some\\s?time|any\\s?time|somewhere)\\W*(?:from\\s+)?(?:the\\s+)?$");
    /** "Three days in Kandy and two in Ella": the first number is not that of the journey. */
    private static final Pattern DIVIDED =
            Patterns.anyCase("\\b(?:days?|nights?|weeks?)\\s+(?:in|at|around|near)\\s+#+.*#");

    /**
     * Compares a length with days.
     *
     * @param text what was said, with its places blanked
     * @param from where in it the days are named
     * @param to where their words end
     */
    static Fit of(String text, int from, int to, Days days, Optional<Length> length) {
        boolean comparable = days.exact()
                && days.last().isPresent()
                && FIRST_AND_LAST.matcher(text.substring(from, to)).matches()
                && !DIVIDED.matcher(text).find();
        if (!comparable || length.isEmpty()) {
            return NOTHING_TO_FIT;
        }
        int said = length.get().days();
        int named = (int) (days.end().toEpochDay() - days.first().toEpochDay()) + 1;
        boolean some =
                SOME_OF.matcher(text.substring(Math.max(0, from - 24), from)).find();
        return new Fit(kind(said, named, some), days.first(), days.end(), said);
    }

    static Fit unsaid() {
        return NOTHING_TO_FIT;
    }

    private static Kind kind(int said, int named, boolean some) {
        if (said == named) {
            return Kind.FITS;
        }
        if (some && said < named) {
            return Kind.WINDOW;
        }
        return Math.abs(said - named) == 1 ? Kind.A_DAY_OFF : Kind.CONTRADICTS;
    }

    /** Whether the number of days is to be followed, and not the days. */
    boolean lengthHolds() {
        return kind == Kind.FITS || kind == Kind.WINDOW;
    }

    /** Of a window, so many days as were asked for. */
    Days within(Days read) {
        return kind == Kind.WINDOW
                ? new Days(first, Optional.of(first.plusDays(days - 1L)), read.again(), read.exact(), read.note())
                : read;
    }

    Optional<String> note() {
        return switch (kind) {
            case FITS -> Optional.empty();
            case WINDOW ->
                Optional.of("Of the days from %s to %s I took the first %d."
                        .formatted(Today.inWords(first), Today.inWords(last), days));
            case A_DAY_OFF, CONTRADICTS ->
                Optional.of("%s to %s are %d days, not %d; I went by the dates."
                        .formatted(
                                Today.inWords(first),
                                Today.inWords(last),
                                last.toEpochDay() - first.toEpochDay() + 1,
                                days));
        };
    }

    Optional<When.Mismatch> mismatch() {
        return kind == Kind.CONTRADICTS ? Optional.of(new When.Mismatch(days, first, last)) : Optional.empty();
    }
}
