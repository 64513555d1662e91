package ai.travion.retrieval.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Tells which of the answers that come near is to the question, and how likely it is to be. A sum of all {@link Resemblance}s orders them; how
 * likely the first is follows from its lead over the next, and from the same resemblances. Nothing that they have in common speaks against
 * an answer. Learnt by {@code travion train guide} from wordings that were taken out of their answers. Immutable.
 */
public final class Ranking {

    /** Where it is shipped from. */
    public static final String FILE = "guide-ranking.txt";

    private static final List<Resemblance> EACH = List.of(Resemblance.values());
    private static final int TRAITS = EACH.size();
    /** Each trait, and the lead behind them. */
    static final int SIGNS = TRAITS + 1;

    /** By so much an answer of the place that is meant goes before one of the whole island: it is not learnt. */
    private static final double OF_THE_PLACE = 2;

    private static final String LEAD = "LEAD";
    private static final String INTERCEPT = "INTERCEPT";

    private final double[] order;
    private final double[] likelihood;

    /**
     * What was learnt.
     *
     * @param order a weight for each trait
     * @param likelihood a coefficient for each of {@link #SIGNS}, and the intercept
     */
    Ranking(double[] order, double[] likelihood) {
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

    double[] order() {
        return order.clone();
    }

    /** By which answers are ordered, the greatest first. */
    double sum(Map<Resemblance, Double> traits) {
        return OF_THE_PLACE * traits.getOrDefault(Resemblance.OF_THE_PLACE, 0.0) + learnt(traits);
    }

    /** What of that is learnt: what an answer leads by tells how likely it is, whichever place it is of. */
    double learnt(Map<Resemblance, Double> traits) {
        var each = inOrder(traits);
        double sum = 0;
        for (int i = 0; i < TRAITS; i++) {
            sum += order[i] * each[i];
        }
        return sum;
    }

    static double[] inOrder(Map<Resemblance, Double> traits) {
        return EACH.stream()
                .mapToDouble(trait -> traits.getOrDefault(trait, 0.0))
                .toArray();
    }

    /** What tells how likely an answer is to be to the question. */
    static double[] signs(Map<Resemblance, Double> traits, double lead) {
        var signs = Arrays.copyOf(inOrder(traits), SIGNS);
        signs[TRAITS] = lead;
        return signs;
    }

    /**
     * How likely an answer is to be to the question, 0 to 1.
     *
     * @param lead of its sum over the next
     */
    double likely(Map<Resemblance, Double> traits, double lead) {
        var signs = signs(traits, lead);
        double logit = likelihood[SIGNS];
        for (int i = 0; i < SIGNS; i++) {
            logit += likelihood[i] * signs[i];
        }
        return 1 / (1 + Math.exp(-logit));
    }

    /** As its file has it: of each trait its weight in the order and in the likelihood. */
    public String text() {
        return "# Written by travion train guide: do not edit.\n"
                + IntStream.range(0, TRAITS)
                        .mapToObj(i -> line(EACH.get(i).name(), order[i], likelihood[i]))
                        .collect(Collectors.joining())
                + line(LEAD, 0, likelihood[TRAITS])
                + line(INTERCEPT, 0, likelihood[SIGNS]);
    }

    private static String line(String name, double inOrder, double inLikelihood) {
        return String.format(Locale.ROOT, "%s %.4f %.4f\n", name, inOrder, inLikelihood);
    }

    static Ranking parsed(String text) {
        var lines = text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split(" ", -1))
                .collect(Collectors.toMap(parts -> parts[0], parts ->
                        new double[] {Double.parseDouble(parts[1]), Double.parseDouble(parts[2])}));
        var order = new double[TRAITS];
        var likelihood = new double[SIGNS + 1];
        for (int i = 0; i < TRAITS; i++) {
            var both = of(EACH.get(i).name(), lines);
            order[i] = both[0];
            likelihood[i] = both[1];
        }
        likelihood[TRAITS] = of(LEAD, lines)[1];
        likelihood[SIGNS] = of(INTERCEPT, lines)[1];
        return new Ranking(order, likelihood);
    }

    private static double[] of(String name, Map<String, double[]> lines) {
        return Objects.requireNonNull(lines.get(name), () -> FILE + " lacks " + name + ".");
    }
}
