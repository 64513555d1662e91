package ai.travion.router;

import ai.travion.atlas.Places;
import ai.travion.graph.Graph;
import ai.travion.graph.Node;
import ai.travion.graph.Step;
import ai.travion.router.rewrite.FollowUp;
import ai.travion.router.rewrite.Widening;
import ai.travion.schemas.Evaluation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.envelope.AskedInFull;

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
        return Step.to(
                Graph.RETRIEVE,
                switch (occasion(state)) {
                    case FIRST_SEARCH -> asking(followUp.madeWhole(state), state);
                    case TOO_LITTLE_FOUND -> searching(widening.wider(state), state);
                    case STILL_TOO_LITTLE -> searching(widening.widest(state), state);
                    case QUESTION_MISSED -> searching(widening.another(state), state);
                });
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

    private static GraphState asking(String question, GraphState state) {
        return GraphState.newBuilder(state)
                .setRewrittenQuery(question.isBlank() ? AskedInFull.question(state) : question)
                .build();
    }

    /** The question stays; words that are no other than before would find no other: then the next search is the last. */
    private static GraphState searching(String query, GraphState state) {
        boolean unchanged = query.isBlank() || Widening.areTheSame(query, AskedInFull.words(state));
        if (unchanged) {
            return GraphState.newBuilder(state)
                    .setRewrittenQuery(state.getRewrittenQuery().orElse(state.getUserQuery()))
                    .setRetrievalAttempts(Math.max(LAST_RETRIEVALS, state.getRetrievalAttempts()))
                    .build();
        }
        return GraphState.newBuilder(state)
                .setRewrittenQuery(AskedInFull.searchedBy(query, state))
                .build();
    }
}
