package ai.travion.local.registry;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import ai.travion.broker.EmbeddedBroker;
import ai.travion.gateway.GatewayService;
import ai.travion.graph.TravionApplication;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RequestKind;
import ai.travion.schemas.TurnRequest;
import ai.travion.schemas.wire.ConfluentAvroDeserializer;
import ai.travion.schemas.wire.ConfluentAvroSerializer;
import ai.travion.schemas.wire.Contracts;
import ai.travion.schemas.wire.EmbeddedRegistry;
import ai.travion.schemas.wire.Registries;
import ai.travion.schemas.wire.SchemaRegistryException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.ConfigurableApplicationContext;

/**
 * The contracts in registries and the records in the hands of others: a real Apicurio Registry and the gateway's own read-only paths, and
 * Confluent's official client for JavaScript on both.
 */
@SuppressWarnings("NullAway.Init") // started before any test
class RegistryIT {

    private static final String TOPIC = "travion.turns";
    private static final Schema REQUEST = TurnRequest.getClassSchema();
    private static final String SUBJECT = Contracts.subjectOf(REQUEST);
    private static final String ASKED_BY_THEM = """
            {"kind": "SAY", "thread_id": "t-1", "run_id": "r-1", "message": "Ayubowan ආයුබෝවන්", "user_id": "nimal",
             "created_at": 1795334400000}""";

    @TempDir
    private static Path folder;

    private static EmbeddedBroker broker;

    @BeforeAll
    static void start() {
        broker = EmbeddedBroker.start(folder.resolve("kafka"), 0);
    }

    @AfterAll
    static void stop() {
        broker.close();
    }

    @Nested
    class WithApicurio {

        private static Apicurio apicurio;

        private final Map<String, String> registry = registry();

        @BeforeAll
        static void start() throws Exception {
            require(Apicurio.isHere(), "Apicurio Registry is not here; ./travion test -Pregistry fetches it (158 MB)");
            apicurio = Apicurio.start(broker.bootstrapServers(), folder.resolve("apicurio.log"));
        }

        @AfterAll
        static void stop() {
            if (apicurio != null) {
                apicurio.close();
            }
        }

        private static Map<String, String> registry() {
            return Map.of(Registries.URL, apicurio.url());
        }

        @Test
        void everyContractIsRegisteredByUseAndItsRecordReadBackElsewhere() {
            var state = aTurn().asking("Where is it quiet?").build();
            var bytes = requireNonNull(writer(registry).serialize(TOPIC, state));

            var read = reader(registry).deserialize(TOPIC, bytes);

            assertThat(read).isEqualTo(state);
            assertThat(idOf(bytes)).isLessThan(1_000_000_000);
            assertThat(Contracts.current())
                    .allSatisfy(contract -> assertThat(Registries.named(registry)
                                    .schemaWith(
                                            Registries.named(registry).idOf(Contracts.subjectOf(contract), contract)))
                            .isEqualTo(contract));
        }

        @Test
        void aFieldWithADefaultMayBeAdded() {
            int before = Registries.named(registry).idOf(SUBJECT, REQUEST);

            int after = Registries.named(registry).idOf(SUBJECT, withMood(",\"default\":\"\""));

            assertThat(after).isNotEqualTo(before);
        }

        /** The version before it has the field; the first has not, and its records are still on the topics. */
        @Test
        void aChangeIsRefusedThatAnyVersionCouldNotBearNotOnlyTheLast() {
            Registries.named(registry).idOf(SUBJECT, REQUEST);
            Registries.named(registry).idOf(SUBJECT, withMood(",\"default\":\"\""));
            var needsAMood = withMood("");

            assertThatThrownBy(() -> Registries.named(registry).idOf(SUBJECT, needsAMood))
                    .isInstanceOf(SchemaRegistryException.class)
                    .hasMessageContaining("refused the schema of " + SUBJECT)
                    .hasMessageContaining("409");
        }

        @Test
        void confluentsClientReadsOursAndWeTheirs() throws Exception {
            assertBothRead(apicurio.url(), registry);
        }
    }

    @Nested
    class WithTheGateway {

        private static ConfigurableApplicationContext gateway;

        @BeforeAll
        static void start() {
            gateway = TravionApplication.run(
                    GatewayService.class,
                    "--server.port=0",
                    "--spring.kafka.bootstrap-servers=" + broker.bootstrapServers(),
                    "--travion.namespace=embedded-registry",
                    "--travion.topics.partitions=1",
                    "--travion.gateway.state-dir=" + folder.resolve("streams"),
                    "--management.metrics.use-global-registry=false",
                    "--spring.reactor.netty.shutdown-quiet-period=0s");
        }

        @AfterAll
        static void stop() {
            gateway.close();
        }

        @Test
        void confluentsClientReadsOursAndWeTheirsWithoutARegistry() throws Exception {
            var url = "http://localhost:" + gateway.getEnvironment().getRequiredProperty("local.server.port");

            assertBothRead(url, Map.of(Registries.URL, "embedded:"));
        }
    }

    /** Left out where it can't run, unless it was asked for. */
    private static void require(boolean here, String otherwise) {
        if (Boolean.getBoolean("registry.required")) {
            assertThat(here).as(otherwise).isTrue();
        } else {
            assumeThat(here).as(otherwise).isTrue();
        }
    }

    /** The newest version of the subject must be the one that this code writes. */
    private static void assertBothRead(String url, Map<String, String> ours) throws Exception {
        require(ConfluentsClient.canRun(), "Node.js and npm are not on this machine");
        ConfluentsClient.install();
        var theirs = new ConfluentsClient(url);
        var state = aTurn().asking("Where is it quiet?").at("Ella").build();
        var bytes = requireNonNull(writer(ours).serialize("travion.router", state));

        var readByThem = new ObjectMapper()
                .readTree(theirs.read("travion.router", Contracts.subjectOf(GraphState.getClassSchema()), bytes));

        assertThat(readByThem.path("user_query").asText()).isEqualTo("Where is it quiet?");
        assertThat(readByThem.path("thread_id").asText()).isEqualTo(state.getThreadId());
        assertThat(readByThem.path("target_locations").path(0).asText()).isEqualTo("Ella");
        assertThat(readByThem.path("deadline").asLong())
                .isEqualTo(state.getDeadline().toEpochMilli());

        requireNonNull(writer(ours).serialize(TOPIC, TurnRequest.newBuilder().build()));
        var written = theirs.written(TOPIC, SUBJECT, ASKED_BY_THEM);
        var readByUs = (TurnRequest) requireNonNull(reader(ours).deserialize(TOPIC, written));

        assertThat(readByUs.getKind()).isEqualTo(RequestKind.SAY);
        assertThat(readByUs.getMessage()).isEqualTo("Ayubowan ආයුබෝවන්");
        assertThat(readByUs.getUserId()).contains("nimal");
        assertThat(readByUs.getBudgetMs()).isEqualTo(60_000);
        assertThat(Stream.of(bytes, written)).allMatch(record -> record[0] == 0);
        assertThat(idOf(bytes) >= 1_000_000_000).isEqualTo(ours.containsValue("embedded:"));
        assertThat(new EmbeddedRegistry().find(idOf(bytes)).isPresent()).isEqualTo(ours.containsValue("embedded:"));
    }

    private static Schema withMood(String andADefault) {
        var mood = "{\"name\":\"mood\",\"type\":\"string\"" + andADefault + "},";
        var changed = REQUEST.toString().replace("{\"name\":\"kind\"", mood + "{\"name\":\"kind\"");
        assertThat(changed).isNotEqualTo(REQUEST.toString());
        return new Schema.Parser().parse(changed);
    }

    private static ConfluentAvroSerializer writer(Map<String, String> registry) {
        var serializer = new ConfluentAvroSerializer();
        serializer.configure(registry, false);
        return serializer;
    }

    private static ConfluentAvroDeserializer reader(Map<String, String> registry) {
        var deserializer = new ConfluentAvroDeserializer();
        deserializer.configure(registry, false);
        return deserializer;
    }

    private static int idOf(byte[] record) {
        return ByteBuffer.wrap(record, 1, Integer.BYTES).getInt();
    }
}
