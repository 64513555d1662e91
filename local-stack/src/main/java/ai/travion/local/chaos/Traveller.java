package ai.travion.local.chaos;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

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

    /** Gateways send a comment every 15 seconds: one that says nothing for longer is not there. */
    static final Duration SILENCE = Duration.ofSeconds(20);
    /** A run has 60 seconds: a stream that is there, and has told nothing for longer, is asked for again. */
    private static final Duration WITHOUT_NEWS = Duration.ofSeconds(70);

    private static final int PAUSE_MS = 200;
    private static final int LOOKS = 6;

    private final List<URI> gateways;
    private final Duration silence;
    private final ObjectMapper json = new ObjectMapper();
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(TO_CONNECT)
            .build();

    Traveller(List<URI> gateways) {
        this(gateways, SILENCE);
    }

    /** @param silence after which it takes a stream for dead */
    Traveller(List<URI> gateways, Duration silence) {
        this.gateways = gateways;
        this.silence = silence;
    }

    /** Says something in a thread of its own, and stays until the answer is there or can't come any more. */
    Turn ask(String thread, String message) throws InterruptedException {
        long began = System.nanoTime();
        var receipt = accepted(thread, message);
        if (receipt.isEmpty()) {
            return Turn.refused(thread, since(began));
        }
        var run = receipt.get().run();
        var heard = new Heard();
        long deadline = System.nanoTime() + UNTIL_LOST.toNanos();
        for (int gateway = receipt.get().gateway(); !heard.isDone() && System.nanoTime() < deadline; gateway++) {
            listen(thread, run, gateways.get(gateway % gateways.size()), heard);
            if (!heard.isDone()) {
                TimeUnit.MILLISECONDS.sleep(PAUSE_MS);
            }
        }
        return heard.turn(thread, since(began));
    }

    /** Empty where nobody took the message. */
    private Optional<Receipt> accepted(String thread, String message) throws InterruptedException {
        var body = json.createObjectNode()
                .put("message", message)
                .put("thread_id", thread)
                .put("stream", true);
        long deadline = System.nanoTime() + UNTIL_REFUSED.toNanos();
        int first = Math.floorMod(thread.hashCode(), gateways.size());
        for (int gateway = first; System.nanoTime() < deadline; gateway++) {
            var request = HttpRequest.newBuilder(
                            gateways.get(gateway % gateways.size()).resolve("/api/v1/chat"))
                    .timeout(TO_TAKE_IT)
                    .header("Content-Type", "application/json")
                    .header("Prefer", "respond-async")
                    .header("Idempotency-Key", thread)
                    .POST(BodyPublishers.ofString(body.toString()))
                    .build();
            try {
                var response = http.send(request, BodyHandlers.ofString());
                if (response.statusCode() == 202) {
                    var run = json.readTree(response.body()).path("run_id").asText();
                    return Optional.of(new Receipt(run, gateway));
                }
            } catch (IOException thisOneIsDown) {
                // the other one may be there
            }
            TimeUnit.MILLISECONDS.sleep(PAUSE_MS);
        }
        return Optional.empty();
    }

    private void listen(String thread, String run, URI gateway, Heard heard) throws InterruptedException {
        var request = HttpRequest.newBuilder(gateway.resolve("/api/v1/threads/" + thread + "/runs/" + run + "/stream"))
                .header("Accept", "text/event-stream");
        if (!heard.lastId().isEmpty()) {
            request.header("Last-Event-ID", heard.lastId());
        }
        var lines = new Lines(heard);
        var stream = http.sendAsync(request.build(), response -> lines.ifOk(response.statusCode()));
        // Where it breaks off, what was heard until then is kept, and the other gateway knows the rest.
        lines.awaitEnd(stream, silence, WITHOUT_NEWS);
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

    /**
     * What a gateway gives for a message.
     *
     * @param run to be read
     * @param gateway that took it, which is there and is listened to first
     */
    private record Receipt(String run, int gateway) {}

    private static Duration since(long nanos) {
        return Duration.ofNanos(System.nanoTime() - nanos);
    }
}
