package ai.travion.gateway.thread;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.Run;
import ai.travion.schemas.ThreadState;
import ai.travion.schemas.TravelIntent;
import ai.travion.schemas.TurnRequest;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.Bounds;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What one turn hands on to the next. */
class ConversationTest {

    private static final Instant NOW = Instant.parse("2026-11-22T06:00:00Z");
    private static final GraphState A_PLAN = GraphState.newBuilder()
            .setTurn(1)
            .setRouteDecision(RouteDecision.RETRIEVE)
            .setItinerary(List.of(ItinerarySlot.newBuilder().setTime("06:00").build()))
            .setRetrievedDocuments(List.of(
                    RetrievedDocument.newBuilder().setContent("A passage.").build()))
            .build();

    @ParameterizedTest
    @EnumSource(names = {"SMALL_TALK", "ASK_CLARIFICATION"})
    void aTurnThatSaysNothingLeavesThePlanAtHand(RouteDecision decision) {
        var planned = Conversation.withReply(ThreadState.newBuilder().build(), A_PLAN, NOW);
        var small =
                GraphState.newBuilder().setTurn(2).setRouteDecision(decision).build();

        var thread = Conversation.withReply(planned, small, NOW);

        assertThat(next(thread).getItinerary()).isEqualTo(A_PLAN.getItinerary());
        assertThat(next(thread).getRetrievedDocuments()).isEqualTo(A_PLAN.getRetrievedDocuments());
    }

    @Test
    void whatWasAskedBackOnceIsKnownInEveryLaterTurn() {
        var asking = GraphState.newBuilder()
                .setTurn(1)
                .setRouteDecision(RouteDecision.ASK_CLARIFICATION)
                .setAsked(List.of("hiking"))
                .build();

        var asked = Conversation.withReply(ThreadState.newBuilder().build(), asking, NOW);
        var later = Conversation.withReply(
                asked, GraphState.newBuilder(next(asked)).setTurn(2).build(), NOW);

        assertThat(next(later).getAsked()).containsExactly("hiking");
    }

    @Test
    void aQuestionBesideThePlanLeavesThePlanAtHandAndSaysThatItWasOne() {
        var planned = Conversation.withReply(ThreadState.newBuilder().build(), A_PLAN, NOW);
        var answer = GraphState.newBuilder()
                .setTurn(2)
                .setIntent(IntentType.TOURISM_QUERY)
                .setTravelIntent(TravelIntent.DESTINATION_RESEARCH)
                .setRouteDecision(RouteDecision.RETRIEVE)
                .build();

        var thread = Conversation.withReply(planned, answer, NOW);

        assertThat(next(thread).getItinerary()).isEqualTo(A_PLAN.getItinerary());
        assertThat(next(thread).getTravelIntent()).isEqualTo(TravelIntent.DESTINATION_RESEARCH);
    }

    @Test
    void aPlanThatCouldNotBeMadeTakesThePlaceOfTheOneBefore() {
        var planned = Conversation.withReply(ThreadState.newBuilder().build(), A_PLAN, NOW);
        var other = GraphState.newBuilder()
                .setTurn(2)
                .setIntent(IntentType.TRIP_PLANNING)
                .setRouteDecision(RouteDecision.RETRIEVE)
                .build();

        var thread = Conversation.withReply(planned, other, NOW);

        assertThat(next(thread).getItinerary()).isEmpty();
    }

    @Test
    void theQuestionOfTheTurnBeforeIsHandedOnInFullWithItsDay() {
        var day = LocalDate.of(2026, 12, 5);
        var reply = GraphState.newBuilder()
                .setTurn(1)
                .setUserQuery("and the day after?")
                .setRewrittenQuery("How busy is Sigiriya on 5 December 2026?")
                .setTargetDate(day)
                .setRetrievalAttempts(1)
                .build();

        var thread = Conversation.withReply(ThreadState.newBuilder().build(), reply, NOW);

        assertThat(next(thread).getRewrittenQuery()).contains("How busy is Sigiriya on 5 December 2026?");
        assertThat(next(thread).getTargetDate()).contains(day);
    }

    @Test
    void aQuestionThatWasSearchedForByOtherWordsIsHandedOnInFullAndWithoutThem() {
        var asked = GraphState.newBuilder()
                .setTurn(1)
                .setUserQuery("and the day after?")
                .setRewrittenQuery("How busy is Sigiriya on 5 December 2026?")
                .setRetrievalAttempts(2)
                .build();
        var reply = GraphState.newBuilder(asked)
                .setRewrittenQuery(AskedInFull.searchedBy("Sigiriya busy crowds visitors", asked))
                .build();

        var thread = Conversation.withReply(ThreadState.newBuilder().build(), reply, NOW);

        assertThat(next(thread).getRewrittenQuery()).contains("How busy is Sigiriya on 5 December 2026?");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"What did I ask you first?", "what was the first place I asked about?", "how did our talk begin?"
            })
    void howATalkBeganIsToldToWhomeverAsksForIt(String asked) {
        var thread = afterTurns(15);

        var state = asking(thread, asked);

        assertThat(state.getMessages()).hasSize(Bounds.MESSAGES);
        assertThat(state.getMessages().getFirst().getContent()).isEqualTo("Question 1");
        assertThat(state.getMessages().getLast().getContent()).isEqualTo(asked);
    }

    @Test
    void aMessageThatDoesNotAskForItGetsTheEndOfTheTalkAlone() {
        var state = asking(afterTurns(15), "What should I see first?");

        assertThat(state.getMessages().getFirst().getContent()).isNotEqualTo("Question 1");
    }

    private static ThreadState afterTurns(int turns) {
        var thread = ThreadState.newBuilder().build();
        for (int turn = 1; turn <= turns; turn++) {
            var reply = GraphState.newBuilder()
                    .setTurn(turn)
                    .setFinalResponse("Answer " + turn)
                    .build();
            thread = Conversation.withReply(withTurn(thread, turn, "Question " + turn), reply, NOW);
        }
        return thread;
    }

    private static GraphState asking(ThreadState thread, String message) {
        int turn = thread.getMessages().size();
        var request = TurnRequest.newBuilder().setMessage(message).build();
        var run = Run.newBuilder().setTurn(turn).build();
        return Conversation.stateOf(withTurn(thread, turn, message), run, request, NOW, NOW);
    }

    private static ThreadState withTurn(ThreadState thread, int turn, String message) {
        return Conversation.withTurn(
                thread,
                Run.newBuilder().setTurn(turn).build(),
                TurnRequest.newBuilder().setMessage(message).build(),
                NOW);
    }

    private static GraphState next(ThreadState thread) {
        var request = TurnRequest.newBuilder().setMessage("and then?").build();
        var run =
                Run.newBuilder().setRunId("run-2").setTurn(thread.getTurn() + 1).build();
        return Conversation.stateOf(thread, run, request, NOW, NOW.plusSeconds(60));
    }
}
