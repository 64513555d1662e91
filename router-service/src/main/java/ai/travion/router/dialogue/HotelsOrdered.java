package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.regex.Pattern;

/** "Can you upgrade us to nicer hotels?" of a plan that chooses none: it is what may be spent. */
public final class HotelsOrdered {

    private static final String LEAD =
            "^\\W*(?:(?:and|but|so|also|ok(?:ay)?|then|actually|please|hm+|well|let'?s|we|i|can|could|would|you|maybe|perhaps|(?:'d|'ll))\\b\\W*)*(?:(?:want|like|love|prefer|need|rather|to|have|book|choose|pick|use|take|get|give|find|plan|put|stay\\s+in|sleep\\s+in|upgrade|switch|change|move|us|me|the|our|all|hotels?|into|with|for|in|only|some|just)\\b\\s*)*";
    private static final String WHERE = "(?:hotels?|rooms?|places\\s+to\\s+stay|accommodations?|lodgings?|resorts?)";
    private static final String TAIL =
            "(?:\\W+(?:please|pls|then|instead|everywhere|if\\s+possible|for\\s+us|this\\s+time|though))*\\W*$";
    private static final Pattern DEARER = Patterns.anyCase(LEAD
            + "(?:(?:more|much|a\\s+bit|really|very)\\s+)*(?:nicer|better|fancier|luxury|luxurious|upscale|boutique|comfortable|comfier|(?:four|five|4|5)[\\s-]?stars?|high(?:er)?[\\s-](?:end|class|quality)|posh(?:er)?)\\s+"
            + WHERE + TAIL);
    private static final Pattern CHEAPER = Patterns.anyCase(LEAD
            + "(?:(?:more|much|a\\s+bit|really|very)\\s+)*(?:cheap(?:er)?|budget|simple(?:r)?|basic|low[\\s-]cost|less\\s+expensive)\\s+"
            + WHERE + TAIL);

    private HotelsOrdered() {}

    /** The state with what may be spent; as it is where something else is said, or a place is named for it. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = Utterance.of(state.getUserQuery());
        if (!atlas.mentionedIn(said.text()).isEmpty() || !(said.is(DEARER) || said.is(CHEAPER))) {
            return state;
        }
        return GraphState.newBuilder(state)
                .setUserQuery(said.is(DEARER) ? "We have a high budget" : "Make it cheaper")
                .build();
    }
}
