package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.wishes.Remembering;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.TravelIntent;
import java.util.List;
import java.util.Optional;

/** The state of a turn that what the thread remembers answers: its places, its days and its last question stay what they are. */
final class FromTheThread {

    private static final float CERTAIN = 0.9f;

    private FromTheThread() {}

    /** What the clock tells is told of now, whatever was spoken of. */
    static GraphState live(GraphState state, String answer, Conversation conversation) {
        return GraphState.newBuilder(told(state, answer, conversation))
                .setIntent(IntentType.REAL_TIME_INFO)
                .setRouteDecision(RouteDecision.SMALL_TALK)
                .build();
    }

    static GraphState told(GraphState state, String answer, Conversation conversation) {
        boolean ofAPlan = conversation.plan();
        var places = conversation.latest();
        return GraphState.newBuilder(state)
                .setIntent(ofAPlan ? IntentType.TRIP_PLANNING : IntentType.TOURISM_QUERY)
                .setIntentConfidence(CERTAIN)
                .setTravelIntent(ofAPlan ? TravelIntent.ITINERARY_PLANNING : TravelIntent.GENERAL_TRAVEL)
                .setRouteDecision(RouteDecision.DIRECT_ANSWER)
                .setTargetLocation(places.stream().findFirst().map(Place::name).orElse(null))
                .setTargetLocations(places.stream().map(Place::name).toList())
                .setTargetDate(state.getTargetDate()
                        .or(() -> ofAPlan ? conversation.start() : Optional.empty())
                        .orElse(null))
                .setTargetEndDate(ofAPlan ? conversation.end().orElse(null) : null)
                .setPreferences(new Remembering(conversation.known(), state.getTurn())
                        .places(places)
                        .known())
                // What holds on its days was said with the answer, and the thread keeps it.
                .setConstraintViolations(List.of())
                .setPendingClarification(null)
                // Whoever goes on from here goes on from the question before.
                .setRewrittenQuery(conversation.previous().orElse(null))
                .setFinalResponse(answer)
                .build();
    }
}
