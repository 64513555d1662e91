package ai.travion.graph;

/**
 * A node's function in its place in the graph, and how it likes to be run.
 *
 * @param node where in the graph
 * @param function what it does
 * @param work what it spends its time on
 */
public record NodeBinding(Graph node, StreamingNode function, Work work) {

    /** What a node spends its time on. */
    public enum Work {
        /** It waits for others, or is quick: one virtual thread a conversation. */
        WAITING,
        /** It computes: a pool of one thread a core, since native code pins the carrier of a virtual thread. */
        COMPUTING
    }

    public NodeBinding {
        if (node.isTerminal()) {
            throw new IllegalArgumentException(node + " is where a turn ends; no service runs it.");
        }
    }

    static NodeBinding of(Graph node, StreamingNode function) {
        return new NodeBinding(node, function, Work.WAITING);
    }

    /** The same node, run on a pool of one thread a core. */
    public NodeBinding onCpu() {
        return new NodeBinding(node, function, Work.COMPUTING);
    }
}
