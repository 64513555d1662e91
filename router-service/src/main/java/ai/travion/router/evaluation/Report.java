package ai.travion.router.evaluation;

import java.util.List;

/**
 * What the evaluation finds.
 *
 * @param messages one for the messages that tuning saw and one for the unseen
 * @param p50Ms of the node, for one message by itself
 */
public record Report(List<Figures> messages, ConversationFigures conversations, double p50Ms, double p99Ms) {

    public Report {
        messages = List.copyOf(messages);
    }
}
