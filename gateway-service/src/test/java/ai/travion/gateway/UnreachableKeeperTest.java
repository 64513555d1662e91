package ai.travion.gateway;

import static ai.travion.gateway.GatewayUnderTest.echo;
import static ai.travion.gateway.GatewayUnderTest.json;
import static ai.travion.gateway.GatewayUnderTest.reachedByOthers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ai.travion.broker.KafkaExtension;
import ai.travion.broker.TestKafka;
import ai.travion.graph.Graph;
import ai.travion.graph.Step;
import ai.travion.schemas.GraphState;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A gateway that is alive, and that no other can reach, or that takes what others ask and never answers: what it keeps is worked on and can't be
 * asked for from elsewhere, and nobody waits for that for ever.
 */
@ExtendWith(KafkaExtension.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class UnreachableKeeperTest {

    private static final String SOON = "travion.gateway.store-retry=1500ms";
    private static final String AT_ONCE = "travion.gateway.answers-within=400ms";
    private static final Duration BUDGET = Duration.ofSeconds(5);

    private final Map<String, CountDownLatch> gates = new ConcurrentHashMap<>();
    private final Front front = new Front();
    private final GatewayUnderTest asked;
    private final GatewayUnderTest unreachable;
    private String thread = "";

    UnreachableKeeperTest(TestKafka kafka) {
        asked = new GatewayUnderTest(kafka, reachedByOthers(), SOON, AT_ONCE).answering(this::answered);
        unreachable = asked.another(front.advertised(), SOON, AT_ONCE);
    }

    @BeforeAll
    void eachKeepsSomeOfTheThreads() {
        await().atMost(Duration.ofSeconds(60))
                .until(() -> IntStream.range(0, 20)
                        .mapToObj(number -> "out-of-sight-" + number)
                        .anyMatch(each -> unreachable.keeps(each) && !asked.keeps(each)));
        thread = IntStream.range(0, 20)
                .mapToObj(number -> "out-of-sight-" + number)
                .filter(unreachable::keeps)
                .findFirst()
                .orElseThrow();
    }

    @BeforeEach
    void isReached() {
        front.passOnTo(unreachable.port());
    }

    @AfterAll
    void stop() {
        gates.values().forEach(CountDownLatch::countDown);
        unreachable.close();
        asked.close();
        front.close();
    }

    private Step answered(GraphState state) {
        if (state.getUserQuery().startsWith("wait for ")) {
            GatewayUnderTest.awaitOpen(gate(state.getUserQuery().substring("wait for ".length())));
        }
        return Step.to(Graph.REPLY, echo(state));
    }

    @Test
    void aMessageThatWasTakenIsNamedAlsoWhereItsAnswerIsOutOfSight() {
        front.refuse();
        try {
            messagesAreTakenAndNamed();
        } finally {
            front.listenAgain();
        }
    }

    @Test
    void aMessageThatWasTakenIsNamedAlsoWhereItsKeeperIsSilent() {
        front.beSilent();

        messagesAreTakenAndNamed();
    }

    private void messagesAreTakenAndNamed() {
        var answers = inTime(List.of(() -> say("hello", ""), () -> say("hello", ", \"stream\": true")));

        var whole = answers.getFirst();
        var streamed = answers.getLast();
        assertThat(whole.statusCode()).as(whole.body()).isEqualTo(503);
        assertThat(whole.headers().firstValue("retry-after")).isPresent();
        var problem = json(whole);
        assertThat(problem.path("code").asText()).isEqualTo("out_of_sight");
        assertThat(problem.path("thread_id").asText()).isEqualTo(thread);
        assertThat(problem.path("detail").asText()).contains("Idempotency-Key");
        var run =
                "/api/v1/threads/" + thread + "/runs/" + problem.path("run_id").asText();
        await().untilAsserted(() ->
                assertThat(json(unreachable.get(run)).path("status").asText()).isEqualTo("succeeded"));
        var events = GatewayTest.events(streamed.body());
        assertThat(events).extracting(GatewayTest.Event::name).endsWith("error", "done");
        assertThat(events.get(events.size() - 2).data().path("run_id").asText()).startsWith("run-");
        assertThat(events.getLast().data().path("status").asText()).isEqualTo("unknown");
    }

    @Test
    void whoeverAsksASilentKeeperIsToldWhenToAskAgain() {
        front.beSilent();
        var path = "/api/v1/threads/" + thread;

        var answers = inTime(List.of(
                () -> asked.get(path),
                () -> asked.get(path + "/runs/run-1"),
                () -> asked.get(path + "/runs/run-1/stream"),
                () -> asked.post(path + "/runs/run-1/cancel", ""),
                () -> asked.delete(path)));

        assertThat(answers).allSatisfy(answer -> {
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(503);
            assertThat(answer.headers().firstValue("retry-after")).isPresent();
        });
    }

    @Test
    void aStreamGoesOnWithoutAGapWhenItsKeeperIsHeardAgain() {
        var streamed = CompletableFuture.supplyAsync(() -> say("wait for silence", ", \"stream\": true"));
        await().until(() -> json(asked.get("/api/v1/threads/" + thread))
                .path("state")
                .path("status")
                .asText()
                .equals("running"));
        int before = front.connections();

        front.beSilent();
        await().until(() -> front.connections() > before);
        front.passOnTo(unreachable.port());
        gate("silence").countDown();

        var events = GatewayTest.events(
                streamed.orTimeout(20, TimeUnit.SECONDS).join().body());
        assertThat(events)
                .extracting(GatewayTest.Event::id)
                .isEqualTo(IntStream.range(0, events.size())
                        .mapToObj(String::valueOf)
                        .toList());
        assertThat(events).extracting(GatewayTest.Event::name).endsWith("reply", "done");
    }

    private HttpResponse<String> say(String message, String more) {
        return asked.post(
                "/api/v1/chat", "{\"message\": \"%s\", \"thread_id\": \"%s\"%s}".formatted(message, thread, more));
    }

    private static List<HttpResponse<String>> inTime(List<Supplier<HttpResponse<String>>> questions) {
        return questions.stream()
                .map(question -> CompletableFuture.supplyAsync(question, Thread::startVirtualThread)
                        .orTimeout(BUDGET.toMillis(), TimeUnit.MILLISECONDS))
                .toList()
                .stream()
                .map(CompletableFuture::join)
                .toList();
    }

    private CountDownLatch gate(String name) {
        return gates.computeIfAbsent(name, each -> new CountDownLatch(1));
    }
}
