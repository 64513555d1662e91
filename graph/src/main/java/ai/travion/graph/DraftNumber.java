package ai.travion.graph;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.LlmUsage;

/**
 * Under which number the words of a draft are shown: the count of the drafts before it, so that a reader knows which words are void. That is one for
 * each correction, and one for a draft that a model began and broke off, which happens at most once in a turn.
 */
public final class DraftNumber {

    private DraftNumber() {}

    /** Of the draft that was written last in this turn; before the first, and after a correction was asked for, of the one to come. */
    public static int in(GraphState state) {
        return state.getReasoningLoops()
                + state.getLlm().map(DraftNumber::brokenOff).orElse(0);
    }

    /** Words of a model were shown, and yet the composer answered: they were taken back. */
    private static int brokenOff(LlmUsage usage) {
        return usage.getDegraded() && usage.getFirstTokenMs().isPresent() ? 1 : 0;
    }
}
