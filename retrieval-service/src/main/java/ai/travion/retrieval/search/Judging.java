package ai.travion.retrieval.search;

/**
 * What a search by meaning judges passages by.
 *
 * @param order what puts them in order
 * @param enough whether the first of them answer at all
 */
public record Judging(Weights order, Answerability enough) {

    /** What ships. */
    public static Judging shipped() {
        return new Judging(Weights.SHIPPED, Answerability.load());
    }

    /** For a search that gathers what {@link Answerability} is fitted to, and cannot judge yet. */
    public static Judging unfitted(Weights order) {
        return new Judging(order, Answerability.unfitted());
    }
}
