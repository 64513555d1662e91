package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.regex.Pattern;

/** "The kids get carsick, can you keep the drives short?", "it's too much moving around": what such a word asks of a plan, as an order. */
public final class TiredOfTheRoad {

    private static final int MOST_WORDS = 20;
    private static final int MANY_STAYS = 3;
    private static final String LEAD =
            "^\\W*(?:(?:and|but|so|oh|also|ok(?:ay)?|hm+|well|sorry|actually|please|by\\s+the\\s+way|btw)\\b\\W*)*";
    private static final String WHO =
            "(?:(?:my|our|the)\\s+(?:\\p{L}+\\s+){0,2}?\\p{L}+|i|we|he|she|they|some\\s+of\\s+us|one\\s+of\\s+us|all\\s+of\\s+us)";
    private static final String SICK = WHO
            + "\\s+(?:(?:can|could|might|will|always|often|easily|usually|both|all|also|sometimes|really)\\s+)*(?:get|gets|am|are|is|be|feel|feels|become|becomes|suffers?\\s+from)\\s+(?:(?:easily|very|quite|so|a\\s+bit|really)\\s+)*(?:car|travel|motion|road|bus)[\\s-]?sick(?:ness)?(?:\\s+(?:easily|quickly|on\\s+\\p{L}+\\s+roads|in\\s+the\\s+car|in\\s+cars|a\\s+lot|often))*";
    private static final String SHORT =
            "(?:(?:so|and|then|please|therefore|(?:can|could|would)\\s+(?:you|we)|we\\s+(?:need|want)(?:\\s+to)?|maybe|better)\\b\\W*)*(?:keep|make|have|plan|need|want|with)?\\s*(?:(?:the|our|all|those|your)\\s+)*(?:shorter\\s+(?:drives?|journeys?|legs|transfers?|distances?)|(?:drives?|driving|journeys?|car\\s+(?:rides?|journeys?)|rides|distances?|legs|transfers?|time\\s+in\\s+the\\s+car)\\s+(?:(?:as|very|rather|quite)\\s+)*(?:short(?:er)?|to\\s+a\\s+minimum|down|low|limited)(?:\\s+as\\s+possible)?)";
    private static final Pattern DRIVES_SHORT = Patterns.anyCase(LEAD + "(?:" + SICK + "(?:\\W+" + SHORT + ")?|" + SHORT
            + ")(?:\\W+(?:please|pls|then|for\\s+(?:them|us|her|him|me)|if\\s+possible|thanks))*\\W*$");
    private static final String MOVES =
            "(?:moving(?:\\s+(?:around|about|on))?|packing(?:\\s+and\\s+unpacking)?|changing\\s+(?:hotels?|places|beds)|travell?ing(?:\\s+(?:around|about))?|hopping(?:\\s+around)?|hotel\\s+changes|changes\\s+of\\s+(?:hotel|place)s?|different\\s+(?:hotels?|places|beds)|hotels|stops|places|bases|moves)";
    private static final Pattern TOO_MANY_MOVES = Patterns.anyCase(LEAD
            + "(?:(?:make|do|take|can\\s+you|could\\s+you|it|a\\s+bit|little|slower|more|relaxed|calmer|less|rushed|please|slow|down)\\b\\W*){0,7}(?:(?:it|that|this|there)(?:'?s|\\s+(?:is|are|seems?|feels?|looks?))?\\s+|we\\s+(?:have|do)\\s+|(?:we|i)\\s+(?:don'?t|do\\s+not)\\s+(?:like|want)\\s+)?(?:(?:way|far|a\\s+bit|still|just|so|really)\\s+)*(?:(?:too|so|that)\\s+(?:much|many)|less|fewer)\\s+"
            + MOVES + "(?:\\W+(?:please|pls|then|for\\s+us|for\\s+me|now|though|in\\s+it))*\\W*$");

    private TiredOfTheRoad() {}

    /** The state with the order; as it is where something else is said, or as few stays are left as nobody minds. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = Utterance.of(state.getUserQuery());
        if (said.words().size() > MOST_WORDS || !atlas.mentionedIn(said.text()).isEmpty()) {
            return state;
        }
        if (said.is(DRIVES_SHORT)) {
            return GraphState.newBuilder(state)
                    .setUserQuery("No long drives, please")
                    .build();
        }
        var plan = Itinerary.of(state.getItinerary(), atlas);
        long stays = plan.days().stream()
                .flatMap(day -> plan.on(day).entries().getLast().place().stream())
                .distinct()
                .count();
        return stays > MANY_STAYS && said.is(TOO_MANY_MOVES)
                ? GraphState.newBuilder(state)
                        .setUserQuery("One stop less, please")
                        .build()
                : state;
    }
}
