package ai.travion.graph;

import ai.travion.schemas.GraphState;
import java.time.Instant;

/**
 * One piece of work of a run, wherever it is delivered again.
 *
 * @param deadline of the run: an id that is free again may be another run's, which ends at another time
 */
record Hop(String runId, int step, Instant deadline) {

    static Hop of(GraphState state) {
        return new Hop(state.getRunId(), state.getStep(), state.getDeadline());
    }
}
