package ai.travion.gateway.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ResponseEntity;

/** Something that Confluent's registry would not do either, with the code that its API has for it. */
final class RegistryRefusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Its first three digits are the status. */
    private final int code;

    private record Body(@JsonProperty("error_code") int code, String message) {}

    private RegistryRefusal(int code, String message) {
        super(message, null, false, false);
        this.code = code;
    }

    static RegistryRefusal noSubject(String subject) {
        return new RegistryRefusal(40401, "Subject '" + subject + "' not found.");
    }

    static RegistryRefusal noVersion(int version) {
        return new RegistryRefusal(40402, "Version " + version + " not found.");
    }

    static RegistryRefusal noSchema(String id) {
        return new RegistryRefusal(40403, "Schema " + id + " not found.");
    }

    static RegistryRefusal noSuchSchema() {
        return new RegistryRefusal(40403, "Schema not found.");
    }

    static RegistryRefusal noCompatibilityOf(String subject) {
        return new RegistryRefusal(
                40408, "Subject '" + subject + "' does not have subject-level compatibility configured");
    }

    static RegistryRefusal noModeOf(String subject) {
        return new RegistryRefusal(40409, "Subject '" + subject + "' does not have subject-level mode configured");
    }

    static RegistryRefusal badSchema(String why) {
        return new RegistryRefusal(42201, "Input schema is an invalid Avro schema: " + why);
    }

    static RegistryRefusal noVersionAtAll(String version) {
        return new RegistryRefusal(
                42202,
                "The specified version '" + version + "' is not a valid version id. Allowed values are between"
                        + " [1, 2^31-1] and the string \"latest\"");
    }

    static RegistryRefusal readOnly(String what) {
        return new RegistryRefusal(42205, what + " is in read-only mode: contracts come with Travion's code.");
    }

    /** What has no code of its own. */
    static RegistryRefusal http(HttpStatusCode status) {
        var named = HttpStatus.resolve(status.value());
        return new RegistryRefusal(
                status.value(), "HTTP " + status.value() + (named == null ? "" : " " + named.getReasonPhrase()));
    }

    ResponseEntity<Object> answer() {
        int status = code < 1_000 ? code : code / 100;
        return ResponseEntity.status(status).body(new Body(code, String.valueOf(getMessage())));
    }
}
