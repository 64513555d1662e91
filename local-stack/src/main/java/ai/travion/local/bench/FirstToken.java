package ai.travion.local.bench;

import ai.travion.local.StandInModel;
import ai.travion.local.sse.EventStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How long a model's first word is under way to the reader of a stream: through the generator, the outcomes topic and the gateway.
 *
 * @param turns that were asked, one after the other
 * @param p50Ms half of the first words took no longer
 * @param p99Ms of a hundred first words one took longer
 */
record FirstToken(int turns, double p50Ms, double p99Ms) {

    private static final Duration MODEL_THINKS = Duration.ofMillis(300);
    private static final int WARM_UP_TURNS = 10;
    private static final int TURNS = 40;

    /** Asks a stack of its own, whose model is a stand-in in this JVM. */
    static FirstToken measured(String bootstrapServers, Path folder) throws InterruptedException {
        try (var model = StandInModel.thatQuotes();
                var services = new AllServices(bootstrapServers, "bench-model", folder, model.settings())) {
            model.thinksFor(MODEL_THINKS);
            return of(services.chat(), model, WARM_UP_TURNS, TURNS);
        }
    }

    /** Asks one turn after the other and leaves out the first ones. */
    static FirstToken of(URI chat, StandInModel model, int warmUpTurns, int turns) throws InterruptedException {
        try (var http = HttpClient.newHttpClient()) {
            var latencies = new Latencies();
            for (int turn = 0; turn < warmUpTurns + turns; turn++) {
                long seen = firstTokenAt(http, chat);
                if (turn >= warmUpTurns) {
                    latencies.add(seen - model.spokeAt());
                }
            }
            return new FirstToken(turns, latencies.percentileMs(0.5), latencies.percentileMs(0.99));
        }
    }

    private static long firstTokenAt(HttpClient http, URI chat) throws InterruptedException {
        var at = new AtomicLong();
        var events = new EventStream(event -> {
            if (event.name().equals("token")) {
                at.compareAndSet(0, System.nanoTime());
            }
        });
        var request = HttpRequest.newBuilder(chat)
                .timeout(Duration.ofSeconds(70))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"message\": \"What is there to see in Ella?\", \"stream\": true}"))
                .build();
        try {
            http.send(request, BodyHandlers.ofLines()).body().forEach(events::line);
        } catch (IOException e) {
            throw new IllegalStateException("The gateway of the benchmark does not answer.", e);
        }
        if (at.get() == 0) {
            throw new IllegalStateException("A stream came without a token.");
        }
        return at.get();
    }
}
