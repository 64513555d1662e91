package ai.travion.generator;

import ai.travion.atlas.Places;
import ai.travion.generator.composer.Composer;
import ai.travion.generator.model.Model;
import ai.travion.generator.model.ModelProperties;
import ai.travion.graph.Graph;
import ai.travion.graph.NodeBinding;
import ai.travion.graph.TravionApplication;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import org.springframework.boot.actuate.health.Health;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;

/** Runs GENERATE: writes the answer from the evidence, by a model where one is configured, and by rule. */
@SpringBootApplication
@EnableConfigurationProperties(ModelProperties.class)
public class GeneratorService {

    public static void main(String[] args) {
        TravionApplication.run(GeneratorService.class, args);
    }

    @Bean
    NodeBinding generate(Model model) {
        return Graph.GENERATE.runs(new Generator(model.writer()));
    }

    @Bean
    Model model(ModelProperties properties, MeterRegistry meters, Clock clock) {
        return Model.from(properties, new Composer(Places.load()), meters, clock);
    }

    /** No model is a sound way to run, and a model that fails is no reason to take the service away: the composer answers. */
    @Bean
    HealthIndicator llm(Model model) {
        return () -> Health.up().withDetail("detail", model.condition().get()).build();
    }
}
