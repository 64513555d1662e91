package ai.travion.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Under steady load each node is killed with {@code -9} once. Needs the services' own jars, which {@code mvn package} makes. */
@DisabledOnOs(OS.WINDOWS)
class KilledNodesTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int TURNS_PER_SECOND = 10;

    private final HttpClient http = HttpClient.newHttpClient();
    private final Map<String, CompletableFuture<HttpResponse<String>>> turns =
            Collections.synchronizedMap(new LinkedHashMap<>());

    @TempDir
    Path home;

    @Test
    void everyAcceptedTurnHasExactlyOneAnswer() throws Exception {
        var ports = Ports.free();
        try (var up = UpProcess.start(home, ports, "--fork")) {
            up.awaitReady();
            var gateway = URI.create("http://localhost:" + ports.of(Service.GATEWAY));
            var nodes = Stream.of(Service.values()).skip(1).toList();
            var number = new AtomicInteger();

            try (var load = Executors.newSingleThreadScheduledExecutor()) {
                var ticks = load.scheduleAtFixedRate(
                        () -> say(gateway, "turn-" + number.incrementAndGet()),
                        0,
                        1_000 / TURNS_PER_SECOND,
                        TimeUnit.MILLISECONDS);
                for (var node : nodes) {
                    kill(up, node);
                    int said = number.get();
                    await().atMost(Duration.ofMinutes(1)).until(() -> number.get() > said + TURNS_PER_SECOND);
                    // The next one falls when what was said around the kill has its answers.
                    await().atMost(Duration.ofMinutes(2)).until(() -> answeredUpTo(said + TURNS_PER_SECOND));
                }
                ticks.cancel(false);
            }

            assertThat(turns).hasSizeGreaterThan(nodes.size() * TURNS_PER_SECOND);
            for (var turn : turns.entrySet()) {
                assertThat(turn.getValue().get(90, TimeUnit.SECONDS).statusCode())
                        .as(turn.getKey() + ": " + turn.getValue().join().body())
                        .isEqualTo(200);
                var thread = get(gateway.resolve("/api/v1/threads/" + turn.getKey()));
                assertThat(thread.path("messages")).as(thread.toString()).hasSize(2);
                assertThat(thread.path("state").path("ended_runs")).hasSize(1);
            }
            System.out.printf("%d turns at %d a second while %d nodes were killed: each answered once%n",
                    turns.size(), TURNS_PER_SECOND, nodes.size());
        }
    }

    private boolean answeredUpTo(int number) {
        return List.copyOf(turns.values()).stream().limit(number).allMatch(CompletableFuture::isDone);
    }

    private void say(URI gateway, String threadId) {
        var body = JSON.createObjectNode()
                .put("message", "Tell me about Galle Fort")
                .put("thread_id", threadId);
        var request = HttpRequest.newBuilder(gateway.resolve("/api/v1/chat"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body.toString()))
                .build();
        turns.put(threadId, http.sendAsync(request, BodyHandlers.ofString()));
    }

    private static void kill(UpProcess up, Service node) {
        var newest = Pattern.compile("(?m)^" + node.serviceName() + " pid (\\d+) port \\d+$")
                .matcher(up.out())
                .results()
                .mapToLong(match -> Long.parseLong(match.group(1)))
                .reduce((earlier, later) -> later)
                .orElseThrow();
        ProcessHandle.of(newest).orElseThrow().destroyForcibly();
    }

    private JsonNode get(URI path) throws IOException, InterruptedException {
        return JSON.readTree(http.send(HttpRequest.newBuilder(path).build(), BodyHandlers.ofString())
                .body());
    }
}
