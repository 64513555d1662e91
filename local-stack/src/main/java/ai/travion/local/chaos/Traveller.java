package ai.travion.local.chaos;

import ai.travion.local.sse.EventStream;
import ai.travion.local.sse.ServerSentEvent;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A client as it should be written: it sends a message under an {@code Idempotency-Key} until a gateway takes it, then reads
 * the run's events, and goes on where they broke off at the other gateway.
 */
final class Traveller implements AutoCloseable {

    private static final Duration TO_CONNECT = Duration.ofSeconds(2);
    private static final Duration TO_TAKE_IT = Duration.ofSeconds(10);
    private static final Duration UNTIL_REFUSED = Duration.ofMinutes(1);
    /** A run has 60 seconds, and whoever tells of its end may have to be found again. */
    private static final Duration UNTIL_LOST = Duration.ofMinutes(2);

    private static final int PAUSE_MS = 200;
    private static final int LOOKS = 6;

    private final List<URI> gateways;
    private final ObjectMapper json = new ObjectMapper();
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(TO_CONNECT)
            .build();

    Traveller(List<URI> gateways) {
        this.gateways = gateways;
    }

    /** Says something in a thread of its own, and stays until the answer is there or can't come any more. */
    Turn ask(String thread, String message) throws InterruptedException {
        long began = System.nanoTime();
        int first = Math.floorMod(thread.hashCode(), gateways.size());
        var run = accepted(thread, message, first);
        if (run.isEmpty()) {
            return new Turn(thread, Turn.End.REFUSED, 0, since(began), 0, false);
        }
        var heard = new Heard();
        long deadline = System.nanoTime() + UNTIL_LOST.toNanos();
        for (int attempt = first; !heard.done && System.nanoTime() < deadline; attempt++) {
            listen(thread, run, gateways.get(attempt % gateways.size()), heard);
            if (!heard.done) {
                TimeUnit.MILLISECONDS.sleep(PAUSE_MS);
            }
        }
        return new Turn(thread, heard.end(), heard.replies, since(began), heard.modelCalls, heard.disordered);
    }

    /** The id of the run, empty where nobody took the message. */
    private String accepted(String thread, String message, int first) throws InterruptedException {
        var body = json.createObjectNode().put("message", message).put("thread_id", thread);
        long deadline = System.nanoTime() + UNTIL_REFUSED.toNanos();
        for (int attempt = first; System.nanoTime() < deadline; attempt++) {
            var request = HttpRequest.newBuilder(
                            gateways.get(attempt % gateways.size()).resolve("/api/v1/chat"))
                    .timeout(TO_TAKE_IT)
                    .header("Content-Type", "application/json")
                    .header("Prefer", "respond-async")
                    .header("Idempotency-Key", thread)
                    .POST(BodyPublishers.ofString(body.toString()))
                    .build();
            try {
                var response = http.send(request, BodyHandlers.ofString());
                if (response.statusCode() == 202) {
                    return json.readTree(response.body()).path("run_id").asText();
                }
            } catch (IOException thisOneIsDown) {
                // the other one may be there
            }
            TimeUnit.MILLISECONDS.sleep(PAUSE_MS);
        }
        return "";
    }

    private void listen(String thread, String run, URI gateway, Heard heard) throws InterruptedException {
        var request = HttpRequest.newBuilder(gateway.resolve("/api/v1/threads/" + thread + "/runs/" + run + "/stream"))
                .timeout(UNTIL_LOST)
                .header("Accept", "text/event-stream");
        if (!heard.lastId.isEmpty()) {
            request.header("Last-Event-ID", heard.lastId);
        }
        try {
            HttpResponse<Stream<String>> response = http.send(request.build(), BodyHandlers.ofLines());
            try (var lines = response.body()) {
                if (response.statusCode() == 200) {
                    heard.resumed();
                    var events = new EventStream(heard::event);
                    lines.forEach(events::line);
                }
            }
        } catch (IOException | UncheckedIOException brokenOff) {
            // what was heard until then is kept, and the other gateway knows the rest
        }
    }

    /** Messages that a conversation holds: the question and its one answer make two; none where it is not there. */
    int messagesOf(String thread) throws InterruptedException {
        for (int attempt = 0; attempt < LOOKS; attempt++) {
            var request = HttpRequest.newBuilder(
                            gateways.get(attempt % gateways.size()).resolve("/api/v1/threads/" + thread))
                    .timeout(TO_TAKE_IT)
                    .build();
            try {
                var response = http.send(request, BodyHandlers.ofString());
                if (response.statusCode() == 200) {
                    return json.readTree(response.body()).path("messages").size();
                }
                if (response.statusCode() == 404) {
                    return 0;
                }
            } catch (IOException thisOneIsDown) {
                // the other one may be there
            }
            TimeUnit.MILLISECONDS.sleep(PAUSE_MS);
        }
        return 0;
    }

    @Override
    public void close() {
        http.close();
    }

    private static Duration since(long nanos) {
        return Duration.ofNanos(System.nanoTime() - nanos);
    }

    /** What one traveller has heard of a run. */
    private final class Heard {

        private String lastId = "";
        private long expected;
        private boolean newStream;
        private boolean disordered;
        private int replies;
        private int errors;
        private int modelCalls;
        private boolean done;

        /** Ids are kept by whoever reads a stream: one that has none of its own seems to have the last one's. */
        void resumed() {
            newStream = true;
        }

        void event(ServerSentEvent event) {
            if (event.id().isEmpty() || (!newStream && event.id().equals(lastId))) {
                // It has no id: the gateway's own. It can't tell more, but the run goes on.
                return;
            }
            newStream = false;
            long id = Long.parseLong(event.id());
            disordered |= id != expected;
            expected = id + 1;
            switch (event.name()) {
                case "reply" -> {
                    replies++;
                    modelCalls = modelCallsOf(parsed(event.data()));
                }
                case "error" -> errors++;
                case "done" -> done = replies + errors > 0;
                default -> {
                    // a node, a token
                }
            }
            lastId = event.id();
        }

        private Turn.End end() {
            if (replies > 0) {
                return Turn.End.ANSWERED;
            }
            return errors > 0 ? Turn.End.FAILED : Turn.End.LOST;
        }

        private JsonNode parsed(String data) {
            try {
                return json.readTree(data);
            } catch (JsonProcessingException e) {
                throw new IllegalStateException("A reply that is no JSON: " + data, e);
            }
        }

        private int modelCallsOf(JsonNode reply) {
            var metadata = reply.path("metadata");
            boolean byModel =
                    !metadata.path("llm").path("provider").asText("none").equals("none");
            return byModel ? 1 + metadata.path("reasoning_loops").asInt() : 0;
        }
    }
}
