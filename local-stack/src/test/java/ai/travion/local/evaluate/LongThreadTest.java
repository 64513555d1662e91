package ai.travion.local.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.gateway.thread.Conversation;
import ai.travion.graph.Node;
import ai.travion.router.EvaluatedRouter;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.Run;
import ai.travion.schemas.TurnRequest;
import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The gateway and the router talk for sixty turns; what answers in between writes as much as it may. */
class LongThreadTest {

    private static final Instant NOW = Instant.parse("2026-11-21T06:00:00Z");
    private static final Clock CLOCK = Clock.fixed(NOW, ZoneId.of("Asia/Colombo"));
    private static final int LONGEST_ANSWER = 4_000;
    private static final int DOCUMENTS = 5;
    private static final int LONGEST_DOCUMENT = 1_200;
    private static final List<String> SAID = List.of(
            "Plan 3 days in Kandy from 10 January 2027, we are vegetarians",
            "Is Mirissa good for whale watching?",
            "I don't like crowds and I love waterfalls",
            "How far is Jaffna from Colombo?",
            "and the day after?",
            "What should I wear at the Temple of the Tooth?",
            "thanks!",
            "We have been to Galle already",
            "closest beach to Matara",
            "my wife has a bad knee",
            "Which holidays are there in April 2027?",
            "Tell me about the history of Polonnaruwa");

    private final Node router = EvaluatedRouter.at(CLOCK, Places.load());

    @Test
    void theEnvelopeOfTheSixtiethTurnWeighsNoMoreThanThatOfTheTwelfth() throws IOException {
        var envelopes = envelopesOf(60);

        assertThat(bytes(envelopes.get(59))).isLessThan((int) (1.2 * bytes(envelopes.get(11))));
    }

    /** The states in which the turns reach the router. */
    private List<GraphState> envelopesOf(int turns) {
        var envelopes = new ArrayList<GraphState>();
        var thread = Conversation.begun(request(SAID.getFirst()), NOW);
        for (int turn = 1; turn <= turns; turn++) {
            var request = request(SAID.get((turn - 1) % SAID.size()));
            var run = Run.newBuilder().setRunId("run-" + turn).setTurn(turn).build();
            thread = Conversation.withTurn(thread, run, request, NOW);
            var envelope = Conversation.stateOf(thread, run, request, NOW, NOW.plusSeconds(60));
            envelopes.add(envelope);
            thread = Conversation.withReply(
                    thread, answered(router.apply(envelope).state()), NOW);
        }
        return envelopes;
    }

    private static GraphState answered(GraphState state) {
        if (state.getRouteDecision() == RouteDecision.ASK_CLARIFICATION) {
            return state;
        }
        var document = RetrievedDocument.newBuilder()
                .setContent("x".repeat(LONGEST_DOCUMENT))
                .build();
        return GraphState.newBuilder(state)
                .setRetrievedDocuments(Collections.nCopies(DOCUMENTS, document))
                .setFinalResponse("y".repeat(LONGEST_ANSWER))
                .build();
    }

    private static TurnRequest request(String message) {
        return TurnRequest.newBuilder().setThreadId("t").setMessage(message).build();
    }

    private static int bytes(GraphState state) throws IOException {
        return GraphState.getEncoder().encode(state).remaining();
    }
}
