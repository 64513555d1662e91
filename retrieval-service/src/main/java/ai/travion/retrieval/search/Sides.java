package ai.travion.retrieval.search;

import ai.travion.retrieval.knowledge.Aspect;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Which side of a place a question asks about, by its meaning alone: a logistic regression for each aspect over the question's vector
 * without names, fitted on the tuning questions by {@code travion train answerability}. Immutable.
 */
public final class Sides {

    private static final String RESOURCE = "sides.txt";
    /** However unlikely a side is, a passage of it may answer. */
    private static final double LEAST = -4;

    /** By aspect: a weight for each dimension, and behind them what is added to the sum. */
    private final Map<Aspect, double[]> weights;

    /** @param weights by aspect; none for no idea of the side */
    public Sides(Map<Aspect, double[]> weights) {
        this.weights = new EnumMap<>(Aspect.class);
        weights.forEach((aspect, some) -> this.weights.put(aspect, some.clone()));
    }

    /** The model that ships. */
    public static Sides load() {
        try (var file = Sides.class.getResourceAsStream(RESOURCE)) {
            return parsed(new String(Objects.requireNonNull(file, RESOURCE).readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE + " could not be read.", e);
        }
    }

    /** One that finds every side as likely as the other. */
    public static Sides unfitted() {
        return new Sides(Map.of());
    }

    /** The logarithm of how likely it is that a passage of each aspect answers a question with this vector: 0 or less. */
    Map<Aspect, Double> of(float[] question) {
        var likely = new EnumMap<Aspect, Double>(Aspect.class);
        for (var aspect : Aspect.values()) {
            var some = weights.get(aspect);
            likely.put(aspect, some == null ? 0.0 : Math.max(LEAST, -Math.log1p(Math.exp(-sum(some, question)))));
        }
        return likely;
    }

    private static double sum(double[] weights, float[] question) {
        if (weights.length != question.length + 1) {
            throw new IllegalArgumentException(
                    question.length + " dimensions for " + (weights.length - 1) + " weights: another embedding model?");
        }
        double sum = weights[question.length];
        for (int i = 0; i < question.length; i++) {
            sum += weights[i] * question[i];
        }
        return sum;
    }

    /** The model as its file has it. */
    public String text() {
        return "# Written by travion train answerability: do not edit.\n"
                + weights.entrySet().stream()
                        .map(side -> side.getKey().label() + " "
                                + Arrays.stream(side.getValue())
                                        .mapToObj(weight -> String.format(Locale.ROOT, "%.3f", weight))
                                        .collect(Collectors.joining(" "))
                                + "\n")
                        .collect(Collectors.joining());
    }

    static Sides parsed(String text) {
        var weights = new EnumMap<Aspect, double[]>(Aspect.class);
        for (var aspect : Aspect.values()) {
            var line = text.lines()
                    .filter(one -> one.startsWith(aspect.label() + " "))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(RESOURCE + " lacks " + aspect.label() + "."));
            weights.put(
                    aspect,
                    Arrays.stream(line.substring(aspect.label().length())
                                    .strip()
                                    .split(" ", -1))
                            .mapToDouble(Double::parseDouble)
                            .toArray());
        }
        return new Sides(weights);
    }
}
