package ai.travion.local.evaluate.answers;

import ai.travion.generator.composer.Candidates;
import ai.travion.generator.composer.Candidates.Candidate;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A marked question that went through the graph.
 *
 * @param candidates the sentences that the answer could quote, in no order; none where nothing was retrieved
 * @param isPrepared whether a guide's answer was found to it, which is quoted whole and has no marks
 */
record MarkedTurn(MarkedQuestion marked, List<Candidate> candidates, String answer, boolean isPrepared) {

    private static final Pattern FOOTNOTE = Pattern.compile("\\s?\\[\\d+]");

    /** Asks each, in this process. */
    static List<MarkedTurn> of(Walk walk, Candidates candidates, List<MarkedQuestion> questions) {
        return IntStream.range(0, questions.size())
                .parallel()
                .mapToObj(i -> of(walk, candidates, questions.get(i), "marked-" + i))
                .toList();
    }

    private static MarkedTurn of(Walk walk, Candidates candidates, MarkedQuestion marked, String thread) {
        var turn = walk.through(thread, List.of(marked.question()));
        var asked = turn.drafts().isEmpty() ? turn.reply() : turn.drafts().getFirst();
        boolean isPrepared = asked.getRetrievedDocuments().stream().anyMatch(PreparedAnswer::isOne);
        return new MarkedTurn(marked, candidates.of(asked), turn.answer(), isPrepared);
    }

    boolean answers(Candidate candidate) {
        return marked.first().contains(candidate.text());
    }

    /** Whether retrieval found one that answers, among others that do not. */
    boolean isDecidable() {
        return candidates.stream().anyMatch(this::answers)
                && !candidates.stream().allMatch(this::answers);
    }

    /** Whether the answer says one of them. */
    boolean isAnswered() {
        var plain = FOOTNOTE.matcher(answer).replaceAll("");
        return marked.first().stream().anyMatch(plain::contains);
    }
}
