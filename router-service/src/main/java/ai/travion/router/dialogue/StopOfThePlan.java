package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.GraphState;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "From the airport to our first stop": of a way the stop is the place where one sleeps first, or last. */
public final class StopOfThePlan {

    private static final Pattern OF_A_WAY = Patterns.words(
            "way|get|go|far|long|train|bus|taxi|tuk[- ]?tuk|transfer|drive|cheapest|travel|transport|airport");
    private static final Pattern STOP = Patterns.anyCase(
            "\\b(?<lead>(?:to|from|at|in|near)\\s+)(?:our|the|my)\\s+(?:very\\s+)?(?<which>first|last|final)\\s+(?:stop|place|hotel|town|base|destination|accommodation|guest\\s?house)\\b");

    private StopOfThePlan() {}

    /** The state with the stop by its name; as it is where none is asked of. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = state.getUserQuery();
        var found = Patterns.matcher(STOP, said);
        var plan = Itinerary.of(state.getItinerary(), atlas);
        if (plan.isEmpty()
                || state.getPendingClarification().isPresent()
                || !Patterns.isIn(OF_A_WAY, said)
                || !found.find()) {
            return state;
        }
        var days = plan.days();
        boolean isFirst = found.group("which").equalsIgnoreCase("first");
        var day = isFirst ? days.getFirst() : days.get(Math.max(0, days.size() - 2));
        return plan.on(day)
                .entries()
                .getLast()
                .place()
                .map(place -> GraphState.newBuilder(state)
                        .setUserQuery(found.replaceFirst(Matcher.quoteReplacement(found.group("lead") + place.name())))
                        .build())
                .orElse(state);
    }
}
