package ai.travion.shadow;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import ai.travion.schemas.RouteDecision;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the traveller wrote in this conversation. */
final class Spoken {

    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?;])\\s+");
    private static final Pattern ASKS = Pattern.compile(
            "(?is)^\\W*(?:(?:and|but|so|ok(?:ay)?|hm+|oh|well|then|thanks|great|good|by the way|btw)\\b\\W*)*(?:is|are|was|were|does|do|did|what(?! (?:about|if))|which|where|when|how(?! about)|why(?! (?:not|don'?t))|who|whose|has|will|what's|where's|how's)\\b.*");

    private Spoken() {}

    /** The first words first, those of this turn last; to a change belong those that made the plan in hand, however long ago. */
    static List<String> in(GraphState state) {
        var latest = state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() != state.getTurn())
                .filter(message -> !isAskedBesideThePlan(message, state))
                .toList();
        int begun = latest.stream().mapToInt(Message::getTurn).min().orElse(state.getTurn());
        return Stream.of(
                        madeBy(state)
                                .filter(message -> message.getTurn() < begun)
                                .map(Message::getContent),
                        latest.stream().map(Message::getContent),
                        Stream.of(state.getUserQuery()))
                .flatMap(words -> words)
                .toList();
    }

    /** "Is there a train to Ella?" beside a plan wishes for none; what has changed it is kept, however it was put. */
    private static boolean isAskedBesideThePlan(Message message, GraphState state) {
        var plans = state.getMadePlans();
        return !plans.isEmpty()
                && message.getTurn() > plans.getFirst().getTurn()
                && plans.stream().noneMatch(plan -> plan.getTurn() == message.getTurn())
                && SENTENCE.splitAsStream(message.getContent().strip()).allMatch(ASKS.asMatchPredicate());
    }

    private static Stream<Message> madeBy(GraphState state) {
        boolean changes = state.getRouteDecision() == RouteDecision.REWRITE_THEN_RETRIEVE
                && !state.getItinerary().isEmpty()
                && !state.getMadePlans().isEmpty();
        return changes ? state.getMadePlans().getLast().getSaid().stream() : Stream.of();
    }
}
