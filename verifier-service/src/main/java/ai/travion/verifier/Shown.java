package ai.travion.verifier;

import ai.travion.graph.DraftNumber;
import ai.travion.graph.Progress;
import ai.travion.schemas.GraphState;
import java.util.List;

/** What a reader has been shown of an answer when it comes to be checked: the words of the last draft. They are to end up with those of the reply. */
record Shown(int draft, String words) {

    private static final List<String> AN_EARLIER_ONE =
            List.of("None of the drafts passed the checks. The best of them is given, with what is wrong with it.");

    static Shown of(GraphState state) {
        return new Shown(DraftNumber.in(state), state.getGeneratedResponse().orElse(""));
    }

    /** Shows what the answer says after these words; where it says something else, they are taken back. */
    void upTo(String answer, Progress progress) {
        if (!answer.startsWith(words)) {
            progress.revision(draft + 1, AN_EARLIER_ONE);
            progress.token(draft + 1, answer);
        } else if (answer.length() > words.length()) {
            progress.token(draft, answer.substring(words.length()));
        }
    }
}
