package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import ai.travion.router.wishes.Remembering;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.TravelIntent;
import java.util.List;

/** The state of a turn that the plan in hand answers: the plan, its places and its days stay what they are. */
final class FromThePlan {

    private static final float CERTAIN = 0.9f;

    private FromThePlan() {}

    static GraphState told(GraphState state, String answer, Reading reading, Conversation conversation) {
        var places = conversation.ofThePlan();
        return GraphState.newBuilder(state)
                .setIntent(IntentType.TRIP_PLANNING)
                .setIntentConfidence(CERTAIN)
                .setTravelIntent(TravelIntent.ITINERARY_PLANNING)
                .setRouteDecision(RouteDecision.DIRECT_ANSWER)
                .setLanguage(reading.language().tag())
                .setTargetLocation(places.stream().findFirst().map(Place::name).orElse(null))
                .setTargetLocations(places.stream().map(Place::name).toList())
                .setTargetDate(conversation.start().orElse(null))
                .setTargetEndDate(conversation.end().orElse(null))
                .setPreferences(new Remembering(conversation.known(), state.getTurn())
                        .places(places)
                        .known())
                // What holds on its days was said with the plan, and the thread keeps it.
                .setConstraintViolations(List.of())
                .setPendingClarification(null)
                .setRewrittenQuery(null)
                .setFinalResponse(answer)
                .build();
    }
}
