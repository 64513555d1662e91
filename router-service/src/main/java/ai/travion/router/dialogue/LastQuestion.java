package ai.travion.router.dialogue;

import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;

/**
 * The turn before, in full. Where it was a follow-up in a few words, the query that it stood for takes the place of its words, so
 * that a chain of follow-ups never loses the question that it began with, however long ago that was.
 */
public final class LastQuestion {

    private static final int FEW_WORDS = 6;

    private LastQuestion() {}

    /** The state whose rewritten query, where it has one, is that of the turn before. */
    public static GraphState inFull(GraphState state) {
        var full = state.getRewrittenQuery().filter(query -> !query.isBlank());
        if (full.isEmpty()) {
            return state;
        }
        var messages = state.getMessages().stream()
                .map(message -> isShortOfTheTurnBefore(message, state.getTurn())
                        ? new Message(message.getRole(), full.get(), message.getTurn())
                        : message)
                .toList();
        return GraphState.newBuilder(state)
                .setMessages(messages)
                .setRewrittenQuery(null)
                .build();
    }

    private static boolean isShortOfTheTurnBefore(Message message, int turn) {
        return message.getRole() == Role.USER
                && message.getTurn() == turn - 1
                && Utterance.of(message.getContent()).words().size() <= FEW_WORDS;
    }
}
