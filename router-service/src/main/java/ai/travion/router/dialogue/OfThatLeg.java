package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.Optional;
import java.util.regex.Pattern;

/** "OK then do that leg by train", "let's do that" after a question about the train: an order to the way that was spoken of last, with its ends. */
public final class OfThatLeg {

    private static final int MOST_WORDS = 14;
    private static final int BACK = 2;
    private static final String LEAD =
            "^\\W*(?:(?:ok(?:ay)?|k|then|and|so|but|yes|yeah|yep|sure|please|pls|great|good|perfect|nice|lovely|cool|alright|fine|right|sounds?|(?:it|that|the\\s+train)\\s+sounds\\s+\\p{L}+|let'?s|let\\s+us|we'?ll|i'?ll|we'?d|i'?d|we|i|(?:can|could|would)\\s+(?:you|we)|want\\s+to|like\\s+to|love\\s+to|rather|prefer\\s+to|will|would|to|in\\s+that\\s+case|maybe)\\b\\W*)*";
    private static final String LEG =
            "(?:that|the|this)\\s+(?:one\\s+)?(?:leg|bit|part|stretch|way|ride|section|drive|transfer)\\b";
    private static final String TRAIN = "\\b(?:by|take|with|on|use|have|a|the)\\s+(?:the\\s+|a\\s+)?train\\b";
    private static final Pattern THAT_LEG_BY_TRAIN =
            Patterns.anyCase("(?=.*\\b" + LEG + ")(?=.*" + TRAIN + ")[^?]*[?]?\\W*$");
    /** Of the train that was asked about. */
    private static final Pattern DO_THAT = Patterns.anyCase(
            LEAD
                    + "(?:(?:do|take|book|go\\s+(?:with|for|by))\\s+(?:it|that|that\\s+one|the\\s+train|by\\s+train|train)|by\\s+train)(?:\\W+(?:then|please|pls|instead|thanks|for\\s+(?:that|us)))*\\W*$");

    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|well)\\W+)*(?:what(?!\\s+(?:if|about)\\b)|when|where|which|who|why|how(?!\\s+about\\b)|is|are|was|were|do\\s+(?:we|you|i)|does|did)\\b.*|.*\\b(?:not|no|never|without|n['\u2019]t)\\b.*");
    private static final Pattern A_TRAIN = Patterns.words("trains?|rail(?:way)?");

    private OfThatLeg() {}

    /** The state with the way in full; as it is where nothing is ordered of it, or no one way was spoken of. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = state.getUserQuery();
        boolean mayBe = !state.getItinerary().isEmpty()
                && state.getPendingClarification().isEmpty()
                && Utterance.of(said).words().size() <= MOST_WORDS
                && !Patterns.isAllOf(ASKS, said)
                && atlas.mentionedIn(said).isEmpty();
        if (!mayBe) {
            return state;
        }
        boolean leg = Patterns.isAllOf(THAT_LEG_BY_TRAIN, said);
        boolean that = !leg && Patterns.isAllOf(DO_THAT, said);
        return leg || that
                ? before(state)
                        .filter(message -> leg || Patterns.isIn(A_TRAIN, message))
                        .flatMap(message -> order(message, state, atlas))
                        .map(order ->
                                GraphState.newBuilder(state).setUserQuery(order).build())
                        .orElse(state)
                : state;
    }

    private static Optional<String> before(GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() == state.getTurn() - 1)
                .map(Message::getContent)
                .findFirst();
    }

    /** Of one end the other is where the plan comes from. */
    private static Optional<String> order(String message, GraphState state, Places atlas) {
        var ends = atlas.mentionedIn(message).stream()
                .map(Places.Mention::place)
                .distinct()
                .toList();
        if (ends.size() == BACK) {
            return Optional.of("Take the train from %s to %s"
                    .formatted(ends.getFirst().name(), ends.getLast().name()));
        }
        if (ends.size() != 1) {
            return Optional.empty();
        }
        var plan = Itinerary.of(state.getItinerary(), atlas);
        return plan.before(ends.getFirst())
                .map(from -> "Take the train from %s to %s"
                        .formatted(from.name(), ends.getFirst().name()));
    }
}
