package ai.travion.local.evaluate.answers;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What was written without a look at the rules that it measures. */
final class Unseen {

    private static final String FOLDER = "/evaluation/answers/unseen/";
    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    private Unseen() {}

    static List<Scenario> scenarios() {
        return Scenario.from(FOLDER + "scenarios.jsonl");
    }

    /** Turns by their names. */
    static Map<String, ModelTurn> turns() {
        try (var reader = open(FOLDER + "turns.json")) {
            return JSON.readValue(reader, new TypeReference<>() {});
        } catch (IOException e) {
            throw new UncheckedIOException("The turns could not be read.", e);
        }
    }

    static List<ModelDraft> drafts() {
        try (var reader = open(FOLDER + "drafts.jsonl")) {
            return JSON.readerFor(ModelDraft.class)
                    .<ModelDraft>readValues(reader)
                    .readAll();
        } catch (IOException e) {
            throw new UncheckedIOException("The drafts could not be read.", e);
        }
    }

    private static BufferedReader open(String file) {
        var stream = Objects.requireNonNull(Unseen.class.getResourceAsStream(file), file);
        return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }
}
