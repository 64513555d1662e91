package ai.travion.gateway.api;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.RunControl;
import ai.travion.schemas.wire.Contracts;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

/** The paths of Confluent's registry, as its clients call them. */
class RegistryTest {

    private static final Schema CONTRACT = RunControl.getClassSchema();
    private static final String SUBJECT = CONTRACT.getFullName();
    private static final MediaType V1_JSON = MediaType.valueOf("application/vnd.schemaregistry.v1+json");

    private static final ReleasedContracts CONTRACTS = new ReleasedContracts();
    private static final WebTestClient REGISTRY = WebTestClient.bindToController(
                    new RegistryController(CONTRACTS), new CompatibilityController(CONTRACTS), new RegistryWrites())
            .controllerAdvice(new Problems())
            .configureClient()
            .codecs(codecs -> codecs.defaultCodecs().maxInMemorySize(4 << 20))
            .build();

    private final ObjectMapper json = new ObjectMapper();

    private record Answer(int status, JsonNode body) {
        int code() {
            return body.path("error_code").asInt();
        }
    }

    static Stream<String> schemasThatMeanNothing() {
        return Stream.of(
                "no schema",
                "{}",
                "null",
                "",
                record("{\"name\": \"a\", \"type\": \"int\", \"default\": \"one\"}"),
                record("{\"name\": \"a\", \"type\": \"int\"}, {\"name\": \"a\", \"type\": \"int\"}"),
                record("{\"name\": \"a\", \"type\": \"Y\"}"),
                record("{\"name\": \"a-b\", \"type\": \"int\"}"),
                record("{\"name\": \"a\"}"),
                "{\"type\": \"fixed\", \"name\": \"F\", \"size\": -1}",
                "{\"type\": \"enum\", \"name\": \"E\", \"symbols\": [\"A\", \"A\"]}",
                "[\"int\", \"int\"]",
                "[[\"int\"]]");
    }

    private static String record(String fields) {
        return "{\"type\": \"record\", \"name\": \"R\", \"fields\": [" + fields + "]}";
    }

    @ParameterizedTest
    @MethodSource("schemasThatMeanNothing")
    void aSchemaThatAvroRefusesIsRefusedWhateverIsWrongWithIt(String schema) throws Exception {
        for (var path : List.of("/subjects/" + SUBJECT, "/compatibility/subjects/" + SUBJECT + "/versions/latest")) {
            var answer = post(path, offered(schema));

            assertThat(answer.status()).as(path).isEqualTo(422);
            assertThat(answer.code()).isEqualTo(42201);
        }
    }

    @Test
    void theContractItselfMayFollowItself() throws Exception {
        var answer = post("/compatibility/subjects/" + SUBJECT + "/versions/latest", offered(CONTRACT.toString()));

        assertThat(answer.body().toString()).isEqualTo("{\"is_compatible\":true}");
    }

    @Test
    void aFieldThatOldRecordsLackBreaksItsReader() throws Exception {
        var added = changed(new Schema.Field("urgency", Schema.create(Schema.Type.INT)));
        var path = "/compatibility/subjects/" + SUBJECT + "/versions/latest";

        var verdict = post(path + "?verbose=true", offered(added));

        assertThat(verdict.body().path("is_compatible").asBoolean(true)).isFalse();
        assertThat(verdict.body().path("messages").toString())
                .contains("READER_FIELD_MISSING_DEFAULT_VALUE", "urgency", "oldSchemaVersion");
        assertThat(post(path, offered(added)).body().has("messages")).isFalse();
    }

    @Test
    void whatReadersOfTheOldSchemaWouldMissIsFoundToo() throws Exception {
        var widened = CONTRACT.toString()
                .replaceFirst(
                        "\"name\":\"thread_id\",\"type\":(\"string\"|\\{[^}]*})",
                        "\"name\":\"thread_id\",\"type\":[\"string\",\"long\"]");

        var verdict = post("/compatibility/subjects/" + SUBJECT + "/versions?verbose=true", offered(widened));

        assertThat(widened).isNotEqualTo(CONTRACT.toString());
        assertThat(verdict.body().path("is_compatible").asBoolean(true)).isFalse();
        assertThat(verdict.body().path("messages").toString())
                .contains("the old schema can't read what the new one wrote");
    }

    private static String changed(Schema.Field another) {
        var changed = Schema.createRecord(CONTRACT.getName(), null, CONTRACT.getNamespace(), false);
        changed.setFields(Stream.concat(
                        CONTRACT.getFields().stream().map(field -> new Schema.Field(field, field.schema())),
                        Stream.of(another))
                .toList());
        return changed.toString();
    }

    @ParameterizedTest
    @CsvSource({
        "/compatibility/subjects/nobody/versions/latest, 404, 40401",
        "/compatibility/subjects/ai.travion.schemas.RunControl/versions/99, 404, 40402",
        "/compatibility/subjects/ai.travion.schemas.RunControl/versions/abc, 422, 42202",
        "/subjects/nobody, 404, 40401"
    })
    void aCheckAgainstNothingIsRefused(String path, int status, int code) throws Exception {
        var answer = post(path, offered(CONTRACT.toString()));

        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.code()).isEqualTo(code);
    }

    @ParameterizedTest
    @ValueSource(strings = {"JSON", "PROTOBUF"})
    void onlyAvroIsUnderstood(String type) throws Exception {
        var answer = post("/subjects/" + SUBJECT, json.writeValueAsString(Map.of("schema", "{}", "schemaType", type)));

        assertThat(answer.code()).isEqualTo(42201);
    }

    @Test
    void aBodyThatIsNoJsonIsABadRequest() {
        var answer = post("/subjects/" + SUBJECT, "{\"schema\": ");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.code()).isEqualTo(400);
    }

    @Test
    void everyVersionOfEveryContractIsListed() {
        var all = get("/schemas").body();
        var newest = get("/schemas?latestOnly=true").body();
        var one = get("/schemas?subjectPrefix=" + SUBJECT + "&latestOnly=true").body();

        assertThat(newest).hasSize(Contracts.current().size());
        assertThat(all.size()).isGreaterThanOrEqualTo(newest.size());
        assertThat(one).hasSize(1);
        assertThat(one.get(0))
                .isEqualTo(get("/subjects/" + SUBJECT + "/versions/latest").body());
        assertThat(get("/schemas?offset=1&limit=2").body().get(0)).isEqualTo(all.get(1));
        assertThat(get("/subjects/" + SUBJECT + "/versions/latest/referencedby")
                        .body()
                        .toString())
                .isEqualTo("[]");
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /subjects/a/b, 404, 404",
        "GET, /schemas/nothing, 404, 404",
        "GET, /schemas?offset=some, 400, 400",
        "GET, /config/a/b, 404, 404",
        "GET, /mode/a/b, 404, 404",
        "GET, /compatibility/subjects, 404, 404",
        "GET, /subjects/nobody/versions/1/referencedby, 404, 40401",
        "PATCH, /subjects, 405, 405",
        "DELETE, /schemas/ids/1, 405, 405",
        "POST, /config, 405, 405",
        "POST, /subjects/a/versions, 422, 42205",
        "DELETE, /subjects/a, 422, 42205",
        "DELETE, /subjects/a/versions/1, 422, 42205",
        "PUT, /config, 422, 42205",
        "PUT, /config/a, 422, 42205",
        "DELETE, /config/a, 422, 42205",
        "PUT, /mode, 422, 42205",
        "PUT, /mode/a, 422, 42205"
    })
    void whateverElseIsAskedForIsRefusedInTheRegistrysForm(String method, String path, int status, int code) {
        var answer = ask(method, path, method.equals("GET") ? "" : "{\"compatibility\": \"NONE\"}");

        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.code()).isEqualTo(code);
        assertThat(answer.body().path("message").asText()).isNotBlank();
    }

    private String offered(String schema) throws Exception {
        return json.writeValueAsString(Map.of("schema", schema));
    }

    private Answer get(String path) {
        return ask("GET", path, "");
    }

    private Answer post(String path, String body) {
        return ask("POST", path, body);
    }

    private Answer ask(String method, String path, String body) {
        var request = REGISTRY.method(HttpMethod.valueOf(method)).uri(path).accept(V1_JSON);
        var answer = (body.isEmpty() ? request : request.contentType(V1_JSON).bodyValue(body))
                .exchange()
                .expectBody(String.class)
                .returnResult();
        var said = answer.getResponseBody();
        try {
            return new Answer(answer.getStatus().value(), json.readTree(said == null ? "" : said));
        } catch (IOException e) {
            throw new AssertionError(said, e);
        }
    }
}
