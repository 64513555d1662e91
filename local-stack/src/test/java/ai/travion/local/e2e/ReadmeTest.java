package ai.travion.local.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.GraphDiagram;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
    void everyVariableThatAServiceReadsIsInTheExample() throws IOException {
        var example = Files.readString(REPOSITORY.resolve(".env.example"));
        try (var modules = Files.walk(REPOSITORY, 5)) {
            var variables = modules.filter(file -> file.toString().endsWith(".yaml"))
                    .filter(file -> file.toString().contains("src/main/resources"))
                    .flatMap(ReadmeTest::variablesOf)
                    .distinct()
                    .toList();

            assertThat(variables)
                    .hasSizeGreaterThan(10)
                    .allSatisfy(variable -> assertThat(example).contains("\n" + variable + "="));
        }
    }

    private static Stream<String> variablesOf(Path yaml) {
        try {
            return Pattern.compile("\\$\\{([A-Z][A-Z0-9_]+)")
                    .matcher(Files.readString(yaml))
                    .results()
                    .map(variable -> variable.group(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
