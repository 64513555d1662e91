package ai.travion.local.evaluate.answers;

import ai.travion.graph.Graph;
import ai.travion.schemas.GraphState;
import java.util.List;
import java.util.Optional;

/**
 * A turn that went through the graph.
 *
 * @param route the nodes, in order
 * @param drafts the states as they came to the verifier, the first draft first; none where a question was asked back
 * @param reply the state that ends the turn
 */
record Turn(List<Graph> route, List<GraphState> drafts, GraphState reply) {

    String answer() {
        return reply.getFinalResponse().orElse("");
    }

    int corrections() {
        return reply.getReasoningLoops();
    }

    /** The draft that was approved; none where none was, or where none was written. */
    Optional<GraphState> approvedDraft() {
        boolean passed =
                reply.getEvaluation().map(evaluation -> evaluation.getPassed()).orElse(false);
        return drafts.isEmpty() || !passed ? Optional.empty() : Optional.of(drafts.getLast());
    }
}
