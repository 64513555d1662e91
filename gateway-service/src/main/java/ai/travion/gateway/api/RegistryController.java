package ai.travion.gateway.api;

import ai.travion.gateway.api.ReleasedContracts.Registered;
import io.swagger.v3.oas.annotations.Operation;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/**
 * The contracts under the paths of Confluent's Schema Registry, read-only, so that outside tools read the records of a pipeline that
 * runs without a registry.
 */
@RestController
@RequestMapping(produces = {RegistryPaths.V1_JSON, RegistryPaths.REGISTRY_JSON, RegistryPaths.JSON})
class RegistryController extends RegistryPaths {

    static final String COMPATIBILITY = "FULL_TRANSITIVE";

    record SchemaView(String schema) {}

    record SubjectVersion(String subject, int version) {}

    record VersionView(String subject, int version, int id, String schema) {

        static VersionView of(Registered found) {
            return new VersionView(
                    found.subject(), found.version(), found.id(), found.schema().toString());
        }
    }

    private final ReleasedContracts contracts;

    RegistryController(ReleasedContracts contracts) {
        this.contracts = contracts;
    }

    @Operation(summary = "Every version of every contract")
    @GetMapping("/schemas")
    List<VersionView> schemas(
            @RequestParam(defaultValue = "") String subjectPrefix,
            @RequestParam(defaultValue = "false") boolean latestOnly,
            @RequestParam(defaultValue = "0") int offset,
            @RequestParam(defaultValue = "-1") int limit) {
        return contracts.all().stream()
                .filter(each -> each.subject().startsWith(subjectPrefix))
                .filter(each -> !latestOnly || each.equals(contracts.version(each.subject(), "latest")))
                .skip(Math.max(0, offset))
                .limit(limit < 0 ? Long.MAX_VALUE : limit)
                .map(VersionView::of)
                .toList();
    }

    @Operation(summary = "A contract by the id that stands in a record")
    @GetMapping("/schemas/ids/{id}")
    SchemaView schema(@PathVariable String id) {
        return new SchemaView(contracts.withId(id).toString());
    }

    @Operation(summary = "The same, and nothing around it")
    @GetMapping("/schemas/ids/{id}/schema")
    String bareSchema(@PathVariable String id) {
        return contracts.withId(id).toString();
    }

    @Operation(summary = "The names that a contract is registered under")
    @GetMapping("/schemas/ids/{id}/subjects")
    List<String> subjectsOf(@PathVariable String id) {
        return List.of(contracts.withId(id).getFullName());
    }

    @Operation(summary = "Where a contract is registered")
    @GetMapping("/schemas/ids/{id}/versions")
    List<SubjectVersion> versionsOf(@PathVariable String id) {
        var schema = contracts.withId(id);
        return contracts.versionsOf(schema.getFullName()).stream()
                .filter(each -> each.schema().equals(schema))
                .map(each -> new SubjectVersion(each.subject(), each.version()))
                .toList();
    }

    @Operation(summary = "The kinds of schema")
    @GetMapping("/schemas/types")
    List<String> types() {
        return List.of("AVRO");
    }

    @Operation(summary = "The contracts by name")
    @GetMapping("/subjects")
    List<String> subjects(@RequestParam(defaultValue = "") String subjectPrefix) {
        return contracts.subjects().stream()
                .filter(subject -> subject.startsWith(subjectPrefix))
                .toList();
    }

    @Operation(summary = "Where a schema stands among the versions of a contract")
    @PostMapping("/subjects/{subject}")
    VersionView lookUp(@PathVariable String subject, @RequestBody(required = false) @Nullable String body) {
        var versions = contracts.versionsOf(subject);
        Schema sought = OfferedSchema.in(body);
        return versions.stream()
                .filter(each -> each.schema().equals(sought))
                .findFirst()
                .map(VersionView::of)
                .orElseThrow(RegistryRefusal::noSuchSchema);
    }

    @Operation(summary = "The versions of a contract")
    @GetMapping("/subjects/{subject}/versions")
    List<Integer> versionsOfSubject(@PathVariable String subject) {
        return contracts.versionsOf(subject).stream().map(Registered::version).toList();
    }

    @Operation(summary = "A version of a contract, by number, or the newest as latest or -1")
    @GetMapping("/subjects/{subject}/versions/{version}")
    VersionView version(@PathVariable String subject, @PathVariable String version) {
        return VersionView.of(contracts.version(subject, version));
    }

    @Operation(summary = "The same, and nothing around it")
    @GetMapping("/subjects/{subject}/versions/{version}/schema")
    String bareVersion(@PathVariable String subject, @PathVariable String version) {
        return contracts.version(subject, version).schema().toString();
    }

    @Operation(summary = "The ids of contracts that refer to this one: none does")
    @GetMapping("/subjects/{subject}/versions/{version}/referencedby")
    List<Integer> referencedBy(@PathVariable String subject, @PathVariable String version) {
        contracts.version(subject, version);
        return List.of();
    }

    @Operation(summary = "How contracts may change")
    @GetMapping("/config")
    Map<String, String> compatibility() {
        return Map.of("compatibilityLevel", COMPATIBILITY);
    }

    @Operation(summary = "How one contract may change: as all may")
    @GetMapping("/config/{subject}")
    Map<String, String> compatibilityOf(
            @PathVariable String subject, @RequestParam(defaultValue = "false") boolean defaultToGlobal) {
        if (!defaultToGlobal) {
            throw RegistryRefusal.noCompatibilityOf(subject);
        }
        return compatibility();
    }

    @Operation(summary = "Whether contracts can be registered here: they can't")
    @GetMapping("/mode")
    Map<String, String> mode() {
        return Map.of("mode", "READONLY");
    }

    @Operation(summary = "Whether versions of one contract can be registered here: as of all")
    @GetMapping("/mode/{subject}")
    Map<String, String> modeOf(
            @PathVariable String subject, @RequestParam(defaultValue = "false") boolean defaultToGlobal) {
        if (!defaultToGlobal) {
            throw RegistryRefusal.noModeOf(subject);
        }
        return mode();
    }
}
