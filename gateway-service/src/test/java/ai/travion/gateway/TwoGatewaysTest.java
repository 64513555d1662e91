package ai.travion.gateway;

import static ai.travion.gateway.GatewayUnderTest.echo;
import static ai.travion.gateway.GatewayUnderTest.json;
import static ai.travion.gateway.GatewayUnderTest.reachedByOthers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import ai.travion.broker.KafkaExtension;
import ai.travion.broker.TestKafka;
import ai.travion.gateway.thread.StoresNotReady;
import ai.travion.graph.Graph;
import ai.travion.graph.Step;
import ai.travion.schemas.GraphState;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two gateways of one pipeline: each keeps half of the threads, and both answer for all of them. */
@ExtendWith(KafkaExtension.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class TwoGatewaysTest {

    private static final List<String> THREADS = threads("of-two");

    private final TestKafka kafka;
    private final CountDownLatch mayEnd = new CountDownLatch(1);
    private GatewayUnderTest one;
    private GatewayUnderTest other;

    TwoGatewaysTest(TestKafka kafka) {
        this.kafka = kafka;
    }

    @BeforeAll
    void start() {
        one = new GatewayUnderTest(kafka, reachedByOthers(), "travion.gateway.store-retry=6s")
                .answering(this::answered);
        other = one.another(reachedByOthers());
        await().atMost(Duration.ofSeconds(60))
                .until(() -> THREADS.stream().anyMatch(one::keeps)
                        && THREADS.stream().anyMatch(other::keeps)
                        && THREADS.stream().allMatch(thread -> one.keeps(thread) != other.keeps(thread)));
    }

    @AfterAll
    void stop() {
        mayEnd.countDown();
        other.close();
        one.close();
    }

    private Step answered(GraphState state) {
        if (state.getUserQuery().equals("wait")) {
            waitFor(mayEnd);
        }
        return Step.to(Graph.REPLY, echo(state));
    }

    @Test
    void whoeverIsAskedAnswersForEveryThread() {
        for (var thread : THREADS) {
            assertThat(one.say(thread, "hello").path("response").asText()).isEqualTo("You said hello");
            assertThat(other.say(thread, "again").path("response").asText()).isEqualTo("You said again");

            for (var gateway : List.of(one, other)) {
                assertThat(json(gateway.get("/api/v1/threads/" + thread)).path("messages"))
                        .hasSize(4);
            }
            assertThat(other.get("/api/v1/threads/" + thread, "X-User-Id", "somebody-else")
                            .statusCode())
                    .isEqualTo(404);
        }
    }

    @Test
    void whatIsKeptOfAUserIsKnownOnBothGateways() {
        for (var user : List.of("uma", "vic", "wim", "xia")) {
            one.post(
                    "/api/v1/chat",
                    "{\"message\": \"hello\", \"preferences\": {\"rather\": {\"interests\": [\"tea\"]}}}",
                    "X-User-Id",
                    user);
            for (var gateway : List.of(one, other)) {
                await().until(() -> gateway.get("/api/v1/users/" + user + "/profile", "X-User-Id", user)
                                .statusCode()
                        == 200);
                var next = json(gateway.post("/api/v1/chat", "{\"message\": \"again\"}", "X-User-Id", user));
                assertThat(next.path("metadata").path("profile").asText()).isEqualTo("applied");
            }
        }
    }

    @Test
    void whoeverHasAReceiptCanFollowTheRunAtOnceOnEitherGateway() {
        for (var thread : threads("with-receipt")) {
            for (var follower : List.of(one, other)) {
                var receipt = json(one.post(
                        "/api/v1/chat",
                        "{\"message\": \"hello\", \"thread_id\": \"" + thread + "\"}",
                        "Prefer",
                        "respond-async"));
                var run = "/api/v1/threads/" + thread + "/runs/"
                        + receipt.path("run_id").asText();

                var stream = follower.get(run + "/stream");

                assertThat(stream.statusCode()).isEqualTo(200);
                assertThat(stream.body()).contains("event:reply", "event:done");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a-key"})
    void whoeverWritesIntoAnothersThreadGetsNoReceiptFromEitherGateway(String key) {
        var thread = keptBy(one, "nimals" + key);
        one.post("/api/v1/chat", message(thread), "X-User-Id", "nimal");

        for (var gateway : List.of(one, other)) {
            var answer = key.isEmpty()
                    ? gateway.post("/api/v1/chat", message(thread), "X-User-Id", "eve", "Prefer", "respond-async")
                    : gateway.post(
                            "/api/v1/chat",
                            message(thread),
                            "X-User-Id",
                            "eve",
                            "Prefer",
                            "respond-async",
                            "Idempotency-Key",
                            key);

            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(404);
            assertThat(json(answer).path("code").asText()).isEqualTo("thread_not_found");
        }
        assertThat(json(other.get("/api/v1/threads/" + thread, "X-User-Id", "nimal"))
                        .path("messages"))
                .hasSize(2);
    }

    @Test
    void aThreadThatIsKeptElsewhereAndNotBegunIsOpenToWhoeverWantsAReceipt() {
        var thread = keptBy(one, "not-begun");

        var receipt = other.post("/api/v1/chat", message(thread), "X-User-Id", "uma", "Prefer", "respond-async");

        assertThat(receipt.statusCode()).as(receipt.body()).isEqualTo(202);
    }

    @Test
    void whoeverPretendsToPassSomethingOnIsToldThatItIsKeptElsewhere() {
        var answer = other.get("/api/v1/threads/" + keptBy(one, "misdirected"), "Travion-Forwarded", "1");

        assertThat(answer.statusCode()).isEqualTo(421);
        assertThat(answer.headers().firstValue("content-type").orElse("")).startsWith("application/problem+json");
        assertThat(json(answer).path("field").asText()).isEqualTo("Travion-Forwarded");
    }

    @Test
    void aGatewayDoesNotTakeWhatAnotherKeepsForUnknown() {
        var thread = keptBy(other, "kept-elsewhere");
        other.say(thread, "hello");

        var read = one.stores().thread(thread).hasElement();

        assertThatThrownBy(read::block).isInstanceOf(StoresNotReady.class);
    }

    @Test
    void theStreamOfAnothersThreadHasAllEventsInOrder() {
        var thread = keptBy(one, "streamed");

        var events = other.post(
                        "/api/v1/chat", "{\"message\": \"hello\", \"stream\": true, \"thread_id\": \"" + thread + "\"}")
                .body();

        assertThat(idsIn(events))
                .isEqualTo(IntStream.range(0, idsIn(events).size()).boxed().toList());
        assertThat(events).contains("event:run", "event:token", "event:reply", "event:done");
    }

    @Test
    @Order(Integer.MAX_VALUE) // nothing comes after it
    void aTurnWhoseGatewayGoesIsAnsweredByTheOneThatTakesOver() {
        var thread = keptBy(other, "gone");
        var whole = CompletableFuture.supplyAsync(() -> one.say(thread, "wait"));
        var streamed = CompletableFuture.supplyAsync(() -> one.post(
                        "/api/v1/chat",
                        "{\"message\": \"and streamed\", \"stream\": true, \"thread_id\": \"" + thread + "\"}")
                .body());
        await().atMost(Duration.ofSeconds(20))
                .until(() -> json(one.get("/api/v1/threads/" + thread))
                                .path("messages")
                                .size()
                        >= 1);

        other.stopGateway();
        await().atMost(Duration.ofSeconds(30)).until(() -> one.keeps(thread));
        mayEnd.countDown();

        assertThat(whole.orTimeout(40, TimeUnit.SECONDS).join().path("response").asText())
                .isEqualTo("You said wait");
        var events = streamed.orTimeout(40, TimeUnit.SECONDS).join();
        assertThat(events).contains("You said and streamed", "event:done");
        assertThat(idsIn(events))
                .isEqualTo(IntStream.range(0, idsIn(events).size()).boxed().toList());
        assertThat(json(one.get("/api/v1/threads/" + thread)).path("messages")).hasSize(4);
    }

    private static List<String> threads(String name) {
        return IntStream.range(0, 8).mapToObj(number -> name + "-" + number).toList();
    }

    private static String keptBy(GatewayUnderTest gateway, String name) {
        return threads(name).stream().filter(gateway::keeps).findFirst().orElseThrow();
    }

    private static String message(String thread) {
        return "{\"message\": \"hello\", \"thread_id\": \"" + thread + "\"}";
    }

    private static List<Integer> idsIn(String events) {
        return Pattern.compile("(?m)^id:(\\d+)$")
                .matcher(events)
                .results()
                .map(match -> Integer.valueOf(match.group(1)))
                .toList();
    }

    private static void waitFor(CountDownLatch latch) {
        try {
            assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
