package ai.travion.generator.composer;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;

/**
 * What each {@link Clue} is worth: a line through the clues, fitted to questions whose best sentences somebody marked
 * ({@code travion train sentences}).
 */
final class SentenceModel {

    private static final String SHIPPED = "/generator/sentence-model.properties";

    private final double[] weights;

    private SentenceModel(double[] weights) {
        this.weights = weights;
    }

    static SentenceModel shipped() {
        try (var in = Objects.requireNonNull(SentenceModel.class.getResourceAsStream(SHIPPED), SHIPPED);
                var reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
            var properties = new Properties();
            properties.load(reader);
            var weights = new double[Clue.values().length];
            for (var clue : Clue.values()) {
                var weight = properties.getProperty(nameOf(clue));
                if (weight == null) {
                    throw new IllegalStateException(SHIPPED + " says nothing of " + nameOf(clue) + ".");
                }
                weights[clue.ordinal()] = Double.parseDouble(weight);
            }
            return new SentenceModel(weights);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file of a model with these weights, by the ordinals of the clues. */
    static String text(double[] weights) {
        var lines = new TreeMap<String, Double>();
        for (var clue : Clue.values()) {
            lines.put(nameOf(clue), weights[clue.ordinal()]);
        }
        var text = new StringBuilder("# Made by 'travion train sentences' from the marked questions. Do not edit.\n");
        for (Map.Entry<String, Double> line : lines.entrySet()) {
            text.append(String.format(Locale.ROOT, "%s=%.4f%n", line.getKey(), line.getValue()));
        }
        return text.toString();
    }

    /** The worth of a sentence with these clues, beside others for the same question: greater than 0, without a unit. */
    double worth(double[] clues) {
        double sum = 0;
        for (int clue = 0; clue < weights.length; clue++) {
            sum += weights[clue] * clues[clue];
        }
        return Math.exp(sum);
    }

    private static String nameOf(Clue clue) {
        return clue.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
