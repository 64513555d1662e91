package ai.travion.shadow.sun;

import java.time.Duration;
import java.time.ZonedDateTime;

/** A stretch of time, both ends to the second. */
public record Span(ZonedDateTime start, ZonedDateTime end) {

    /** @throws IllegalArgumentException where it ends before it starts */
    public Span {
        if (end.isBefore(start)) {
            throw new IllegalArgumentException("A span from " + start + " cannot end at " + end);
        }
    }

    /** Whether a moment lies in it; the start does, the end does not. */
    public boolean contains(ZonedDateTime moment) {
        return !moment.isBefore(start) && moment.isBefore(end);
    }

    /** How long the two spans have in common; zero where they do not meet. */
    public Duration overlapWith(Span other) {
        ZonedDateTime from = start.isAfter(other.start) ? start : other.start;
        ZonedDateTime to = end.isBefore(other.end) ? end : other.end;
        return from.isBefore(to) ? Duration.between(from, to) : Duration.ZERO;
    }
}
