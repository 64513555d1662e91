package ai.travion.gateway.api;

import ai.travion.schemas.wire.EmbeddedRegistry;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.swagger.v3.oas.annotations.Operation;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.avro.Schema;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
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

    private record Registered(int id, int version, Schema schema) {}

    private record SchemaView(String schema) {}

    private record VersionView(String subject, int version, int id, String schema) {}

    private record SubjectVersion(String subject, int version) {}

    private record Refusal(@JsonProperty("error_code") int code, String message) {}

    private final EmbeddedRegistry registry = new EmbeddedRegistry();

    @Operation(summary = "A contract by the id that stands in a record")
    @GetMapping("/schemas/ids/{id}")
    ResponseEntity<Object> schema(@PathVariable int id) {
        return registry.find(id)
                .<ResponseEntity<Object>>map(schema -> ResponseEntity.ok(new SchemaView(schema.toString())))
                .orElseGet(() -> refusal(NO_SCHEMA, "Schema " + id + " not found."));
    }

    @Operation(summary = "Where a contract is registered")
    @GetMapping("/schemas/ids/{id}/versions")
    ResponseEntity<Object> versionsOf(@PathVariable int id) {
        var schema = registry.find(id);
        return schema.isEmpty()
                ? refusal(NO_SCHEMA, "Schema " + id + " not found.")
                : ResponseEntity.ok(versions(schema.get().getFullName()).stream()
                        .filter(version -> version.id() == id)
                        .map(version -> new SubjectVersion(schema.get().getFullName(), version.version()))
                        .toList());
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

    @Operation(summary = "The versions of a contract")
    @GetMapping("/subjects/{subject}/versions")
    ResponseEntity<Object> versionsOfSubject(@PathVariable String subject) {
        var versions = versions(subject);
        return versions.isEmpty()
                ? noSubject(subject)
                : ResponseEntity.ok(
                        versions.stream().map(Registered::version).toList());
    }

    @Operation(summary = "A version of a contract, by number or as latest")
    @GetMapping("/subjects/{subject}/versions/{version}")
    ResponseEntity<Object> version(@PathVariable String subject, @PathVariable String version) {
        var versions = versions(subject);
        if (versions.isEmpty()) {
            return noSubject(subject);
        }
        var wanted = "latest".equals(version) ? String.valueOf(versions.size()) : version;
        return versions.stream()
                .filter(registered -> String.valueOf(registered.version()).equals(wanted))
                .findFirst()
                .<ResponseEntity<Object>>map(found -> ResponseEntity.ok(new VersionView(
                        subject, found.version(), found.id(), found.schema().toString())))
                .orElseGet(() -> refusal(NO_VERSION, "Version " + version + " not found."));
    }

    @Operation(summary = "How contracts may change")
    @GetMapping("/config")
    Map<String, String> compatibility() {
        return Map.of("compatibilityLevel", "FULL_TRANSITIVE");
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
        return refusal(NO_SUBJECT, "Subject '" + subject + "' not found.");
    }

    private static ResponseEntity<Object> refusal(int code, String message) {
        return ResponseEntity.status(HttpStatus.NOT_FOUND).body(new Refusal(code, message));
    }
}
