package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.regex.Pattern;

/** "What about the Poya day, does it fall into our trip?": asked of the days of the plan, which no Poya day moves. */
public final class PoyaInTheTrip {

    private static final Pattern POYA = Patterns.words("poya|full ?moon");
    private static final Pattern WITHIN = Patterns.anyCase(
            "\\b(?:falls?|is|are|be|comes?|happens?|lies|lands?|have|get|hit|affect|during|in|within|while)\\b[^.;!]{0,30}\\b(?:(?:our|my|the|these|those|this)\\s+(?:trip|dates|days|plan|stay|holiday|travels?|tour|itinerary|time\\s+(?:here|there))|(?:we|i)(?:'re|'m|\\s+are|\\s+am)\\s+(?:there|here|in\\s+sri\\s+lanka|travel\\p{L}*|around))");
    private static final Pattern ASKS =
            Patterns.anyCase(".*(?:\\?|\\b(?:is|are|does|do|will|when|which|any|what\\s+about|how\\s+about)\\b).*");
    private static final Pattern ORDERS = Patterns.words("plan|move|shift|start|without|avoid|skip|change|make");
    private static final String ASKED = "Is there a Poya day during our trip?";

    private PoyaInTheTrip() {}

    /** The state with the question in plain words; as it is where something else is said. */
    public static GraphState inFull(GraphState state) {
        var text = Utterance.of(state.getUserQuery()).text();
        boolean asked = !state.getItinerary().isEmpty()
                && state.getPendingClarification().isEmpty()
                && Patterns.isIn(POYA, text)
                && Patterns.isIn(WITHIN, text)
                && Patterns.isAllOf(ASKS, text)
                && !Patterns.isIn(ORDERS, text.replaceAll("(?i)\\b(?:our|the|my|this) plan\\b", ""));
        return asked ? GraphState.newBuilder(state).setUserQuery(ASKED).build() : state;
    }
}
