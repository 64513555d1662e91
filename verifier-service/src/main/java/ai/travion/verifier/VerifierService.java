package ai.travion.verifier;

import ai.travion.atlas.Places;
import ai.travion.graph.Graph;
import ai.travion.graph.NodeBinding;
import ai.travion.graph.TravionApplication;
import ai.travion.verifier.check.Checks;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;

/** Runs VERIFY: checks the answer and sends it back when it is wrong. */
@SpringBootApplication
@EnableConfigurationProperties(VerifierProperties.class)
public class VerifierService {

    public static void main(String[] args) {
        TravionApplication.run(VerifierService.class, args);
    }

    @Bean
    NodeBinding verify(VerifierProperties properties) {
        return Graph.VERIFY.runs(new Verifier(Checks.withNamesFrom(Places.load()), properties.maxCorrections()));
    }
}
