package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.router.wishes.Remembering;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.TravelIntent;
import java.util.regex.Pattern;

/** "Our flight leaves at seven on the 28th", told after a question about something else: it is that of the plan in hand, whatever was asked since. */
public final class FlightOfThePlan {

    private static final Pattern TOLD = Patterns.anyCase(
            "\\b(?:(?:our|my|the)\\s+(?:\\p{L}+\\s+)?(?:flights?|planes?)(?:\\s+(?:home|back|out|in))?\\s+(?:is|leaves?|goes|departs?|takes?\\s+off|lands?|arrives?|will|got|was|has)|(?:we|i)(?:'ll|'re|'m|\\s+will|\\s+are|\\s+am)?\\s+(?:fly|flying|land|landing)|we(?:'d|\\s+would)\\s+rather\\s+fly)\\b");

    private FlightOfThePlan() {}

    /** The state as if the plan had been spoken of last; as it is where it was, or no flight of theirs is told of. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = Utterance.of(state.getUserQuery());
        var conversation = Conversation.in(state, atlas);
        var plan = Itinerary.of(state.getItinerary(), atlas);
        boolean isTold = !conversation.plan()
                && conversation.hasPlanned()
                && !plan.isEmpty()
                && said.has(TOLD)
                && !Phrases.isQuestion(said)
                && !said.text().contains("?");
        if (!isTold) {
            return state;
        }
        var planned = conversation.ofThePlan();
        var names = planned.stream().map(Place::name).toList();
        var known = conversation.known();
        var without = Preferences.newBuilder(known)
                .setPlaces(known.getPlaces().stream()
                        .filter(place -> names.contains(place.getValue()))
                        .toList())
                .build();
        return GraphState.newBuilder(state)
                .setTravelIntent(TravelIntent.ITINERARY_PLANNING)
                .setTargetLocation(names.getFirst())
                .setTargetLocations(names)
                .setTargetDate(plan.days().getFirst())
                .setTargetEndDate(plan.days().getLast())
                .setPreferences(new Remembering(without, state.getTurn() - 1)
                        .places(planned)
                        .known())
                .build();
    }
}
