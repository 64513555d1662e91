package ai.travion.gateway;

import static ai.travion.gateway.GatewayUnderTest.echo;
import static ai.travion.gateway.GatewayUnderTest.json;
import static ai.travion.gateway.GatewayUnderTest.reachedByOthers;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ai.travion.broker.KafkaExtension;
import ai.travion.broker.TestKafka;
import ai.travion.graph.Graph;
import ai.travion.graph.Step;
import java.time.Duration;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A gateway that is alive, and that no other can reach: what it keeps is worked on and can't be asked for from elsewhere. */
@ExtendWith(KafkaExtension.class)
class UnreachableKeeperTest {

    private static final String SOON = "travion.gateway.store-retry=500ms";

    private final GatewayUnderTest asked;
    private final GatewayUnderTest unreachable;

    UnreachableKeeperTest(TestKafka kafka) {
        asked = new GatewayUnderTest(kafka, reachedByOthers(), SOON)
                .answering(state -> Step.to(Graph.REPLY, echo(state)));
        unreachable = asked.another("GATEWAY_ADVERTISED=localhost:1", SOON);
    }

    @AfterEach
    void stop() {
        unreachable.close();
        asked.close();
    }

    @Test
    void aMessageThatWasTakenIsNamedAlsoWhereItsAnswerIsOutOfSight() {
        await().atMost(Duration.ofSeconds(60)).until(() -> threadOfTheOther() != null);
        var thread = requireNonNull(threadOfTheOther());
        var body = "{\"message\": \"hello\", \"thread_id\": \"" + thread + "\"%s}";

        var whole = asked.post("/api/v1/chat", body.formatted(""));
        var streamed = asked.post("/api/v1/chat", body.formatted(", \"stream\": true"));

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

    private @Nullable String threadOfTheOther() {
        return IntStream.range(0, 20)
                .mapToObj(number -> "out-of-sight-" + number)
                .filter(thread -> unreachable.keeps(thread) && !asked.keeps(thread))
                .findFirst()
                .orElse(null);
    }
}
