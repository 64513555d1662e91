package ai.travion.retrieval.search;

import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Conditions;
import ai.travion.retrieval.question.Question;
import ai.travion.retrieval.question.Subject;
import ai.travion.retrieval.search.FindPassages.Found;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Words and meaning in one score. The order of passages comes from a sum of what they have in common with the question; how
 * much the best of them can be relied on is another matter, and is said by {@link Answerability}.
 */
final class Fusion {

    private static final double BY_COVERAGE = 0.43;
    private static final double BY_RANK = 0.57;

    /** A passage that scores so much less than the best is worth 1/e of it. */
    private static final double FALL_OFF = 0.22;

    /** The texts of so many are read for what a question demands; to read all of them takes longer than everything else. */
    private static final int FOREMOST = 30;

    /** Who names no place is a little nearer to what holds for all of them. */
    private static final double WHERE_NO_PLACE_IS_NAMED = 0.3;

    private static final Comparator<Signals> BEST_FIRST =
            Comparator.comparingDouble(Signals::sum).reversed();

    private final Question question;
    private final Likeness likeness;
    private final Conditions.Set conditions;
    private final Map<String, Double> circle;
    private final Function<Found, Subject> subjects;
    private final Judging judging;
    private final Map<Aspect, Double> sides;

    Fusion(
            Question question,
            Likeness likeness,
            Conditions.Set conditions,
            Map<String, Double> circle,
            Function<Found, Subject> subjects,
            Judging judging) {
        this.question = question;
        this.likeness = likeness;
        this.conditions = conditions;
        this.circle = circle;
        this.subjects = subjects;
        this.judging = judging;
        this.sides = judging.sides().of(likeness.question());
    }

    /** The relevance of each passage, 0 to 1, by chunk id. */
    Map<String, Double> relevance(List<Found> found) {
        var signals = signals(found).stream().sorted(BEST_FIRST).toList();
        var first = signals.subList(0, Math.min(Selection.MOST, signals.size()));
        double answerable = judging.enough().of(signs(signals, first));
        double best = first.isEmpty() ? 0 : first.getFirst().sum();
        double met = first.stream().mapToDouble(this::met).max().orElse(1);
        var relevance = new HashMap<String, Double>();
        for (int rank = 0; rank < signals.size(); rank++) {
            var one = signals.get(rank);
            double meets = rank < FOREMOST ? met(one) : Conditions.Set.UNMET;
            double less = Math.exp(-Math.max(0, best - one.sum()) / FALL_OFF);
            relevance.put(one.chunkId(), answerable * less * Math.min(1, meets / met));
        }
        return relevance;
    }

    /** What tells whether these passages answer. */
    Signs signs(List<Found> found) {
        var signals = signals(found);
        return signs(signals, first(signals));
    }

    private Signs signs(List<Signals> signals, List<Signals> first) {
        return Signs.of(question, conditions, likeness, signals, first, !circle.isEmpty());
    }

    private double met(Signals one) {
        return conditions.factor(one.subject().passage().text());
    }

    private static List<Signals> first(List<Signals> signals) {
        return signals.stream().sorted(BEST_FIRST).limit(Selection.MOST).toList();
    }

    private List<Signals> signals(List<Found> found) {
        double bestRank = found.stream().mapToDouble(Found::score).max().orElse(0);
        return found.stream().map(one -> signals(one, bestRank)).toList();
    }

    private Signals signals(Found one, double bestRank) {
        var subject = subjects.apply(one);
        var chunkId = one.passage().chunkId();
        double words =
                BY_COVERAGE * question.coverage(subject) + BY_RANK * (bestRank == 0 ? 0 : one.score() / bestRank);
        double closeness = closeness(one.passage());
        double whole = likeness.wholes().of(chunkId);
        double sentence = likeness.sentences().of(chunkId);
        double side = sides.getOrDefault(one.passage().aspect(), 0.0);
        var weights = judging.order();
        double sum = weights.whole() * whole
                + weights.sentence() * sentence
                + weights.words() * words
                + weights.ofThePlace() * closeness
                + weights.side() * side;
        return new Signals(subject, whole, sentence, closeness, side, sum);
    }

    private double closeness(Passage passage) {
        return circle.isEmpty() && Country.isToldIn(passage)
                ? WHERE_NO_PLACE_IS_NAMED
                : circle.getOrDefault(passage.place().id(), 0.0);
    }

    /**
     * What a passage has in common with a question.
     *
     * @param whole cosine
     * @param sentence cosine
     * @param closeness of its place to those that are asked for, 0 to 1
     * @param side the logarithm of how likely it is that its aspect is asked about
     * @param sum of all of it, weighed
     */
    record Signals(Subject subject, double whole, double sentence, double closeness, double side, double sum) {

        String chunkId() {
            return subject.passage().chunkId();
        }
    }
}
