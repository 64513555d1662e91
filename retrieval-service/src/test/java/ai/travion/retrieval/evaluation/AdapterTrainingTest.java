package ai.travion.retrieval.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.ShippedVectors;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class AdapterTrainingTest {

    private static final int PAGES = 15;

    @Test
    void whatIsLearntFromSomePagesTellsOfOthersWhichSentenceAnswers() throws IOException {
        var places = Shipped.ATLAS.all().stream().limit(PAGES).toList();
        var passages = Shipped.BASE.passages().stream()
                .filter(passage -> places.contains(passage.place()))
                .toList();
        var embedded =
                Embedded.of(passages, ShippedVectors.KNOWLEDGE.read(), Shipped.model(), Shipped.ATLAS, done -> {});

        var report = AdapterTraining.with(embedded).report();

        assertThat(report.questions()).isGreaterThan(500);
        assertThat(report.turned()).isGreaterThan(report.asTheyAre() + 0.02);
    }
}
