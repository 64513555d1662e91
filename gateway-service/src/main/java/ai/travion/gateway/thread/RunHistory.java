package ai.travion.gateway.thread;

import ai.travion.graph.RunHeaders;
import ai.travion.graph.Topics;
import ai.travion.graph.Wire;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Run;
import ai.travion.schemas.RunEvent;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.jspecify.annotations.Nullable;
import reactor.core.Disposable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.FluxSink;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/**
 * The events of a run that began on another gateway, or on this one before it was restarted: read again from the outcomes topic, in
 * the order and under the numbers that they had there.
 */
public final class RunHistory {

    /** Clocks of machines differ; a run's events are looked for from a while before it began. */
    private static final Duration CLOCKS_DIFFER_BY = Duration.ofSeconds(30);

    private static final Duration POLL = Duration.ofMillis(100);
    private static final Duration NO_DEMAND_PAUSE = Duration.ofMillis(10);
    private static final int MOST_READERS = 200;
    private static final int MOST_WAITING = 10_000;

    /** Each holds a thread until its run ends: those that accept messages and read stores are not for them. */
    private final Scheduler readers = Schedulers.newBoundedElastic(MOST_READERS, MOST_WAITING, "run-history", 60, true);

    private final Map<String, Object> consumer;
    private final Topics topics;
    private final Wire wire;
    private final ThreadStreams streams;

    public RunHistory(Map<String, Object> consumer, Topics topics, Wire wire, ThreadStreams streams) {
        this.consumer = new HashMap<>(consumer);
        this.consumer
                .keySet()
                .removeAll(List.of("group.id", "group.instance.id", "key.deserializer", "value.deserializer"));
        this.consumer.put("enable.auto.commit", false);
        this.consumer.put("client.id", "gateway-history");
        this.topics = topics;
        this.wire = wire;
        this.streams = streams;
    }

    /**
     * Every event of a run that has begun from its first on, and then its end.
     *
     * @param end the run as it ended, once it has
     */
    Flux<RunSignal> of(Run run, Mono<Run> end) {
        return Flux.<RunSignal>create(sink -> {
                    var stopped = new AtomicBoolean();
                    var ended = new AtomicReference<@Nullable Run>();
                    Disposable waiting = end.subscribe(ended::set, sink::error);
                    sink.onDispose(() -> {
                        stopped.set(true);
                        waiting.dispose();
                    });
                    read(run, sink, stopped, ended);
                })
                // Not on the thread that reads: what a reader asks for would wait there until the run has ended.
                .subscribeOn(readers, false);
    }

    private void read(Run run, FluxSink<RunSignal> sink, AtomicBoolean stopped, AtomicReference<@Nullable Run> ended) {
        var telling = new Telling();
        long seq = 0;
        boolean hasOutcome = false;
        try (var outcomes = new KafkaConsumer<>(consumer, new StringDeserializer(), new ByteArrayDeserializer())) {
            var partition = new TopicPartition(topics.outcomes(), streams.partitionOf(run.getThreadId()));
            outcomes.assign(List.of(partition));
            seek(outcomes, partition, run);
            while (!stopped.get()) {
                // What the run published lies before its end: once it is known to have ended, nothing is added.
                var last = ended.get();
                long until = last == null ? Long.MAX_VALUE : endOf(last, outcomes, partition);
                do {
                    for (var record : outcomes.poll(POLL)) {
                        var value = hasOutcome || record.offset() >= until ? null : valueOf(record, run);
                        hasOutcome |= value instanceof GraphState;
                        if (value instanceof RunEvent event) {
                            for (var told : telling.next(event, RunHeaders.attemptIn(record.headers()))) {
                                awaitDemand(sink, stopped);
                                sink.next(new RunSignal.Progressed(++seq, told));
                            }
                        }
                    }
                } while (last != null && !hasOutcome && !stopped.get() && outcomes.position(partition) < until);
                if (last != null) {
                    sink.next(RunSignal.Ended.after(seq, last));
                    sink.complete();
                    return;
                }
            }
        } catch (RuntimeException e) {
            sink.error(e);
        }
    }

    /** A reader that does not take its events keeps them on the broker, and not here. */
    private static void awaitDemand(FluxSink<RunSignal> sink, AtomicBoolean stopped) {
        while (!stopped.get() && sink.requestedFromDownstream() == 0) {
            LockSupport.parkNanos(NO_DEMAND_PAUSE.toNanos());
        }
    }

    private static void seek(KafkaConsumer<String, byte[]> outcomes, TopicPartition partition, Run run) {
        var from = run.getCreatedAt().minus(CLOCKS_DIFFER_BY).toEpochMilli();
        var found = outcomes.offsetsForTimes(Map.of(partition, from)).get(partition);
        if (found == null) {
            outcomes.seekToEnd(List.of(partition));
        } else {
            outcomes.seek(partition, found.offset());
        }
    }

    /** Nodes may write on for a moment after a run was cancelled; its keeper says how far it had heard them. */
    private static long endOf(Run ended, KafkaConsumer<String, byte[]> outcomes, TopicPartition partition) {
        return ended.getEventsUntil() >= 0
                ? ended.getEventsUntil() + 1
                : outcomes.endOffsets(List.of(partition)).getOrDefault(partition, 0L);
    }

    /** An event of the run, or what it came to; nothing where a record is neither, or of another run under the same id. */
    private @Nullable Object valueOf(ConsumerRecord<String, byte[]> record, Run run) {
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
