package ai.travion.local.bench;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.local.StandInModel;
import ai.travion.local.sse.EventStream;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.HashMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What a client sees of a model, over HTTP and through every node. */
@SuppressWarnings("NullAway.Init") // started before any test
class ModelOverHttpTest {

    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final int WARM_UP_TURNS = 20;
    private static final int TURNS = 20;

    private static BenchBroker broker;
    private static StandInModel model;
    private static AllServices services;

    @BeforeAll
    static void start() {
        broker = new BenchBroker();
        model = StandInModel.thatQuotes();
        var settings = new HashMap<String, String>(model.settings());
        settings.put("llm.patience", PATIENCE.toMillis() + "ms");
        services = new AllServices(broker.bootstrapServers(), "model-test", broker.folder(), settings);
    }

    @AfterAll
    static void stop() {
        services.close();
        model.close();
        broker.close();
    }

    @Test
    void theModelsFirstWordIsAtTheReaderWithin300Ms() throws Exception {
        model.thinksFor(Duration.ofMillis(150));

        var firstToken = FirstToken.of(services.chat(), model, WARM_UP_TURNS, TURNS);

        System.out.println(firstToken);
        assertThat(firstToken.p50Ms()).isPositive();
        assertThat(firstToken.p99Ms()).as("the slowest first word").isLessThan(300);
    }

    @Test
    void aTurnWhoseModelNeverAnswersIsTheComposersBeforeItsDeadline() throws Exception {
        model.thinksFor(Duration.ofMinutes(5));
        var replies = new HashMap<String, String>();
        var events = new EventStream(event -> replies.put(event.name(), event.data()));
        var request = HttpRequest.newBuilder(services.chat())
                .timeout(Duration.ofSeconds(70))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"message\": \"Tell me about Sigiriya\", \"stream\": true}"))
                .build();

        try (var http = HttpClient.newHttpClient()) {
            http.send(request, BodyHandlers.ofLines()).body().forEach(events::line);
        }

        assertThat(replies).containsKey("reply").doesNotContainKey("error");
        var reply = new ObjectMapper().readTree(replies.get("reply"));
        assertThat(reply.path("response").asText()).contains("Sigiriya");
        assertThat(reply.path("metadata").path("llm").path("degraded").asBoolean())
                .isTrue();
    }
}
