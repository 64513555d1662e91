package ai.travion.graph;

import ai.travion.schemas.GraphState;

/** A {@link Node} that shows its work while it is at it. */
@FunctionalInterface
public interface StreamingNode {

    /** Takes one step, as {@link Node#apply}, and reports progress on the way. */
    Step apply(GraphState state, Progress progress);
}
