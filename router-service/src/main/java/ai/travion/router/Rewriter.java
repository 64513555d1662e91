package ai.travion.router;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.graph.Graph;
import ai.travion.graph.Node;
import ai.travion.graph.Step;
import ai.travion.router.rewrite.FollowUp;
import ai.travion.router.rewrite.Widening;
import ai.travion.schemas.Evaluation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.envelope.AskedInFull;
import java.util.List;
import java.util.regex.Pattern;

/** Writes the query that is searched for: whole at first, wider where too little was found. */
final class Rewriter implements Node {

    /** The retrieval after so many is the last. */
    private static final int LAST_RETRIEVALS = 2;

    private static final Pattern POINTS = Patterns.words(
            "there|here|it|its|that|this|these|those|them|they|both|which|one|ones|place|town|village|beach|up|down|around|nearby|near|altitude|weather");

    private final Places atlas;
    private final FollowUp followUp;
    private final Widening widening;

    Rewriter(Places atlas) {
        this.atlas = atlas;
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
                    case TOO_LITTLE_FOUND ->
                        isOfTheCountry(state) ? ofTheCountry(state) : searching(widening.wider(state), state);
                    case STILL_TOO_LITTLE -> searching(widening.widest(state), state);
                    case QUESTION_MISSED -> searching(widening.another(state), state);
                });
    }

    /**
     * Whether the message names and points at no place, so that the places of the talk were taken for it: "will she find food easily?" of a
     * vegetarian is told of the country where those places tell nothing.
     */
    private boolean isOfTheCountry(GraphState state) {
        return state.getIntent() == IntentType.TOURISM_QUERY
                && state.getRouteDecision() == RouteDecision.REWRITE_THEN_RETRIEVE
                && !state.getTargetLocations().isEmpty()
                && atlas.mentionedIn(state.getUserQuery()).isEmpty()
                && !Patterns.isIn(POINTS, state.getUserQuery());
    }

    private static GraphState ofTheCountry(GraphState state) {
        return GraphState.newBuilder(state)
                .setRewrittenQuery(state.getUserQuery())
                .setTargetLocation(null)
                .setTargetLocations(List.of())
                .setTargetCoordinates(null)
                .build();
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
