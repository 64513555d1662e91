package ai.travion.local.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.GraphDiagram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the README shows is what the code does. */
class ReadmeTest {

    private static final Path REPOSITORY = Path.of("..");

    @Test
    void theDiagramIsTheGraph() throws IOException {
        assertThat(Files.readString(REPOSITORY.resolve("README.md")))
                .contains("```mermaid\n" + GraphDiagram.mermaid() + "\n```");
    }

    @Test
    void everyFileThatItNamesIsThere() throws IOException {
        var links =
                Pattern.compile("\\]\\(((?!https?:)[^)#]+)").matcher(Files.readString(REPOSITORY.resolve("README.md")));

        assertThat(links.results().map(link -> link.group(1)))
                .isNotEmpty()
                .allSatisfy(file -> assertThat(REPOSITORY.resolve(file)).exists());
    }
}
