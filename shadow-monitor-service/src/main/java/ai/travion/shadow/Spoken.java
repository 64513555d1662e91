package ai.travion.shadow;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import ai.travion.schemas.RouteDecision;
import java.util.List;
import java.util.stream.Stream;

/** What the traveller wrote in this conversation. */
final class Spoken {

    private Spoken() {}

    /**
     * The first words first, those of this turn last; to a change belong those that made the plan in hand, however long ago. Of a turn that
     * made no plan only what it told counts, and not what it asked.
     */
    static List<String> in(GraphState state) {
        var latest = state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() != state.getTurn())
                .toList();
        return Stream.of(
                        longAgo(state).map(message -> told(state, message)),
                        latest.stream().map(message -> told(state, message)),
                        Stream.of(state.getUserQuery()))
                .flatMap(words -> words)
                .filter(words -> !words.isBlank())
                .toList();
    }

    private static String told(GraphState state, Message message) {
        boolean madeAPlan = state.getMadePlans().stream().anyMatch(plan -> plan.getTurn() == message.getTurn());
        return madeAPlan ? message.getContent() : Told.in(message.getContent());
    }

    /** Of the words that made the plan which is changed those that are not among the latest. */
    static Stream<Message> longAgo(GraphState state) {
        int begun = state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() != state.getTurn())
                .mapToInt(Message::getTurn)
                .min()
                .orElse(state.getTurn());
        return madeBy(state).filter(message -> message.getTurn() < begun);
    }

    private static Stream<Message> madeBy(GraphState state) {
        boolean changes = state.getRouteDecision() == RouteDecision.REWRITE_THEN_RETRIEVE
                && !state.getItinerary().isEmpty()
                && !state.getMadePlans().isEmpty();
        return changes ? state.getMadePlans().getLast().getSaid().stream() : Stream.of();
    }
}
