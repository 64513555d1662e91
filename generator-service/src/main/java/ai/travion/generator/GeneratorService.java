package ai.travion.generator;

import ai.travion.atlas.Places;
import ai.travion.generator.composer.Composer;
import ai.travion.graph.Graph;
import ai.travion.graph.NodeBinding;
import ai.travion.graph.TravionApplication;
import org.springframework.boot.actuate.health.Health;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

/** Runs GENERATE: writes the answer from the evidence. */
@SpringBootApplication
public class GeneratorService {

    public static void main(String[] args) {
        TravionApplication.run(GeneratorService.class, args);
    }

    @Bean
    NodeBinding generate(Writer writer) {
        return Graph.GENERATE.runs(new Generator(writer));
    }

    @Bean
    Writer composer() {
        return new Composer(Places.load());
    }

    /** No model is a sound way to run: the composer answers. */
    @Bean
    HealthIndicator llm() {
        return () -> Health.up().withDetail("detail", "not configured").build();
    }
}
