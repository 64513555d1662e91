package ai.travion.local.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Whoever looks up a line of the log or a metric finds it in docs/observability.md. */
class ObservabilityPageTest {

    private static final Path ROOT = Path.of("..");
    private static final List<String> MODULES = List.of(
            "graph",
            "gateway-service",
            "router-service",
            "retrieval-service",
            "grader-service",
            "shadow-monitor-service",
            "generator-service",
            "verifier-service");

    @Test
    void everyEventOfTheLogIsOnThePage() throws IOException {
        var page = page();

        assertThat(found("\"event\", \"([a-z_]+)\""))
                .contains("hop", "run_ended", "web_search_failed")
                .allSatisfy(event -> assertThat(page).contains("`" + event + "`"));
    }

    @Test
    void everyMetricIsOnThePage() throws IOException {
        var page = page();

        assertThat(found("(?:builder|counter|timer|summary)\\(\\s*\"((?:travion|gen_ai)\\.[a-z_.]+)\""))
                .contains("travion.node.duration", "travion.llm.citations.unknown")
                .allSatisfy(metric -> assertThat(page).contains("`" + metric.replace('.', '_')));
    }

    private static String page() throws IOException {
        return Files.readString(ROOT.resolve("docs/observability.md"));
    }

    private static Set<String> found(String expression) throws IOException {
        var pattern = Pattern.compile(expression);
        var found = new TreeSet<String>();
        for (var module : MODULES) {
            try (var files = Files.walk(ROOT.resolve(module + "/src/main/java"))) {
                for (var file : files.filter(Files::isRegularFile).toList()) {
                    pattern.matcher(Files.readString(file)).results().forEach(match -> found.add(match.group(1)));
                }
            }
        }
        return found;
    }
}
