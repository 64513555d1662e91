package ai.travion.schemas.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.MadePlan;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Role;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedValue;
import java.nio.ByteBuffer;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MadePlansTest {

    private static final LocalDate FIRST = LocalDate.parse("2027-02-08");

    @Test
    void aThreadOfManyChangesWeighsWhatOneOfAFewDoes() throws Exception {
        var thread = nothing();
        for (int turn = 1; turn <= 60; turn++) {
            thread = answered(thread, planning(thread, turn, turn % 5));
        }

        assertThat(thread.getMadePlans()).hasSize(MadePlans.KEPT);
        assertThat(thread.getMadePlans()).extracting(MadePlan::getTurn).containsExactly(1, 57, 58, 59, 60);
        var plans = GraphState.newBuilder().setMadePlans(thread.getMadePlans()).build();
        assertThat(GraphState.getEncoder().encode(plans).remaining()).isLessThan(8_000);
    }

    @Test
    void questionsAndWhatLeavesThePlanAsItWasAreNoSteps() {
        var planned = answered(nothing(), planning(nothing(), 1, 2));
        var changed = answered(planned, planning(planned, 2, 3));
        var asked = answered(
                changed,
                GraphState.newBuilder(planning(changed, 3, 3))
                        .setIntent(IntentType.TOURISM_QUERY)
                        .build());
        var toldAgain = answered(
                asked,
                GraphState.newBuilder(planning(asked, 4, 3))
                        .setRouteDecision(RouteDecision.DIRECT_ANSWER)
                        .build());
        var unchanged = answered(toldAgain, planning(toldAgain, 5, 3));

        assertThat(unchanged.getMadePlans()).extracting(MadePlan::getTurn).containsExactly(1, 5);
        assertThat(unchanged.getMadePlans().getLast().getEnd()).contains(FIRST.plusDays(3));
    }

    @Test
    void whatLeavesTheFirstPlanAsItWasIsNoStep() {
        var planned = answered(nothing(), planning(nothing(), 1, 2));
        var kept = answered(planned, planning(planned, 2, 2));

        assertThat(kept.getMadePlans()).extracting(MadePlan::getTurn).containsExactly(1);
    }

    @Test
    void aWishThatMovesNoStopIsAStep() {
        var planned = answered(nothing(), planning(nothing(), 1, 2));
        var wish = StatedValue.newBuilder()
                .setValue("vegetarian")
                .setTurn(2)
                .setOrigin("conversation")
                .build();
        var wished = answered(
                planned,
                GraphState.newBuilder(planning(planned, 2, 2))
                        .setPreferences(
                                Preferences.newBuilder().setOther(List.of(wish)).build())
                        .build());

        assertThat(wished.getMadePlans()).extracting(MadePlan::getTurn).containsExactly(1, 2);
    }

    @Test
    void aPlanIsKeptToTheMinute() {
        var planned = planning(nothing(), 1, 2);

        var kept = MadePlans.after(nothing(), planned).getLast();

        // Dates in unions are nothing that Avro could compare.
        assertThat(KeptSlots.in(kept)).hasToString(planned.getItinerary().toString());
    }

    @Test
    void theSlotsOfLongPlansWeighLittle() throws Exception {
        var slots = IntStream.range(0, 90)
                .mapToObj(at -> ItinerarySlot.newBuilder()
                        .setDate(FIRST.plusDays(at / 9))
                        .setTime("%02d:%02d".formatted(7 + at % 9, at % 60))
                        .setLocation("Place %d".formatted(at % 17))
                        .setActivity("Walk through the old streets of Place %d".formatted(at % 17))
                        .setReason(
                                "It fits between lunch and the late light; the sun sets at 18:%02d.".formatted(at % 60))
                        .setDurationMinutes(60 + at)
                        .build())
                .toList();
        var thread = nothing();
        for (int turn = 1; turn <= 8; turn++) {
            thread = answered(
                    thread,
                    GraphState.newBuilder(planning(thread, turn, 2))
                            .setItinerary(slots.subList(turn, slots.size()))
                            .build());
        }

        assertThat(thread.getMadePlans())
                .allSatisfy(made -> assertThat(KeptSlots.in(made)).isNotEmpty());
        var plans = GraphState.newBuilder().setMadePlans(thread.getMadePlans()).build();
        assertThat(GraphState.getEncoder().encode(plans).remaining()).isLessThan(25_000);
    }

    @Test
    void slotsThatCannotBeReadAreNone() {
        var foreign = MadePlan.newBuilder()
                .setSlots(ByteBuffer.wrap(new byte[] {1, 2, 3}))
                .build();

        assertThat(KeptSlots.in(foreign)).isEmpty();
    }

    /** However much was asked in between, and however often it was changed. */
    @Test
    void aChangedPlanKeepsTheWordsThatAskedForIt() {
        var thread = answered(nothing(), planning(nothing(), 1, 1));
        for (int turn = 6; turn <= 30; turn += 6) {
            thread = answered(
                    thread,
                    GraphState.newBuilder(planning(thread, turn, turn))
                            .setRouteDecision(RouteDecision.REWRITE_THEN_RETRIEVE)
                            .build());
        }
        var anew = answered(thread, planning(thread, 36, 36));

        assertThat(thread.getMadePlans().getLast().getSaid())
                .extracting(Message::getTurn)
                .containsExactly(1, 27, 28, 29, 30);
        assertThat(anew.getMadePlans().getLast().getSaid())
                .extracting(Message::getTurn)
                .containsExactly(33, 34, 35, 36);
    }

    private static GraphState nothing() {
        return GraphState.newBuilder().build();
    }

    private static GraphState answered(GraphState before, GraphState reply) {
        return GraphState.newBuilder(reply)
                .setMadePlans(MadePlans.after(before, reply))
                .build();
    }

    @Test
    void whatMadeAPlanIsKeptOverTheQuestionsSinceAndWhatIsDoneIsNot() {
        var planned = answered(nothing(), saying(nothing(), 1, RouteDecision.RETRIEVE, 1));
        var slow = answered(planned, saying(planned, 2, RouteDecision.REWRITE_THEN_RETRIEVE, 1, 2));

        var moved = answered(
                slow,
                GraphState.newBuilder(saying(slow, 9, RouteDecision.REWRITE_THEN_RETRIEVE, 7, 8, 9))
                        .setDoneTurns(List.of(9))
                        .build());

        assertThat(moved.getMadePlans().getLast().getSaid())
                .extracting(Message::getTurn)
                .containsExactly(1, 2, 7, 8);
    }

    /** @param told the turns of the messages that the envelope still has */
    private static GraphState saying(GraphState before, int turn, RouteDecision decision, int... told) {
        return GraphState.newBuilder(planning(before, turn, turn))
                .setRouteDecision(decision)
                .setMessages(IntStream.of(told)
                        .mapToObj(said -> new Message(Role.USER, "Words of turn " + said, said))
                        .toList())
                .build();
    }

    private static GraphState planning(GraphState before, int turn, int later) {
        return GraphState.newBuilder()
                .setTurn(turn)
                .setIntent(IntentType.TRIP_PLANNING)
                .setRouteDecision(RouteDecision.RETRIEVE)
                .setMadePlans(before.getMadePlans())
                .setMessages(IntStream.rangeClosed(Math.max(1, turn - 5), turn)
                        .mapToObj(said -> new Message(Role.USER, "another day, ".repeat(100), said))
                        .toList())
                .setItinerary(List.of(ItinerarySlot.newBuilder()
                        .setDate(FIRST.plusDays(later))
                        .setTime("09:00")
                        .setLocation("Kandy")
                        .setActivity("See the sights")
                        .build()))
                .build();
    }
}
