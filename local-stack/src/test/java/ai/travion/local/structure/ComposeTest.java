package ai.travion.local.structure;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.kafka.common.utils.AppInfoParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yaml.snakeyaml.Yaml;

/** There may be no Docker engine where this is built: what the compose file says is held against the code instead. */
class ComposeTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{([A-Z_0-9]+)");

    private final JsonNode services = composeFile().path("services");

    @ParameterizedTest
    @CsvSource({
        "gateway-service, 8000",
        "router-service, 8001",
        "retrieval-service, 8002",
        "grader-service, 8003",
        "shadow-monitor-service, 8004",
        "generator-service, 8005",
        "verifier-service, 8006"
    })
    void everyServiceIsBuiltAndWatchedWhereItListens(String service, int port) throws IOException {
        var described = services.path(service);

        assertThat(configuration(service)).contains(port + "}");
        assertThat(described.toPrettyString())
                .contains("\"SERVICE\" : \"" + service + "\"")
                .contains("http://localhost:" + port + "/actuator/health/readiness");
        assertThat(ROOT.resolve(service).resolve("pom.xml")).exists();
    }

    @Test
    void aServiceIsToldNothingThatItDoesNotRead() throws IOException {
        for (var service : names(services)) {
            if (service.endsWith("-service")) {
                assertThat(variablesOf(service))
                        .as("%s reads", service)
                        .containsAll(names(services.path(service).path("environment")));
            }
        }
    }

    @Test
    void addressesNameServicesOfTheFile() {
        var hosts = Pattern.compile("(?:http://|\"|@)([a-z][a-z-]+):\\d{4,5}")
                .matcher(services.toString())
                .results()
                .map(match -> match.group(1))
                .filter(host -> !host.equals("localhost"))
                .collect(Collectors.toSet());

        assertThat(hosts).isNotEmpty();
        assertThat(names(services)).containsAll(hosts);
    }

    @Test
    void theBrokerIsTheVersionThatTheTestsRunAgainst() {
        assertThat(services.path("kafka").path("image").asText())
                .isEqualTo("apache/kafka:" + AppInfoParser.getVersion());
    }

    @Test
    void whatCanBeSetFromOutsideIsInTheExample() throws IOException {
        var example = Files.readString(ROOT.resolve(".env.example"));

        var variables = PLACEHOLDER
                .matcher(Files.readString(ROOT.resolve("docker-compose.yml")))
                .results()
                .map(match -> match.group(1))
                .distinct()
                .toList();

        assertThat(variables)
                .isNotEmpty()
                .allSatisfy(variable -> assertThat(example).contains("\n" + variable + "="));
    }

    private static Set<String> variablesOf(String service) throws IOException {
        var read = configuration(service)
                + Files.readString(ROOT.resolve("graph/src/main/resources/travion-defaults.yaml"));
        return PLACEHOLDER.matcher(read).results().map(match -> match.group(1)).collect(Collectors.toSet());
    }

    private static String configuration(String service) throws IOException {
        return Files.readString(ROOT.resolve(service + "/src/main/resources/" + service + ".yaml"));
    }

    private static List<String> names(JsonNode node) {
        var names = new ArrayList<String>();
        node.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static JsonNode composeFile() {
        try {
            return new ObjectMapper()
                    .valueToTree(new Yaml().load(Files.readString(ROOT.resolve("docker-compose.yml"))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
