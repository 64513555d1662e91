package ai.travion.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Turns that begin at a steady rate, each on a thread of its own, whoever is alive to answer them. */
final class SteadyLoad implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> MESSAGES = List.of(
            "Tell me about Galle Fort", "What should I wear at the Temple of the Tooth?", "Closest beach to Kandy");

    private record Turn(String thread, Instant begun, CompletableFuture<HttpResponse<String>> answer) {}

    private record Answered(Turn turn, Duration after) {}

    private final Gateway gateway;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
    private final ConcurrentLinkedQueue<Turn> turns = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<Answered> answered = new ConcurrentLinkedQueue<>();
    private int number;

    private SteadyLoad(Gateway gateway) {
        this.gateway = gateway;
    }

    static SteadyLoad on(Gateway gateway, int turnsPerSecond) {
        var load = new SteadyLoad(gateway);
        var unused = load.clock.scheduleAtFixedRate(load::begin, 0, 1_000_000 / turnsPerSecond, TimeUnit.MICROSECONDS);
        return load;
    }

    private void begin() {
        var thread = "turn-" + ++number;
        var body = JSON.createObjectNode()
                .put("message", MESSAGES.get(number % MESSAGES.size()))
                .put("thread_id", thread);
        var request = HttpRequest.newBuilder(gateway.url().resolve("/api/v1/chat"))
                .timeout(Duration.ofSeconds(100))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body.toString()))
                .build();
        var begun = Instant.now();
        var turn = new Turn(thread, begun, http.sendAsync(request, BodyHandlers.ofString()));
        turns.add(turn);
        var unused = turn.answer()
                .whenComplete((@Nullable HttpResponse<String> response, @Nullable Throwable failure) ->
                        answered.add(new Answered(turn, Duration.between(begun, Instant.now()))));
    }

    void awaitAnswersToWhatWasAsked() {
        var asked = List.copyOf(turns);
        await().atMost(Duration.ofMinutes(2))
                .until(() -> asked.stream().allMatch(turn -> turn.answer().isDone()));
    }

    void stop() {
        clock.shutdownNow();
        awaitAnswersToWhatWasAsked();
    }

    int turns() {
        return turns.size();
    }

    Duration slowest() {
        return answered.stream().map(Answered::after).max(Duration::compareTo).orElse(Duration.ZERO);
    }

    /** One answer over HTTP, and one in the thread's memory: the question, the answer, one run that ended. */
    void assertThatEachTurnHasExactlyOneAnswer() throws IOException, InterruptedException {
        assertThat(turns).isNotEmpty();
        for (var turn : turns) {
            var response = turn.answer().join();
            assertThat(response.statusCode())
                    .as("%s, asked at %s: %s", turn.thread(), turn.begun(), response.body())
                    .isEqualTo(200);
            var request = HttpRequest.newBuilder(gateway.url().resolve("/api/v1/threads/" + turn.thread()))
                    .build();
            var thread =
                    JSON.readTree(http.send(request, BodyHandlers.ofString()).body());
            assertThat(thread.path("messages")).as(thread.toString()).hasSize(2);
            assertThat(thread.path("state").path("ended_runs"))
                    .as(thread.toString())
                    .hasSize(1);
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
        http.close();
    }
}
