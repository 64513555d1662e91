package ai.travion.gateway.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** A schema as clients of a registry send it: {@code {"schema": "…", "schemaType": "AVRO", "references": []}}. */
final class OfferedSchema {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int LONGEST_REASON = 300;

    private OfferedSchema() {}

    /** @throws RegistryRefusal where it is none, by form or by meaning */
    static Schema in(@Nullable String body) {
        var offered = parsed(body);
        var type = offered.path("schemaType").asText("AVRO");
        if (!type.equals("AVRO")) {
            throw RegistryRefusal.badSchema("it is " + type);
        }
        if (!offered.path("references").isEmpty()) {
            throw RegistryRefusal.badSchema("no contract here refers to another");
        }
        try {
            return new Schema.Parser().parse(offered.path("schema").asText());
        } catch (RuntimeException refused) {
            // What Avro throws depends on what is wrong: its own exceptions, but also others for a size, a name or a
            // number.
            throw RegistryRefusal.badSchema(reasonOf(refused));
        }
    }

    private static JsonNode parsed(@Nullable String body) {
        try {
            return JSON.readTree(body == null ? "" : body);
        } catch (JsonProcessingException malformed) {
            throw RegistryRefusal.http(HttpStatus.BAD_REQUEST);
        }
    }

    private static String reasonOf(RuntimeException refused) {
        var message = String.valueOf(refused.getMessage());
        return message.length() <= LONGEST_REASON ? message : message.substring(0, LONGEST_REASON) + "…";
    }
}
