package ai.travion.generator;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import org.junit.jupiter.api.Test;
import org.springframework.boot.actuate.health.Status;

class GeneratorServiceTest {

    private final GeneratorService service = new GeneratorService();

    @Test
    void itRunsGenerate() {
        assertThat(service.generate(service.composer()).node()).isEqualTo(Graph.GENERATE);
    }

    @Test
    void noModelIsHealthyAndSaysThatNoneIsConfigured() {
        var health = service.llm().health();

        assertThat(health.getStatus()).isEqualTo(Status.UP);
        assertThat(health.getDetails()).containsEntry("detail", "not configured");
    }
}
