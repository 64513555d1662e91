package ai.travion.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.common.errors.TopicExistsException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes the pipeline's topics where they are missing, before anything reads or writes them. */
public final class TopicSetup {

    private static final Logger log = LoggerFactory.getLogger(TopicSetup.class);
    private static final int TRY_SECONDS = 5;

    /** What is kept of a partition lies in so many files. */
    private static final int SEGMENTS = 7;

    private static final long SMALLEST_SEGMENT = 1_048_576;

    private final Topics topics;
    private final TravionProperties.TopicDefaults defaults;

    TopicSetup(Topics topics, TravionProperties.TopicDefaults defaults) {
        this.topics = topics;
        this.defaults = defaults;
    }

    /**
     * Waits for the broker, creates what is missing, and checks what is there.
     *
     * @throws IllegalStateException where the broker does not answer in time, or the namespace was made with another number
     *     of partitions
     */
    void ensure(Map<String, Object> adminProperties) {
        var properties = new java.util.HashMap<>(adminProperties);
        properties.put("default.api.timeout.ms", TRY_SECONDS * 1_000);
        properties.put("request.timeout.ms", TRY_SECONDS * 1_000 - 1_000);
        long until = System.nanoTime() + defaults.waitForBroker().toNanos();
        try (var admin = Admin.create(properties)) {
            while (true) {
                try {
                    create(admin);
                    check(admin);
                    return;
                } catch (ExecutionException e) {
                    if (System.nanoTime() > until) {
                        throw new IllegalStateException(
                                "Kafka does not answer at " + properties.get("bootstrap.servers")
                                        + ". Start it, or set KAFKA_BOOTSTRAP_SERVERS to where it is.",
                                e.getCause());
                    }
                    log.atInfo()
                            .addKeyValue("event", "waiting_for_kafka")
                            .addKeyValue("bootstrap_servers", properties.get("bootstrap.servers"))
                            .log("Kafka does not answer yet.");
                    TimeUnit.MILLISECONDS.sleep(500);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while waiting for Kafka.", e);
        }
    }

    private void create(Admin admin) throws ExecutionException, InterruptedException {
        var missing = new ArrayList<NewTopic>();
        var existing = admin.listTopics().names().get();
        topics.all().filter(name -> !existing.contains(name)).map(this::topic).forEach(missing::add);
        for (var made : admin.createTopics(missing).values().values()) {
            try {
                made.get();
            } catch (ExecutionException e) {
                // Another service was quicker.
                if (!(e.getCause() instanceof TopicExistsException)) {
                    throw e;
                }
            }
        }
    }

    private NewTopic topic(String name) {
        Optional<Short> replicas =
                defaults.replicationFactor() > 0 ? Optional.of(defaults.replicationFactor()) : Optional.empty();
        return new NewTopic(name, Optional.of(defaults.partitions()), replicas)
                .configs(Map.of(
                        TopicConfig.COMPRESSION_TYPE_CONFIG,
                        "lz4",
                        TopicConfig.CLEANUP_POLICY_CONFIG,
                        TopicConfig.CLEANUP_POLICY_DELETE,
                        TopicConfig.RETENTION_MS_CONFIG,
                        Long.toString(defaults.retention().toMillis()),
                        TopicConfig.RETENTION_BYTES_CONFIG,
                        Long.toString(defaults.retentionBytesPerPartition()),
                        // The broker deletes whole segments: small ones are gone soon after their records are due.
                        TopicConfig.SEGMENT_MS_CONFIG,
                        Long.toString(defaults.retention().dividedBy(SEGMENTS).toMillis()),
                        TopicConfig.SEGMENT_BYTES_CONFIG,
                        Long.toString(Math.max(SMALLEST_SEGMENT, defaults.retentionBytesPerPartition() / SEGMENTS))));
    }

    private void check(Admin admin) throws ExecutionException, InterruptedException {
        var described =
                admin.describeTopics(topics.all().toList()).allTopicNames().get();
        List<String> odd = described.values().stream()
                .filter(topic -> topic.partitions().size() != defaults.partitions())
                .map(topic -> topic.name() + " has " + topic.partitions().size())
                .sorted()
                .toList();
        if (!odd.isEmpty()) {
            throw new IllegalStateException(
                    "The number of partitions is fixed for the life of a namespace: configured are "
                            + defaults.partitions() + ", but " + String.join(", ", odd)
                            + ". Set travion.topics.partitions accordingly, or choose another travion.namespace.");
        }
    }
}
