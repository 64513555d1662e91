package ai.travion.router.dates;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a message says about time.
 *
 * @param start the first day, in Sri Lanka
 * @param end the last day, where the message gives one or gives a length beside a start
 * @param days how long, in days
 * @param exact whether the message names the day itself rather than a month or a week that it lies in
 * @param offset days after the day that the conversation is about: 1 for "and the day after?"
 * @param assumptions how words were read that could be read otherwise, in sentences
 * @param impossible a date that no calendar has, where one is given
 * @param others exact days that are named beside the first and are no range with it
 * @param mismatch a number of days that does not fit the first and the last day, where all are given
 */
public record When(
        Optional<LocalDate> start,
        Optional<LocalDate> end,
        OptionalInt days,
        boolean exact,
        OptionalInt offset,
        List<String> assumptions,
        Optional<Impossible> impossible,
        Optional<Mismatch> mismatch,
        List<LocalDate> others) {

    /** So many days were said, and also the first and the last of them, which are another number. */
    public record Mismatch(int days, LocalDate first, LocalDate last) {

        /** How many days the first and the last make. */
        public int daysOfTheDates() {
            return (int) (last.toEpochDay() - first.toEpochDay()) + 1;
        }
    }

    /** Words that look like a date and are none. Positions are those of the text. */
    public record Impossible(String words, int from, int to) {}

    public static final When UNSAID = new When(
            Optional.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            false,
            OptionalInt.empty(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            List.of());

    public boolean saysADay() {
        return start.isPresent();
    }

    public boolean saysAnything() {
        return start.isPresent() || days.isPresent() || offset.isPresent();
    }
}
