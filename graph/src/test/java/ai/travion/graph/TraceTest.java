package ai.travion.graph;

import static ai.travion.graph.Graph.GENERATE;
import static ai.travion.graph.Graph.GRADER;
import static ai.travion.graph.Graph.REPLY;
import static ai.travion.graph.Graph.RETRIEVE;
import static ai.travion.graph.Graph.SHADOW_MONITOR;
import static ai.travion.graph.Graph.VERIFY;
import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ai.travion.broker.KafkaExtension;
import ai.travion.broker.TestKafka;
import ai.travion.graph.observe.W3cHeaders;
import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.sdk.testing.exporter.InMemorySpanExporter;
import io.opentelemetry.sdk.trace.data.SpanData;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** One trace a turn, over a real broker. */
@ExtendWith(KafkaExtension.class)
class TraceTest {

    private static final String TRACE = "0af7651916cd43dd8448eb211c80319c";
    private static final String SENDER = "b7ad6b7169203331";
    private static final Map<String, String> SENT_IN_A_TRACE =
            Map.of("traceparent", "00-" + TRACE + "-" + SENDER + "-01", "tracestate", "lotus=7");

    private final Pipeline pipeline;
    private final InMemorySpanExporter spans = InMemorySpanExporter.create();

    TraceTest(TestKafka kafka) {
        this.pipeline = new Pipeline(kafka, 1);
    }

    @AfterEach
    void close() {
        pipeline.close();
    }

    @Test
    void theHopsOfATurnAreOneTraceEachTheChildOfItsSender() {
        pipeline.exportTo(spans);
        pipeline.service(RETRIEVE.runs((Node) state -> Step.to(GRADER, state)));
        pipeline.service(
                GRADER.runs((Node) state -> Step.to(SHADOW_MONITOR, state)).onCpu());

        pipeline.send(RETRIEVE, aTurn().build(), SENT_IN_A_TRACE);

        var way = List.of(processing(RETRIEVE), sending(GRADER), processing(GRADER), sending(SHADOW_MONITOR));
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(spans.getFinishedSpanItems())
                        .extracting(SpanData::getName)
                        .containsExactlyInAnyOrderElementsOf(way));
        var parent = SENDER;
        for (var name : way) {
            var span = named(name);
            assertThat(span.getTraceId()).as(name).isEqualTo(TRACE);
            assertThat(span.getParentSpanId()).as(name).isEqualTo(parent);
            parent = span.getSpanId();
        }
        var onTheWire = pipeline.recordsOf(pipeline.topics().of(SHADOW_MONITOR)).getFirst();
        assertThat(W3cHeaders.get(onTheWire.headers(), "traceparent")).isEqualTo("00-" + TRACE + "-" + parent + "-01");
        assertThat(W3cHeaders.get(onTheWire.headers(), "tracestate")).isEqualTo("lotus=7");
    }

    @Test
    void aSpanSaysByTheNamesOfTheConventionsWhatWasReadAndForWhichTurn() {
        pipeline.exportTo(spans);
        pipeline.service(VERIFY.runs((Node) state -> Step.to(REPLY, state)));
        var turn = aTurn().build();

        pipeline.send(VERIFY, turn);

        await().atMost(Duration.ofSeconds(20))
                .until(() -> spans.getFinishedSpanItems().size() == 2);
        var read = named(processing(VERIFY));
        assertThat(read.getKind()).isEqualTo(SpanKind.CONSUMER);
        assertThat(text(read, "messaging.system")).isEqualTo("kafka");
        assertThat(text(read, "messaging.operation.name")).isEqualTo("process");
        assertThat(text(read, "messaging.operation.type")).isEqualTo("process");
        assertThat(text(read, "messaging.destination.name"))
                .isEqualTo(pipeline.topics().of(VERIFY));
        assertThat(text(read, "messaging.consumer.group.name"))
                .isEqualTo(pipeline.topics().groupOf(VERIFY));
        assertThat(text(read, "messaging.destination.partition.id")).isEqualTo("0");
        assertThat(read.getAttributes().get(AttributeKey.longKey("messaging.kafka.offset")))
                .isZero();
        assertThat(text(read, "messaging.message.conversation_id")).isEqualTo(turn.getThreadId());
        assertThat(text(read, "travion.run_id")).isEqualTo(turn.getRunId());
        var sent = named("send " + pipeline.topics().outcomes());
        assertThat(sent.getKind()).isEqualTo(SpanKind.PRODUCER);
        assertThat(text(sent, "messaging.operation.type")).isEqualTo("send");
    }

    @Test
    void aFailedHopIsAnErrorThatQuotesNobody() {
        pipeline.exportTo(spans);
        pipeline.service(GENERATE.runs((Node) state -> {
            throw new IllegalStateException("I can't answer: " + state.getUserQuery());
        }));
        var turn = aTurn().asking("Where do smugglers hide?").build();

        pipeline.send(GENERATE, turn);

        await().atMost(Duration.ofSeconds(20))
                .until(() -> spans.getFinishedSpanItems().size() == 2);
        var failed = named(processing(GENERATE));
        assertThat(failed.getStatus().getStatusCode()).isEqualTo(StatusCode.ERROR);
        assertThat(text(failed, "error.type")).isEqualTo("java.lang.IllegalStateException");
        assertThat(spans.getFinishedSpanItems().toString()).doesNotContain("smugglers");
    }

    @Test
    void withoutAnExporterTheContextIsHandedOnAsItCame() {
        pipeline.service(RETRIEVE.runs((Node) state -> Step.to(GRADER, state)));

        pipeline.send(RETRIEVE, aTurn().build(), SENT_IN_A_TRACE);

        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(pipeline.statesAt(GRADER)).hasSize(1));
        var onTheWire = pipeline.recordsOf(pipeline.topics().of(GRADER)).getFirst();
        assertThat(SENT_IN_A_TRACE)
                .allSatisfy((name, value) ->
                        assertThat(W3cHeaders.get(onTheWire.headers(), name)).isEqualTo(value));
    }

    private String processing(Graph node) {
        return "process " + pipeline.topics().of(node);
    }

    private String sending(Graph node) {
        return "send " + pipeline.topics().of(node);
    }

    private SpanData named(String name) {
        return spans.getFinishedSpanItems().stream()
                .filter(span -> span.getName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static String text(SpanData span, String attribute) {
        return String.valueOf(span.getAttributes().get(AttributeKey.stringKey(attribute)));
    }
}
