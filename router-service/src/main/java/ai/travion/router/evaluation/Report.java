package ai.travion.router.evaluation;

import java.util.List;

/**
 * What the evaluation finds.
 *
 * @param messages one for the messages that tuning saw and one for the unseen
 * @param acts of messages that are said while a plan stands
 * @param p50Ms of the node, for one message by itself
 * @param lateP50Ms the same for the last message of a conversation
 */
public record Report(
        List<Figures> messages,
        ConversationFigures conversations,
        ActFigures acts,
        double p50Ms,
        double p99Ms,
        double lateP50Ms,
        double lateP99Ms) {

    public Report {
        messages = List.copyOf(messages);
    }
}
