package ai.travion.gateway;

import static ai.travion.gateway.GatewayUnderTest.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ai.travion.broker.KafkaExtension;
import ai.travion.broker.TestKafka;
import ai.travion.graph.Graph;
import ai.travion.graph.Node;
import ai.travion.graph.Step;
import ai.travion.graph.StreamingNode;
import ai.travion.graph.TransientFailure;
import ai.travion.schemas.GraphState;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** Runs whose id is free again, that nobody knows, whose words are taken back, or that do not end: whoever asks for them is told what is so. */
@ExtendWith(KafkaExtension.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RunsOfOneIdTest {

    private final AtomicInteger answers = new AtomicInteger();
    private final AtomicInteger attempts = new AtomicInteger();
    private final AtomicInteger held = new AtomicInteger();
    private final CountDownLatch never = new CountDownLatch(1);
    private final GatewayUnderTest gateway;

    RunsOfOneIdTest(TestKafka kafka) {
        // A turn is given three seconds, and nobody looks whether it keeps them.
        gateway = new GatewayUnderTest(
                        kafka,
                        "travion.gateway.kept-runs=1",
                        "travion.gateway.kept-for=0s",
                        "travion.gateway.queue-limit=0",
                        "travion.gateway.budget=3s",
                        "travion.gateway.deadline-scan=1h",
                        "travion.gateway.store-retry=200ms")
                .withNodes(
                        Graph.ROUTER.runs((Node) state -> Step.to(Graph.GENERATE, state)),
                        Graph.GENERATE.runs((StreamingNode) (state, progress) -> {
                            progress.token(0, "Visit ");
                            if (state.getUserQuery().equals("twice") && attempts.getAndIncrement() == 0) {
                                progress.token(0, "Ella.");
                                throw new TransientFailure(
                                        "The first attempt breaks off.", new IllegalStateException());
                            }
                            progress.token(0, "Kandy.");
                            return Step.to(Graph.VERIFY, state);
                        }),
                        Graph.VERIFY.runs((Node) this::answered));
    }

    @BeforeAll
    void isReady() {
        await().atMost(Duration.ofSeconds(60))
                .until(() -> gateway.get("/actuator/health/readiness").statusCode() == 200);
    }

    @AfterAll
    void stop() {
        never.countDown();
        gateway.close();
    }

    private Step answered(GraphState state) {
        var query = state.getUserQuery();
        if (query.equals("never") || (query.equals("held up once") && held.getAndIncrement() == 0)) {
            GatewayUnderTest.awaitOpen(never);
        }
        return Step.to(
                Graph.REPLY,
                GraphState.newBuilder(state)
                        .setFinalResponse("Answer " + answers.incrementAndGet())
                        .build());
    }

    @Test
    void aKeyWhoseRunIsNoLongerKeptIsAnsweredByANewRun() {
        var first = json(chat("pushed-out", "hello", "Idempotency-Key", "k"));
        chat("pushed-out", "something else");

        var again = inTime(() -> chat("pushed-out", "hello", "Idempotency-Key", "k"));

        assertThat(again.statusCode()).as(again.body()).isEqualTo(200);
        assertThat(json(again).path("response")).isNotEqualTo(first.path("response"));
        assertThat(statusOf("pushed-out")).isEqualTo("idle");
        var joined = json(chat("pushed-out", "hello", "Idempotency-Key", "k"));
        assertThat(joined.path("response")).isEqualTo(json(again).path("response"));
    }

    @Test
    void aKeyWhoseConversationWasErasedIsAnsweredByANewRun() {
        var first = json(chat("begun-anew", "hello", "Idempotency-Key", "k"));
        gateway.delete("/api/v1/threads/begun-anew");

        var again = inTime(() -> chat("begun-anew", "hello", "Idempotency-Key", "k"));

        assertThat(again.statusCode()).as(again.body()).isEqualTo(200);
        assertThat(json(again).path("response")).isNotEqualTo(first.path("response"));
    }

    @Test
    void aKeyWhoseRunWasCancelledAndIsNoLongerKeptIsAnsweredByANewRun() {
        var cancelled = json(chat("stopped", "held up once", "Idempotency-Key", "k", "Prefer", "respond-async"));
        var run = "/api/v1/threads/stopped/runs/" + cancelled.path("run_id").asText();
        await().until(() -> held.get() == 1);
        gateway.post(run + "/cancel", "");
        await().until(() -> json(gateway.get(run)).path("status").asText().equals("cancelled"));
        chat("stopped", "something else");
        assertThat(gateway.get(run).statusCode()).isEqualTo(404);

        var again = inTime(() -> chat("stopped", "held up once", "Idempotency-Key", "k"));

        assertThat(again.statusCode()).as(again.body()).isEqualTo(200);
    }

    @Test
    void nobodyIsKeptWaitingForARunThatIsNotKnownWhoeverSaysThatItIs() {
        var answer = inTime(() -> gateway.get(
                "/api/v1/threads/nobodys/runs/run-0123456789abcdef0123456789abcdef/stream", "Travion-Forwarded", "1"));

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(json(answer).path("code").asText()).isEqualTo("run_not_found");
    }

    @Test
    void anErrorIsAProblemAlsoForWhoAcceptsEventsAlone() {
        var answer = gateway.get("/api/v1/threads/nobodys/runs/no-run/stream", "Accept", "text/event-stream");

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("application/problem+json");
        assertThat(json(answer).path("status").asInt()).isEqualTo(404);
    }

    @Test
    void aStreamOfARunThatDoesNotEndIsEndedAndSaysHowToGoOn() {
        var streamed =
                gateway.post("/api/v1/chat", "{\"message\": \"never\", \"stream\": true, \"thread_id\": \"endless\"}");

        var events = GatewayTest.events(streamed.body());
        assertThat(events).extracting(GatewayTest.Event::name).endsWith("error", "done");
        assertThat(events.getLast().data().path("status").asText()).isEqualTo("unknown");
        assertThat(events.get(events.size() - 2).data().path("detail").asText()).contains("Last-Event-ID");
    }

    @Test
    void wordsOfAnAttemptThatBrokeOffAreTakenBackBeforeOthersCome() {
        var streamed = gateway.post(
                "/api/v1/chat", "{\"message\": \"twice\", \"stream\": true, \"thread_id\": \"redrafted\"}");

        var events = GatewayTest.events(streamed.body());
        assertThat(events)
                .filteredOn(
                        event -> event.name().equals("token") || event.name().equals("revision"))
                .extracting(RunsOfOneIdTest::inShort)
                .containsExactly("0:Visit ", "0:Ella.", "1!", "1:Visit ", "1:Kandy.");
        assertThat(events)
                .extracting(GatewayTest.Event::id)
                .isEqualTo(java.util.stream.IntStream.range(0, events.size())
                        .mapToObj(String::valueOf)
                        .toList());
        assertThat(events).extracting(GatewayTest.Event::name).endsWith("reply", "done");
    }

    static String inShort(GatewayTest.Event event) {
        var draft = event.data().path("draft").asText();
        return event.name().equals("revision")
                ? draft + "!"
                : draft + ":" + event.data().path("text").asText();
    }

    private String statusOf(String thread) {
        return state(thread).path("status").asText();
    }

    private JsonNode state(String thread) {
        return json(gateway.get("/api/v1/threads/" + thread)).path("state");
    }

    private HttpResponse<String> chat(String thread, String message, String... headers) {
        return gateway.post(
                "/api/v1/chat", "{\"message\": \"%s\", \"thread_id\": \"%s\"}".formatted(message, thread), headers);
    }

    private static HttpResponse<String> inTime(java.util.function.Supplier<HttpResponse<String>> question) {
        return CompletableFuture.supplyAsync(question)
                .orTimeout(Duration.ofSeconds(10).toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }
}
