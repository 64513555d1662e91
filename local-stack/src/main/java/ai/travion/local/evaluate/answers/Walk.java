package ai.travion.local.evaluate.answers;

import ai.travion.gateway.thread.Conversation;
import ai.travion.graph.Graph;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Run;
import ai.travion.schemas.TurnRequest;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Leads turns through the graph, node by node, and conversations from turn to turn as the gateway does. */
final class Walk {

    private static final Duration BUDGET = Duration.ofSeconds(60);
    private static final int MORE_HOPS_THAN_ANY_TURN = 40;

    private final NodesInProcess nodes;
    private final Clock clock;

    Walk(NodesInProcess nodes, Clock clock) {
        this.nodes = nodes;
        this.clock = clock;
    }

    /** Says the messages one after the other in a thread of their own; the last turn is the result. */
    Turn through(String thread, List<String> messages) {
        var now = clock.instant();
        var state = Conversation.begun(request(thread, messages.getFirst()), now);
        Turn turn = null;
        for (var message : messages) {
            var request = request(thread, message);
            var run = Run.newBuilder()
                    .setThreadId(thread)
                    .setRunId(thread + "-" + (state.getTurn() + 1))
                    .setTurn(state.getTurn() + 1)
                    .build();
            state = Conversation.withTurn(state, run, request, now);
            turn = from(Graph.ROUTER, Conversation.stateOf(state, run, request, now, now.plus(BUDGET)));
            state = Conversation.withReply(state, turn.reply(), now);
        }
        if (turn == null) {
            throw new IllegalArgumentException("Nothing is said in " + thread + ".");
        }
        return turn;
    }

    /** The rest of a turn, from a node on. */
    Turn from(Graph first, GraphState state) {
        var route = new ArrayList<Graph>();
        var drafts = new ArrayList<GraphState>();
        var node = first;
        var now = state;
        while (!node.isTerminal()) {
            route.add(node);
            if (route.size() > MORE_HOPS_THAN_ANY_TURN) {
                throw new IllegalStateException("The turn does not end: " + route);
            }
            if (node == Graph.VERIFY) {
                drafts.add(now);
            }
            var step = nodes.step(node, now);
            node = step.next();
            now = step.state();
        }
        return new Turn(List.copyOf(route), List.copyOf(drafts), now);
    }

    private static TurnRequest request(String thread, String message) {
        return TurnRequest.newBuilder().setThreadId(thread).setMessage(message).build();
    }
}
