package ai.travion.retrieval.evaluation;

import java.util.List;

/**
 * What one variant does on one set of questions.
 *
 * @param answerable questions that the knowledge base answers
 * @param recallAt5 mean share of the passages that answer fully among the first five, of as many as have room there: an ideal order has 1
 * @param recallWithPartsAt5 the same of those that answer in part, too
 * @param shareOfAllAt5 mean share of all relevant passages: an ideal order has {@code shareOfAllAtBest}
 * @param answeredAt5 share of questions with a full answer among the first five
 * @param answerableInsufficient of the answerable ones, graded insufficient
 * @param unanswerableSufficient of the unanswerable ones, graded sufficient
 * @param answerableScores the grader's score at each tenth of the answerable questions, lowest first: eleven figures
 * @param unanswerableScores the same of the unanswerable ones
 */
public record Figures(
        String variant,
        String questions,
        int answerable,
        int unanswerable,
        double recallAt5,
        double recallWithPartsAt5,
        double shareOfAllAt5,
        double shareOfAllAtBest,
        double answeredAt5,
        double ndcgAt5,
        double mrr,
        int answerableInsufficient,
        int unanswerableSufficient,
        double p50Ms,
        double p99Ms,
        List<Double> answerableScores,
        List<Double> unanswerableScores) {

    public Figures {
        answerableScores = List.copyOf(answerableScores);
        unanswerableScores = List.copyOf(unanswerableScores);
    }
}
