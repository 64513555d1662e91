package ai.travion.generator.composer;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;

/**
 * What each {@link Clue} is worth: a line through the clues, fitted to questions whose best sentences somebody marked
 * ({@code travion train sentences}).
 */
final class SentenceModel {

    private static final String SHIPPED = "/generator/sentence-model.properties";

    private final Map<Clue, Double> weights;

    private SentenceModel(Map<Clue, Double> weights) {
        this.weights = weights;
    }

    static SentenceModel shipped() {
        var properties = new Properties();
        try (var in = Objects.requireNonNull(SentenceModel.class.getResourceAsStream(SHIPPED), SHIPPED);
                var reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var weights = new EnumMap<Clue, Double>(Clue.class);
        for (var clue : Clue.values()) {
            var weight = properties.getProperty(clue.nameInModel());
            if (weight == null) {
                throw new IllegalStateException(SHIPPED + " says nothing of " + clue.nameInModel()
                        + ": fit it again by 'travion train sentences'.");
            }
            weights.put(clue, Double.parseDouble(weight));
        }
        return new SentenceModel(weights);
    }

    /** The file of a model with these weights, by the names of the clues. */
    static String text(Map<String, Double> weights) {
        var text = new StringBuilder("# Made by 'travion train sentences' from marked questions. Do not edit.\n");
        for (var clue : Clue.values()) {
            var weight = Objects.requireNonNull(weights.get(clue.nameInModel()), clue::nameInModel);
            text.append(String.format(Locale.ROOT, "%s=%.4f\n", clue.nameInModel(), weight));
        }
        return text.toString();
    }

    /** The worth of a sentence with these clues, beside others for the same question: greater than 0, without a unit. */
    double worth(Map<Clue, Double> clues) {
        double sum = 0;
        for (var clue : clues.entrySet()) {
            sum += weights.getOrDefault(clue.getKey(), 0.0) * clue.getValue();
        }
        return Math.exp(sum);
    }
}
