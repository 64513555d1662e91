package ai.travion.graph;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import org.apache.kafka.common.header.Headers;
import org.jspecify.annotations.Nullable;

/**
 * What the headers of a record about a run say beyond its value. An id that is free again may be another run's, which ends at another time: so
 * the deadline says which of them is meant. A step may be taken twice, where its node is killed or fails in the middle: so the attempt says
 * which words belong together. A record of an older service has neither, and is of any run under its id and of one attempt.
 */
public final class RunHeaders {

    private static final String DEADLINE = "travion-deadline";
    private static final String ATTEMPT = "travion-attempt";

    private RunHeaders() {}

    /** Says which run is meant: that which ends at a time, to the millisecond. */
    public static void setDeadline(Headers headers, Instant deadline) {
        set(headers, DEADLINE, Long.toString(deadline.toEpochMilli()));
    }

    /** Says in which attempt at its step something was said. */
    static void setAttempt(Headers headers, String attempt) {
        set(headers, ATTEMPT, attempt);
    }

    /** The deadline of the run that is meant; empty where the record does not say or nobody can read it. */
    public static Optional<Instant> deadlineIn(Headers headers) {
        try {
            return Optional.ofNullable(get(headers, DEADLINE))
                    .map(Long::parseLong)
                    .map(Instant::ofEpochMilli);
        } catch (NumberFormatException anothers) {
            return Optional.empty();
        }
    }

    /** Whether a record is about the run that ends at a time, and not about another under the same id. */
    public static boolean mean(Headers headers, Instant deadline) {
        return deadlineIn(headers)
                .map(meant -> meant.toEpochMilli() == deadline.toEpochMilli())
                .orElse(true);
    }

    /** The name of the attempt; empty where the record does not say. */
    public static String attemptIn(Headers headers) {
        return Optional.ofNullable(get(headers, ATTEMPT)).orElse("");
    }

    private static void set(Headers headers, String name, String value) {
        headers.remove(name);
        headers.add(name, value.getBytes(StandardCharsets.UTF_8));
    }

    private static @Nullable String get(Headers headers, String name) {
        var header = headers.lastHeader(name);
        return header == null || header.value() == null ? null : new String(header.value(), StandardCharsets.UTF_8);
    }
}
