package ai.travion.gateway.api;

import ai.travion.schemas.wire.EmbeddedRegistry;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import io.swagger.v3.oas.annotations.Operation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.apache.avro.Schema;
import org.apache.avro.SchemaParseException;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/**
 * The contracts under the paths of Confluent's Schema Registry, read-only, so that outside tools read the records of a pipeline that
 * runs without a registry. A subject is the full name of a record; its versions are those released, and the current one last.
 */
@RestController
@RequestMapping(
        produces = {
            "application/vnd.schemaregistry.v1+json",
            "application/vnd.schemaregistry+json",
            MediaType.APPLICATION_JSON_VALUE
        })
class RegistryController {

    /** Codes of Confluent's API. */
    private static final int NO_SUBJECT = 40401;

    private static final int NO_VERSION = 40402;
    private static final int NO_SCHEMA = 40403;
    private static final int NO_CONFIG = 40408;
    private static final int NO_MODE = 40409;
    private static final int BAD_SCHEMA = 42201;
    private static final int BAD_VERSION = 42202;
    private static final int READ_ONLY = 42205;

    private static final String REGISTRY_JSON = "application/vnd.schemaregistry.v1+json";
    private static final String COMPATIBILITY = "FULL_TRANSITIVE";
    private static final Set<String> NEWEST = Set.of("latest", "-1");

    private record Registered(int id, int version, Schema schema) {}

    private record SchemaView(String schema) {}

    private record VersionView(String subject, int version, int id, String schema) {}

    private record SubjectVersion(String subject, int version) {}

    private record Refusal(@JsonProperty("error_code") int code, String message) {}

    private final EmbeddedRegistry registry = new EmbeddedRegistry();

    @Operation(summary = "A contract by the id that stands in a record")
    @GetMapping("/schemas/ids/{id}")
    ResponseEntity<Object> schema(@PathVariable String id) {
        return found(id)
                .<ResponseEntity<Object>>map(schema -> ResponseEntity.ok(new SchemaView(schema.toString())))
                .orElseGet(() -> noSchema(id));
    }

    @Operation(summary = "The same, and nothing around it")
    @GetMapping("/schemas/ids/{id}/schema")
    ResponseEntity<Object> bareSchema(@PathVariable String id) {
        return found(id)
                .<ResponseEntity<Object>>map(schema -> ResponseEntity.ok(schema.toString()))
                .orElseGet(() -> noSchema(id));
    }

    @Operation(summary = "The names that a contract is registered under")
    @GetMapping("/schemas/ids/{id}/subjects")
    ResponseEntity<Object> subjectsOf(@PathVariable String id) {
        return found(id)
                .<ResponseEntity<Object>>map(schema -> ResponseEntity.ok(List.of(schema.getFullName())))
                .orElseGet(() -> noSchema(id));
    }

    @Operation(summary = "Where a contract is registered")
    @GetMapping("/schemas/ids/{id}/versions")
    ResponseEntity<Object> versionsOf(@PathVariable String id) {
        return found(id)
                .<ResponseEntity<Object>>map(schema -> ResponseEntity.ok(versions(schema.getFullName()).stream()
                        .filter(version -> version.schema().equals(schema))
                        .map(version -> new SubjectVersion(schema.getFullName(), version.version()))
                        .toList()))
                .orElseGet(() -> noSchema(id));
    }

    @Operation(summary = "The kinds of schema")
    @GetMapping("/schemas/types")
    List<String> types() {
        return List.of("AVRO");
    }

    @Operation(summary = "The contracts by name")
    @GetMapping("/subjects")
    List<String> subjects() {
        return registry.all().values().stream()
                .map(Schema::getFullName)
                .distinct()
                .sorted()
                .toList();
    }

    @Operation(summary = "Where a schema stands among the versions of a contract")
    @PostMapping(
            path = "/subjects/{subject}",
            consumes = {REGISTRY_JSON, MediaType.APPLICATION_JSON_VALUE})
    ResponseEntity<Object> lookUp(@PathVariable String subject, @RequestBody JsonNode body) {
        var versions = versions(subject);
        if (versions.isEmpty()) {
            return noSubject(subject);
        }
        try {
            var sought = new Schema.Parser().parse(body.path("schema").asText());
            return versions.stream()
                    .filter(registered -> registered.schema().equals(sought))
                    .findFirst()
                    .<ResponseEntity<Object>>map(found -> ResponseEntity.ok(view(subject, found)))
                    .orElseGet(() -> refusal(HttpStatus.NOT_FOUND, NO_SCHEMA, "Schema not found."));
        } catch (SchemaParseException noSchema) {
            return refusal(HttpStatus.UNPROCESSABLE_ENTITY, BAD_SCHEMA, "Input schema is an invalid Avro schema.");
        }
    }

    @Operation(summary = "Contracts come with the code: nothing is registered here")
    @PostMapping(
            path = "/subjects/{subject}/versions",
            consumes = {REGISTRY_JSON, MediaType.APPLICATION_JSON_VALUE})
    ResponseEntity<Object> register(@PathVariable String subject) {
        return refusal(HttpStatus.UNPROCESSABLE_ENTITY, READ_ONLY, "Subject " + subject + " is in read-only mode.");
    }

    @Operation(summary = "The versions of a contract")
    @GetMapping("/subjects/{subject}/versions")
    ResponseEntity<Object> versionsOfSubject(@PathVariable String subject) {
        var versions = versions(subject);
        return versions.isEmpty()
                ? noSubject(subject)
                : ResponseEntity.ok(versions.stream().map(Registered::version).toList());
    }

    @Operation(summary = "A version of a contract, by number, or the newest as latest or -1")
    @GetMapping("/subjects/{subject}/versions/{version}")
    ResponseEntity<Object> version(@PathVariable String subject, @PathVariable String version) {
        return answer(subject, version, found -> view(subject, found));
    }

    @Operation(summary = "The same, and nothing around it")
    @GetMapping("/subjects/{subject}/versions/{version}/schema")
    ResponseEntity<Object> bareVersion(@PathVariable String subject, @PathVariable String version) {
        return answer(subject, version, found -> found.schema().toString());
    }

    @Operation(summary = "How contracts may change")
    @GetMapping("/config")
    Map<String, String> compatibility() {
        return Map.of("compatibilityLevel", COMPATIBILITY);
    }

    @Operation(summary = "How one contract may change: as all may")
    @GetMapping("/config/{subject}")
    ResponseEntity<Object> compatibilityOf(
            @PathVariable String subject, @RequestParam(defaultValue = "false") String defaultToGlobal) {
        return "true".equals(defaultToGlobal)
                ? ResponseEntity.ok(compatibility())
                : refusal(
                        HttpStatus.NOT_FOUND,
                        NO_CONFIG,
                        "Subject '" + subject + "' does not have subject-level compatibility configured");
    }

    @Operation(summary = "Whether contracts can be registered here: they can't")
    @GetMapping("/mode")
    Map<String, String> mode() {
        return Map.of("mode", "READONLY");
    }

    @Operation(summary = "Whether versions of one contract can be registered here: as of all")
    @GetMapping("/mode/{subject}")
    ResponseEntity<Object> modeOf(
            @PathVariable String subject, @RequestParam(defaultValue = "false") String defaultToGlobal) {
        return "true".equals(defaultToGlobal)
                ? ResponseEntity.ok(mode())
                : refusal(
                        HttpStatus.NOT_FOUND,
                        NO_MODE,
                        "Subject '" + subject + "' does not have subject-level mode configured");
    }

    private ResponseEntity<Object> answer(String subject, String version, Function<Registered, Object> view) {
        var versions = versions(subject);
        if (versions.isEmpty()) {
            return noSubject(subject);
        }
        int wanted = NEWEST.contains(version) ? versions.size() : number(version);
        if (wanted < 1) {
            return refusal(
                    HttpStatus.UNPROCESSABLE_ENTITY,
                    BAD_VERSION,
                    "The specified version '" + version + "' is not a valid version id. Allowed values are between"
                            + " [1, 2^31-1] and the string \"latest\"");
        }
        return versions.stream()
                .filter(registered -> registered.version() == wanted)
                .findFirst()
                .map(found -> ResponseEntity.ok(view.apply(found)))
                .orElseGet(() -> refusal(HttpStatus.NOT_FOUND, NO_VERSION, "Version " + wanted + " not found."));
    }

    private Optional<Schema> found(String id) {
        return registry.find(number(id));
    }

    /** As Java's parser has it; -1 where it is none, or none that an int holds. */
    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException none) {
            return -1;
        }
    }

    private static VersionView view(String subject, Registered found) {
        return new VersionView(
                subject, found.version(), found.id(), found.schema().toString());
    }

    private List<Registered> versions(String subject) {
        var ofSubject = registry.all().entrySet().stream()
                .filter(entry -> entry.getValue().getFullName().equals(subject))
                .toList();
        return IntStream.range(0, ofSubject.size())
                .mapToObj(index -> new Registered(
                        ofSubject.get(index).getKey(),
                        index + 1,
                        ofSubject.get(index).getValue()))
                .toList();
    }

    private static ResponseEntity<Object> noSubject(String subject) {
        return refusal(HttpStatus.NOT_FOUND, NO_SUBJECT, "Subject '" + subject + "' not found.");
    }

    private static ResponseEntity<Object> noSchema(String id) {
        return refusal(HttpStatus.NOT_FOUND, NO_SCHEMA, "Schema " + id + " not found.");
    }

    private static ResponseEntity<Object> refusal(HttpStatus status, int code, String message) {
        return ResponseEntity.status(status).body(new Refusal(code, message));
    }
}
