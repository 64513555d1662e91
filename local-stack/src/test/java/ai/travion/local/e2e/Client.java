package ai.travion.local.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A traveller with an HTTP client. */
record Client(URI gateway, HttpClient http) {

    private static final ObjectMapper JSON = new ObjectMapper();

    static Client of(URI gateway) {
        return new Client(gateway, HttpClient.newHttpClient());
    }

    JsonNode ask(String message) {
        return ask(message, null);
    }

    JsonNode ask(String message, @Nullable String threadId) {
        return json(post(message, threadId, false));
    }

    HttpResponse<String> post(String message, @Nullable String threadId, boolean stream) {
        var body = JSON.createObjectNode().put("message", message).put("stream", stream);
        if (threadId != null) {
            body.put("thread_id", threadId);
        }
        return send(request("/api/v1/chat")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body.toString()))
                .build());
    }

    JsonNode get(String path) {
        return json(send(request(path).build()));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(gateway.resolve(path)).timeout(Duration.ofSeconds(90));
    }

    private HttpResponse<String> send(HttpRequest request) {
        try {
            return http.send(request, BodyHandlers.ofString());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static JsonNode json(HttpResponse<String> response) {
        try {
            return JSON.readTree(response.body());
        } catch (IOException e) {
            throw new IllegalStateException(response.statusCode() + " " + response.body(), e);
        }
    }
}
