package ai.travion.gateway.thread;

import ai.travion.graph.Topics;
import ai.travion.graph.Wire;
import ai.travion.schemas.Run;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * The events of a run that began on another gateway, or on this one before it was restarted: read again from the outcomes topic, in
 * the order and under the numbers that they had there. A few threads, each with a consumer, read for everybody in turn, so that
 * neither many readers nor slow ones keep others waiting.
 */
public final class RunHistory implements AutoCloseable {

    private static final int THREADS = 4;
    /** Between two looks for what a run says; longer with each reader, so that the broker is asked 200 times a second at most. */
    private static final int PAUSE_MS = 50;

    private static final int PAUSE_A_READER_MS = 5;

    private final ScheduledThreadPoolExecutor threads = new ScheduledThreadPoolExecutor(
            THREADS, Thread.ofPlatform().daemon().name("run-history-", 0).factory());
    private final Queue<Consumer<String, byte[]>> idle = new ConcurrentLinkedQueue<>();
    private final AtomicInteger readers = new AtomicInteger();
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
        // Nothing is fetched that is not there already, and what is asked next would wait behind a fetch that waits.
        this.consumer.put("fetch.max.wait.ms", 0);
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
        return Flux.create(sink -> {
            var partition = new TopicPartition(topics.outcomes(), streams.partitionOf(run.getThreadId()));
            var reading = new HistoryReading(run, partition, wire, sink);
            var waiting = end.subscribe(reading::endsAs, sink::error);
            readers.incrementAndGet();
            sink.onDispose(() -> {
                readers.decrementAndGet();
                waiting.dispose();
                reading.stop();
            });
            threads.execute(() -> readOn(reading));
        });
    }

    @SuppressWarnings("FutureReturnValueIgnored") // the reader is told what fails
    private void readOn(HistoryReading reading) {
        try {
            if (isThereMoreOf(reading)) {
                long pause = PAUSE_MS + (long) PAUSE_A_READER_MS * readers.get();
                threads.schedule(() -> readOn(reading), pause, TimeUnit.MILLISECONDS);
            }
        } catch (RuntimeException e) {
            if (threads.isShutdown()) {
                reading.breakOff();
            } else {
                reading.fail(e);
            }
        }
    }

    private boolean isThereMoreOf(HistoryReading reading) {
        var polled = idle.poll();
        var outcomes = polled == null
                ? new KafkaConsumer<>(consumer, new StringDeserializer(), new ByteArrayDeserializer())
                : polled;
        try {
            return reading.readOn(outcomes);
        } catch (TimeoutException theBrokerIsAway) {
            return true;
        } finally {
            idle.add(outcomes);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
        threads.close();
        idle.forEach(Consumer::close);
    }
}
