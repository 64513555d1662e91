package ai.travion.retrieval.search;

/**
 * What a search by meaning judges passages by.
 *
 * @param order what puts them in order
 * @param sides which aspect a question asks about
 * @param enough whether the first of them answer at all
 */
public record Judging(Weights order, Sides sides, Answerability enough) {

    /** What ships. */
    public static Judging shipped() {
        return new Judging(Weights.load(), Sides.load(), Answerability.load());
    }

    /** For a search that gathers what {@link Answerability} is fitted to, and cannot judge yet. */
    public static Judging unfitted(Weights order, Sides sides) {
        return new Judging(order, sides, Answerability.unfitted());
    }
}
