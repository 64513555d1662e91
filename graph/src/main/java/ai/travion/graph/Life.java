package ai.travion.graph;

import ai.travion.schemas.GraphState;
import java.time.Instant;

/**
 * One run of those that may come under one id, one after the other.
 *
 * @param deadline which no two of them have in common; {@link #ANY} for all of them
 */
record Life(String runId, Instant deadline) {

    static final Instant ANY = Instant.EPOCH;

    static Life of(GraphState state) {
        return new Life(state.getRunId(), state.getDeadline());
    }

    Life whicheverUnderItsId() {
        return new Life(runId, ANY);
    }

    boolean covers(Life other) {
        return runId.equals(other.runId) && (deadline.equals(ANY) || deadline.equals(other.deadline));
    }
}
