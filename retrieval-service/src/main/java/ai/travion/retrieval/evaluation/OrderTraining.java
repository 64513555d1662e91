package ai.travion.retrieval.evaluation;

import ai.travion.retrieval.search.Trait;
import ai.travion.retrieval.search.Weights;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Fits {@link Weights} so that passages which answer stand before those that do not, pair by pair. */
final class OrderTraining {

    private static final double RIDGE = 0.5;
    /** Passages that are like the question and do not answer it; what is far from it teaches nothing. */
    private static final int RIVALS = 25;
    /** A passage's lead over the fifth, as it usually is: relevance falls off on this scale. */
    private static final double USUAL_LEAD = 0.27;

    private static final int FIFTH = 5;

    private OrderTraining() {}

    /** The weights of these questions. */
    static Weights of(List<Pairs> questions) {
        var rows = new ArrayList<double[]>();
        var weights = new ArrayList<Double>();
        for (var question : questions) {
            for (var one : question.better()) {
                for (var rival : question.rivals()) {
                    rows.add(difference(one.traits(), rival));
                    weights.add((double) one.grade()
                            / question.better().size()
                            / question.rivals().size());
                }
            }
        }
        int size = Trait.values().length;
        var spread = new double[size];
        for (int i = 0; i < size; i++) {
            int at = i;
            spread[i] = Math.sqrt(rows.stream()
                            .mapToDouble(row -> row[at] * row[at])
                            .average()
                            .orElse(1))
                    + 1e-9;
        }
        var examples = new double[rows.size()][];
        var yes = new boolean[rows.size()];
        for (int row = 0; row < examples.length; row++) {
            // Every other pair is turned round, so that there is nothing for an intercept to explain.
            double sign = row % 2 == 0 ? 1 : -1;
            yes[row] = sign > 0;
            examples[row] = new double[size];
            for (int i = 0; i < size; i++) {
                examples[row][i] = sign * rows.get(row)[i] / spread[i];
            }
        }
        var ridges = new double[size];
        Arrays.fill(ridges, RIDGE);
        // Nothing that a passage has in common with a question speaks against it.
        var fitted = LogisticRegression.fitNotNegative(
                examples, yes, weights.stream().mapToDouble(weight -> weight).toArray(), ridges);
        var byTrait = new EnumMap<Trait, Double>(Trait.class);
        var traits = Trait.values();
        for (int i = 0; i < size; i++) {
            byTrait.put(traits[i], fitted[i] / spread[i]);
        }
        return scaled(byTrait, questions);
    }

    private static Weights scaled(Map<Trait, Double> weights, List<Pairs> questions) {
        double lead = questions.stream()
                .mapToDouble(question -> lead(question, weights))
                .average()
                .orElse(USUAL_LEAD);
        var scaled = new EnumMap<Trait, Double>(Trait.class);
        weights.forEach((trait, weight) -> scaled.put(trait, weight * USUAL_LEAD / lead));
        return new Weights(scaled);
    }

    private static double lead(Pairs question, Map<Trait, Double> weights) {
        var sums = question.all().stream()
                .mapToDouble(traits -> Arrays.stream(Trait.values())
                        .mapToDouble(trait -> weights.getOrDefault(trait, 0.0) * traits.getOrDefault(trait, 0.0))
                        .sum())
                .sorted()
                .toArray();
        return sums.length == 0 ? 0 : sums[sums.length - 1] - sums[Math.max(0, sums.length - FIFTH)];
    }

    private static double[] difference(Map<Trait, Double> one, Map<Trait, Double> other) {
        return Arrays.stream(Trait.values())
                .mapToDouble(trait -> one.getOrDefault(trait, 0.0) - other.getOrDefault(trait, 0.0))
                .toArray();
    }

    /** A passage that answers, by its grade, 1 or 2. */
    record Better(int grade, Map<Trait, Double> traits) {}

    /** The passages of one question that answer it, and the likest of those that do not. */
    record Pairs(List<Better> better, List<Map<Trait, Double>> rivals) {

        /** @param found every passage that was found, the likest first */
        static Pairs of(LabelledQuestion question, Map<String, Map<Trait, Double>> found) {
            return new Pairs(
                    found.entrySet().stream()
                            .filter(one -> question.relevant().containsKey(one.getKey()))
                            .map(one -> new Better(question.gradeOf(one.getKey()), one.getValue()))
                            .toList(),
                    found.entrySet().stream()
                            .limit(RIVALS)
                            .filter(one -> !question.relevant().containsKey(one.getKey()))
                            .map(Map.Entry::getValue)
                            .toList());
        }

        List<Map<Trait, Double>> all() {
            var all = new ArrayList<>(rivals);
            better.forEach(one -> all.add(one.traits()));
            return all;
        }
    }
}
