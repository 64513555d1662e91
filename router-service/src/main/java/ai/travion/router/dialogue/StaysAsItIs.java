package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What is told beside the plan in hand and orders nothing of it: "forget it" once something was only asked, "her flight is on the 27th" of one who
 * travels a part of the way.
 */
public final class StaysAsItIs {

    private static final String LEAD =
            "^\\W*(?:(?:ok(?:ay)?|no|hm+|well|then|oh|and|but|ah|actually|fine|alright)\\b\\W*)*";
    private static final Pattern NEVER_MIND = Patterns.anyCase(
            LEAD
                    + "(?:forget\\s+(?:about\\s+)?(?:it|that|this)|never\\s*mind(?:\\s+(?:it|that|this))?|(?:leave|keep)\\s+(?:it|that|the\\s+plan)(?:\\s+(?:then|so|be|(?:just\\s+)?(?:as|like|the\\s+way)\\s+(?:it|that)(?:\\s+is)?))?|let\\s+it\\s+be)(?:\\W+(?:then|please|pls|thanks|thank\\s+you|again))*\\W*$");
    private static final Pattern ASKED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*(?:is|are|was|can|could|would|do|does|did|what|where|when|which|how|why|who|will|should)\\b.*|.*\\?\\s*$");
    private static final Pattern FLIGHT_OF_ANOTHER = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|oh|also)\\b\\W*)*(?<whose>her|his|their)\\s+(?:(?:return|own)\\s+)?(?:flight|plane)(?:\\s+(?:home|back|out))?\\s+(?:is|leaves?|goes|departs?|will\\s+be)\\b(?<when>[^?]{3,60}?)(?:[,.;]\\s*(?:and\\s+|but\\s+)?(?:mine|ours|my\\s+flight|our\\s+flight)\\b[^?]*)?[\\s.!]*$");

    private StaysAsItIs() {}

    /** What is answered; nothing where the message may order something, or no plan is in hand. */
    public static Optional<String> told(GraphState state) {
        if (state.getItinerary().isEmpty() || state.getPendingClarification().isPresent()) {
            return Optional.empty();
        }
        var said = Utterance.of(state.getUserQuery()).text();
        var flight = Patterns.matcher(FLIGHT_OF_ANOTHER, said);
        if (flight.matches()) {
            return Optional.of(
                    "Noted: %s flight is %s. The plan stays as it is, by your own days; tell me which stops are to be before it."
                            .formatted(
                                    flight.group("whose").toLowerCase(Locale.ROOT),
                                    flight.group("when").strip()));
        }
        return Patterns.isAllOf(NEVER_MIND, said) && wasOnlyAsked(state)
                ? Optional.of("All right, nothing is changed: the plan stays as it is.")
                : Optional.empty();
    }

    /** Whether the turn before asked something, and made no plan. */
    private static boolean wasOnlyAsked(GraphState state) {
        boolean changed = !state.getMadePlans().isEmpty()
                && state.getMadePlans().getLast().getTurn() == state.getTurn() - 1;
        return !changed
                && state.getMessages().stream()
                        .filter(message -> message.getRole() == Role.USER && message.getTurn() == state.getTurn() - 1)
                        .map(Message::getContent)
                        .anyMatch(words -> Patterns.isAllOf(ASKED, words));
    }
}
