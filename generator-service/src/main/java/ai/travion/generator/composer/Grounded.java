package ai.travion.generator.composer;

import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.Grounding;

/** How far an answer rests on evidence. */
final class Grounded {

    private Grounded() {}

    static Grounding by(Assignment assignment, Footnotes footnotes) {
        var cited = footnotes.citations().stream()
                .filter(citation -> citation.getUrl().isEmpty())
                .count();
        if (cited == 0 || assignment.evidenceIsWeak()) {
            return Grounding.LOW;
        }
        var relevant = assignment.state().getDocumentRelevance() == DocumentRelevance.RELEVANT;
        return relevant && cited > 1 && assignment.uncovered().isEmpty() ? Grounding.HIGH : Grounding.MEDIUM;
    }
}
