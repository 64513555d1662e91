package ai.travion.retrieval.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class WeightsTest {

    private static final Weights SHIPPED = Weights.load();

    @Test
    void whatAPassageHasInCommonWithAQuestionNeverSpeaksAgainstIt() {
        assertThat(SHIPPED.text().lines().filter(line -> !line.startsWith("#")))
                .hasSize(Trait.values().length)
                .noneMatch(line -> line.contains("-"));
    }

    @Test
    void theWeightsThatShipAreReadAndWrittenTheSame() {
        assertThat(Weights.parsed(SHIPPED.text()).text()).isEqualTo(SHIPPED.text());
    }

    @Test
    void whatIsLeftOutCountsForNothing() {
        var all = Arrays.stream(Trait.values()).collect(Collectors.toMap(Function.identity(), trait -> 1.0));

        assertThat(SHIPPED.without(Trait.WORDS).sum(all)).isLessThan(SHIPPED.sum(all));
    }
}
