package ai.travion.graph;

import ai.travion.graph.observe.WordlessFailure;
import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.listener.AcknowledgingConsumerAwareMessageListener;
import org.springframework.kafka.listener.ConsumerAwareRebalanceListener;
import org.springframework.kafka.listener.ContainerProperties;
import org.springframework.kafka.listener.ContainerProperties.AckMode;
import org.springframework.kafka.listener.KafkaMessageListenerContainer;
import org.springframework.kafka.support.Acknowledgment;

/**
 * Runs a node on Kafka: the one place where a node and a topic meet.
 *
 * <p>Records of one key run in order, of different keys at once, on virtual threads. The offsets of a partition are committed
 * up to its lowest unfinished record, a few times a second. At the limit of records in flight, or when one stuck key holds up
 * too many finished ones, partitions pause while polling goes on, so that slow work never costs the group a rebalance.
 *
 * <p>At least once: a record is committed after the broker has acknowledged what became of it. A hop that this instance has
 * finished is dropped when it comes again.
 */
final class NodeRunner implements AcknowledgingConsumerAwareMessageListener<String, byte[]> {

    private static final Logger log = LoggerFactory.getLogger(NodeRunner.class);
    private static final Duration POLL = Duration.ofMillis(100);
    private static final double RESUME_AT = 0.75;

    private final Graph node;
    private final TravionProperties.Runner limits;
    private final HopWorker worker;
    private final KafkaMessageListenerContainer<String, byte[]> container;
    private final Map<TopicPartition, Frontier> frontiers = new ConcurrentHashMap<>();
    private final AtomicInteger inFlight = new AtomicInteger();
    private final AtomicBoolean full = new AtomicBoolean();
    private final ExecutorService threads;
    private final Lanes lanes;
    private final ScheduledExecutorService committer;
    private @Nullable ScheduledFuture<?> commits;

    NodeRunner(
            Graph node,
            Topics topics,
            TravionProperties.Runner limits,
            HopWorker worker,
            ConsumerFactory<String, byte[]> consumers,
            Optional<String> staticMember,
            NodeMeters meters) {
        this.node = node;
        this.limits = limits;
        this.worker = worker;
        this.container = container(topics, consumers, staticMember);
        this.threads = Executors.newThreadPerTaskExecutor(
                Thread.ofVirtual().name(node.nodeName() + "-", 0).factory());
        this.lanes = new Lanes(threads);
        this.committer = Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform()
                .daemon()
                .name(node.nodeName() + "-committer")
                .factory());
        meters.inFlight(inFlight::get);
    }

    private KafkaMessageListenerContainer<String, byte[]> container(
            Topics topics, ConsumerFactory<String, byte[]> consumers, Optional<String> staticMember) {
        var properties = new ContainerProperties(topics.of(node));
        properties.setGroupId(topics.groupOf(node));
        properties.setClientId(topics.groupOf(node));
        properties.setAckMode(AckMode.MANUAL);
        properties.setSyncCommits(false);
        properties.setPollTimeout(POLL.toMillis());
        properties.setMessageListener(this);
        staticMember.ifPresent(
                name -> properties.getKafkaConsumerProperties().put(ConsumerConfig.GROUP_INSTANCE_ID_CONFIG, name));
        properties.setConsumerRebalanceListener(new Rebalances());
        // A broker that refuses us for now (a restart, an expired token) is asked again.
        properties.setAuthExceptionRetryInterval(Duration.ofSeconds(5));
        properties.setStopContainerWhenFenced(false);
        var made = new KafkaMessageListenerContainer<>(consumers, properties);
        made.setBeanName(node.nodeName());
        return made;
    }

    void start() {
        container.start();
        long period = limits.commitInterval().toMillis();
        commits = committer.scheduleWithFixedDelay(this::commit, period, period, TimeUnit.MILLISECONDS);
        log.atInfo()
                .addKeyValue("event", "node_started")
                .addKeyValue("node", node.nodeName())
                .log("Node started.");
    }

    /** Finishes what is in flight, commits it, and leaves the group. */
    void stop() {
        container.pause();
        boolean drained = drained();
        if (commits != null) {
            commits.cancel(false);
        }
        commit();
        container.stop();
        committer.shutdownNow();
        threads.shutdownNow();
        log.atInfo()
                .addKeyValue("event", "node_stopped")
                .addKeyValue("node", node.nodeName())
                .addKeyValue("unfinished", inFlight.get())
                .log(
                        drained
                                ? "Node stopped; nothing was in flight."
                                : "Node stopped; what is unfinished comes again.");
    }

    boolean isRunning() {
        return container.isRunning();
    }

    int inFlight() {
        return inFlight.get();
    }

    /** Whether the group has given this instance something to do. */
    boolean isAssigned() {
        var assigned = container.getAssignedPartitions();
        return assigned != null && !assigned.isEmpty();
    }

    @Override
    public void onMessage(
            ConsumerRecord<String, byte[]> record, Acknowledgment acknowledgment, Consumer<?, ?> consumer) {
        var partition = new TopicPartition(record.topic(), record.partition());
        var frontier = frontiers.computeIfAbsent(partition, fresh -> new Frontier());
        var delivery = frontier.delivered(acknowledgment);
        if (inFlight.incrementAndGet() >= limits.maxInFlight() && full.compareAndSet(false, true)) {
            container.pause();
        }
        if (frontier.uncommitted() >= limits.maxUncommitted() && !container.isPartitionPauseRequested(partition)) {
            container.pausePartition(partition);
        }
        lanes.submit(laneOf(record), () -> work(record, partition, frontier, delivery));
    }

    private void work(
            ConsumerRecord<String, byte[]> record,
            TopicPartition partition,
            Frontier frontier,
            Frontier.Delivery delivery) {
        try {
            if (frontiers.get(partition) == frontier) {
                worker.work(record);
                delivery.finish();
            } // else another instance has the partition now, and the record with it
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException unforeseen) {
            log.atError()
                    .addKeyValue("event", "hop_unfinished")
                    .addKeyValue("node", node.nodeName())
                    .addKeyValue("topic", record.topic())
                    .addKeyValue("partition", record.partition())
                    .addKeyValue("offset", record.offset())
                    .setCause(WordlessFailure.in(log, unforeseen))
                    .log("A record is not done with and stays uncommitted.");
        } finally {
            makeRoom(partition, frontier);
        }
    }

    private void makeRoom(TopicPartition partition, Frontier frontier) {
        if (inFlight.decrementAndGet() <= limits.maxInFlight() * RESUME_AT && full.compareAndSet(true, false)) {
            container.resume();
        }
        if (container.isPartitionPauseRequested(partition)
                && frontier.uncommitted() <= limits.maxUncommitted() * RESUME_AT) {
            container.resumePartition(partition);
        }
    }

    /** Records without a key have no order to keep. */
    private static Object laneOf(ConsumerRecord<String, byte[]> record) {
        return record.key() != null ? record.key() : record.partition() + "@" + record.offset();
    }

    private void commit() {
        frontiers.values().forEach(Frontier::acknowledge);
    }

    private boolean drained() {
        long until = System.nanoTime() + limits.drainTimeout().toNanos();
        try {
            while (inFlight.get() > 0 && System.nanoTime() < until) {
                Thread.sleep(20);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return inFlight.get() == 0;
    }

    /** A partition that goes away takes its frontier along; what of it still runs is for the next owner to repeat. */
    private final class Rebalances implements ConsumerAwareRebalanceListener {

        @Override
        public void onPartitionsRevokedBeforeCommit(Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
            partitions.forEach(partition -> {
                var frontier = frontiers.remove(partition);
                if (frontier != null) {
                    frontier.acknowledge();
                }
            });
        }

        @Override
        public void onPartitionsLost(Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
            frontiers.keySet().removeAll(partitions);
        }
    }
}
