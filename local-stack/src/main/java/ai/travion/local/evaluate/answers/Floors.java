package ai.travion.local.evaluate.answers;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How good answers have to be: below these the evaluation fails. Of the correction rate, what is made worse and false alarms: at most. */
public record Floors(
        int scenarios,
        double constraintMention,
        double alignment,
        double citationPrecision,
        double citationCoverage,
        double support,
        double schemaValidity,
        double correctionRate,
        int faults,
        double faultsFound,
        double repaired,
        @Nullable Double repairedByTheModel,
        double madeWorse,
        double falseAlarms) {

    /** Of what the rules were tuned on. */
    public static Floors shipped() {
        return from("/evaluation/answers/floors.json");
    }

    /** Of what was written without a look at the rules. */
    public static Floors unseen() {
        return from("/evaluation/answers/unseen/floors.json");
    }

    private static Floors from(String file) {
        try (var stream = Objects.requireNonNull(Floors.class.getResourceAsStream(file), file)) {
            return JsonMapper.builder()
                    .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                    .build()
                    .readValue(stream, Floors.class);
        } catch (IOException e) {
            throw new UncheckedIOException(file + " could not be read.", e);
        }
    }
}
