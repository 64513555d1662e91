package ai.travion.gateway;

import ai.travion.broker.TestKafka;
import ai.travion.gateway.thread.Owner;
import ai.travion.gateway.thread.Owners;
import ai.travion.graph.Graph;
import ai.travion.graph.Node;
import ai.travion.graph.NodeBinding;
import ai.travion.graph.StreamingNode;
import ai.travion.graph.Topics;
import ai.travion.graph.TravionApplication;
import ai.travion.schemas.GraphState;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.reactive.context.ReactiveWebServerApplicationContext;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;

/** A gateway on a real broker, with a router and a verifier of the test's making behind it, spoken to over HTTP. */
final class GatewayUnderTest implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String NOBODY = "http://localhost:1";

    @EnableAutoConfiguration
    static class NodesUnderTest {}

    private final TestKafka kafka;
    private final String namespace;
    private final Path stateDir;
    private final List<String> traces;
    private final HttpClient http = HttpClient.newHttpClient();
    private final List<ConfigurableApplicationContext> nodes = new ArrayList<>();
    private ConfigurableApplicationContext gateway;

    GatewayUnderTest(TestKafka kafka, String... properties) {
        this(kafka, kafka.newNamespace(), properties);
    }

    private GatewayUnderTest(TestKafka kafka, String namespace, String... properties) {
        this.kafka = kafka;
        this.namespace = namespace;
        this.traces = Stream.of(properties)
                .filter(property -> property.startsWith("OTEL_") || property.startsWith("management.tracing"))
                .toList();
        try {
            this.stateDir = Files.createTempDirectory("travion-streams");
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        this.gateway = started(properties);
    }

    /** A second gateway of the same pipeline. */
    GatewayUnderTest another(String... properties) {
        return new GatewayUnderTest(kafka, namespace, properties);
    }

    /** A port that was free a moment ago: other gateways must be told of it before the web server has it. */
    static String reachedByOthers() {
        try (var socket = new java.net.ServerSocket(0)) {
            return "GATEWAY_PORT=" + socket.getLocalPort();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    Topics topics() {
        return new Topics(namespace);
    }

    boolean keeps(String threadId) {
        return owners().of(threadId) instanceof Owner.Here;
    }

    /** What this gateway knows of who keeps which thread. */
    Owners owners() {
        return gateway.getBean(Owners.class);
    }

    /** Stops the gateway alone; its nodes go on. */
    void stopGateway() {
        gateway.close();
    }

    /** Ends the gateway's work on its threads as if its process were gone; it says so to nobody. */
    void workNoMore() {
        ai.travion.gateway.thread.Abruptly.stop(gateway.getBean(ai.travion.gateway.thread.ThreadStreams.class));
    }

    /** What this gateway's own stores say of a thread. */
    ai.travion.gateway.thread.ThreadReader stores() {
        return gateway.getBean(ai.travion.gateway.thread.ThreadReader.class);
    }

    private ConfigurableApplicationContext started(String... properties) {
        return TravionApplication.run(
                GatewayService.class,
                Stream.concat(
                                Stream.of(
                                        "--PORT=0",
                                        "--LOG_LEVEL=WARN",
                                        "--KAFKA_BOOTSTRAP_SERVERS=" + kafka.bootstrapServers(),
                                        "--TRAVION_NAMESPACE=" + namespace,
                                        "--travion.topics.partitions=2",
                                        // A stack may run on this machine: it is none of ours.
                                        "--RETRIEVAL_URL=" + NOBODY,
                                        "--SHADOW_MONITOR_URL=" + NOBODY,
                                        "--GENERATOR_URL=" + NOBODY,
                                        "--travion.gateway.state-dir=" + stateDir),
                                Stream.of(properties).map(property -> "--" + property))
                        .toArray(String[]::new));
    }

    /** The router sends everything to the verifier by way of the generator; the verifier answers as the test says. */
    GatewayUnderTest answering(Node verifier) {
        return withNodes(
                Graph.ROUTER.runs((Node) state -> ai.travion.graph.Step.to(Graph.GENERATE, state)),
                Graph.GENERATE.runs((StreamingNode) (state, progress) -> {
                    progress.token(0, "You said ");
                    progress.token(0, state.getUserQuery());
                    return ai.travion.graph.Step.to(Graph.VERIFY, state);
                }),
                Graph.VERIFY.runs(verifier));
    }

    GatewayUnderTest withNodes(NodeBinding... bindings) {
        ApplicationContextInitializer<GenericApplicationContext> beans = context -> {
            for (var binding : bindings) {
                context.registerBean(binding.node().nodeName(), NodeBinding.class, () -> binding);
            }
        };
        nodes.add(new SpringApplicationBuilder(NodesUnderTest.class)
                .web(WebApplicationType.NONE)
                .initializers(beans)
                .properties(
                        "spring.config.import=classpath:travion-defaults.yaml",
                        "LOG_LEVEL=WARN",
                        "KAFKA_BOOTSTRAP_SERVERS=" + kafka.bootstrapServers(),
                        "TRAVION_NAMESPACE=" + namespace,
                        "travion.topics.partitions=2")
                .run(traces.stream().map(property -> "--" + property).toArray(String[]::new)));
        return this;
    }

    /** An answer that repeats what was said. */
    static GraphState echo(GraphState state) {
        return GraphState.newBuilder(state)
                .setFinalResponse("You said " + state.getUserQuery())
                .build();
    }

    /** For a node that a test holds up; a run that is cancelled is no longer held up. */
    static void awaitOpen(CountDownLatch gate) {
        try {
            if (!gate.await(60, TimeUnit.SECONDS)) {
                throw new IllegalStateException("Nobody opened the gate.");
            }
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
        }
    }

    /** Stops the gateway, forgets its files, and starts another in its place. */
    void restartWithoutItsFiles() throws IOException {
        gateway.close();
        try (var files = Files.walk(stateDir)) {
            for (var file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
        gateway = started();
    }

    /** A client's connection whose system takes hardly more than what its program reads. */
    Socket connectedWithASmallBuffer() throws IOException {
        var socket = new Socket();
        socket.setReceiveBufferSize(4_096);
        socket.connect(new InetSocketAddress("localhost", port()));
        return socket;
    }

    int port() {
        return ((ReactiveWebServerApplicationContext) gateway).getWebServer().getPort();
    }

    HttpResponse<String> post(String path, String body, String... headers) {
        return send(request(path, headers)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build());
    }

    HttpResponse<String> get(String path, String... headers) {
        return send(request(path, headers).build());
    }

    HttpResponse<String> delete(String path, String... headers) {
        return send(request(path, headers).DELETE().build());
    }

    /** Says something and gives the answer's JSON. */
    JsonNode say(String threadId, String message) {
        return json(post(
                "/api/v1/chat",
                JSON.createObjectNode()
                        .put("thread_id", threadId)
                        .put("message", message)
                        .toString()));
    }

    static JsonNode json(HttpResponse<String> response) {
        try {
            return JSON.readTree(response.body());
        } catch (IOException e) {
            throw new IllegalStateException("No JSON: " + response.body(), e);
        }
    }

    private HttpRequest.Builder request(String path, String... headers) {
        var request = HttpRequest.newBuilder(URI.create("http://localhost:" + port() + path))
                .timeout(Duration.ofSeconds(60));
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        return request;
    }

    private HttpResponse<String> send(HttpRequest request) {
        try {
            return http.send(request, BodyHandlers.ofString());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        gateway.close();
        nodes.forEach(ConfigurableApplicationContext::close);
    }
}
