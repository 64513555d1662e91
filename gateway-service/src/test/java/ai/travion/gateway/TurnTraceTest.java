package ai.travion.gateway;

import static ai.travion.gateway.GatewayUnderTest.echo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ai.travion.broker.KafkaExtension;
import ai.travion.broker.TestKafka;
import ai.travion.gateway.Collector.Received;
import ai.travion.graph.Graph;
import ai.travion.graph.Step;
import ai.travion.schemas.GraphState;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** One trace a turn, from the traveller's request over every topic to the reply, as a collector gets it. */
@ExtendWith(KafkaExtension.class)
class TurnTraceTest {

    private static final String SENDER = "b7ad6b7169203331";
    private static final String FIRST = "0af7651916cd43dd8448eb211c80319c";
    private static final String SECOND = "1bf7651916cd43dd8448eb211c80319d";

    private final Collector collector = new Collector();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch mayEnd = new CountDownLatch(1);
    private final GatewayUnderTest gateway;

    TurnTraceTest(TestKafka kafka) {
        gateway = new GatewayUnderTest(
                        kafka, collector.variable(), "management.tracing.opentelemetry.export.schedule-delay=50ms")
                .answering(this::answered);
    }

    @AfterEach
    void close() {
        mayEnd.countDown();
        gateway.close();
        collector.close();
    }

    private Step answered(GraphState state) {
        if (state.getUserQuery().equals("wait")) {
            begun.countDown();
            try {
                mayEnd.await(30, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        return Step.to(Graph.REPLY, echo(state));
    }

    @Test
    void aTurnIsOneTraceFromTheRequestOverEveryTopicToItsReply() {
        var reply = say("traced", "hello", FIRST);

        assertThat(reply.join().statusCode()).isEqualTo(200);
        awaitReplyIn(FIRST);
        assertIsOneChain(FIRST);
    }

    @Test
    void aTurnThatHadToWaitGoesOnInTheTraceInWhichItWasAskedFor() throws InterruptedException {
        var first = say("busy", "wait", FIRST);
        assertThat(begun.await(30, TimeUnit.SECONDS)).isTrue();
        var second = say("busy", "and then?", SECOND);
        await().atMost(Duration.ofSeconds(20))
                .until(() -> gateway.get("/api/v1/threads/busy").body().contains("\"queued_runs\":[\""));

        mayEnd.countDown();

        assertThat(Stream.of(first, second).map(reply -> reply.join().statusCode()))
                .containsOnly(200);
        awaitReplyIn(FIRST);
        awaitReplyIn(SECOND);
        assertIsOneChain(FIRST);
        assertIsOneChain(SECOND);
    }

    private CompletableFuture<HttpResponse<String>> say(String thread, String message, String trace) {
        return CompletableFuture.supplyAsync(() -> gateway.post(
                "/api/v1/chat",
                "{\"thread_id\": \"%s\", \"message\": \"%s\"}".formatted(thread, message),
                "traceparent",
                "00-" + trace + "-" + SENDER + "-01"));
    }

    private void awaitReplyIn(String trace) {
        await().atMost(Duration.ofSeconds(30))
                .untilAsserted(() -> assertThat(collector.spansOf(trace))
                        .extracting(Received::name)
                        .containsAll(way())
                        .contains("http post /api/v1/chat"));
    }

    /** From the web server's span on, each is the child of the one before it, and the first of the traveller's own. */
    private void assertIsOneChain(String trace) {
        var spans = collector.spansOf(trace);
        assertThat(spans).extracting(Received::name).doesNotHaveDuplicates();
        var parent = SENDER;
        for (var name : Stream.concat(Stream.of("http post /api/v1/chat"), way().stream())
                .toList()) {
            var span = spans.stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .orElseThrow();
            assertThat(span.parent()).as("parent of " + name).isEqualTo(parent);
            parent = span.id();
        }
        assertThat(spans).extracting(Received::service).contains("gateway-service");
    }

    private List<String> way() {
        var topics = gateway.topics();
        return Stream.of(
                        topics.turns(),
                        topics.of(Graph.ROUTER),
                        topics.of(Graph.GENERATE),
                        topics.of(Graph.VERIFY),
                        topics.outcomes())
                .flatMap(topic -> Stream.of("send " + topic, "process " + topic))
                .toList();
    }
}
