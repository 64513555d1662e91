package ai.travion.local.bench;

import static java.util.Objects.requireNonNull;

import ai.travion.gateway.GatewayService;
import ai.travion.graph.Graph;
import ai.travion.graph.Node;
import ai.travion.graph.NodeBinding;
import ai.travion.graph.Step;
import ai.travion.graph.Topics;
import ai.travion.graph.TravionApplication;
import ai.travion.schemas.GraphState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.GroupState;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;

/**
 * Two gateways, a quick router and verifier, and as many instances of a slow generator as one likes, in this JVM: whole turns over HTTP,
 * to the gateways in turn.
 */
final class SlowNodeStack implements Pipeline {

    private static final String NAMESPACE = "scale";
    /** Of every topic, as by default: it can be shared evenly by as many instances as divide it. */
    static final int PARTITIONS = 12;

    private static final Duration TO_SHARE_OUT = Duration.ofSeconds(60);

    @EnableAutoConfiguration
    static class NodesService {}

    private final String bootstrapServers;
    private final Slowness slowness;
    private final List<ConfigurableApplicationContext> gateways = new ArrayList<>();
    private final List<ConfigurableApplicationContext> quick = new ArrayList<>();
    private final List<ConfigurableApplicationContext> slow = new ArrayList<>();
    private final List<URI> chats = new ArrayList<>();
    private final AtomicInteger asked = new AtomicInteger();
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /**
     * How slow a node is.
     *
     * @param takes how long each turn waits
     * @param atOnce turns that one instance takes at a time, as a model's limit would have it
     */
    record Slowness(Duration takes, int atOnce) {

        Node node() {
            var places = new Semaphore(atOnce);
            return state -> {
                try {
                    places.acquire();
                    try {
                        Thread.sleep(takes);
                    } finally {
                        places.release();
                    }
                } catch (InterruptedException stopping) {
                    Thread.currentThread().interrupt();
                    throw new IllegalStateException("Stopped.", stopping);
                }
                return Step.to(Graph.VERIFY, state);
            };
        }
    }

    SlowNodeStack(String bootstrapServers, Path folder, Slowness slowness) {
        this.bootstrapServers = bootstrapServers;
        this.slowness = slowness;
        for (var name : List.of("a", "b")) {
            // The other gateway reaches it there, so it has to be known before the web server has it.
            int port = freePort();
            gateways.add(TravionApplication.run(
                    GatewayService.class,
                    "--server.port=" + port,
                    "--spring.kafka.bootstrap-servers=" + bootstrapServers,
                    "--travion.namespace=" + NAMESPACE,
                    "--travion.topics.partitions=" + PARTITIONS,
                    "--travion.gateway.state-dir=" + folder.resolve("streams-" + name),
                    "--spring.main.register-shutdown-hook=false",
                    "--management.metrics.use-global-registry=false",
                    "--spring.reactor.netty.shutdown-quiet-period=0s"));
            chats.add(URI.create("http://localhost:" + port + "/api/v1/chat"));
        }
        quick.add(service(List.of(
                Graph.ROUTER.runs((Node) state -> Step.to(Graph.GENERATE, state)),
                Graph.VERIFY.runs((Node) state -> Step.to(Graph.REPLY, answered(state))))));
    }

    private static GraphState answered(GraphState state) {
        return GraphState.newBuilder(state).setFinalResponse("Done.").build();
    }

    /** Starts or stops instances of the slow node until there are so many, and waits until they share its partitions evenly. */
    void resize(int instances) throws InterruptedException {
        while (slow.size() < instances) {
            slow.add(service(List.of(Graph.GENERATE.runs(slowness.node()))));
        }
        while (slow.size() > instances) {
            slow.removeLast().close();
        }
        awaitEvenShares(instances);
    }

    private void awaitEvenShares(int instances) throws InterruptedException {
        var group = new Topics(NAMESPACE).groupOf(Graph.GENERATE);
        long until = System.nanoTime() + TO_SHARE_OUT.toNanos();
        try (var admin = Admin.create(Map.<String, Object>of("bootstrap.servers", bootstrapServers))) {
            while (!sharesAreEven(admin, group, instances)) {
                if (System.nanoTime() > until) {
                    throw new IllegalStateException("The instances do not share the partitions evenly after "
                            + TO_SHARE_OUT.toSeconds() + " s.");
                }
                TimeUnit.MILLISECONDS.sleep(200);
            }
        }
    }

    private static boolean sharesAreEven(Admin admin, String group, int instances) throws InterruptedException {
        try {
            var described = requireNonNull(admin.describeConsumerGroups(List.of(group))
                            .describedGroups()
                            .get(group))
                    .get();
            var shares = described.members().stream()
                    .map(member -> member.assignment().topicPartitions().size())
                    .toList();
            return described.groupState() == GroupState.STABLE
                    && shares.size() == instances
                    && shares.stream().mapToInt(share -> share).sum() == PARTITIONS
                    && shares.stream().allMatch(share -> share == PARTITIONS / instances);
        } catch (ExecutionException notYet) {
            return false;
        }
    }

    private ConfigurableApplicationContext service(List<NodeBinding> nodes) {
        ApplicationContextInitializer<GenericApplicationContext> beans = context ->
                nodes.forEach(node -> context.registerBean(node.node().nodeName(), NodeBinding.class, () -> node));
        return new SpringApplicationBuilder(NodesService.class)
                .web(WebApplicationType.NONE)
                .registerShutdownHook(false)
                .initializers(beans)
                .properties(
                        "spring.config.import=classpath:travion-defaults.yaml",
                        "spring.config.name=scale",
                        "spring.application.name=scaled-nodes-service")
                .run(
                        "--spring.kafka.bootstrap-servers=" + bootstrapServers,
                        "--travion.namespace=" + NAMESPACE,
                        "--travion.topics.partitions=" + PARTITIONS,
                        "--management.metrics.use-global-registry=false");
    }

    private static int freePort() {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException("There is no free port.", e);
        }
    }

    @Override
    public CompletableFuture<?> begin() {
        var request = HttpRequest.newBuilder(chats.get(Math.floorMod(asked.getAndIncrement(), chats.size())))
                .timeout(Duration.ofSeconds(70))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"message\": \"Where is it quiet?\"}"))
                .build();
        return client.sendAsync(request, BodyHandlers.ofString()).thenApply(response -> {
            if (response.statusCode() != 200) {
                throw new IllegalStateException(
                        "A turn was answered with " + response.statusCode() + ": " + response.body());
            }
            return response.body();
        });
    }

    @Override
    public void close() {
        client.close();
        gateways.forEach(ConfigurableApplicationContext::close);
        slow.forEach(ConfigurableApplicationContext::close);
        quick.forEach(ConfigurableApplicationContext::close);
    }
}
