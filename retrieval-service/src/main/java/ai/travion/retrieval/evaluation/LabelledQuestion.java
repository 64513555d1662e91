package ai.travion.retrieval.evaluation;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A question, and which passages or prepared answers answer it.
 *
 * @param relevant grades by chunk id: 2 answers fully, 1 in part; empty where nothing that ships answers
 * @param notes {@code typo}, {@code noplace}, {@code two}
 * @param labelsAnswers whether the labels of its set tell of prepared answers as they do of passages, so that one without a label answers nothing
 */
public record LabelledQuestion(String words, Map<String, Integer> relevant, Set<String> notes, boolean labelsAnswers) {

    /** In the id of what a guide answers. */
    private static final String PREPARED = "#asked-";

    public LabelledQuestion {
        relevant = Map.copyOf(relevant);
        notes = Set.copyOf(notes);
    }

    /** Of a set whose labels do not tell of prepared answers. */
    LabelledQuestion(String words, Map<String, Integer> relevant, Set<String> notes) {
        this(words, relevant, notes, false);
    }

    boolean isAnswerable() {
        return !relevant.isEmpty();
    }

    /** Whether a passage answers it, and not only what a guide has prepared: that is what passages are judged by. */
    boolean isAnsweredByAPassage() {
        return relevant.keySet().stream().anyMatch(chunkId -> !chunkId.contains(PREPARED));
    }

    /** Whether a prepared answer is among its labels. */
    boolean isLabelledWithAnAnswer() {
        return relevant.keySet().stream().anyMatch(chunkId -> chunkId.contains(PREPARED));
    }

    /** The same as one of a set whose labels tell of prepared answers. */
    LabelledQuestion ofASetThatLabelsAnswers() {
        return new LabelledQuestion(words, relevant, notes, true);
    }

    /**
     * Whether it shows what passages answer, or what they do not: where they tell a part of what only a prepared answer tells in full, they
     * neither answer it nor leave it open.
     */
    boolean isPlainOfPassages() {
        return !isAnsweredByAPassage()
                || relevant.entrySet().stream()
                        .anyMatch(one ->
                                one.getValue() == bestGrade() && !one.getKey().contains(PREPARED));
    }

    /** 2, 1, or 0 where a passage does not answer. */
    int gradeOf(String chunkId) {
        return relevant.getOrDefault(chunkId, 0);
    }

    /** Which share of the relevant passages stands in a ranking, where all of them have room. */
    double recall(List<String> ranking) {
        double found = ranking.stream().filter(relevant::containsKey).count();
        return found / Math.min(relevant.size(), RetrievalEvaluation.DEPTH);
    }

    /** The share of the relevant passages that five have room for. */
    double room() {
        return Math.min(1.0, (double) RetrievalEvaluation.DEPTH / relevant.size());
    }

    /** The same of the passages that answer fully, or, where none does, in part: a binary measure of graded labels counts such, as TREC's of questions do. */
    double recallOfAnswers(List<String> ranking) {
        int best = bestGrade();
        long all = relevant.values().stream().filter(grade -> grade == best).count();
        double found =
                ranking.stream().filter(chunkId -> gradeOf(chunkId) == best).count();
        return found / Math.min(all, RetrievalEvaluation.DEPTH);
    }

    private int bestGrade() {
        return relevant.values().stream().max(Integer::compare).orElse(0);
    }

    /** Whether one passage that answers fully stands in a ranking, or one that answers at all where none does fully. */
    boolean isAnsweredBy(List<String> ranking) {
        int best = bestGrade();
        return ranking.stream().anyMatch(chunkId -> gradeOf(chunkId) == best);
    }

    /** Discounted cumulative gain over that of the best order, with gains of 2^grade - 1. */
    double ndcg(List<String> ranking) {
        var grades = ranking.stream().map(this::gradeOf).toList();
        var ideal = relevant.values().stream()
                .sorted((one, other) -> other - one)
                .limit(RetrievalEvaluation.DEPTH)
                .toList();
        return gain(grades) / gain(ideal);
    }

    private static double gain(List<Integer> grades) {
        double gain = 0;
        for (int i = 0; i < grades.size(); i++) {
            gain += (Math.pow(2, grades.get(i)) - 1) / (Math.log(i + 2) / Math.log(2));
        }
        return gain;
    }

    /** One over the rank of the first relevant passage; 0 without one. */
    double reciprocalRank(List<String> ranking) {
        for (int i = 0; i < ranking.size(); i++) {
            if (relevant.containsKey(ranking.get(i))) {
                return 1.0 / (i + 1);
            }
        }
        return 0;
    }
}
