package ai.travion.retrieval;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.rerank.ModelOrder;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RetrievedDocument;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The order of a model that answers over HTTP, as OpenAI's API does. */
class RerankingTest {

    private static final Instant NOW = Instant.parse("2026-11-22T06:00:00Z");
    private static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);

    private final AtomicReference<String> asked = new AtomicReference<>("");
    private final AtomicReference<String> answer = new AtomicReference<>("");
    private final AtomicInteger status = new AtomicInteger(200);
    private final CountDownLatch release = new CountDownLatch(1);
    private volatile boolean silent;
    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/v1/chat/completions", exchange -> {
            asked.set(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            if (silent) {
                awaitRelease();
            }
            var body = """
                    {"id": "1", "object": "chat.completion", "created": 1, "model": "m", "choices": [{"index": 0,
                     "finish_reason": "stop", "message": {"role": "assistant", "content": "%s"}}]}""".formatted(answer.get()).getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "application/json");
            exchange.sendResponseHeaders(status.get(), body.length);
            try (var out = exchange.getResponseBody()) {
                out.write(body);
            }
        });
        server.start();
    }

    private void awaitRelease() {
        try {
            release.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @AfterEach
    void stop() {
        release.countDown();
        server.stop(0);
    }

    private List<RetrievedDocument> reranked(GraphState state, Duration limit) {
        var url = "http://localhost:" + server.getAddress().getPort() + "/v1";
        try (var model = new ModelOrder(url, "", "m", limit)) {
            return new Reranking(model, limit, CLOCK)
                    .of(List.of(document("a", 0.9f), document("b", 0.7f), document("c", 0.5f)), "Who built it?", state);
        }
    }

    private static RetrievedDocument document(String chunkId, float score) {
        return RetrievedDocument.newBuilder()
                .setSource("knowledge_base")
                .setChunkId(chunkId)
                .setContent("Text of " + chunkId)
                .setRelevanceScore(score)
                .build();
    }

    private static GraphState aTurnWith(Duration left) {
        return GraphState.newBuilder(aTurn().asking("Who built it?").build())
                .setIntent(IntentType.TOURISM_QUERY)
                .setDeadline(NOW.plus(left))
                .build();
    }

    private static String orderOf(List<RetrievedDocument> documents) {
        return documents.stream().map(RetrievedDocument::getChunkId).reduce("", String::concat);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            3, 1, 2                                     | cab
            [2]                                         | bac
            Passage 3 is best, then 3 and 2. Not 17.    | cba
            """)
    void theModelsOrderIsTakenAndTheScoresStayInTheirPlace(String words, String order) {
        answer.set(words);

        var found = reranked(aTurnWith(Duration.ofSeconds(58)), Duration.ofSeconds(5));

        assertThat(orderOf(found)).isEqualTo(order);
        assertThat(found).extracting(RetrievedDocument::getRelevanceScore).containsExactly(0.9f, 0.7f, 0.5f);
        assertThat(found)
                .allMatch(document -> "done".equals(document.getMetadata().get(Reranking.KEY)));
        assertThat(asked.get()).contains("Who built it?", "Text of c");
    }

    @Test
    void anAnswerWithoutAnOrderLeavesTheOrderAsItWas() {
        answer.set("I cannot tell.");

        var found = reranked(aTurnWith(Duration.ofSeconds(58)), Duration.ofSeconds(5));

        assertThat(orderOf(found)).isEqualTo("abc");
        assertThat(found)
                .allMatch(document -> "failed".equals(document.getMetadata().get(Reranking.KEY)));
    }

    @Test
    void aModelThatFailsLeavesTheOrderAsItWas() {
        status.set(500);

        var found = reranked(aTurnWith(Duration.ofSeconds(58)), Duration.ofSeconds(5));

        assertThat(orderOf(found)).isEqualTo("abc");
    }

    @Test
    void aSilentModelIsNotWaitedFor() {
        silent = true;

        var found = reranked(aTurnWith(Duration.ofSeconds(58)), Duration.ofMillis(200));

        assertThat(orderOf(found)).isEqualTo("abc");
        assertThat(found)
                .allMatch(document -> "failed".equals(document.getMetadata().get(Reranking.KEY)));
    }

    @Test
    void aTurnThatHasLittleTimeLeftAsksNoModel() {
        answer.set("3, 2, 1");

        var found = reranked(aTurnWith(Duration.ofSeconds(20)), Duration.ofSeconds(5));

        assertThat(orderOf(found)).isEqualTo("abc");
        assertThat(asked.get()).isEmpty();
        assertThat(found)
                .allMatch(document -> "no_time".equals(document.getMetadata().get(Reranking.KEY)));
    }
}
