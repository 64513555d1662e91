package ai.travion.router.evaluation;

import ai.travion.graph.Node;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.Role;
import ai.travion.schemas.RouteDecision;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A conversation with the router; the gateway's part, and that of an answer, is played here. */
final class Exchange {

    private static final int WINDOW = 6;
    private static final List<RetrievedDocument> SOME_EVIDENCE =
            List.of(RetrievedDocument.newBuilder().setContent("A passage.").build());

    private final Node router;
    private final List<Message> messages = new ArrayList<>();
    private @Nullable Preferences known;
    private @Nullable Clarification pending;
    private List<String> asked = List.of();
    private List<ItinerarySlot> itinerary = List.of();
    private List<RetrievedDocument> documents = List.of();
    private @Nullable String question;
    private @Nullable LocalDate day;
    private int turn;

    Exchange(Node router) {
        this.router = router;
    }

    /** The state in which a message reaches the router. */
    GraphState before(String message) {
        turn++;
        messages.add(new Message(Role.USER, message, turn));
        return GraphState.newBuilder()
                .setTurn(turn)
                .setUserQuery(message)
                .setMessages(List.copyOf(messages.subList(Math.max(0, messages.size() - WINDOW), messages.size())))
                .setPreferences(known)
                .setPendingClarification(pending)
                .setAsked(asked)
                .setItinerary(itinerary)
                .setRetrievedDocuments(documents)
                .setRewrittenQuery(question)
                .setTargetDate(day)
                .build();
    }

    /** The state after the next message, which is then answered. */
    GraphState says(String message) {
        var state = router.apply(before(message)).state();
        known = state.getPreferences().orElse(null);
        pending = state.getClarification().orElse(null);
        asked = List.copyOf(state.getAsked());
        question = state.getRewrittenQuery().orElse(null);
        day = state.getTargetDate().orElse(null);
        boolean saysSomething = state.getRouteDecision() != RouteDecision.SMALL_TALK && pending == null;
        if (saysSomething) {
            itinerary = state.getIntent() == IntentType.TRIP_PLANNING ? List.of(slot(state)) : List.of();
            documents = SOME_EVIDENCE;
        }
        messages.add(new Message(Role.ASSISTANT, state.getFinalResponse().orElse("An answer."), turn));
        return state;
    }

    private static ItinerarySlot slot(GraphState state) {
        return ItinerarySlot.newBuilder()
                .setTime("06:00")
                .setDate(state.getTargetDate().orElse(null))
                .build();
    }
}
