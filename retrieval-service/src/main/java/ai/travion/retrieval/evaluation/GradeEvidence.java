package ai.travion.retrieval.evaluation;

import ai.travion.schemas.GraphState;

/** The port to whoever grades evidence. */
@FunctionalInterface
public interface GradeEvidence {

    /** Grades the documents of a state as a turn would. */
    Graded of(GraphState state);

    /**
     * What a grader says.
     *
     * @param score combined, 0 to 1
     * @param sufficient whether the turn goes on with this evidence alone
     */
    record Graded(double score, boolean sufficient) {}
}
