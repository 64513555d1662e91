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
import ai.travion.schemas.GraphState;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of runs that something else comes across: the same key, another strategy, a cancellation, an erasure, a client that does not read. */
@ExtendWith(KafkaExtension.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RunsUnderWayTest {

    private static final int FLOOD = 400;
    private static final String LONG_WORD = "x".repeat(20_000);

    private final Map<String, CountDownLatch> gates = new ConcurrentHashMap<>();
    private final TestKafka kafka;
    private final GatewayUnderTest gateway;

    RunsUnderWayTest(TestKafka kafka) {
        this.kafka = kafka;
        this.gateway = new GatewayUnderTest(kafka, "travion.gateway.reader-patience=1s")
                .withNodes(
                        Graph.ROUTER.runs((Node) state -> Step.to(Graph.GENERATE, state)),
                        Graph.GENERATE.runs((StreamingNode) (state, progress) -> {
                            if (state.getUserQuery().equals("flood")) {
                                IntStream.range(0, FLOOD).forEach(number -> progress.token(0, LONG_WORD));
                            }
                            return Step.to(Graph.VERIFY, state);
                        }),
                        Graph.VERIFY.runs((Node) this::answered));
    }

    @AfterAll
    void close() {
        gateway.close();
    }

    private Step answered(GraphState state) {
        if (state.getUserQuery().startsWith("wait for ")) {
            GatewayUnderTest.awaitOpen(gate(state.getUserQuery().substring("wait for ".length())));
        }
        return Step.to(Graph.REPLY, echo(state));
    }

    // ------------------------------------------------------------------------------------------------------------------ keys

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"message\": \"goodbye\"",
                "\"message\": \"hello\", \"channel\": \"sms\"",
                "\"message\": \"hello\", \"multitask_strategy\": \"reject\"",
                "\"message\": \"hello\", \"preferences\": {\"rather\": {\"interests\": [\"tea\"]}}"
            })
    void aKeyHoldsForAllThatWasSaidUnderIt(String other) {
        var key = "said-" + other.hashCode();
        chat("\"message\": \"hello\", \"thread_id\": \"" + key + "\"", "Idempotency-Key", key);

        var answer = chat(other + ", \"thread_id\": \"" + key + "\"", "Idempotency-Key", key);

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(json(answer).path("field").asText()).isEqualTo("Idempotency-Key");
        assertThat(json(gateway.get("/api/v1/threads/" + key)).path("messages")).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "b", "c", "d"})
    void ofTwoMessagesThatRaceUnderOneKeyOneIsAnsweredAndTheOtherRefused(String thread) {
        var bodies = List.of("one", "two").stream()
                .map(word -> "\"message\": \"" + word + "\", \"thread_id\": \"racing-" + thread + "\"")
                .toList();

        var answers = bodies.stream()
                .map(body -> CompletableFuture.supplyAsync(() -> chat(body, "Idempotency-Key", "racing")))
                .toList()
                .stream()
                .map(CompletableFuture::join)
                .toList();

        assertThat(answers).extracting(HttpResponse::statusCode).containsExactlyInAnyOrder(200, 422);
        for (int i = 0; i < 2; i++) {
            if (answers.get(i).statusCode() == 200) {
                assertThat(json(answers.get(i)).path("query").asText())
                        .isEqualTo(List.of("one", "two").get(i));
            }
        }
    }

    @Test
    void aReceiptIsNotGivenForAnotherMessageUnderTheKeyOfOneThatWasJustTaken() {
        for (var thread : List.of("later-1", "later-2", "later-3")) {
            var first = chat(
                    "\"message\": \"hello\", \"thread_id\": \"" + thread + "\"",
                    "Idempotency-Key",
                    "later",
                    "Prefer",
                    "respond-async");
            var other = chat(
                    "\"message\": \"goodbye\", \"thread_id\": \"" + thread + "\"",
                    "Idempotency-Key",
                    "later",
                    "Prefer",
                    "respond-async");

            assertThat(first.statusCode()).isEqualTo(202);
            assertThat(other.statusCode()).isEqualTo(422);
        }
    }

    @Test
    void aRefusalDoesNotStickToItsKey() {
        var running = later("unstuck", "wait for unstuck");
        var body = "\"message\": \"me too\", \"thread_id\": \"unstuck\", \"multitask_strategy\": \"reject\"";

        var busy = chat(body, "Idempotency-Key", "unstuck");
        var stillBusy = chat(body, "Idempotency-Key", "unstuck");
        open("unstuck");
        running.join();
        var answered = chat(body, "Idempotency-Key", "unstuck");
        var again = chat(body, "Idempotency-Key", "unstuck");

        assertThat(busy.statusCode()).isEqualTo(409);
        assertThat(stillBusy.statusCode()).isEqualTo(409);
        assertThat(answered.statusCode()).as(answered.body()).isEqualTo(200);
        assertThat(json(again).path("run_id")).isEqualTo(json(answered).path("run_id"));
    }

    @Test
    void refusalsPushNoReplyOut() {
        var kept = json(chat("\"message\": \"hello\", \"thread_id\": \"kept\"", "Idempotency-Key", "kept"));
        var running = later("kept", "wait for kept");

        for (int i = 0; i < 15; i++) {
            var refused = chat("\"message\": \"me too\", \"thread_id\": \"kept\", \"multitask_strategy\": \"reject\"");
            assertThat(refused.statusCode()).isEqualTo(409);
        }
        open("kept");
        running.join();

        var run = gateway.get("/api/v1/threads/kept/runs/" + kept.path("run_id").asText());
        assertThat(run.statusCode()).isEqualTo(200);
        var again = json(chat("\"message\": \"hello\", \"thread_id\": \"kept\"", "Idempotency-Key", "kept"));
        assertThat(again.path("run_id")).isEqualTo(kept.path("run_id"));
        assertThat(json(gateway.get("/api/v1/threads/kept")).path("state").path("ended_runs"))
                .hasSizeLessThanOrEqualTo(20);
    }

    // ------------------------------------------------------------------------------------------------ strategies,
    // cancel, erasure

    @Test
    void anInterruptedMessageStaysInTheMemoryAndItsAnswerDoesNotCome() {
        var first = later("interrupted", "wait for interrupted");

        var second = chat(
                "\"message\": \"rather this\", \"thread_id\": \"interrupted\", \"multitask_strategy\": \"interrupt\"");
        open("interrupted");

        assertThat(first.join().statusCode()).isEqualTo(409);
        assertThat(json(first.join()).path("code").asText()).isEqualTo("cancelled");
        assertThat(json(second).path("response").asText()).isEqualTo("You said rather this");
        assertThat(messagesOf("interrupted"))
                .containsExactly("wait for interrupted", "rather this", "You said rather this");
    }

    @Test
    void everyReceiptOfAFullQueueIsGoodForAReply() {
        var first = later("full-queue", "wait for full-queue");
        var receipts = IntStream.range(0, 20)
                .mapToObj(i -> json(
                        chat("\"message\": \"" + i + "\", \"thread_id\": \"full-queue\"", "Prefer", "respond-async")))
                .toList();
        open("full-queue");
        first.join();

        await().until(() -> queued("full-queue") == 0);

        assertThat(receipts)
                .allSatisfy(receipt -> await().untilAsserted(() -> {
                    var run = gateway.get("/api/v1/threads/full-queue/runs/"
                            + receipt.path("run_id").asText());
                    assertThat(run.body()).contains("\"You said ");
                }));
    }

    @Test
    void whoHasAReplyFindsItInTheConversation() {
        for (int i = 0; i < 20; i++) {
            var said = "hello " + i;
            chat("\"message\": \"" + said + "\", \"thread_id\": \"read-at-once\"");

            var thread = json(gateway.get("/api/v1/threads/read-at-once"));

            assertThat(thread.path("state").path("status").asText()).isEqualTo("idle");
            assertThat(messagesOf("read-at-once")).contains("You said " + said);
        }
    }

    @Test
    void aMessageThatWaitsCanBeCancelled() {
        var first = later("cancelled-queue", "wait for cancelled-queue");
        var waiting = json(chat("\"message\": \"no\", \"thread_id\": \"cancelled-queue\"", "Prefer", "respond-async"));
        var next =
                CompletableFuture.supplyAsync(() -> chat("\"message\": \"yes\", \"thread_id\": \"cancelled-queue\""));
        await().until(() -> queued("cancelled-queue") == 2);
        var run =
                "/api/v1/threads/cancelled-queue/runs/" + waiting.path("run_id").asText();

        var cancelled = gateway.post(run + "/cancel", "");

        assertThat(cancelled.statusCode()).isEqualTo(202);
        await().untilAsserted(() ->
                assertThat(json(gateway.get(run)).path("status").asText()).isEqualTo("cancelled"));
        open("cancelled-queue");
        assertThat(first.join().statusCode()).isEqualTo(200);
        assertThat(next.join().statusCode()).isEqualTo(200);
        assertThat(messagesOf("cancelled-queue")).doesNotContain("no").hasSize(4);
    }

    @Test
    void aRunThatHasEndedStaysAsItEndedWhenItIsCancelled() {
        var run = json(chat("\"message\": \"hello\", \"thread_id\": \"over\""))
                .path("run_id")
                .asText();

        var cancelled = gateway.post("/api/v1/threads/over/runs/" + run + "/cancel", "");

        assertThat(cancelled.statusCode()).isEqualTo(200);
        assertThat(json(cancelled).path("status").asText()).isEqualTo("succeeded");
    }

    @Test
    void anErasedConversationEndsItsStreamsAndItsQueueAndIsGoneAtOnce() {
        var streamed = CompletableFuture.supplyAsync(
                () -> chat("\"message\": \"wait for erased\", \"stream\": true, \"thread_id\": \"erased\"")
                        .body());
        await().until(() -> running("erased"));
        var waiting = json(chat("\"message\": \"and this\", \"thread_id\": \"erased\"", "Prefer", "respond-async"));
        await().until(() -> queued("erased") == 1);
        var stream = "/api/v1/threads/erased/runs/" + waiting.path("run_id").asText() + "/stream";
        var followed = CompletableFuture.supplyAsync(() -> gateway.get(stream).body());

        var erased = gateway.delete("/api/v1/threads/erased");

        assertThat(erased.statusCode()).isEqualTo(204);
        assertThat(gateway.get("/api/v1/threads/erased").statusCode()).isEqualTo(404);
        assertThat(streamed.orTimeout(20, TimeUnit.SECONDS).join()).contains("event:error", "event:done");
        assertThat(followed.orTimeout(20, TimeUnit.SECONDS).join()).contains("event:error", "event:done");
        assertThat(gateway.get(stream).statusCode()).isEqualTo(404);
        open("erased");
        assertThat(gateway.say("erased", "hello again").path("response").asText())
                .isEqualTo("You said hello again");
        assertThat(gateway.get(stream).statusCode()).isEqualTo(404);
    }

    // --------------------------------------------------------------------------------------------------------------
    // slow readers

    @Test
    void aReaderThatDoesNotReadIsLetGoAndResumesWhileAnotherHasEverything() throws Exception {
        var run = json(chat(
                "\"message\": \"flood\", \"stream\": true, \"thread_id\": \"flooded\"", "Prefer", "respond-async"));
        var stream = "/api/v1/threads/flooded/runs/" + run.path("run_id").asText() + "/stream";
        try (var lazy = gateway.connectedWithASmallBuffer()) {
            lazy.getOutputStream()
                    .write(("GET " + stream + " HTTP/1.1\r\nHost: gateway\r\n\r\n").getBytes(StandardCharsets.UTF_8));
            var eager = gateway.get(stream).body();

            assertThat(idsIn(eager))
                    .isEqualTo(IntStream.range(0, idsIn(eager).size()).boxed().toList())
                    .hasSizeGreaterThan(FLOOD);
            await().atMost(Duration.ofSeconds(20))
                    .untilAsserted(
                            () -> assertThat(gateway.get("/actuator/prometheus").body())
                                    .contains("travion_slow_readers_total 1.0"));
            var taken = readUntilItEnds(lazy);
            assertThat(taken.length()).isLessThan(eager.length());
            int last = idsIn(taken.substring(0, taken.lastIndexOf("\nid:"))).getLast();
            var rest =
                    gateway.get(stream, "Last-Event-ID", String.valueOf(last)).body();
            assertThat(idsIn(rest))
                    .isEqualTo(IntStream.range(last + 1, idsIn(eager).size())
                            .boxed()
                            .toList());
        }
    }

    private static String readUntilItEnds(java.net.Socket socket) {
        var taken = new StringBuilder();
        var buffer = new byte[65_536];
        try {
            socket.setSoTimeout(10_000);
            for (int read = socket.getInputStream().read(buffer);
                    read >= 0;
                    read = socket.getInputStream().read(buffer)) {
                taken.append(new String(buffer, 0, read, StandardCharsets.ISO_8859_1));
            }
        } catch (java.net.SocketTimeoutException stillOpen) {
            throw new AssertionError("The connection was not closed.", stillOpen);
        } catch (java.io.IOException reset) {
            // what was on its way is gone with the connection
        }
        return taken.toString();
    }

    // --------------------------------------------------------------------------------------------------------------
    // dead letters

    @Test
    void whatNobodyCanReadIsFoundAmongTheDeadLettersWithItsPlaceAndCause() {
        var topics = gateway.topics();
        var places = new HashMap<String, String>();
        try (var producer = new KafkaProducer<>(
                Map.<String, Object>of("bootstrap.servers", kafka.bootstrapServers()),
                new StringSerializer(),
                new ByteArraySerializer())) {
            for (var topic : List.of(topics.turns(), topics.outcomes(), topics.profiles())) {
                var sent = producer.send(new ProducerRecord<>(topic, 1, "unread", new byte[] {1, 2, 3}))
                        .get(10, TimeUnit.SECONDS);
                places.put(topic, "1/" + sent.offset());
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }

        var letters = deadLetters(topics.deadLetters(), 3);

        assertThat(letters).hasSize(3).allSatisfy(letter -> {
            assertThat(header(letter, "travion-node")).isEqualTo("gateway");
            assertThat(header(letter, "travion-partition") + "/" + header(letter, "travion-offset"))
                    .isEqualTo(places.get(header(letter, "travion-topic")));
            assertThat(header(letter, "travion-cause")).contains("SerializationException");
            assertThat(letter.value()).containsExactly(1, 2, 3);
        });
        assertThat(gateway.say("neighbour-of-poison", "hello").path("response").asText())
                .isEqualTo("You said hello");
    }

    private List<ConsumerRecord<String, byte[]>> deadLetters(String topic, int count) {
        var letters = new ArrayList<ConsumerRecord<String, byte[]>>();
        try (var consumer = new KafkaConsumer<>(
                Map.<String, Object>of("bootstrap.servers", kafka.bootstrapServers()),
                new StringDeserializer(),
                new ByteArrayDeserializer())) {
            var partitions = List.of(new TopicPartition(topic, 0), new TopicPartition(topic, 1));
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            await().atMost(Duration.ofSeconds(20)).until(() -> {
                consumer.poll(Duration.ofMillis(200)).forEach(letters::add);
                return letters.size() >= count;
            });
        }
        return letters;
    }

    private static String header(ConsumerRecord<String, byte[]> letter, String name) {
        return new String(letter.headers().lastHeader(name).value(), StandardCharsets.UTF_8);
    }

    // -------------------------------------------------------------------------------------------------------------- in
    // words

    private HttpResponse<String> chat(String fields, String... headers) {
        return gateway.post("/api/v1/chat", "{" + fields + "}", headers);
    }

    /** Says something that waits for its gate, and returns once it is being worked on. */
    private CompletableFuture<HttpResponse<String>> later(String thread, String message) {
        var answer = CompletableFuture.supplyAsync(
                () -> chat("\"message\": \"" + message + "\", \"thread_id\": \"" + thread + "\""));
        await().until(() -> running(thread));
        return answer;
    }

    private boolean running(String thread) {
        return state(thread).path("status").asText().equals("running");
    }

    private int queued(String thread) {
        return state(thread).path("queued_runs").size();
    }

    private JsonNode state(String thread) {
        return json(gateway.get("/api/v1/threads/" + thread)).path("state");
    }

    private List<String> messagesOf(String thread) {
        var messages = new ArrayList<String>();
        json(gateway.get("/api/v1/threads/" + thread))
                .path("messages")
                .forEach(message -> messages.add(message.path("content").asText()));
        return messages;
    }

    private CountDownLatch gate(String name) {
        return gates.computeIfAbsent(name, each -> new CountDownLatch(1));
    }

    private void open(String name) {
        gate(name).countDown();
    }

    private static List<Integer> idsIn(String events) {
        return Stream.of(events.split("\n"))
                .filter(line -> line.startsWith("id:"))
                .map(line -> Integer.valueOf(line.substring("id:".length()).strip()))
                .toList();
    }
}
