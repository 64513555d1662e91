package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.schemas.StatedValue;
import java.util.regex.Pattern;

/** How long a plan is once some of its places have other nights: as long as before, unless the new ones are added and there is room. */
final class LengthOfAChange {

    /** No plan is longer. */
    private static final int MOST_DAYS = 10;

    private static final Pattern FLIGHT = Patterns.words("fl(?:y|ies|ying)|flights?|planes?|land(?:s|ing)?");
    private static final Pattern GOING_AT = Patterns.anyCase(
            "\\b(?:leav\\p{L}+|depart\\p{L}*|fl(?:y|ies|ying)|flights?|home)\\b[^.;!?]{0,40}\\b\\d{1,2}(?:st|nd|rd|th)?\\s*(?:of\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)");

    private LengthOfAChange() {}

    /**
     * @param more days that the change adds
     * @param needed days without which its places have none
     */
    static int of(int length, int more, int needed, boolean adds, Background before) {
        int wished = adds ? length + Math.max(0, more) : length;
        int least = Math.max(wished, needed);
        return mayGrow(least, before.conversation()) ? least : length;
    }

    /** The day of a flight home is the last, whatever is added before it. */
    static boolean mayGrow(int days, Conversation conversation) {
        return days <= MOST_DAYS && !endsWithAFlight(conversation);
    }

    private static boolean endsWithAFlight(Conversation conversation) {
        return conversation.known().getOther().stream()
                .map(StatedValue::getValue)
                .anyMatch(term -> Patterns.isIn(FLIGHT, term) && Patterns.isIn(GOING_AT, term));
    }
}
