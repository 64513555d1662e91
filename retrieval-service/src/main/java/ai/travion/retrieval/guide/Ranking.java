package ai.travion.retrieval.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Tells which of the answers that come near is to the question, and how likely it is to be: a sum of all {@link Resemblance}s and of their
 * products orders them; how likely the first is follows from its sum, its lead, and what makes them up. Learnt by {@code travion train
 * guide} from wordings that were taken out of their answers. Immutable.
 */
public final class Ranking {

    /** Where it is shipped from. */
    public static final String FILE = "guide-ranking.txt";

    private static final int TRAITS = Resemblance.values().length;
    /** Of each trait, and of each pair of them. */
    static final int TERMS = TRAITS + TRAITS * (TRAITS + 1) / 2;
    /** The sum, the lead, and each trait. */
    static final int SIGNS = 2 + TRAITS;

    private final double[] means;
    private final double[] spreads;
    private final double[] order;
    private final double[] likelihood;

    /**
     * What was learnt.
     *
     * @param means of the traits
     * @param spreads of the traits
     * @param order a weight for each of {@link #TERMS}
     * @param likelihood a coefficient for each of {@link #SIGNS}, and the intercept
     */
    Ranking(double[] means, double[] spreads, double[] order, double[] likelihood) {
        this.means = means.clone();
        this.spreads = spreads.clone();
        this.order = order.clone();
        this.likelihood = likelihood.clone();
    }

    /** The one that ships. */
    public static Ranking load() {
        try (var file = Ranking.class.getResourceAsStream(FILE)) {
            return parsed(new String(Objects.requireNonNull(file, FILE).readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " could not be read.", e);
        }
    }

    /** The traits in units of their spread, and the products of any two. */
    static double[] terms(double[] traits, double[] means, double[] spreads) {
        var terms = new double[TERMS];
        for (int i = 0; i < TRAITS; i++) {
            terms[i] = (traits[i] - means[i]) / spreads[i];
        }
        int at = TRAITS;
        for (int i = 0; i < TRAITS; i++) {
            for (int j = i; j < TRAITS; j++) {
                terms[at++] = terms[i] * terms[j];
            }
        }
        return terms;
    }

    /** What tells how likely an answer is to be to the question. */
    static double[] signs(double sum, double lead, double[] terms) {
        return DoubleStream.concat(DoubleStream.of(sum, lead), Arrays.stream(terms, 0, TRAITS))
                .toArray();
    }

    double[] terms(double[] traits) {
        return terms(traits, means, spreads);
    }

    /** By which answers are ordered, the greatest first. */
    double sum(double[] terms) {
        double sum = 0;
        for (int i = 0; i < TERMS; i++) {
            sum += order[i] * terms[i];
        }
        return sum;
    }

    /**
     * How likely an answer is to be to the question, 0 to 1.
     *
     * @param lead of its sum over the next
     */
    double likely(double sum, double lead, double[] terms) {
        var signs = signs(sum, lead, terms);
        double logit = likelihood[SIGNS];
        for (int i = 0; i < SIGNS; i++) {
            logit += likelihood[i] * signs[i];
        }
        return 1 / (1 + Math.exp(-logit));
    }

    /** As its file has it. */
    public String text() {
        return "# Written by travion train guide: do not edit.\n"
                + IntStream.range(0, TRAITS)
                        .mapToObj(i -> line(Resemblance.values()[i].name(), means[i], spreads[i]))
                        .collect(Collectors.joining())
                + line("ORDER", order)
                + line("LIKELIHOOD", likelihood);
    }

    private static String line(String name, double... numbers) {
        return Arrays.stream(numbers)
                .mapToObj(number -> String.format(Locale.ROOT, " %.5f", number))
                .collect(Collectors.joining("", name, "\n"));
    }

    static Ranking parsed(String text) {
        var lines = text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split(" ", -1))
                .collect(Collectors.toMap(parts -> parts[0], Ranking::numbers));
        var traits = Arrays.stream(Resemblance.values())
                .map(trait -> of(trait.name(), lines))
                .toList();
        return new Ranking(
                traits.stream().mapToDouble(one -> one[0]).toArray(),
                traits.stream().mapToDouble(one -> one[1]).toArray(),
                of("ORDER", lines),
                of("LIKELIHOOD", lines));
    }

    private static double[] of(String name, Map<String, double[]> lines) {
        return Objects.requireNonNull(lines.get(name), () -> FILE + " lacks " + name + ".");
    }

    private static double[] numbers(String[] parts) {
        return Arrays.stream(parts).skip(1).mapToDouble(Double::parseDouble).toArray();
    }
}
