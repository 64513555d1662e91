package ai.travion.retrieval.guide;

/**
 * How well a prepared answer that is not given as the answer tells what is asked, on the scale of the passages among which it stands: by its sum
 * and by how far it is behind the first. Fitted once to the labels of five writers ({@code writer-8} to {@code -12}), so that of an answer and a
 * passage as relevant as each other one is as often labelled as the other (docs/adr/0035).
 */
final class Beside {

    private static final double OF_NONE = 0.272;
    private static final double OF_ITS_SUM = 0.0340;
    private static final double OF_WHAT_IT_IS_BEHIND = 0.0709;

    /** None of them answers as surely as what is given as the answer. */
    private static final double MOST = 0.9;

    private Beside() {}

    /**
     * Its relevance, 0 to 1.
     *
     * @param sum by which answers are ordered, as {@link Ranking} has it
     * @param first the greatest of the sums
     */
    static double relevance(double sum, double first) {
        return Math.clamp(OF_NONE + OF_ITS_SUM * sum - OF_WHAT_IT_IS_BEHIND * (first - sum), 0, MOST);
    }
}
