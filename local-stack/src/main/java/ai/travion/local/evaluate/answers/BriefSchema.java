package ai.travion.local.evaluate.answers;

import ai.travion.gateway.api.BriefView;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Holds the brief of a reply, as the API gives it, against the schema that the API publishes. It knows of JSON Schema what that one uses,
 * and refuses a schema with a word that it does not know.
 */
final class BriefSchema {

    private static final List<String> KNOWN = List.of(
            "$schema",
            "$defs",
            "$ref",
            "title",
            "oneOf",
            "type",
            "const",
            "required",
            "properties",
            "additionalProperties",
            "items",
            "minItems",
            "minLength",
            "minimum");

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    private final JsonNode schema;

    private BriefSchema(JsonNode schema) {
        this.schema = schema;
    }

    static BriefSchema published() {
        try (var file = Objects.requireNonNull(
                BriefView.class.getResourceAsStream("brief.schema.json"), "brief.schema.json is missing")) {
            return new BriefSchema(JSON.readTree(file));
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
        return faults(brief, schema, "brief").toList();
    }

    private Stream<String> faults(JsonNode value, JsonNode rule, String at) {
        rule.fieldNames().forEachRemaining(word -> {
            if (!KNOWN.contains(word)) {
                throw new IllegalStateException("The schema uses " + word + ", which is not checked here.");
            }
        });
        if (rule.has("$ref")) {
            return faults(value, schema.at(rule.path("$ref").asText().substring(1)), at);
        }
        if (rule.has("oneOf")) {
            return oneOf(value, rule.path("oneOf"), at);
        }
        var faults = new ArrayList<String>();
        if (rule.has("const") && !rule.path("const").equals(value)) {
            faults.add(at + " is not " + rule.path("const"));
        }
        switch (rule.path("type").asText("")) {
            case "object" -> object(value, rule, at).forEach(faults::add);
            case "array" -> array(value, rule, at).forEach(faults::add);
            case "string" -> {
                if (!value.isTextual()
                        || value.asText().strip().length()
                                < rule.path("minLength").asInt(0)) {
                    faults.add(at + " is no text, or empty");
                }
            }
            case "integer" -> {
                if (!value.isIntegralNumber()
                        || value.asLong() < rule.path("minimum").asLong(Long.MIN_VALUE)) {
                    faults.add(at + " is no number, or too small");
                }
            }
            default -> {
                // Any value will do.
            }
        }
        return faults.stream();
    }

    /** The faults of the kind that it comes nearest to. */
    private Stream<String> oneOf(JsonNode value, JsonNode rules, String at) {
        List<String> fewest = List.of(at + " is of no kind");
        int fitting = 0;
        for (var rule : rules) {
            var faults = faults(value, rule, at).toList();
            fitting += faults.isEmpty() ? 1 : 0;
            fewest = fewest.size() == 1 && fewest.getFirst().endsWith("of no kind") || faults.size() < fewest.size()
                    ? faults
                    : fewest;
        }
        return fitting == 1 ? Stream.empty() : fitting > 1 ? Stream.of(at + " is of two kinds") : fewest.stream();
    }

    private Stream<String> object(JsonNode value, JsonNode rule, String at) {
        if (!value.isObject()) {
            return Stream.of(at + " is no object");
        }
        var faults = new ArrayList<String>();
        rule.path("required").forEach(name -> {
            if (!value.hasNonNull(name.asText())) {
                faults.add(at + " has no " + name.asText());
            }
        });
        value.fieldNames().forEachRemaining(name -> {
            var property = rule.path("properties").path(name);
            if (!property.isMissingNode()) {
                faults(value.path(name), property, at + "." + name).forEach(faults::add);
            } else if (rule.path("additionalProperties").isBoolean()) {
                faults.add(at + " has " + name + ", which nobody knows");
            }
        });
        return faults.stream();
    }

    private Stream<String> array(JsonNode value, JsonNode rule, String at) {
        if (!value.isArray()) {
            return Stream.of(at + " is no list");
        }
        var faults = new ArrayList<String>();
        if (value.size() < rule.path("minItems").asInt(0)) {
            faults.add(at + " is too short");
        }
        for (int i = 0; i < value.size(); i++) {
            faults(value.get(i), rule.path("items"), at + "[" + i + "]").forEach(faults::add);
        }
        return faults.stream();
    }
}
