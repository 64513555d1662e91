package ai.travion.atlas.almanac;

import ai.travion.atlas.Certainty;
import java.time.LocalDate;

/**
 * A day of the calendar that a topic falls on, or days in a row.
 *
 * @param name of the very day: "Bak Full Moon Poya Day"
 * @param last the same as the first where it is one day
 */
public record Occurrence(LocalDate first, LocalDate last, String name, Certainty certainty, String source) {

    static Occurrence on(LocalDate day, String name, Certainty certainty, String source) {
        return new Occurrence(day, day, name, certainty, source);
    }

    /** Whether it lies within the days, even if only in part. */
    boolean touches(LocalDate from, LocalDate to) {
        return !first.isAfter(to) && !last.isBefore(from);
    }
}
