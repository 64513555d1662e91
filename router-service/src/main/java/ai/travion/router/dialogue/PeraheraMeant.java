package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.rewrite.StandAlone;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.regex.Pattern;

/** "Will we see the Perahera?" beside a plan for several towns asks of the one of Kandy, and not of each town. */
public final class PeraheraMeant {

    private static final Pattern ASKED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|also|then)\\W+)*(?:will|do|does|can|could|are|is|would|when|what|how)\\b[^.;!]*\\bperahera\\b[^.;!]*$");

    private PeraheraMeant() {}

    /** The state with the question asked of Kandy; as it is where a place is named. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var text = Utterance.of(state.getUserQuery()).text();
        return Patterns.isAllOf(ASKED, text) && atlas.mentionedIn(text).isEmpty()
                ? GraphState.newBuilder(state)
                        .setUserQuery(StandAlone.appended(text, "in Kandy"))
                        .build()
                : state;
    }
}
