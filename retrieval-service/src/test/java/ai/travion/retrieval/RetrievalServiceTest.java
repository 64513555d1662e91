package ai.travion.retrieval;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import ai.travion.graph.NodeBinding.Work;
import ai.travion.retrieval.search.KnowledgeSearch;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.springframework.boot.actuate.health.Status;

class RetrievalServiceTest {

    private static final RetrievalProperties NO_PROVIDER = new RetrievalProperties(
            false,
            Path.of("none"),
            "",
            "",
            Duration.ofSeconds(1),
            Duration.ofMinutes(1),
            "",
            "",
            "travion",
            "none",
            "http://localhost/v1",
            "",
            "model",
            Duration.ofSeconds(1));

    private final RetrievalService service = new RetrievalService();

    @Test
    void theHealthOfTheRecommenderCountsWhatIsThere() {
        var health = service.recommender(Shipped.BASE, Shipped.SEARCH).health();

        assertThat(health.getStatus()).isEqualTo(Status.UP);
        assertThat(health.getDetails()).containsEntry("detail", "available (80 locations)");
    }

    @Test
    void aSearchThatFindsNothingIsDown() {
        var blind = new KnowledgeSearch(Shipped.BASE, Shipped.ATLAS, wanted -> List.of(), Optional.empty());

        var health = service.recommender(Shipped.BASE, blind).health();

        assertThat(health.getStatus()).isEqualTo(Status.DOWN);
    }

    @Test
    void noRankerIsHealthy() {
        var health = service.rankerAgent(Optional.empty()).health();

        assertThat(health.getStatus()).isEqualTo(Status.UP);
        assertThat(health.getDetails()).containsEntry("detail", "not configured");
    }

    @Test
    void itRunsRetrievalOnTheCpuAndTheWebInWaiting() {
        var retrieve = service.retrieve(Shipped.retriever(), Optional.empty());
        var web = service.webSearch(NO_PROVIDER, Shipped.retriever(), Shipped.ATLAS, Shipped.SEARCH);

        assertThat(retrieve.node()).isEqualTo(Graph.RETRIEVE);
        assertThat(retrieve.work()).isEqualTo(Work.COMPUTING);
        assertThat(web.node()).isEqualTo(Graph.WEB_SEARCH);
        assertThat(web.work()).isEqualTo(Work.WAITING);
    }

    @Test
    void whereAModelOrdersPassagesRetrievalWaits() {
        var retrieve = service.retrieve(Shipped.retriever(), Optional.of((question, passages) -> List.of()));

        assertThat(retrieve.work()).isEqualTo(Work.WAITING);
    }
}
