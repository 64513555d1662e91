package ai.travion.router.dates;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

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
 * @param manners how the days are named
 */
public record When(
        Optional<LocalDate> start,
        Optional<LocalDate> end,
        OptionalInt days,
        boolean exact,
        OptionalInt offset,
        List<String> assumptions,
        Optional<Impossible> impossible,
        Set<Manner> manners) {

    /** How days are named. */
    public enum Manner {
        /** From another day: "the day before Vesak", "the second Poya of 2027". */
        COUNTED,
        /** As a choice, "Monday or Tuesday"; the start is the earliest and the end the latest. */
        CHOICE,
        /** By their last one only: "until Friday". */
        ENDING,
        /** By the day of arrival and that of departure. */
        JOURNEY,
        /** As a weekend, whichever: "a weekend in Jaffna". */
        WEEKEND
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
            Set.of());

    /** The same days so many later, or, below nought, earlier. */
    public When later(long by) {
        return new When(
                start.map(day -> day.plusDays(by)),
                end.map(day -> day.plusDays(by)),
                days,
                exact,
                offset,
                assumptions,
                impossible,
                manners);
    }

    /** A time that is known by its length alone, from that day on. */
    When from(LocalDate first) {
        return new When(
                Optional.of(first),
                days.isPresent() && days.getAsInt() > 1
                        ? Optional.of(first.plusDays(days.getAsInt() - 1L))
                        : Optional.empty(),
                days,
                true,
                OptionalInt.empty(),
                assumptions,
                impossible,
                manners);
    }

    public boolean saysADay() {
        return start.isPresent();
    }

    public boolean saysAnything() {
        return start.isPresent() || days.isPresent() || offset.isPresent();
    }
}
