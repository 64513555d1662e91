package ai.travion.generator.composer;

import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The answers that retrieval found to be to the very question: what a guide says, whole and in its own order. */
final class Prepared {

    private static final String CALENDAR = "calendar";
    private static final Pattern YES = Pattern.compile("Yes, ");
    /** One question, which no yes or no answers. */
    private static final Pattern OPEN = Pattern.compile(
            "(?i)\\W*(?:(?:and|so|but|ok|okay)\\W+)*(?:why(?! not\\b)|how(?! about\\b)|where|when|which|who|what(?! (?:about|if)\\b))\\b[^?,]*\\?*\\s*");

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
        return isWhole && !Otherwhere.isRecommendedIn(document.getContent(), assignment)
                ? unconfirmed(sentences, assignment)
                : List.of();
    }

    /** Who asks why, or how, is told no "yes". */
    private static List<Sentence> unconfirmed(List<Sentence> sentences, Assignment assignment) {
        var first = sentences.getFirst();
        var yes = YES.matcher(first.text());
        if (!yes.lookingAt() || !OPEN.matcher(assignment.state().getUserQuery()).matches()) {
            return sentences;
        }
        var text = first.text().substring(yes.end());
        var wording = new Wording(
                text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1), first.position(), first.terms());
        return Stream.concat(
                        Stream.of(new Sentence(wording, first.source(), first.likeness(), first.expected())),
                        sentences.stream().skip(1))
                .toList();
    }
}
