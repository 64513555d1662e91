package ai.travion.graph;

import ai.travion.schemas.GraphState;

/** What a node decided: the new state and the node that takes it on. */
public record Step(Graph next, GraphState state) {

    /** Goes on to {@code next} with {@code state}. */
    public static Step to(Graph next, GraphState state) {
        return new Step(next, state);
    }
}
