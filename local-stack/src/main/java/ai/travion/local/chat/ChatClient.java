package ai.travion.local.chat;

import ai.travion.local.sse.EventStream;
import ai.travion.local.sse.ServerSentEvent;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Talks to a gateway over HTTP. */
final class ChatClient {

    /** What the gateway said to one message: a 2xx status has a reply, any other a problem. */
    record Answer(int status, String body) {

        boolean isReply() {
            return status >= 200 && status < 300;
        }
    }

    private static final Duration TO_CONNECT = Duration.ofSeconds(5);
    /** A turn ends within a minute, and may have waited for the one before it. */
    private static final Duration TO_ANSWER = Duration.ofSeconds(150);

    private final URI chat;
    private final ObjectMapper json = new ObjectMapper();
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(TO_CONNECT)
            .build();

    ChatClient(URI gateway) {
        this.chat = URI.create(gateway.toString().replaceAll("/+$", "") + "/api/v1/chat");
    }

    /** Whether anything listens there. */
    boolean isThere() throws InterruptedException {
        var request = HttpRequest.newBuilder(chat.resolve("health"))
                .timeout(TO_CONNECT.multipliedBy(2))
                .build();
        try {
            http.send(request, HttpResponse.BodyHandlers.discarding());
            return true;
        } catch (java.net.http.HttpTimeoutException slow) {
            return !(slow instanceof java.net.http.HttpConnectTimeoutException);
        } catch (IOException nobody) {
            return false;
        }
    }

    /** Asks and waits for the whole reply. */
    Answer ask(String message, Optional<String> thread) throws IOException, InterruptedException {
        var response =
                http.send(request(message, thread, false), HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
        return new Answer(response.statusCode(), response.body());
    }

    /**
     * Asks and passes the events on as they come; a request that is refused is one event of the name "error", whose data is
     * the problem.
     */
    void stream(String message, Optional<String> thread, Consumer<ServerSentEvent> listener)
            throws IOException, InterruptedException {
        var response = http.send(request(message, thread, true), HttpResponse.BodyHandlers.ofLines());
        try (Stream<String> lines = response.body()) {
            if (response.statusCode() == 200) {
                lines.forEach(new EventStream(listener)::line);
            } else {
                listener.accept(new ServerSentEvent("", "error", lines.collect(Collectors.joining("\n"))));
            }
        } catch (UncheckedIOException broken) {
            throw broken.getCause();
        }
    }

    private HttpRequest request(String message, Optional<String> thread, boolean stream) throws IOException {
        var body = json.createObjectNode().put("message", message).put("stream", stream);
        thread.ifPresent(id -> body.put("thread_id", id));
        return HttpRequest.newBuilder(chat)
                .timeout(TO_ANSWER)
                .header("Content-Type", "application/json")
                .header(
                        "Accept",
                        stream
                                ? "text/event-stream, application/problem+json"
                                : "application/json, application/problem+json")
                .POST(HttpRequest.BodyPublishers.ofByteArray(json.writeValueAsBytes(body)))
                .build();
    }
}
