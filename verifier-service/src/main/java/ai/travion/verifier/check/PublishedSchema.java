package ai.travion.verifier.check;

import ai.travion.schemas.TravelBrief;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.avro.generic.IndexedRecord;
import org.jspecify.annotations.Nullable;

/**
 * A JSON schema that stands beside the contracts, compiled once. Contracts and JSON name their fields alike, so a record of an envelope is
 * held against it as it is.
 */
final class PublishedSchema {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final JsonSchema schema;

    private PublishedSchema(JsonSchema schema) {
        this.schema = schema;
    }

    static PublishedSchema of(String file) {
        try (var content = Objects.requireNonNull(TravelBrief.class.getResourceAsStream(file), file + " is missing")) {
            return new PublishedSchema(
                    JsonSchemaFactory.getInstance(VersionFlag.V202012).getSchema(new JsonMapper().readTree(content)));
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
    }

    /** What is wrong with a record whose kind is told by its {@code type}. */
    Stream<String> faultsOfTyped(IndexedRecord value) {
        var type = value.getSchema().getName().replaceAll("(?<=\\p{Ll})(?=\\p{Lu})", "_");
        return faultsIn(
                NODES.objectNode().put("type", type.toLowerCase(Locale.ROOT)).setAll(fields(value)));
    }

    /** What is wrong with a list of records. */
    Stream<String> faultsOf(List<? extends IndexedRecord> values) {
        return faultsIn(json(values));
    }

    private Stream<String> faultsIn(JsonNode json) {
        return schema.validate(json).stream().map(ValidationMessage::getMessage);
    }

    private static ObjectNode fields(IndexedRecord value) {
        var object = NODES.objectNode();
        value.getSchema().getFields().forEach(field -> object.set(field.name(), json(value.get(field.pos()))));
        return object;
    }

    private static JsonNode json(@Nullable Object value) {
        return switch (value) {
            case null -> NODES.nullNode();
            case IndexedRecord one -> fields(one);
            case List<?> many ->
                NODES.arrayNode()
                        .addAll(many.stream().map(PublishedSchema::json).toList());
            case Integer number -> NODES.numberNode(number);
            default -> NODES.textNode(value.toString());
        };
    }
}
