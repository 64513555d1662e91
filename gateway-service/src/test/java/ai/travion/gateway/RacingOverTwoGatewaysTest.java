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
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** Whatever comes at once, at whichever gateway: one of them writes the thread, and everybody is told what it decided. */
@ExtendWith(KafkaExtension.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RacingOverTwoGatewaysTest {

    private static final List<String> THREADS =
            IntStream.range(0, 24).mapToObj(number -> "raced-" + number).toList();

    private final Map<String, CountDownLatch> gates = new ConcurrentHashMap<>();
    private final GatewayUnderTest one;
    private final GatewayUnderTest other;

    RacingOverTwoGatewaysTest(TestKafka kafka) {
        one = new GatewayUnderTest(kafka, reachedByOthers()).answering(this::answered);
        other = one.another(reachedByOthers());
    }

    @BeforeAll
    void eachKeepsSomeOfTheThreads() {
        await().atMost(Duration.ofSeconds(60))
                .until(() -> THREADS.stream().anyMatch(one::keeps)
                        && THREADS.stream().anyMatch(other::keeps)
                        && THREADS.stream().allMatch(thread -> one.keeps(thread) != other.keeps(thread)));
    }

    @AfterAll
    void stop() {
        other.close();
        one.close();
    }

    private Step answered(GraphState state) {
        if (state.getUserQuery().startsWith("wait")) {
            GatewayUnderTest.awaitOpen(gate(state.getThreadId()));
        }
        return Step.to(Graph.REPLY, echo(state));
    }

    @Test
    void ofManyThatWantNoQueueOneIsAnswered() {
        var thread = keptBy(other, 0);

        var answers = atOnceAtBoth(
                4, number -> "\"message\": \"wait %d\", \"multitask_strategy\": \"reject\"".formatted(number), thread);
        await().atMost(Duration.ofSeconds(20)).until(() -> ended(answers) == 3);
        gate(thread).countDown();

        assertThat(statuses(answers)).containsExactlyInAnyOrder(200, 409, 409, 409);
        assertThat(messagesIn(thread)).isEqualTo(2);
    }

    @Test
    void ofManyThatInterruptEachOtherTheLastIsAnswered() {
        var thread = keptBy(one, 0);

        var answers = atOnceAtBoth(
                4,
                number -> "\"message\": \"wait %d\", \"multitask_strategy\": \"interrupt\"".formatted(number),
                thread);
        await().atMost(Duration.ofSeconds(20)).until(() -> ended(answers) == 3);
        gate(thread).countDown();

        assertThat(statuses(answers)).containsExactlyInAnyOrder(200, 409, 409, 409);
        assertThat(messagesIn(thread)).isEqualTo(5);
    }

    @Test
    void ofTwoMessagesUnderOneKeyAtTwoGatewaysOneIsRefused() {
        for (var thread : List.of(keptBy(one, 1), keptBy(other, 1))) {
            var answers = atOnceAtBoth(
                    2, number -> "\"message\": \"number %d\"".formatted(number), thread, "Idempotency-Key", "k");

            assertThat(statuses(answers)).containsExactlyInAnyOrder(200, 422);
            for (var gateway : List.of(one, other)) {
                var third = say(gateway, thread, "\"message\": \"number 3\"", "Idempotency-Key", "k");
                assertThat(third.statusCode()).isEqualTo(422);
            }
            assertThat(messagesIn(thread)).isEqualTo(2);
        }
    }

    @Test
    void aMessageThatIsSentAgainToTheOtherGatewayJoinsItsRun() {
        for (var thread : List.of(keptBy(one, 2), keptBy(other, 2))) {
            var runs = List.of(one, other).stream()
                    .map(gateway -> json(say(gateway, thread, "\"message\": \"hello\"", "Idempotency-Key", "again")))
                    .map(reply -> reply.path("run_id").asText())
                    .distinct()
                    .toList();

            assertThat(runs).singleElement().asString().startsWith("run-");
            assertThat(messagesIn(thread)).isEqualTo(2);
        }
    }

    @Test
    void aStrangerAtTheOtherGatewayIsToldOfNoThreadAndChangesNothingInIt() {
        var thread = IntStream.range(0, 100)
                .mapToObj(number -> "of-amara-" + number)
                .filter(other::keeps)
                .findFirst()
                .orElseThrow();
        var mine = json(say(one, thread, "\"message\": \"mine\"", "X-User-Id", "amara"));

        var answers = IntStream.range(0, 12)
                .mapToObj(number -> say(one, thread, "\"message\": \"not mine\"", "X-User-Id", "nuwan"))
                .toList();

        assertThat(answers).extracting(HttpResponse::statusCode).containsOnly(404);
        var run = "/api/v1/threads/" + thread + "/runs/" + mine.path("run_id").asText();
        assertThat(one.get(run, "X-User-Id", "amara").statusCode()).isEqualTo(200);
        assertThat(json(one.get("/api/v1/threads/" + thread, "X-User-Id", "amara"))
                        .path("state")
                        .path("ended_runs"))
                .hasSize(1);
    }

    // --------------------------------------------------------------------------------------------------------------------- in words

    @FunctionalInterface
    private interface Body {
        String of(int number);
    }

    private List<CompletableFuture<HttpResponse<String>>> atOnceAtBoth(
            int count, Body body, String thread, String... headers) {
        return IntStream.range(0, count)
                .mapToObj(number -> CompletableFuture.supplyAsync(
                        () -> say(number % 2 == 0 ? one : other, thread, body.of(number), headers)))
                .toList();
    }

    private static HttpResponse<String> say(GatewayUnderTest gateway, String thread, String body, String... headers) {
        return gateway.post("/api/v1/chat", "{\"thread_id\": \"" + thread + "\", " + body + "}", headers);
    }

    private static int ended(List<CompletableFuture<HttpResponse<String>>> answers) {
        return (int) answers.stream().filter(CompletableFuture::isDone).count();
    }

    private static List<Integer> statuses(List<CompletableFuture<HttpResponse<String>>> answers) {
        return answers.stream()
                .map(answer -> answer.orTimeout(40, TimeUnit.SECONDS).join().statusCode())
                .toList();
    }

    private int messagesIn(String thread) {
        return json(one.get("/api/v1/threads/" + thread)).path("messages").size();
    }

    private static String keptBy(GatewayUnderTest gateway, int number) {
        return THREADS.stream().filter(gateway::keeps).skip(number).findFirst().orElseThrow();
    }

    private CountDownLatch gate(String thread) {
        return gates.computeIfAbsent(thread, each -> new CountDownLatch(1));
    }
}
