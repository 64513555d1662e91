package ai.travion.generator.composer;

import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.List;

/** The answers that retrieval found to be to the very question: what a guide says, whole and in its own order. */
final class Prepared {

    private static final String CALENDAR = "calendar";
    private static final int MOST_OF_THE_CALENDAR = 2;

    private Prepared() {}

    /**
     * The sentences of those that answer all that is asked; none where there is no such answer, it recommends a place that the question
     * excepts, or a correction forbade its first sentence.
     */
    static List<Sentence> answer(Assignment assignment) {
        return PreparedAnswer.among(assignment.state().getRetrievedDocuments()).stream()
                .flatMap(document -> sentencesOf(document, assignment).stream())
                .toList();
    }

    /** What the calendar knows of it besides. */
    static List<Sentence> besideIt(Assignment assignment) {
        return assignment.evidence().sentences().stream()
                .filter(sentence -> sentence.source().name().equals(CALENDAR))
                .limit(MOST_OF_THE_CALENDAR)
                .toList();
    }

    /** The same for one of several questions asked together. */
    static List<Sentence> toPart(int number, Assignment assignment) {
        return PreparedAnswer.toPart(number, assignment.state().getRetrievedDocuments())
                .map(document -> sentencesOf(document, assignment))
                .orElse(List.of());
    }

    private static List<Sentence> sentencesOf(RetrievedDocument document, Assignment assignment) {
        var sentences = assignment.evidence().sentences().stream()
                .filter(sentence -> sentence.source().id().equals(document.getChunkId()))
                .toList();
        // The rest leans on the first.
        boolean isWhole = !sentences.isEmpty() && sentences.getFirst().position() == 0;
        return isWhole && !Otherwhere.isRecommendedIn(document.getContent(), assignment) ? sentences : List.of();
    }
}
