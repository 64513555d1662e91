package ai.travion.local.evaluate.answers;

import ai.travion.gateway.api.BriefView;
import ai.travion.schemas.TravelBrief;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Holds the brief of a reply, as the API gives it, against the schema that the API publishes. */
final class BriefSchema {

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    private final JsonSchema schema;

    private BriefSchema(JsonSchema schema) {
        this.schema = schema;
    }

    static BriefSchema published() {
        try (var file = Objects.requireNonNull(
                TravelBrief.class.getResourceAsStream("brief.schema.json"), "brief.schema.json is missing")) {
            return new BriefSchema(
                    JsonSchemaFactory.getInstance(VersionFlag.V202012).getSchema(JSON.readTree(file)));
        } catch (IOException e) {
            throw new UncheckedIOException("brief.schema.json cannot be read", e);
        }
    }

    /** What is wrong with the brief of an envelope; empty where nothing is. */
    List<String> faultsOf(@Nullable Object brief) {
        var view = BriefView.of(brief);
        return view == null ? List.of("there is none") : faultsIn(JSON.valueToTree(view));
    }

    /** What is wrong with a brief in JSON. */
    List<String> faultsIn(JsonNode brief) {
        return schema.validate(brief).stream()
                .map(ValidationMessage::getMessage)
                .toList();
    }
}
