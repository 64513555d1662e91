package ai.travion.local.structure;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.generator.model.ModelProperties;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.common.utils.AppInfoParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.Yaml;

/** There may be no Docker engine where this is built: what the compose file says is held against the code instead. */
class ComposeTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{([A-Z_0-9]+)");

    private static final Pattern OTEL_VARIABLE = Pattern.compile("OTEL_[A-Z_]+");

    /** Ports, addresses and folders of one machine, which containers have their own of; and what ./travion reads itself. */
    private static final Set<String> OF_THE_MACHINE = Set.of("PORT", "KNOWLEDGE_PATH", "SERVER_ADDRESS");

    static Stream<Arguments> services() {
        return Stream.of(
                Arguments.of("gateway-service", 8000),
                Arguments.of("router-service", 8001),
                Arguments.of("retrieval-service", 8002),
                Arguments.of("grader-service", 8003),
                Arguments.of("shadow-monitor-service", 8004),
                Arguments.of("generator-service", 8005),
                Arguments.of("verifier-service", 8006));
    }

    private final JsonNode services = composeFile().path("services");

    @ParameterizedTest
    @MethodSource("services")
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
    void aServiceIsToldWhateverItReadsThatTheExampleLists() throws IOException {
        var example = Pattern.compile("(?m)^([A-Z_0-9]+)=")
                .matcher(Files.readString(ROOT.resolve(".env.example")))
                .results()
                .map(match -> match.group(1))
                .filter(variable -> !variable.endsWith("_PORT") && !OF_THE_MACHINE.contains(variable))
                .collect(Collectors.toSet());

        for (var service : names(services)) {
            if (service.endsWith("-service")) {
                var read = new HashSet<>(variablesOf(service));
                read.retainAll(example);
                assertThat(names(services.path(service).path("environment")))
                        .as("%s is told", service)
                        .containsAll(read);
            }
        }
    }

    @Test
    void theSecondGatewayHasANameAndStoresOfItsOwn() {
        var first = services.path("gateway-service");
        var second = services.path("gateway-service-2");

        for (var gateway : List.of("gateway-service", "gateway-service-2")) {
            assertThat(services.path(gateway)
                            .path("environment")
                            .path("GATEWAY_ADVERTISED")
                            .asText())
                    .isEqualTo(gateway + ":8000");
        }
        assertThat(second.path("volumes").path(0).asText())
                .endsWith(":/data")
                .isNotEqualTo(first.path("volumes").path(0).asText());
        assertThat(names(second.path("environment")))
                .containsExactlyInAnyOrderElementsOf(names(first.path("environment")));
    }

    @Test
    void theModelThatTheGeneratorAsksForIsPulledIntoOllamasVolume() {
        var pull = services.path("ollama-model");

        assertThat(pull.path("command").path(0).asText())
                .isEqualTo(services.path("generator-service")
                        .path("environment")
                        .path("OLLAMA_MODEL")
                        .asText());
        assertThat(services.path("generator-service")
                        .path("environment")
                        .path("OLLAMA_BASE_URL")
                        .asText())
                .contains(pull.path("environment").path("OLLAMA_HOST").asText());
        assertThat(pull.path("image")).isEqualTo(services.path("ollama").path("image"));
        assertThat(pull.path("profiles")).isEqualTo(services.path("ollama").path("profiles"));
    }

    @Test
    void vectorsAreAskedForWhereQdrantIsWellAndOnlyWhereItRuns() {
        var wait = services.path("retrieval-service").path("depends_on").path("qdrant");

        assertThat(wait.path("condition").asText()).isEqualTo("service_healthy");
        assertThat(wait.path("required").asBoolean(true)).isFalse();
        assertThat(services.path("qdrant").path("healthcheck").path("test").toString())
                .contains("/readyz");
        assertThat(names(services.path("retrieval-service").path("depends_on")))
                .containsAll(names(services.path("router-service").path("depends_on")));
    }

    @Test
    void whateverIsWaitedForSaysWhetherItIsWell() {
        for (var service : names(services)) {
            for (var other : names(services.path(service).path("depends_on"))) {
                assertThat(services.path(other).has("healthcheck"))
                        .as("%s waits for %s", service, other)
                        .isTrue();
            }
        }
    }

    @Test
    void imagesThatAreBuiltAtOnceDoNotSpoilTheLibrariesThatTheyShare() throws IOException {
        assertThat(Files.readString(ROOT.resolve("Dockerfile")))
                .contains("--mount=type=cache,target=/repository,sharing=locked ");
    }

    @Test
    void everyImageHasAFixedVersion() {
        for (var service : names(services)) {
            if (!services.path(service).has("build")) {
                assertThat(services.path(service).path("image").asText())
                        .as(service)
                        .matches("[a-z0-9-]+/[a-z0-9-]+:v?\\d+\\.\\d+\\.\\d+");
            }
        }
    }

    @Test
    void onlyGatewaysAreReachedFromOtherMachinesAndNoPortIsPublishedTwice() {
        var published = new ArrayList<String>();
        for (var service : names(services)) {
            for (var port : services.path(service).path("ports")) {
                published.add(
                        port.asText().replaceAll("\\$\\{[A-Z_]+:-(\\d+)}", "$1").replaceAll(":\\d+$", ""));
                assertThat(port.asText().startsWith("127.0.0.1:"))
                        .as("%s publishes %s", service, port.asText())
                        .isEqualTo(!service.startsWith("gateway-service"));
            }
        }
        assertThat(published)
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrder(
                        "8000", "8010", "127.0.0.1:16686", "127.0.0.1:9090", "127.0.0.1:3000", "127.0.0.1:8080");
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

    @Test
    void theRegistryIsTheVersionThatTheTestsRunAgainstAndKeepsThePromiseOfTheContracts() throws IOException {
        var apicurio = services.path("apicurio");

        assertThat(Files.readString(ROOT.resolve("pom.xml")))
                .contains("<apicurio.version>" + apicurio.path("image").asText().replaceAll(".*:", "")
                        + "</apicurio.version>");
        assertThat(apicurio.path("environment")
                        .path("APICURIO_RULES_GLOBAL_COMPATIBILITY")
                        .asText())
                .isEqualTo("FULL_TRANSITIVE");
    }

    @ParameterizedTest
    @MethodSource("services")
    void prometheusReadsEveryServiceWhereItListens(String service, int port) throws IOException {
        var jobs = yaml("observability/prometheus.yaml").path("scrape_configs");

        assertThat(jobs).anySatisfy(job -> {
            assertThat(job.path("metrics_path").asText()).isEqualTo("/actuator/prometheus");
            assertThat(job.at("/dns_sd_configs/0/names/0").asText()).isEqualTo(service);
            assertThat(job.at("/dns_sd_configs/0/port").asInt()).isEqualTo(port);
        });
    }

    @Test
    void everyMetricOfTheDashboardIsMeasured() throws IOException {
        var dashboard = Files.readString(ROOT.resolve("observability/grafana/travion.json"));
        var measured = sources("graph") + sources("gateway-service");

        var shown = Pattern.compile("travion_[a-z_]+")
                .matcher(dashboard)
                .results()
                .map(MatchResult::group)
                .map(name -> name.replaceAll("(_seconds_(bucket|count|sum)|_total)$", ""))
                .distinct()
                .toList();

        assertThat(shown)
                .contains(
                        "travion_node_lag", "travion_node_in_flight", "travion_node_duration", "travion_node_failures")
                .allSatisfy(name -> assertThat(measured).contains("\"" + name.replace('_', '.') + "\""));
    }

    @Test
    void everyFileAndHostOfTheObservabilityProfileIsThere() throws IOException {
        var mounted = Pattern.compile("\\./(observability/[^:\"]+):")
                .matcher(services.toString())
                .results()
                .map(match -> match.group(1))
                .toList();
        var hosts = Pattern.compile("(?:http://|endpoint: )([a-z][a-z-]+):\\d+")
                .matcher(Files.readString(ROOT.resolve("observability/grafana/datasources.yaml"))
                        + Files.readString(ROOT.resolve("observability/otel-collector.yaml")))
                .results()
                .map(match -> match.group(1))
                .toList();

        assertThat(mounted)
                .hasSize(5)
                .allSatisfy(file -> assertThat(ROOT.resolve(file)).isNotEmptyFile());
        assertThat(hosts).containsExactlyInAnyOrder("prometheus", "jaeger", "jaeger");
        assertThat(names(services)).containsAll(hosts);
    }

    @Test
    void spansAreTakenWhereTheFileSaysThatTheyGo() throws IOException {
        var endpoint = Pattern.compile("http://otel-collector:(\\d+)")
                .matcher(Files.readString(ROOT.resolve("docker-compose.yml")));

        assertThat(endpoint.find()).isTrue();
        assertThat(yaml("observability/otel-collector.yaml")
                        .at("/receivers/otlp/protocols/http/endpoint")
                        .asText())
                .endsWith(":" + endpoint.group(1));
    }

    private static String sources(String module) throws IOException {
        try (var files = Files.walk(ROOT.resolve(module + "/src/main/java"))) {
            var all = new StringBuilder();
            for (var file : files.filter(Files::isRegularFile).toList()) {
                all.append(Files.readString(file));
            }
            return all.toString();
        }
    }

    private static Set<String> variablesOf(String service) throws IOException {
        var read = configuration(service)
                + Files.readString(ROOT.resolve("graph/src/main/resources/travion-defaults.yaml"));
        var bound = service.equals("generator-service")
                ? Stream.of(ModelProperties.class.getRecordComponents())
                        .map(component -> "LLM_"
                                + component
                                        .getName()
                                        .replaceAll("([A-Z])", "_$1")
                                        .toUpperCase(Locale.ROOT))
                : Stream.<String>empty();
        return Stream.of(
                        bound,
                        PLACEHOLDER.matcher(read).results().map(match -> match.group(1)),
                        OTEL_VARIABLE
                                .matcher(Files.readString(ROOT.resolve(
                                        "graph/src/main/java/ai/travion/graph/observe/OtelVariables.java")))
                                .results()
                                .map(MatchResult::group))
                .flatMap(variables -> variables)
                .collect(Collectors.toSet());
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
        return yaml("docker-compose.yml");
    }

    private static JsonNode yaml(String file) {
        try {
            return new ObjectMapper().valueToTree(new Yaml().load(Files.readString(ROOT.resolve(file))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
