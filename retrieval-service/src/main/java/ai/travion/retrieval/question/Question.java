package ai.travion.retrieval.question;

import ai.travion.atlas.Place;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * A question as it was read.
 *
 * @param concepts what it asks about; empty for "tell me about Sigiriya"
 * @param hints stems that help to rank and that no passage has to have, each with its boost
 * @param origins places that the traveller comes from and does not ask about
 * @param named places that it names and does ask about
 * @param listing whether several places are asked for, one line each: "best beaches"
 * @param quantity whether a number or a date answers it: "how tall", "when was"
 */
public record Question(
        List<Concept> concepts,
        Map<String, Double> hints,
        Set<Place> origins,
        List<Place> named,
        boolean listing,
        boolean quantity) {

    private static final double WITHOUT_NUMBER = 0.5;

    public Question {
        concepts = List.copyOf(concepts);
        hints = Map.copyOf(hints);
        origins = Set.copyOf(origins);
        named = List.copyOf(named);
    }

    /** Idf-weighted share of the concepts that a passage covers, 0 to 1; 1 where the question asks for nothing in particular. */
    public double coverage(Subject passage) {
        return share(concept -> concept.coveredBy(passage));
    }

    /**
     * The greatest share of the concepts that a single sentence of a passage has, 0 to 1: words that stand together answer
     * a question better than words that stand apart. Where a number is asked for, a sentence without one counts less.
     */
    public double focus(Subject passage) {
        double best = 0;
        for (var sentence : passage.sentences()) {
            double said = share(concept -> concept.saidIn(sentence.stems()));
            best = Math.max(best, quantity && !sentence.hasNumber() ? said * WITHOUT_NUMBER : said);
        }
        return best;
    }

    private double share(ToDoubleFunction<Concept> measure) {
        double asked = 0;
        double covered = 0;
        for (var concept : concepts) {
            asked += concept.weight();
            covered += concept.weight() * measure.applyAsDouble(concept);
        }
        return asked == 0 ? 1 : covered / asked;
    }

    /** True where it asks for nothing in particular. */
    public boolean isGeneral() {
        return concepts.isEmpty();
    }

    /** True where it asks what there is to see or to do, of whatever kind. */
    public boolean asksForAnySight() {
        return concepts.stream().allMatch(concept -> concept instanceof Concept.Wanted wanted && wanted.isAnySight());
    }

    /** True where it asks for a kind of place and nothing else. */
    public boolean asksForAKind() {
        return !concepts.isEmpty() && concepts.stream().allMatch(Concept.OfKind.class::isInstance);
    }

    /** True where it means nothing without a place: "what should I wear". */
    public boolean isOfOnePlace() {
        return !concepts.isEmpty()
                && concepts.stream()
                        .allMatch(concept -> concept instanceof Concept.Wanted wanted && wanted.isOfOnePlace());
    }
}
