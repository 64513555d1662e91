package ai.travion.router;

import ai.travion.atlas.Places;
import ai.travion.graph.Graph;
import ai.travion.graph.Node;
import ai.travion.graph.Step;
import ai.travion.router.rewrite.FollowUp;
import ai.travion.router.rewrite.Widening;
import ai.travion.schemas.Evaluation;
import ai.travion.schemas.GraphState;

/** Writes the query that is searched for: whole at first, wider where too little was found. */
final class Rewriter implements Node {

    /** The retrieval after so many is the last. */
    private static final int LAST_RETRIEVALS = 2;

    private final FollowUp followUp;
    private final Widening widening;

    Rewriter(Places atlas) {
        this.followUp = new FollowUp(atlas);
        this.widening = new Widening(atlas);
    }

    private enum Occasion {
        FIRST_SEARCH,
        TOO_LITTLE_FOUND,
        STILL_TOO_LITTLE,
        QUESTION_MISSED
    }

    @Override
    public Step apply(GraphState state) {
        var query = switch (occasion(state)) {
            case FIRST_SEARCH -> followUp.madeWhole(state);
            case TOO_LITTLE_FOUND -> widening.wider(state);
            case STILL_TOO_LITTLE -> widening.widest(state);
            case QUESTION_MISSED -> widening.another(state);
        };
        return Step.to(Graph.RETRIEVE, with(query, state));
    }

    private static Occasion occasion(GraphState state) {
        if (state.getEvaluation()
                .map(Evaluation::getFindings)
                .filter(found -> !found.isEmpty())
                .isPresent()) {
            return Occasion.QUESTION_MISSED;
        }
        return switch (state.getRetrievalAttempts()) {
            case 0 -> Occasion.FIRST_SEARCH;
            case 1 -> Occasion.TOO_LITTLE_FOUND;
            default -> Occasion.STILL_TOO_LITTLE;
        };
    }

    /** A query that is no other than before would find no other: then the next search is the last. */
    private static GraphState with(String query, GraphState state) {
        var before = state.getRewrittenQuery().orElse(state.getUserQuery());
        boolean retry = state.getRetrievalAttempts() > 0;
        boolean unchanged = query.isBlank() || Widening.areTheSame(query, before);
        var next = GraphState.newBuilder(state).setRewrittenQuery(query.isBlank() ? before : query);
        if (retry && unchanged) {
            next.setRetrievalAttempts(Math.max(LAST_RETRIEVALS, state.getRetrievalAttempts()));
        }
        return next.build();
    }
}
