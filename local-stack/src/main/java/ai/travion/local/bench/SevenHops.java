package ai.travion.local.bench;

import static ai.travion.graph.Graph.GENERATE;
import static ai.travion.graph.Graph.GRADER;
import static ai.travion.graph.Graph.REPLY;
import static ai.travion.graph.Graph.RETRIEVE;
import static ai.travion.graph.Graph.REWRITER;
import static ai.travion.graph.Graph.ROUTER;
import static ai.travion.graph.Graph.SHADOW_MONITOR;
import static ai.travion.graph.Graph.VERIFY;

import ai.travion.graph.Graph;
import ai.travion.graph.Topics;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;

/** The way through the graph that both rivals go: seven nodes between a sender and whoever waits for the outcome. */
final class SevenHops {

    /** Partitions of every topic, as the graph's are by default. */
    static final int PARTITIONS = 12;

    private static final List<Graph> WAY =
            List.of(ROUTER, REWRITER, RETRIEVE, GRADER, SHADOW_MONITOR, GENERATE, VERIFY, REPLY);
    private static final long BYTES_KEPT_PER_PARTITION = 16L << 20;

    /** From one topic to the next. */
    record Hop(Graph from, Graph to) {}

    private SevenHops() {}

    static List<Hop> all() {
        return IntStream.range(0, WAY.size() - 1)
                .mapToObj(i -> new Hop(WAY.get(i), WAY.get(i + 1)))
                .toList();
    }

    static Graph start() {
        return WAY.getFirst();
    }

    /** Makes the topics of a namespace: configured as the graph's, but for keeping little. */
    static void createTopics(String bootstrapServers, Topics topics) throws InterruptedException {
        Map<String, Object> properties = Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
        var configuration = Map.of(
                TopicConfig.COMPRESSION_TYPE_CONFIG, "lz4",
                TopicConfig.RETENTION_BYTES_CONFIG, Long.toString(BYTES_KEPT_PER_PARTITION),
                TopicConfig.SEGMENT_BYTES_CONFIG, Long.toString(BYTES_KEPT_PER_PARTITION));
        try (var admin = Admin.create(properties)) {
            admin.createTopics(topics.all()
                            .map(name -> new NewTopic(name, PARTITIONS, (short) 1).configs(configuration))
                            .toList())
                    .all()
                    .get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("Can't make the topics of the benchmark.", e.getCause());
        }
    }
}
