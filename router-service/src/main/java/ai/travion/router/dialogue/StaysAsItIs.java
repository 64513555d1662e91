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
                    + "(?:forget\\s+(?:about\\s+)?(?:it|that|this)|never\\s*mind(?:\\s+(?:it|that|this))?|(?:leave|keep)\\s+(?:it|that|them|the\\s+plan)(?:\\s+(?:then|so|be|(?:just\\s+)?(?:as|like|how|the\\s+way)\\s+(?:it|that|they)(?:\\s+(?:is|was|are|were))?(?:\\s+(?:before|now))?))?|(?:don'?t|do\\s+not)\\s+(?:bother|change\\s+(?:it|that|anything))|let\\s+it\\s+be)(?:\\W+(?:then|please|pls|thanks|thank\\s+you|again))*\\W*$");
    /** What is said after a change, and orders no other. */
    private static final Pattern REST_STAYS = Patterns.anyCase(
            LEAD
                    + "(?:(?:please|just|can\\s+you|could\\s+you)\\s+)*(?:keep|leave)\\s+(?:all\\s+)?(?:the\\s+(?:rest|others?|other\\s+(?:days|places|stops|nights|parts))|everything\\s+else|all\\s+else)(?:\\s+of\\s+(?:it|the\\s+(?:plan|trip|days)))?(?:\\s+(?:as|like|how|the\\s+way)\\s+(?:it|they|that)(?:'s|\\s+(?:is|are|was|were)))?(?:\\W+(?:please|pls|then|now|before|though|thanks|the\\s+same|alone|unchanged))*\\W*$");

    private static final Pattern ASKED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*(?:is|are|was|can|could|would|do|does|did|what|where|when|which|how|why|who|will|should)\\b.*|.*\\?\\s*$");
    /** A change that was thought of, and not made. */
    private static final Pattern PROPOSED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*(?:(?:can|could|should|shall|would|what\\s+if|how\\s+about|is\\s+it\\s+(?:possible|better)|wouldn'?t)\\b).*");

    private static final Pattern AS_IT_WAS = Patterns.words("was|were");
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
        if (Patterns.isAllOf(REST_STAYS, said)) {
            return Optional.of("All right: everything else stays as it is in the plan.");
        }
        boolean isAsItWas = Patterns.isIn(AS_IT_WAS, said);
        return Patterns.isAllOf(NEVER_MIND, said) && wasOnlyAsked(isAsItWas ? PROPOSED : ASKED, state)
                ? Optional.of("All right, nothing is changed: the plan stays as it is.")
                : Optional.empty();
    }

    /** Whether the turn before asked something, and made no plan. */
    private static boolean wasOnlyAsked(Pattern asked, GraphState state) {
        boolean changed = !state.getMadePlans().isEmpty()
                && state.getMadePlans().getLast().getTurn() == state.getTurn() - 1;
        return !changed
                && state.getMessages().stream()
                        .filter(message -> message.getRole() == Role.USER && message.getTurn() == state.getTurn() - 1)
                        .map(Message::getContent)
                        .anyMatch(words -> Patterns.isAllOf(asked, words));
    }
}
