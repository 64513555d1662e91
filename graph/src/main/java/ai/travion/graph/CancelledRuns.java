package ai.travion.graph;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.toMap;

import ai.travion.graph.observe.WordlessFailure;
import ai.travion.schemas.ControlAction;
import ai.travion.schemas.RunControl;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.listener.ContainerProperties;
import org.springframework.kafka.listener.KafkaMessageListenerContainer;
import org.springframework.kafka.listener.MessageListener;
import org.springframework.kafka.support.TopicPartitionOffset;

/**
 * The runs that were cancelled lately, and those that are being worked on. Every instance reads the whole control topic, outside
 * any group, so that an order reaches all of them. One that starts reads first what was ordered lately, since it is handed the
 * hops of runs that were cancelled while it was away.
 */
final class CancelledRuns implements SmartLifecycle {

    private static final Logger log = LoggerFactory.getLogger(CancelledRuns.class);

    /** Longer than any run. */
    private static final Duration KEPT = Duration.ofMinutes(15);
    /** A start that takes longer goes on, and reads the rest meanwhile. */
    private static final Duration TO_READ_BACK = Duration.ofSeconds(10);

    private static final Duration A_POLL = Duration.ofMillis(200);

    private final Cache<Life, Boolean> runs =
            Caffeine.newBuilder().maximumSize(100_000).expireAfterWrite(KEPT).build();
    private final Map<Life, Thread> working = new ConcurrentHashMap<>();
    private final ConsumerFactory<String, byte[]> consumers;
    private final String group;
    private final List<TopicPartition> partitions;
    private final Wire wire;
    private final Clock clock;
    private @Nullable KafkaMessageListenerContainer<String, byte[]> container;

    CancelledRuns(ConsumerFactory<String, byte[]> consumers, Topics topics, int partitions, Wire wire, Clock clock) {
        this.consumers = consumers;
        this.group = topics.namespace() + ".control-readers";
        this.partitions = IntStream.range(0, partitions)
                .mapToObj(partition -> new TopicPartition(topics.control(), partition))
                .toList();
        this.wire = wire;
        this.clock = clock;
    }

    /** Whether nothing more should be spent on a run. */
    boolean contains(Life run) {
        return runs.getIfPresent(run) != null || runs.getIfPresent(run.whicheverUnderItsId()) != null;
    }

    /**
     * Does a piece of work for a run on this thread, which an order to cancel the run interrupts.
     *
     * @return what came of it; empty where the run was cancelled meanwhile
     */
    Optional<Step> unlessCancelled(Life run, Callable<Step> work) throws Exception {
        working.put(run, Thread.currentThread());
        Optional<Step> step;
        try {
            step = contains(run) ? Optional.empty() : Optional.of(work.call());
        } catch (Exception failure) {
            if (interruptedFor(run)) {
                return Optional.empty();
            }
            throw failure;
        }
        return interruptedFor(run) ? Optional.empty() : step;
    }

    /** Ends the work; an interrupt that was meant for it must not meet what comes after. */
    private boolean interruptedFor(Life run) {
        boolean interrupted = working.remove(run) == null;
        if (interrupted) {
            Thread.interrupted();
        }
        return interrupted;
    }

    private void cancel(Life cancelled) {
        runs.put(cancelled, true);
        working.keySet().stream()
                .filter(cancelled::covers)
                .forEach(run -> working.computeIfPresent(run, (sameRun, thread) -> {
                    thread.interrupt();
                    return null;
                }));
    }

    private void read(ConsumerRecord<String, byte[]> record) {
        try {
            if (wire.deserializer().deserialize(record.topic(), record.value()) instanceof RunControl control
                    && control.getAction() == ControlAction.CANCEL) {
                cancel(new Life(
                        control.getRunId(),
                        RunHeaders.deadlineIn(record.headers()).orElse(Life.ANY)));
            }
        } catch (RuntimeException unreadable) {
            // An order that nobody can read stops nothing; the deadline still does.
            log.atWarn()
                    .addKeyValue("event", "control_unreadable")
                    .addKeyValue("topic", record.topic())
                    .addKeyValue("partition", record.partition())
                    .addKeyValue("offset", record.offset())
                    .setCause(WordlessFailure.in(log, unreadable))
                    .log("Skipped a control record.");
        }
    }

    /** What was ordered lately is known when this returns, unless reading it takes longer than {@link #TO_READ_BACK}. */
    @Override
    public void start() {
        var properties = new ContainerProperties(readBack());
        properties.setGroupId(group);
        properties.setAckMode(ContainerProperties.AckMode.MANUAL);
        properties.setMessageListener((MessageListener<String, byte[]>) this::read);
        var reader = new KafkaMessageListenerContainer<>(consumers, properties);
        reader.setBeanName("control");
        reader.start();
        container = reader;
    }

    /** Where to read on. */
    private TopicPartitionOffset[] readBack() {
        try (var consumer = consumers.createConsumer(group, null, "-read-back")) {
            consumer.assign(partitions);
            var ends = consumer.endOffsets(partitions);
            long since = clock.instant().minus(KEPT).toEpochMilli();
            consumer.offsetsForTimes(partitions.stream().collect(toMap(identity(), partition -> since)))
                    .forEach((partition, first) -> {
                        if (first == null) {
                            consumer.seekToEnd(List.of(partition));
                        } else {
                            consumer.seek(partition, first.offset());
                        }
                    });
            long deadline = System.nanoTime() + TO_READ_BACK.toNanos();
            while (System.nanoTime() < deadline
                    && ends.entrySet().stream().anyMatch(end -> consumer.position(end.getKey()) < end.getValue())) {
                consumer.poll(A_POLL).forEach(this::read);
            }
            return partitions.stream()
                    .map(partition -> new TopicPartitionOffset(
                            partition.topic(), partition.partition(), consumer.position(partition)))
                    .toArray(TopicPartitionOffset[]::new);
        }
    }

    @Override
    public void stop() {
        if (container != null) {
            container.stop();
        }
    }

    @Override
    public boolean isRunning() {
        return container != null && container.isRunning();
    }
}
