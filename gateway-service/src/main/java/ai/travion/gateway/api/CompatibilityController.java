package ai.travion.gateway.api;

import ai.travion.gateway.api.ReleasedContracts.Registered;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.swagger.v3.oas.annotations.Operation;
import java.util.List;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.SchemaCompatibility;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/**
 * Whether a schema could be the next version of a contract, under the paths of Confluent's Schema Registry: each must read what the
 * other wrote.
 */
@RestController
@RequestMapping(produces = {RegistryPaths.V1_JSON, RegistryPaths.REGISTRY_JSON, RegistryPaths.JSON})
class CompatibilityController extends RegistryPaths {

    record Verdict(
            @JsonProperty("is_compatible") boolean isCompatible,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> messages) {

        static Verdict of(List<String> complaints, boolean verbose) {
            return new Verdict(complaints.isEmpty(), verbose ? complaints : List.of());
        }
    }

    private final ReleasedContracts contracts;

    CompatibilityController(ReleasedContracts contracts) {
        this.contracts = contracts;
    }

    @Operation(summary = "Whether a schema goes with one version of a contract; verbose=true says why not")
    @PostMapping("/compatibility/subjects/{subject}/versions/{version}")
    Verdict withOne(
            @PathVariable String subject,
            @PathVariable String version,
            @RequestParam(defaultValue = "false") boolean verbose,
            @RequestBody(required = false) @Nullable String body) {
        var released = contracts.version(subject, version);
        return Verdict.of(complaints(OfferedSchema.in(body), released).toList(), verbose);
    }

    @Operation(summary = "Whether a schema goes with every version of a contract; verbose=true says why not")
    @PostMapping("/compatibility/subjects/{subject}/versions")
    Verdict withAll(
            @PathVariable String subject,
            @RequestParam(defaultValue = "false") boolean verbose,
            @RequestBody(required = false) @Nullable String body) {
        var released = contracts.versionsOf(subject);
        var offered = OfferedSchema.in(body);
        return Verdict.of(
                released.stream().flatMap(each -> complaints(offered, each)).toList(), verbose);
    }

    private static Stream<String> complaints(Schema offered, Registered released) {
        var complaints = Stream.concat(
                        complaints(offered, released.schema(), "the new schema can't read what the old one wrote"),
                        complaints(released.schema(), offered, "the old schema can't read what the new one wrote"))
                .toList();
        return complaints.isEmpty()
                ? Stream.empty()
                : Stream.concat(
                        complaints.stream(),
                        Stream.of(
                                "{oldSchemaVersion: " + released.version() + "}",
                                "{compatibility: '" + RegistryController.COMPATIBILITY + "'}"));
    }

    private static Stream<String> complaints(Schema reader, Schema writer, String consequence) {
        return SchemaCompatibility.checkReaderWriterCompatibility(reader, writer)
                .getResult()
                .getIncompatibilities()
                .stream()
                .map(found -> "{errorType:'%s', description:'At %s %s', additionalInfo:'%s'}"
                        .formatted(found.getType(), found.getLocation(), consequence, found.getMessage()));
    }
}
