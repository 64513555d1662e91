package ai.travion.grader;

import ai.travion.atlas.Places;
import ai.travion.graph.Graph;
import ai.travion.graph.NodeBinding;
import ai.travion.graph.TravionApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

/** Is the evidence enough? */
@SpringBootApplication
public class GraderService {

    public static void main(String[] args) {
        TravionApplication.run(GraderService.class, args);
    }

    @Bean
    NodeBinding grader() {
        return Graph.GRADER.runs(new Grader(Places.load()));
    }
}
