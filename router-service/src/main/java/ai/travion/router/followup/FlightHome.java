package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.schemas.StatedValue;
import java.util.regex.Pattern;

/** The flight that a trip ends with, on a day that is said: "fly out 30 december 11pm", "our flight home is on the 12th". */
final class FlightHome {

    private static final Pattern SAID = Patterns.words(
            "(?:fly|flies|flying) (?:out|home|back|away)|(?:return|outbound|departure|departing) flight|flight (?:home|back|out|leaves|departs)|plane (?:home|leaves|departs)");

    private FlightHome() {}

    static boolean isKnownOf(Conversation conversation) {
        return conversation.known().getOther().stream()
                .map(StatedValue::getValue)
                .anyMatch(words -> Patterns.isIn(SAID, words));
    }
}
