package ai.travion.graph.observe;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.Metric;
import org.apache.kafka.common.MetricName;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.core.ProducerFactory;

/**
 * The few of Kafka's own numbers that say whether a client is well, under the names that Micrometer gives them. Of a client as a whole: by
 * topic, partition, store and task there are thousands, and looking for them again each minute cost a gateway a sixth of its time.
 */
public final class KafkaMeters
        implements ConsumerFactory.Listener<String, byte[]>, ProducerFactory.Listener<String, byte[]> {

    private static final Set<String> SHOWN = Set.of(
            "consumer-fetch-manager-metrics/records-lag-max",
            "consumer-fetch-manager-metrics/records-consumed-total",
            "consumer-coordinator-metrics/assigned-partitions",
            "consumer-coordinator-metrics/rebalance-total",
            "consumer-coordinator-metrics/failed-rebalance-total",
            "consumer-coordinator-metrics/commit-latency-avg",
            "consumer-metrics/last-poll-seconds-ago",
            "producer-metrics/record-send-total",
            "producer-metrics/record-error-total",
            "producer-metrics/record-retry-total",
            "producer-metrics/record-queue-time-avg",
            "producer-metrics/request-latency-avg",
            "stream-metrics/alive-stream-threads",
            "stream-metrics/failed-stream-threads",
            "stream-thread-metrics/commit-latency-avg",
            "stream-thread-metrics/poll-latency-avg",
            "stream-thread-metrics/process-latency-avg",
            "stream-thread-metrics/process-total");

    private static final Set<String> OF_A_PART = Set.of("topic", "partition", "node-id", "task-id");

    private final MeterRegistry registry;
    private final Map<Object, List<Meter>> ofClients = new ConcurrentHashMap<>();

    public KafkaMeters(MeterRegistry registry) {
        this.registry = registry;
    }

    /** Shows what a client measures, and what it has come to measure since it was last shown. */
    public void show(Object client, Map<MetricName, ? extends Metric> measured) {
        ofClients.put(
                client,
                measured.values().stream()
                        .filter(metric -> isShown(metric.metricName()))
                        .map(this::meter)
                        .toList());
    }

    /** No longer shows a client, which is closed. */
    public void forget(Object client) {
        var meters = ofClients.remove(client);
        if (meters != null) {
            meters.forEach(registry::remove);
        }
    }

    @Override
    public void consumerAdded(String id, Consumer<String, byte[]> consumer) {
        show(consumer, consumer.metrics());
    }

    @Override
    public void consumerRemoved(String id, Consumer<String, byte[]> consumer) {
        forget(consumer);
    }

    @Override
    public void producerAdded(String id, Producer<String, byte[]> producer) {
        show(producer, producer.metrics());
    }

    @Override
    public void producerRemoved(String id, Producer<String, byte[]> producer) {
        forget(producer);
    }

    private static boolean isShown(MetricName name) {
        return SHOWN.contains(name.group() + "/" + name.name())
                && name.tags().keySet().stream().noneMatch(OF_A_PART::contains);
    }

    private Meter meter(Metric metric) {
        var name = metric.metricName();
        var shown = ("kafka." + name.group().replaceAll("-metrics$", "") + "." + name.name()).replace('-', '.');
        var tags = name.tags().entrySet().stream()
                .map(tag -> Tag.of(tag.getKey().replace('-', '.'), tag.getValue()))
                .toList();
        return name.name().endsWith("-total")
                ? FunctionCounter.builder(shown, metric, KafkaMeters::value)
                        .tags(tags)
                        .description(name.description())
                        .register(registry)
                : Gauge.builder(shown, metric, KafkaMeters::value)
                        .tags(tags)
                        .description(name.description())
                        .register(registry);
    }

    private static double value(Metric metric) {
        return metric.metricValue() instanceof Number number ? number.doubleValue() : Double.NaN;
    }
}
