package ai.travion.local.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.local.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

class IndexCostTest {

    @Test
    void whatWasBuiltIsHandedOn() {
        var index = IndexCost.of(() -> List.of("history", "culture"), List::size);

        assertThat(index.built()).containsExactly("history", "culture");
        assertThat(index.cost().startSeconds()).isBetween(0.0, 60.0);
    }

    @Test
    void aReportTellsTheStartAndTheMemory() {
        var cost = new IndexCost(1.44, 96, 410);

        assertThat(cost.text()).contains("in 1.4 s", "96 MB on the heap", "410 MB in all");
        assertThat(Json.of(new EvaluateRetrieval.Measured(List.of(), cost)))
                .contains("\"start_seconds\" : 1.44", "\"heap_megabytes\" : 96", "\"resident_megabytes\" : 410");
    }
}
