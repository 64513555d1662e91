package ai.travion.retrieval.recommend;

/**
 * What speaks for a place, or against it.
 *
 * @param factor interests, season, distance, crowd or fame
 * @param weight its share of the score; the weights of a place's reasons sum to 1
 * @param score 0 to 1: from 0.5 it speaks for the place
 * @param text for people
 */
public record Reason(String factor, double weight, double score, String text) {

    /** Whether it speaks for the place. */
    public boolean isFor() {
        return score >= 0.5;
    }
}
