package ai.travion.gateway;

import static ai.travion.gateway.GatewayUnderTest.echo;
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
import ai.travion.schemas.Message;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.RecordsToDelete;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(KafkaExtension.class)
class GatewayRestartTest {

    private final TestKafka kafka;

    GatewayRestartTest(TestKafka kafka) {
        this.kafka = kafka;
    }

    @Test
    void aThreadSurvivesARestartThatLostTheGatewaysFiles() throws Exception {
        Map<Integer, java.util.List<Message>> seen = new ConcurrentHashMap<>();
        try (var gateway = new GatewayUnderTest(kafka).answering(state -> {
            seen.put(state.getTurn(), state.getMessages());
            return Step.to(Graph.REPLY, echo(state));
        })) {
            var before = gateway.say("survivor", "I want to visit Kandy");

            gateway.restartWithoutItsFiles();

            assertThat(gateway.say("survivor", "and there?").path("response").asText())
                    .isEqualTo("You said and there?");
            assertThat(seen.get(2))
                    .extracting(Message::getContent)
                    .containsExactly("I want to visit Kandy", "You said I want to visit Kandy", "and there?");
            var run = json(gateway.get(
                    "/api/v1/threads/survivor/runs/" + before.path("run_id").asText()));
            assertThat(run.path("reply").path("response").asText()).isEqualTo("You said I want to visit Kandy");
        }
    }

    @Test
    void wordsThatWereTakenBackAreSoAlsoWhereTheyAreReadAgain() throws Exception {
        var attempts = new AtomicInteger();
        try (var gateway = new GatewayUnderTest(kafka).withNodes(Graph.ROUTER.runs((StreamingNode)
                (state, progress) -> {
                    progress.token(0, "Visit " + attempts.incrementAndGet());
                    if (attempts.get() == 1) {
                        throw new TransientFailure("The first attempt breaks off.", new IllegalStateException());
                    }
                    return Step.to(Graph.REPLY, echo(state));
                }))) {
            var live = gateway.post(
                            "/api/v1/chat", "{\"message\": \"where?\", \"stream\": true, \"thread_id\": \"redrafted\"}")
                    .body();
            var run = GatewayTest.events(live).getFirst().data().path("run_id").asText();

            gateway.restartWithoutItsFiles();

            var again = gateway.get("/api/v1/threads/redrafted/runs/" + run + "/stream");
            assertThat(again.body()).isEqualTo(live).contains("event:revision", "Visit 1", "Visit 2");
        }
    }

    @Test
    void whatANodeStillSaysAfterARunWasCancelledIsNotReadAgainEither() throws Exception {
        var cancelled = new CountDownLatch(1);
        var said = new CountDownLatch(1);
        try (var gateway = new GatewayUnderTest(kafka).withNodes(Graph.ROUTER.runs((StreamingNode)
                (state, progress) -> {
                    progress.token(0, "Visit ");
                    GatewayUnderTest.awaitOpen(cancelled);
                    progress.token(0, "Kandy");
                    said.countDown();
                    return Step.to(Graph.REPLY, echo(state));
                }))) {
            var receipt = json(gateway.post(
                    "/api/v1/chat",
                    "{\"message\": \"where?\", \"stream\": true, \"thread_id\": \"stopped\"}",
                    "Prefer",
                    "respond-async"));
            var run = "/api/v1/threads/stopped/runs/" + receipt.path("run_id").asText();
            var live = CompletableFuture.supplyAsync(
                    () -> gateway.get(run + "/stream").body());
            await().until(() -> gateway.get(run).body().contains("running"));
            gateway.post(run + "/cancel", "");
            var told = live.join();
            cancelled.countDown();
            said.await();

            gateway.restartWithoutItsFiles();

            var again = gateway.get(run + "/stream").body();
            assertThat(again).isEqualTo(told).contains("\"cancelled\"").doesNotContain("Kandy");
        }
    }

    @Test
    void manyReadersOfARunUnderWayKeepNobodyElseWaiting() throws Exception {
        var goesOn = new CountDownLatch(1);
        try (var gateway = new GatewayUnderTest(kafka).withNodes(Graph.ROUTER.runs((StreamingNode)
                        (state, progress) -> {
                            progress.token(0, "Visit ");
                            if (state.getThreadId().equals("slow")) {
                                GatewayUnderTest.awaitOpen(goesOn);
                            }
                            return Step.to(Graph.REPLY, echo(state));
                        }));
                var readers = Executors.newVirtualThreadPerTaskExecutor()) {
            var ended = begun(gateway, "quick");
            await().until(() -> gateway.get(ended).body().contains("\"reply\""));
            var slow = begun(gateway, "slow");
            await().until(() -> gateway.get(slow).body().contains("running"));

            gateway.restartWithoutItsFiles();

            var told = IntStream.range(0, 250)
                    .mapToObj(reader ->
                            readers.submit(() -> gateway.get(slow + "/stream").body()))
                    .toList();
            assertThat(gateway.get(ended + "/stream").body()).contains("You said where?", "event:done");
            goesOn.countDown();
            for (var one : told) {
                assertThat(one.get(20, TimeUnit.SECONDS)).contains("Visit ", "You said where?", "event:done");
            }
        }
    }

    /** The path of a run that was begun. */
    private static String begun(GatewayUnderTest gateway, String thread) {
        var receipt = json(gateway.post(
                "/api/v1/chat",
                "{\"message\": \"where?\", \"stream\": true, \"thread_id\": \"%s\"}".formatted(thread),
                "Prefer",
                "respond-async"));
        return "/api/v1/threads/%s/runs/%s"
                .formatted(thread, receipt.path("run_id").asText());
    }

    @Test
    void aTurnWhoseNodeIsDeadIsEndedInTimeAndTheNextOneRuns() {
        try (var gateway = new GatewayUnderTest(kafka, "travion.gateway.budget=2s")) {
            var late = gateway.post("/api/v1/chat", "{\"message\": \"anybody?\", \"thread_id\": \"late\"}");

            assertThat(late.statusCode()).isEqualTo(504);
            assertThat(json(late).path("code").asText()).isEqualTo("deadline_exceeded");
            assertThat(json(late).path("detail").asText()).contains("2 seconds");
            gateway.withNodes(Graph.ROUTER.runs((Node) state -> Step.to(Graph.REPLY, echo(state))));
            assertThat(gateway.say("late", "and now?").path("response").asText())
                    .isEqualTo("You said and now?");
        }
    }

    @Test
    void aTurnWhoseFirstRecordNeverLeftIsSentByWhoeverTakesItsThreadOver() throws Exception {
        try (var gateway = new GatewayUnderTest(kafka)) {
            var receipt = json(gateway.post(
                    "/api/v1/chat",
                    "{\"message\": \"anybody?\", \"thread_id\": \"unsent\"}",
                    "Prefer",
                    "respond-async"));
            var run = "/api/v1/threads/unsent/runs/" + receipt.path("run_id").asText();
            await().untilAsserted(() ->
                    assertThat(json(gateway.get(run)).path("status").asText()).isEqualTo("running"));
            loseAllOf(gateway.topics().of(Graph.ROUTER));

            gateway.restartWithoutItsFiles();

            gateway.withNodes(Graph.ROUTER.runs((Node) state -> Step.to(Graph.REPLY, echo(state))));
            await().untilAsserted(() -> assertThat(json(gateway.get(run))
                            .path("reply")
                            .path("response")
                            .asText())
                    .isEqualTo("You said anybody?"));
        }
    }

    private void loseAllOf(String topic) throws Exception {
        try (var admin = Admin.create(Map.of("bootstrap.servers", kafka.bootstrapServers()))) {
            var all = Map.of(
                    new TopicPartition(topic, 0), RecordsToDelete.beforeOffset(-1),
                    new TopicPartition(topic, 1), RecordsToDelete.beforeOffset(-1));
            admin.deleteRecords(all).all().get();
        }
    }
}
