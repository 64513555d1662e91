package ai.travion.local.evaluate.answers;

import ai.travion.atlas.Places;
import ai.travion.generator.composer.Candidates;
import ai.travion.generator.composer.Candidates.Candidate;
import ai.travion.retrieval.evaluation.LogisticRegression;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Fits the model by which the composer chooses the sentences of an answer: of every two sentences of a marked question, one of which
 * answers it, the right one is to be preferred. The same questions over the same knowledge give the same model.
 */
public final class SentenceTraining {

    /** The model, in the repository. */
    public static final String RESOURCE = "generator-service/src/main/resources/generator/sentence-model.properties";

    private static final List<String> CLUES = Candidates.namesOfClues();
    private static final int FOLDS = 5;
    /** The square of each coefficient is punished by this much, where clues are scaled to vary by 1. */
    private static final double RIDGE = 100;

    private final List<MarkedTurn> tuning;
    private final List<MarkedTurn> unseen;
    private final Map<String, Double> weights;

    private SentenceTraining(List<MarkedTurn> tuning, List<MarkedTurn> unseen) {
        this.tuning = tuning;
        this.unseen = unseen;
        this.weights = fitted(decidable(tuning));
    }

    /** Asks all marked questions and fits: about a minute. */
    public static SentenceTraining run() {
        var clock = AnswerEvaluation.clock();
        try (var nodes = NodesInProcess.at(clock)) {
            return over(nodes, clock);
        }
    }

    private static SentenceTraining over(NodesInProcess nodes, Clock clock) {
        var walk = new Walk(nodes, clock);
        var candidates = new Candidates(Places.load());
        return new SentenceTraining(
                MarkedTurn.of(walk, candidates, MarkedQuestion.forTuning()),
                MarkedTurn.of(walk, candidates, MarkedQuestion.unseen()));
    }

    /** The file of the model. */
    public String model() {
        return Candidates.model(weights);
    }

    /** How often the model, and the one that is shipped, chooses rightly; the last column is how often the shipped one's answers say it. */
    public String report() {
        var folds = folds();
        return String.format(
                Locale.ROOT,
                "%-44s%10s%10s%10s%12s%n%s%n%s%n%s",
                "",
                "found",
                "first",
                "of three",
                "as shipped",
                line("tuning, each fifth by the other four", tuning, folds),
                line(
                        "unseen, fitted now",
                        unseen,
                        unseen.stream().map(turn -> by(weights)).toList()),
                line(
                        "unseen, as shipped",
                        unseen,
                        unseen.stream().map(turn -> shipped()).toList()));
    }

    /** Questions whose answer says none of the sentences that answer. */
    public List<String> failures() {
        return tuning.stream()
                .filter(turn -> !turn.isAnswered())
                .map(turn -> turn.marked().question() + " (" + place(turn) + ")\n  wanted: "
                        + turn.marked().first().getFirst() + "\n  said:   "
                        + turn.answer().replaceAll("\\s+", " "))
                .toList();
    }

    /** Where the model puts the first sentence that answers. */
    private static String place(MarkedTurn turn) {
        var ranked = turn.candidates().stream()
                .sorted(Comparator.comparingDouble(Candidate::worth).reversed())
                .toList();
        int at = IntStream.range(0, ranked.size())
                .filter(i -> turn.answers(ranked.get(i)))
                .findFirst()
                .orElse(-1);
        return at < 0 ? "not found" : "ranked " + (at + 1) + " of " + ranked.size();
    }

    private static String line(String name, List<MarkedTurn> turns, List<ToDoubleFunction<Candidate>> worths) {
        int found = 0;
        int first = 0;
        int ofThree = 0;
        for (int i = 0; i < turns.size(); i++) {
            var turn = turns.get(i);
            var ranked = turn.candidates().stream()
                    .sorted(Comparator.comparingDouble(worths.get(i)).reversed())
                    .toList();
            found += turn.candidates().stream().anyMatch(turn::answers) ? 1 : 0;
            first += ranked.stream().limit(1).anyMatch(turn::answers) ? 1 : 0;
            ofThree += ranked.stream().limit(3).anyMatch(turn::answers) ? 1 : 0;
        }
        long answered = turns.stream().filter(MarkedTurn::isAnswered).count();
        return String.format(
                Locale.ROOT, "%-44s%10d%10d%10d%12d of %d", name, found, first, ofThree, answered, turns.size());
    }

    private List<ToDoubleFunction<Candidate>> folds() {
        var models = IntStream.range(0, FOLDS)
                .mapToObj(fold -> fitted(decidable(IntStream.range(0, tuning.size())
                        .filter(i -> i % FOLDS != fold)
                        .mapToObj(tuning::get)
                        .toList())))
                .toList();
        return IntStream.range(0, tuning.size())
                .mapToObj(i -> by(models.get(i % FOLDS)))
                .toList();
    }

    private static ToDoubleFunction<Candidate> by(Map<String, Double> weights) {
        return candidate -> weights.entrySet().stream()
                .mapToDouble(weight -> weight.getValue() * clue(candidate, weight.getKey()))
                .sum();
    }

    private static double clue(Candidate candidate, String name) {
        return candidate.clues().getOrDefault(name, 0.0);
    }

    private static ToDoubleFunction<Candidate> shipped() {
        return Candidate::worth;
    }

    private static List<MarkedTurn> decidable(List<MarkedTurn> turns) {
        return turns.stream().filter(MarkedTurn::isDecidable).toList();
    }

    private static Map<String, Double> fitted(List<MarkedTurn> turns) {
        var scales = scales(turns);
        var rows = new ArrayList<double[]>();
        var weights = new ArrayList<Double>();
        for (var turn : turns) {
            var right = turn.candidates().stream().filter(turn::answers).toList();
            for (var one : right) {
                for (var other : turn.candidates()) {
                    if (!turn.answers(other)) {
                        // Half of the pairs are turned round, so that which comes first tells nothing.
                        int sign = rows.size() % 2 == 0 ? 1 : -1;
                        rows.add(difference(one, other, scales, sign));
                        weights.add(1.0 / right.size());
                    }
                }
            }
        }
        var isRight = new boolean[rows.size()];
        for (int row = 0; row < isRight.length; row += 2) {
            isRight[row] = true;
        }
        var ridges = new double[scales.length];
        Arrays.fill(ridges, RIDGE);
        var fitted = LogisticRegression.fit(
                rows.toArray(double[][]::new),
                isRight,
                weights.stream().mapToDouble(Double::doubleValue).toArray(),
                ridges);
        return IntStream.range(0, scales.length)
                .boxed()
                .collect(Collectors.toMap(CLUES::get, clue -> fitted[clue] / scales[clue]));
    }

    private static double[] difference(Candidate one, Candidate other, double[] scales, int sign) {
        return IntStream.range(0, scales.length)
                .mapToDouble(clue -> sign * (clue(one, CLUES.get(clue)) - clue(other, CLUES.get(clue))) / scales[clue])
                .toArray();
    }

    /** By how much each clue varies: its standard deviation, or 1 where it never does. */
    private static double[] scales(List<MarkedTurn> turns) {
        var all = turns.stream().flatMap(turn -> turn.candidates().stream()).toList();
        return CLUES.stream().mapToDouble(name -> spread(name, all)).toArray();
    }

    private static double spread(String clue, List<Candidate> all) {
        double mean = all.stream().mapToDouble(one -> clue(one, clue)).average().orElse(0);
        double variance = all.stream()
                .mapToDouble(one -> Math.pow(clue(one, clue) - mean, 2))
                .average()
                .orElse(0);
        return variance == 0 ? 1 : Math.sqrt(variance);
    }
}
