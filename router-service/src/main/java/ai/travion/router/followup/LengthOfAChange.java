package ai.travion.router.followup;

import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.WayHome;

/** How long a plan is once some of its places have other nights: as long as before, unless the new ones are added and there is room. */
final class LengthOfAChange {

    /** No plan is longer. */
    private static final int MOST_DAYS = 21;

    private LengthOfAChange() {}

    /** How long a trip is that does not grow, and why. */
    static String asLongAsBefore(Conversation conversation) {
        return "the trip is as long as before" + (WayHome.isDated(conversation) ? ", for your flight home" : "");
    }

    /** The day of a flight home is the last, whatever is added before it. */
    static boolean mayGrow(int days, Conversation conversation) {
        return days <= MOST_DAYS && !WayHome.isDated(conversation);
    }
}
