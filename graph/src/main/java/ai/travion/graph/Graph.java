package ai.travion.graph;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The graph that a turn travels: every node, where it may go next, and so every edge.
 *
 * <p>A node is a service's function from state to state; an edge is a topic. {@link #REPLY} and {@link #FAILED} are where a
 * turn ends: both are the gateway's.
 */
public enum Graph {
    /** What does the traveller want, where, when? */
    ROUTER,
    /** Makes a query stand alone; widens it on a retry. */
    REWRITER,
    /** Searches the knowledge base. */
    RETRIEVE,
    /** Is the evidence enough? */
    GRADER,
    /** The second tier of knowledge. */
    WEB_SEARCH,
    /** Calendar, crowds, light, and a plan that respects them. */
    SHADOW_MONITOR,
    /** Writes the answer from the evidence. */
    GENERATE,
    /** Checks the answer, and sends it back when it is wrong. */
    VERIFY,
    /** The turn has its answer. */
    REPLY,
    /** The turn ended without one, and says why. */
    FAILED;

    /** Where a step of this node may lead. {@link #FAILED} is open to every node and not repeated here. */
    public Set<Graph> next() {
        return switch (this) {
            case ROUTER -> Set.of(RETRIEVE, REWRITER, WEB_SEARCH, GENERATE, REPLY);
            case REWRITER -> Set.of(RETRIEVE);
            case RETRIEVE -> Set.of(GRADER);
            case GRADER -> Set.of(SHADOW_MONITOR, REWRITER, WEB_SEARCH);
            case WEB_SEARCH -> Set.of(SHADOW_MONITOR);
            case SHADOW_MONITOR -> Set.of(GENERATE);
            case GENERATE -> Set.of(VERIFY);
            case VERIFY -> Set.of(REPLY, GENERATE, REWRITER);
            case REPLY, FAILED -> Set.of();
        };
    }

    /** Whether a step from this node to {@code other} follows an edge. */
    public boolean leadsTo(Graph other) {
        return next().contains(other) || (other == FAILED && !isTerminal());
    }

    /** True where a turn ends. */
    public boolean isTerminal() {
        return next().isEmpty();
    }

    /** The name in the API, in logs and in the envelope: {@code web_search}. */
    public String nodeName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The last part of the topic that the node reads: {@code web-search}. Both ends of a turn share {@code outcomes}. */
    public String topicName() {
        return isTerminal() ? "outcomes" : nodeName().replace('_', '-');
    }

    /** The node of that name, or nothing where a newer version knows one that this one does not. */
    public static Optional<Graph> named(String nodeName) {
        return Stream.of(values())
                .filter(node -> node.nodeName().equals(nodeName))
                .findAny();
    }

    /** The nodes that a service runs: all but the ends of a turn. */
    public static Stream<Graph> nodes() {
        return Stream.of(values()).filter(node -> !node.isTerminal());
    }

    /** Binds a node's function to its place in the graph; a bean of this type is all that a service has to give. */
    public NodeBinding runs(Node node) {
        return NodeBinding.of(this, (state, progress) -> node.apply(state));
    }

    /** As {@link #runs(Node)}, for a node that shows its work while it is at it. */
    public NodeBinding runs(StreamingNode node) {
        return NodeBinding.of(this, node);
    }
}
