package ai.travion.local;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.UUID;

/**
 * A few turns of every kind, so that each node has done its work once before somebody waits for it. Their threads are erased again.
 */
final class FirstTurns {

    private static final Duration ANSWER = Duration.ofSeconds(90);
    private static final List<String> QUESTIONS = List.of(
            "Hello!",
            "What should I wear at the Temple of the Tooth?",
            "Plan two days in Ella from the next Poya day",
            "Closest beach to Kandy",
            "Hotel prices in Galle");

    private FirstTurns() {}

    /**
     * Asks them of a gateway, one after the other.
     *
     * @param rounds how many times over
     * @throws IOException where the gateway does not answer
     */
    static void ask(URI gateway, int rounds) throws IOException, InterruptedException {
        try (var http = HttpClient.newHttpClient()) {
            for (int round = 0; round < rounds; round++) {
                for (var question : QUESTIONS) {
                    ask(http, gateway, question);
                }
            }
        }
    }

    private static void ask(HttpClient http, URI gateway, String question) throws IOException, InterruptedException {
        var thread = "first-" + UUID.randomUUID();
        var body = "{\"message\": \"%s\", \"stream\": true, \"thread_id\": \"%s\"}".formatted(question, thread);
        http.send(
                HttpRequest.newBuilder(gateway.resolve("/api/v1/chat"))
                        .timeout(ANSWER)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                BodyHandlers.discarding());
        http.send(
                HttpRequest.newBuilder(gateway.resolve("/api/v1/threads/" + thread))
                        .timeout(ANSWER)
                        .DELETE()
                        .build(),
                BodyHandlers.discarding());
    }
}
