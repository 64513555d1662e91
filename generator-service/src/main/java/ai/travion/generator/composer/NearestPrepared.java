package ai.travion.generator.composer;

import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What was prepared for the question that comes nearest, for who has no answer, or none from a passage that comes as near: whole, and with that
 * question, so that nobody takes it for one to theirs.
 *
 * @param heading the question that it was prepared for
 * @param sentences of the answer, in its order
 * @param lead of its relevance over that of the best passage
 */
record NearestPrepared(String heading, List<Sentence> sentences, double lead) {

    /** On the scale of passages, where .75 answers: of what is less relevant most is beside the question. */
    private static final double NEAR = 0.75;

    private static final double NEAR_FOR_THEM = 0.6;

    /** From here on it answers three times as often as what the passages say. */
    private static final double FAR_AHEAD = 0.1;

    /** The same where no passage comes as near. */
    static Optional<NearestPrepared> nearerThanThePassages(Assignment assignment) {
        return to(assignment).filter(nearest -> nearest.lead() >= 0);
    }

    /** Empty where none is near enough, or a correction or a condition of the traveller forbade a sentence of it. */
    static Optional<NearestPrepared> to(Assignment assignment) {
        return allTo(assignment).stream().findFirst();
    }

    /** All that are near enough, the nearest first. */
    static List<NearestPrepared> allTo(Assignment assignment) {
        return allTo(assignment, NEAR);
    }

    /** Those whose heading names for whom it is asked: less near they still know more than a rule. */
    static Optional<NearestPrepared> forThem(Assignment assignment, Predicate<String> headings) {
        return allTo(assignment, NEAR_FOR_THEM).stream()
                .filter(nearest -> headings.test(nearest.heading()))
                .findFirst();
    }

    private static List<NearestPrepared> allTo(Assignment assignment, double least) {
        return assignment.state().getRetrievedDocuments().stream()
                .filter(document -> PreparedAnswer.isBeside(document) && document.getRelevanceScore() >= least)
                .map(document -> of(document, assignment))
                .filter(nearest -> !nearest.sentences().isEmpty())
                .toList();
    }

    private static NearestPrepared of(RetrievedDocument document, Assignment assignment) {
        var conditions = Avoided.asACondition(assignment.state());
        var sentences = assignment.evidence().beside().stream()
                .filter(sentence -> sentence.source().id().equals(document.getChunkId()))
                .toList();
        return new NearestPrepared(
                PreparedAnswer.headingOf(document),
                sentences.stream().allMatch(sentence -> conditions.allow(sentence.text())) ? sentences : List.of(),
                document.getRelevanceScore() - best(assignment));
    }

    private static double best(Assignment assignment) {
        return PreparedAnswer.withoutThoseBeside(assignment.state().getRetrievedDocuments()).stream()
                .mapToDouble(RetrievedDocument::getRelevanceScore)
                .max()
                .orElse(0);
    }

    /**
     * Whether what the passages say would add nothing: where it is far ahead of them; of no place what answers but in part, too. What was
     * prepared for one place is no answer by itself to who names none.
     */
    boolean standsAlone(Assignment assignment) {
        boolean isOfNoPlace = assignment.destinations().isEmpty();
        boolean isAnswered = assignment.state().getDocumentRelevance() == DocumentRelevance.RELEVANT;
        return isOfNoPlace
                ? Welcome.isOfTheCountry(sentences.getFirst()) && (lead >= FAR_AHEAD || (lead >= 0 && !isAnswered))
                : lead >= FAR_AHEAD;
    }

    /** What stands before the answer. */
    String introduction() {
        return "Near to it is another question, _" + heading + "_ ";
    }
}
