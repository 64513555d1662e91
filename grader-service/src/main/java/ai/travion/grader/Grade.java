package ai.travion.grader;

import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.RetrievedDocument;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;

/**
 * How good a set of documents is: {@code 0.4 average + 0.4 best + 0.2 location match}, each 0 to 1.
 *
 * <p>Calculated in decimals: the thresholds are decimals too, and a score of exactly 0.75 has to reach 0.75.
 */
record Grade(int documents, BigDecimal best, BigDecimal combined) {

    private static final BigDecimal OF_AVERAGE = new BigDecimal("0.4");
    private static final BigDecimal OF_BEST = new BigDecimal("0.4");
    private static final BigDecimal OF_LOCATION = new BigDecimal("0.2");

    private static final BigDecimal RELEVANT = new BigDecimal("0.75");
    private static final BigDecimal PARTIAL = new BigDecimal("0.6");
    private static final BigDecimal RELEVANT_AT_ALL = new BigDecimal("0.35");
    private static final int ENOUGH_DOCUMENTS = 3;

    /** Grades documents by their relevance scores and the share of them that is about the place asked for. */
    static Grade of(List<RetrievedDocument> documents, double locationMatch) {
        if (documents.isEmpty()) {
            return new Grade(0, BigDecimal.ZERO, BigDecimal.ZERO);
        }
        var scores = documents.stream().map(Grade::score).toList();
        var sum = scores.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        var average = sum.divide(BigDecimal.valueOf(scores.size()), MathContext.DECIMAL64);
        var best = scores.stream().reduce(BigDecimal.ZERO, BigDecimal::max);
        var combined = OF_AVERAGE
                .multiply(average)
                .add(OF_BEST.multiply(best))
                .add(OF_LOCATION.multiply(BigDecimal.valueOf(locationMatch)));
        return new Grade(documents.size(), best, combined);
    }

    DocumentRelevance relevance() {
        if (documents == 0) {
            return DocumentRelevance.INSUFFICIENT;
        }
        if (combined.compareTo(RELEVANT) >= 0 && documents >= ENOUGH_DOCUMENTS) {
            return DocumentRelevance.RELEVANT;
        }
        if (combined.compareTo(PARTIAL) >= 0) {
            return DocumentRelevance.PARTIAL;
        }
        return best.compareTo(RELEVANT_AT_ALL) < 0 ? DocumentRelevance.IRRELEVANT : DocumentRelevance.INSUFFICIENT;
    }

    /** The decimal that was meant: as a double, the float 0.7 is 0.69999998. */
    private static BigDecimal score(RetrievedDocument document) {
        return new BigDecimal(Float.toString(document.getRelevanceScore()));
    }
}
