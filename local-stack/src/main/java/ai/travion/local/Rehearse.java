package ai.travion.local;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/**
 * One start on free ports and in a temporary folder, a few turns and a stop. The build runs it under a JVM that records what a
 * start loads and compiles (JEP 483, 514, 515); later starts find it prepared.
 */
@Command(
        name = "rehearse",
        hidden = true,
        description = "Starts the stack in a temporary folder, asks it a few questions, and stops it.")
final class Rehearse implements Callable<Integer> {

    private static final List<String> QUESTIONS = List.of(
            "Hello!",
            "What should I wear at the Temple of the Tooth?",
            "Plan two days in Ella from the next Poya day",
            "Closest beach to Kandy",
            "Hotel prices in Galle");

    @Override
    public Integer call() throws IOException, InterruptedException {
        try (var stack = LocalStack.temporary();
                var http = HttpClient.newHttpClient()) {
            for (var question : QUESTIONS) {
                ask(http, stack.url(), question);
            }
        }
        return 0;
    }

    private static void ask(HttpClient http, URI gateway, String question) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(gateway.resolve("/api/v1/chat"))
                .timeout(Duration.ofSeconds(90))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"message\": \"" + question + "\", \"stream\": true}"))
                .build();
        http.send(request, HttpResponse.BodyHandlers.discarding());
    }
}
