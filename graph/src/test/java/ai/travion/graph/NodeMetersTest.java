package ai.travion.graph;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.junit.jupiter.api.Test;

class NodeMetersTest {

    @Test
    void everyKindOfFailureAndDropIsThereBeforeTheFirst() {
        var registry = new SimpleMeterRegistry();

        NodeMeters.of(Graph.VERIFY, registry);

        assertThat(registry.find("travion.node.failures").counters())
                .extracting(counter -> counter.getId().getTag("code"))
                .containsExactlyInAnyOrder("node_failed", "illegal_step", "too_large");
        assertThat(registry.find("travion.node.dropped").counters())
                .extracting(counter -> counter.getId().getTag("why"))
                .containsExactlyInAnyOrder("repeated", "cancelled", "past_deadline");
    }
}
