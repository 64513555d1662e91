package ai.travion.graph;

import ai.travion.graph.observe.WordlessFailure;
import ai.travion.schemas.ControlAction;
import ai.travion.schemas.RunControl;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.listener.ContainerProperties;
import org.springframework.kafka.listener.KafkaMessageListenerContainer;
import org.springframework.kafka.listener.MessageListener;
import org.springframework.kafka.support.TopicPartitionOffset;
import org.springframework.kafka.support.TopicPartitionOffset.SeekPosition;

/**
 * The runs that were cancelled lately, and those that are being worked on. Every instance reads the whole control topic from
 * its end, outside any group, so that an order reaches all of them.
 */
final class CancelledRuns implements SmartLifecycle {

    private static final Logger log = LoggerFactory.getLogger(CancelledRuns.class);

    private final Cache<Life, Boolean> runs = Caffeine.newBuilder()
            .maximumSize(100_000)
            .expireAfterWrite(Duration.ofMinutes(15))
            .build();
    private final Map<Life, Thread> working = new ConcurrentHashMap<>();
    private final KafkaMessageListenerContainer<String, byte[]> container;

    CancelledRuns(ConsumerFactory<String, byte[]> consumers, Topics topics, int partitions, Wire wire) {
        var assigned = new TopicPartitionOffset[partitions];
        for (int partition = 0; partition < partitions; partition++) {
            assigned[partition] = new TopicPartitionOffset(
                    new TopicPartition(topics.control(), partition).topic(), partition, SeekPosition.END);
        }
        var properties = new ContainerProperties(assigned);
        properties.setGroupId(topics.namespace() + ".control-readers");
        properties.setAckMode(ContainerProperties.AckMode.MANUAL);
        properties.setMessageListener((MessageListener<String, byte[]>) record -> read(record, wire));
        properties.getKafkaConsumerProperties().put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        container = new KafkaMessageListenerContainer<>(consumers, properties);
        container.setBeanName("control");
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

    private void read(ConsumerRecord<String, byte[]> record, Wire wire) {
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

    @Override
    public void start() {
        container.start();
    }

    @Override
    public void stop() {
        container.stop();
    }

    @Override
    public boolean isRunning() {
        return container.isRunning();
    }
}
