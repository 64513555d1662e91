package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.itinerary.Spoken;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "Do the same on the 12th", "and day 5 as well", after an order to one day of the plan: that order, of the other day. */
public final class SameOnAnotherDay {

    private static final int MOST_WORDS = 14;
    private static final String LEAD =
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|great|good|perfect|thanks|then|now|also|please|pls|let'?s|we'?d|(?:can|could|would)\\s+(?:you|we)|we|i|like|want|to)\\b\\W*)*";
    private static final String TAIL = "(?:\\W+(?:please|pls|too|also|as\\s+well|then|thanks))*\\W*$";
    private static final Pattern SAME = Patterns.anyCase(LEAD
            + "(?:(?:do|have|make|plan|repeat|be)\\s+)?(?:exactly\\s+)?(?:the\\s+same(?:\\s+thing)?|same(?:\\s+thing)?|(?<!\\w)(?:that|it|this)\\s+(?:again|too|also))\\s*(?:on|for|with|to)?\\s*(?:the\\s+)?#"
            + TAIL);
    private static final Pattern THAT_TOO = Patterns.anyCase(
            LEAD
                    + "(?:do|have|make|plan|repeat)\\s+(?:that|it|this)\\s+(?:on|for)\\s+#(?:\\W+(?:please|pls|then|thanks))*\\W+(?:too|also|as\\s+well)\\W*$");
    private static final Pattern THAT_THERE = Patterns.anyCase(
            LEAD
                    + "(?:do|have|see|visit|move)\\s+(?:that|it|this)\\s+(?:on|to)\\s+#(?:\\W+(?:please|pls|then|instead|thanks|rather))*\\W*$");
    private static final Pattern ONE_DAY = Patterns.anyCase("\\b(?:on\\s+)?(?:that|this)\\s+day\\b");
    private static final Pattern OF_THE_TRIP = Patterns.words("days|nights|weeks?|fortnight");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then)\\W+)*(?:what(?!\\s+(?:if|about)\\b)|when|where|which|who|why|how(?!\\s+about\\b)|is|are|was|were|do|does|did)\\b.*");

    private SameOnAnotherDay() {}

    /** The state with that order for its message; as it is where none was given, or of more days than one. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = state.getUserQuery();
        var plan = Itinerary.of(state.getItinerary(), atlas);
        if (plan.isEmpty()
                || state.getPendingClarification().isPresent()
                || Utterance.of(said).words().size() > MOST_WORDS) {
            return state;
        }
        var days = DaySaid.in(said, plan.days());
        if (days.size() != 1 || days.getFirst().number() > plan.days().size()) {
            return state;
        }
        var day = days.getFirst();
        var blanked = said.substring(0, day.start()) + (day.start() > 0 ? "on #" : "#") + said.substring(day.end());
        return order(blanked, "day " + day.number(), state, plan, atlas)
                .map(order -> GraphState.newBuilder(state).setUserQuery(order).build())
                .orElse(state);
    }

    private static Optional<String> order(String blanked, String day, GraphState state, Itinerary plan, Places atlas) {
        boolean same = Patterns.isAllOf(SAME, blanked) || Patterns.isAllOf(THAT_TOO, blanked);
        boolean there = Patterns.isAllOf(THAT_THERE, blanked);
        if (!same && !there) {
            return Optional.empty();
        }
        return there
                ? Spoken.stopIn(Conversation.in(state, atlas), atlas).map(stop -> "Move %s to %s".formatted(stop, day))
                : before(state).flatMap(message -> with(day, message, plan));
    }

    private static Optional<String> before(GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() == state.getTurn() - 1)
                .map(Message::getContent)
                .filter(message -> !Patterns.isAllOf(ASKS, message) && !Patterns.isIn(OF_THE_TRIP, message))
                .findFirst();
    }

    private static Optional<String> with(String day, String message, Itinerary plan) {
        var named = DaySaid.in(message, plan.days());
        if (named.size() == 1) {
            return Optional.of(message.substring(0, named.getFirst().start())
                    + (named.getFirst().start() == 0 ? "On " : "on ")
                    + day
                    + message.substring(named.getFirst().end()));
        }
        return named.isEmpty() && Patterns.isIn(ONE_DAY, message)
                ? Optional.of(Patterns.matcher(ONE_DAY, message).replaceFirst(Matcher.quoteReplacement(day)))
                : Optional.empty();
    }
}
