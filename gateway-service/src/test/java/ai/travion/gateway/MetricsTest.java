package ai.travion.gateway;

import static ai.travion.gateway.GatewayUnderTest.echo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ai.travion.broker.KafkaExtension;
import ai.travion.broker.TestKafka;
import ai.travion.graph.Graph;
import ai.travion.graph.Step;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What an operator's Prometheus reads at a gateway. */
@ExtendWith(KafkaExtension.class)
class MetricsTest {

    private final GatewayUnderTest gateway;

    MetricsTest(TestKafka kafka) {
        gateway = new GatewayUnderTest(kafka);
    }

    @AfterEach
    void close() {
        gateway.close();
    }

    @Test
    void theLagOfANodeShowsWhatWaitsForItAlsoWhereNoInstanceOfItIsLeft() {
        gateway.post("/api/v1/chat", "{\"message\": \"hello\"}", "Prefer", "respond-async");

        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(metrics()).contains("travion_node_lag{node=\"router\"} 1.0"));
        gateway.answering(state -> Step.to(Graph.REPLY, echo(state)));
        await().atMost(Duration.ofSeconds(30))
                .untilAsserted(() -> assertThat(metrics())
                        .contains("travion_node_lag{node=\"router\"} 0.0", "travion_node_lag{node=\"gateway\"} 0.0"));
        assertThat(metrics())
                .contains("travion_run_duration_seconds_count{status=\"succeeded\"} 1")
                .contains("travion_run_duration_seconds_bucket{status=\"succeeded\",le=")
                .contains("travion_node_dead_letters_total{node=\"gateway\"} 0.0", "travion_slow_readers_total 0.0");
    }

    private String metrics() {
        return gateway.get("/actuator/prometheus").body();
    }
}
