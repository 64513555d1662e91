package ai.travion.retrieval.search;

/**
 * What each thing that a passage has in common with a question counts for in their order.
 *
 * @param whole likeness of the passage as a whole, by cosine
 * @param sentence likeness of its most like sentence, by cosine
 * @param words how many of the question's words it has, and how rare, 0 to 1
 * @param ofThePlace closeness of its place to those asked for, 0 to 1; soft, since some questions about a place are answered elsewhere
 * @param side the logarithm of how likely a question of this meaning is answered by its aspect
 */
public record Weights(double whole, double sentence, double words, double ofThePlace, double side) {

    /** Fitted to the order of passages on the tuning questions, and chosen by those that were left out. */
    public static final Weights SHIPPED = new Weights(0.475, 0.54, 0.18, 0.137, 0.05);

    /** Vectors alone, for an evaluation that tells what words add. */
    public static final Weights MEANING_ALONE = new Weights(0.475, 0.54, 0, 0.137, 0.05);

    /** For a model whose cosines lie closer together than those of the one that ships. */
    public Weights stretched(double by) {
        return new Weights(whole * by, sentence * by, words, ofThePlace, side);
    }
}
