package ai.travion.retrieval.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * How likely it is that the first passages answer a question at all, from 0 to 1: a logistic regression over {@link Signs}, fitted
 * on the tuning questions by {@code travion train answerability}. The meaning and the phrases of the question count beside the evidence,
 * since there are kinds of questions (who is in charge today, what it costs) that a guide's texts never answer, however near they come.
 */
public final class Answerability {

    private static final String RESOURCE = "answerability.txt";
    private static final String INTERCEPT = "INTERCEPT";
    private static final String QUESTION = "QUESTION";
    private static final String PHRASE = "PHRASE";

    /** Where the grader's formula passes 0.6 with context of the usual quality behind the best passage. */
    private static final double JUST_ENOUGH = 0.55;

    private final double intercept;
    private final double[] weights;
    private final Map<String, Double> phrases;

    /**
     * A model.
     *
     * @param intercept such that 0 is the least that is enough
     * @param weights one for each of {@link Signs#numbers}
     * @param phrases a weight for each of {@link Signs#phrases} that tells something
     */
    public Answerability(double intercept, double[] weights, Map<String, Double> phrases) {
        this.intercept = intercept;
        this.weights = weights.clone();
        this.phrases = Map.copyOf(phrases);
    }

    /** The model that ships. */
    public static Answerability load() {
        try (var file = Answerability.class.getResourceAsStream(RESOURCE)) {
            return parsed(new String(Objects.requireNonNull(file, RESOURCE).readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE + " could not be read.", e);
        }
    }

    /** One that knows nothing yet, for a search that gathers what one is fitted to. */
    public static Answerability unfitted() {
        return new Answerability(0, new double[0], Map.of());
    }

    double of(Signs signs) {
        return 1 / (1 + Math.exp(-(above(signs.numbers(), signs.phrases()) + JUST_ENOUGH)));
    }

    /** How far a question is above what is just enough; in the unit of a logit. */
    public double above(double[] numbers, Set<String> said) {
        if (numbers.length != weights.length) {
            throw new IllegalArgumentException(
                    numbers.length + " numbers for " + weights.length + " weights: another embedding model?");
        }
        double sum = intercept;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * numbers[i];
        }
        for (var phrase : said) {
            sum += phrases.getOrDefault(phrase, 0.0);
        }
        return sum;
    }

    /** The same model with another idea of what is enough. */
    public Answerability raisedBy(double logits) {
        return new Answerability(intercept + logits, weights, phrases);
    }

    /** The model as its file has it. */
    public String text() {
        var signs = Sign.values();
        var lines = new StringBuilder("# Written by travion train answerability: do not edit.\n");
        lines.append(String.format(Locale.ROOT, "%s %.4f\n", INTERCEPT, intercept));
        for (int i = 0; i < signs.length; i++) {
            lines.append(String.format(Locale.ROOT, "%s %.4f\n", signs[i], weights[i]));
        }
        new TreeMap<>(phrases)
                .forEach((phrase, weight) ->
                        lines.append(String.format(Locale.ROOT, "%s %.3f %s\n", PHRASE, weight, phrase)));
        return lines.append(QUESTION)
                .append(' ')
                .append(Arrays.stream(weights, signs.length, weights.length)
                        .mapToObj(weight -> String.format(Locale.ROOT, "%.3f", weight))
                        .collect(Collectors.joining(" ")))
                .append('\n')
                .toString();
    }

    static Answerability parsed(String text) {
        var signs = Arrays.stream(Sign.values()).mapToDouble(sign -> numbers(text, sign.name())[0]);
        return new Answerability(
                numbers(text, INTERCEPT)[0],
                DoubleStream.concat(signs, Arrays.stream(numbers(text, QUESTION)))
                        .toArray(),
                text.lines()
                        .map(line -> line.split(" ", 3))
                        .filter(parts -> parts[0].equals(PHRASE))
                        .collect(Collectors.toMap(parts -> parts[2], parts -> Double.parseDouble(parts[1]))));
    }

    private static double[] numbers(String text, String name) {
        var line = text.lines()
                .filter(one -> one.startsWith(name + " "))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(RESOURCE + " lacks " + name + "."));
        return Arrays.stream(line.substring(name.length()).strip().split(" ", -1))
                .mapToDouble(Double::parseDouble)
                .toArray();
    }
}
