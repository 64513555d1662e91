package ai.travion.shadow;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.MadePlan;
import ai.travion.schemas.Message;
import java.util.Collections;
import java.util.List;

/** Stays that the router has settled to the day: a message that orders nothing else is done with them, and is read as no wish, now or later. */
final class OrderedStays {

    private OrderedStays() {}

    /** The state without what is done. */
    static GraphState unread(GraphState sent) {
        var done = sent.getDoneTurns();
        if (done.isEmpty()) {
            return sent;
        }
        return GraphState.newBuilder(sent)
                .setUserQuery(areAllThatIsOrdered(sent) ? "" : sent.getUserQuery())
                .setMessages(without(done, sent.getMessages()))
                .setMadePlans(sent.getMadePlans().stream()
                        .map(plan -> MadePlan.newBuilder(plan)
                                .setSaid(without(done, plan.getSaid()))
                                .build())
                        .toList())
                .build();
    }

    /** A state with all that was said and is only done. */
    static GraphState restored(GraphState made, GraphState sent) {
        return GraphState.newBuilder(made)
                .setUserQuery(sent.getUserQuery())
                .setMessages(sent.getMessages())
                .setMadePlans(sent.getMadePlans())
                .build();
    }

    /** Whether the message orders stays and nothing else: they are kept at any cost. */
    static boolean areAllThatIsOrdered(GraphState state) {
        return state.getDoneTurns().contains(state.getTurn());
    }

    /** Where each day of the trip ends; none where that is for the planner to decide. */
    static List<Place> each(GraphState state, Places places) {
        return state.getStays().stream()
                .flatMap(stay -> places.named(stay.getPlace()).stream()
                        .flatMap(place -> Collections.nCopies(stay.getDays(), place).stream()))
                .toList();
    }

    private static List<Message> without(List<Integer> done, List<Message> messages) {
        return messages.stream()
                .filter(message -> !done.contains(message.getTurn()))
                .toList();
    }
}
