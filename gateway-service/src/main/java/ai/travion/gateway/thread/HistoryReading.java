package ai.travion.gateway.thread;

import ai.travion.graph.RunHeaders;
import ai.travion.graph.Wire;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Run;
import ai.travion.schemas.RunEvent;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.SerializationException;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.FluxSink;

/** How far one reader of one run has come on the outcomes topic. Read on by one thread at a time, not always the same. */
final class HistoryReading {

    /** Clocks of machines differ; a run's events are looked for from a while before it began. */
    private static final Duration CLOCKS_DIFFER_BY = Duration.ofSeconds(30);

    private static final Duration POLL = Duration.ofMillis(100);
    /** Then it is the turn of others. */
    private static final Duration AT_ONCE = Duration.ofSeconds(1);

    private static final int NOWHERE = -1;
    /** In {@code events_until} of a run whose keeper does not know how far it had heard it, or that ended by its outcome. */
    private static final long UNKNOWN = -1;

    /** In {@code events_until} of a run that was ended before an event of it was heard. */
    static final long NOTHING_WAS_TOLD = -2;

    private final Run run;
    private final TopicPartition partition;
    private final Wire wire;
    private final FluxSink<RunSignal> sink;
    private final Telling telling = new Telling();
    private long next = NOWHERE;
    private long seq;
    private boolean hasOutcome;
    private volatile @Nullable Run ended;
    private volatile boolean isStopped;

    HistoryReading(Run run, TopicPartition partition, Wire wire, FluxSink<RunSignal> sink) {
        this.run = run;
        this.partition = partition;
        this.wire = wire;
        this.sink = sink;
    }

    void endsAs(Run last) {
        ended = last;
    }

    /** Nobody listens any more: they left, or were told the end or a failure. */
    void stop() {
        isStopped = true;
    }

    /**
     * Tells what lies there and the reader is ready for. What they are not ready for stays on the broker.
     *
     * @param outcomes nobody else's meanwhile
     * @return whether there may be more to tell later
     */
    boolean readOn(Consumer<String, byte[]> outcomes) {
        // What the run published lies before its end: once it is known to have ended, nothing is added.
        var last = ended;
        outcomes.assign(List.of(partition));
        long there = outcomes.endOffsets(List.of(partition)).getOrDefault(partition, 0L);
        // Nodes may write on for a moment after a run was cancelled; its keeper says how far it had heard them.
        long until = last == null || last.getEventsUntil() == UNKNOWN ? there : Math.max(0, last.getEventsUntil() + 1);
        if (next == NOWHERE) {
            next = beginning(outcomes, there);
        }
        if (!readUntil(until, outcomes) || last == null) {
            return !isStopped;
        }
        sink.next(RunSignal.Ended.after(seq, last));
        sink.complete();
        return false;
    }

    /** Without an end: the rest is to be asked for elsewhere. */
    void breakOff() {
        sink.complete();
    }

    void fail(RuntimeException cause) {
        sink.error(cause);
    }

    /** Whether everything before an offset has been told. */
    private boolean readUntil(long until, Consumer<String, byte[]> outcomes) {
        if (next < until && !hasOutcome) {
            outcomes.seek(partition, next);
        }
        long deadline = System.nanoTime() + AT_ONCE.toNanos();
        while (next < until && !hasOutcome) {
            if (isStopped || System.nanoTime() > deadline) {
                return false;
            }
            for (var record : outcomes.poll(POLL)) {
                if (sink.requestedFromDownstream() == 0) {
                    return false;
                }
                if (record.offset() >= until || hasOutcome) {
                    break; // it came after the look at the end, and is for the next one
                }
                tell(record);
                next = record.offset() + 1;
            }
            next = Math.min(until, outcomes.position(partition));
        }
        return true;
    }

    private void tell(ConsumerRecord<String, byte[]> record) {
        var value = valueOf(record);
        hasOutcome = value instanceof GraphState;
        if (value instanceof RunEvent event) {
            for (var told : telling.next(event, RunHeaders.attemptIn(record.headers()))) {
                sink.next(new RunSignal.Progressed(++seq, told));
            }
        }
    }

    private long beginning(Consumer<String, byte[]> outcomes, long there) {
        var from = run.getCreatedAt().minus(CLOCKS_DIFFER_BY).toEpochMilli();
        var found = outcomes.offsetsForTimes(Map.of(partition, from)).get(partition);
        return found == null ? there : found.offset();
    }

    /** An event of the run, or what it came to; nothing where a record is neither, or of another run under the same id. */
    private @Nullable Object valueOf(ConsumerRecord<String, byte[]> record) {
        if (!run.getThreadId().equals(record.key())) {
            return null;
        }
        var deadline = run.getDeadline().orElseThrow();
        try {
            return switch (wire.deserializer().deserialize(record.topic(), record.value())) {
                case RunEvent event
                when event.getRunId().equals(run.getRunId()) && RunHeaders.mean(record.headers(), deadline) -> event;
                case GraphState outcome
                when outcome.getRunId().equals(run.getRunId())
                        && outcome.getDeadline().toEpochMilli() == deadline.toEpochMilli() -> outcome;
                case null, default -> null;
            };
        } catch (SerializationException unreadable) {
            return null; // the keeper of the thread has put it among the dead letters
        }
    }
}
