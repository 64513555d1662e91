package ai.travion.gateway.health;

import ai.travion.graph.Graph;
import ai.travion.graph.Topics;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ListConsumerGroupOffsetsSpec;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * {@code travion.node.lag}: the records that each node's group has not committed yet, and the gateways'. Asked of Kafka when somebody looks,
 * at most once in two seconds; no number where Kafka does not answer.
 */
public final class NodeLag implements MeterBinder {

    private static final Logger log = LoggerFactory.getLogger(NodeLag.class);
    private static final Duration FRESH = Duration.ofSeconds(2);
    private static final Duration TIME_LIMIT = Duration.ofSeconds(2);
    private static final String GATEWAY = "gateway";

    private final Admin kafka;
    private final Topics topics;
    private Map<String, Long> lags = Map.of();
    private long askedAt = System.nanoTime() - FRESH.toNanos();

    public NodeLag(Admin kafka, Topics topics) {
        this.kafka = kafka;
        this.topics = topics;
    }

    @Override
    public void bindTo(MeterRegistry registry) {
        Stream.concat(Graph.nodes().map(Graph::nodeName), Stream.of(GATEWAY))
                .forEach(node -> Gauge.builder("travion.node.lag", () -> of(node))
                        .description("Records that the node's group has not committed yet")
                        .tag("node", node)
                        .register(registry));
    }

    private synchronized double of(String node) {
        if (System.nanoTime() - askedAt >= FRESH.toNanos()) {
            lags = asked();
            askedAt = System.nanoTime();
        }
        var lag = lags.get(node);
        return lag == null ? Double.NaN : lag;
    }

    private Map<String, Long> asked() {
        try {
            var groups = Stream.concat(Graph.nodes().map(topics::groupOf), Stream.of(topics.groupOfGateway()))
                    .collect(Collectors.toMap(group -> group, group -> new ListConsumerGroupOffsetsSpec()));
            var committed =
                    kafka.listConsumerGroupOffsets(groups).all().get(TIME_LIMIT.toMillis(), TimeUnit.MILLISECONDS);
            var partitions = partitions();
            var ends = offsets(partitions, OffsetSpec.latest());
            var beginnings = offsets(partitions, OffsetSpec.earliest());
            var found = new HashMap<String, Long>();
            Graph.nodes()
                    .forEach(node -> found.put(
                            node.nodeName(),
                            lag(
                                    List.of(topics.of(node)),
                                    committed.getOrDefault(topics.groupOf(node), Map.of()),
                                    ends,
                                    beginnings)));
            found.put(
                    GATEWAY,
                    lag(
                            List.of(topics.turns(), topics.outcomes(), topics.profiles()),
                            committed.getOrDefault(topics.groupOfGateway(), Map.of()),
                            ends,
                            beginnings));
            return found;
        } catch (ExecutionException | TimeoutException kafkaIsAway) {
            log.atDebug()
                    .addKeyValue("event", "lag_unknown")
                    .setCause(kafkaIsAway)
                    .log("Kafka does not say the lag.");
            return Map.of();
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            return Map.of();
        }
    }

    private List<TopicPartition> partitions() throws ExecutionException, InterruptedException, TimeoutException {
        var read = Stream.concat(
                        Graph.nodes().map(topics::of), Stream.of(topics.turns(), topics.outcomes(), topics.profiles()))
                .toList();
        return kafka
                .describeTopics(read)
                .allTopicNames()
                .get(TIME_LIMIT.toMillis(), TimeUnit.MILLISECONDS)
                .values()
                .stream()
                .flatMap(topic -> topic.partitions().stream()
                        .map(partition -> new TopicPartition(topic.name(), partition.partition())))
                .toList();
    }

    private Map<TopicPartition, Long> offsets(List<TopicPartition> partitions, OffsetSpec which)
            throws ExecutionException, InterruptedException, TimeoutException {
        var asked = partitions.stream().collect(Collectors.toMap(partition -> partition, partition -> which));
        var offsets = new HashMap<TopicPartition, Long>();
        kafka.listOffsets(asked)
                .all()
                .get(TIME_LIMIT.toMillis(), TimeUnit.MILLISECONDS)
                .forEach((partition, found) -> offsets.put(partition, found.offset()));
        return offsets;
    }

    /** What was never committed is read from the beginning. */
    private static long lag(
            List<String> read,
            Map<TopicPartition, OffsetAndMetadata> committed,
            Map<TopicPartition, Long> ends,
            Map<TopicPartition, Long> beginnings) {
        return ends.entrySet().stream()
                .filter(end -> read.contains(end.getKey().topic()))
                .mapToLong(end -> {
                    var done = committed.get(end.getKey());
                    long from = done == null ? beginnings.getOrDefault(end.getKey(), 0L) : done.offset();
                    return Math.max(0, end.getValue() - from);
                })
                .sum();
    }
}
