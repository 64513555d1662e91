package ai.travion.local.bench;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** Chat turns over HTTP through all seven services in this JVM, a fresh thread each. */
final class ChatTurns implements Pipeline {

    /** A greeting, four questions and three plans: asked in turn. */
    private static final List<String> MESSAGES = List.of(
            "Hello!",
            "What is there to see in Ella?",
            "Plan a day at Sigiriya on 28 November 2026",
            "How do I get from Colombo to Kandy by train?",
            "Plan two days in Galle from 5 December 2026",
            "What should I wear at the Temple of the Tooth?",
            "Plan a trip to Sigiriya on the next Poya day",
            "Is Mirissa good for watching whales?");

    private final AllServices services;
    private final AtomicInteger asked = new AtomicInteger();
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(10))
            .build();
    private final URI chat;

    /** @param folder where the gateway keeps its stores */
    ChatTurns(String bootstrapServers, Path folder) {
        services = new AllServices(bootstrapServers, "bench-chat", folder, Map.of());
        chat = services.chat();
    }

    @Override
    public CompletableFuture<?> begin() {
        var message = MESSAGES.get(Math.floorMod(asked.getAndIncrement(), MESSAGES.size()));
        var request = HttpRequest.newBuilder(chat)
                .timeout(Duration.ofSeconds(70))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"message\": \"" + message + "\"}"))
                .build();
        return client.sendAsync(request, BodyHandlers.ofString()).thenApply(response -> {
            if (response.statusCode() != 200) {
                throw new IllegalStateException(
                        "\"" + message + "\" was answered with " + response.statusCode() + ": " + response.body());
            }
            return response.body();
        });
    }

    @Override
    public void close() {
        client.close();
        services.close();
    }
}
