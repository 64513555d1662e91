package ai.travion.schemas.envelope;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.MadePlan;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The plans that a thread keeps so that its traveller can go back to them: the first and the last of them.
 *
 * <p>5 plans with 5 messages of 280 characters, the first of 400, and their slots, deflated and within a bound of their own: a thread of many changes weighs what a thread of
 * a few does.
 */
public final class MadePlans {

    public static final int KEPT = 5;
    private static final int MESSAGES = 4;
    private static final int CHARACTERS = 280;
    private static final int CHARACTERS_OF_THE_FIRST = 400;

    private MadePlans() {}

    /**
     * Those of the thread once a turn is answered.
     *
     * @param before what the turn started from
     */
    public static List<MadePlan> after(GraphState before, GraphState reply) {
        if (!isPlanned(reply)) {
            return before.getMadePlans();
        }
        var plans = new ArrayList<>(reply.getMadePlans());
        // What was said and changed nothing is no step that one could go back.
        boolean unchanged = stops(reply).equals(stops(before))
                && plans.size() == before.getMadePlans().size();
        if (unchanged && plans.size() == 1 && !isAnythingWished(reply)) {
            return before.getMadePlans();
        }
        if (unchanged && plans.size() > 1) {
            plans.removeLast();
        } else if (plans.size() == before.getMadePlans().size() && !plans.isEmpty()) {
            plans.add(KeptSlots.withThose(before.getItinerary(), plans.removeLast()));
        }
        plans.add(of(reply, before));
        if (plans.size() > KEPT) {
            plans.remove(1);
        }
        return KeptSlots.within(plans, reply.getItinerary());
    }

    /** A wish that moves no stop can be taken back all the same. */
    private static boolean isAnythingWished(GraphState reply) {
        return reply.getPreferences().stream()
                .flatMap(known -> Stream.of(
                                Stream.of(known.getInterests(), known.getAvoid(), known.getOther())
                                        .flatMap(List::stream)
                                        .map(StatedValue::getTurn),
                                known.getPace().stream().map(StatedValue::getTurn),
                                known.getWalkingTolerance().stream().map(StatedValue::getTurn),
                                known.getParty().stream().map(StatedParty::getTurn),
                                known.getBudget().stream().map(StatedBudget::getTurn))
                        .flatMap(turns -> turns))
                .anyMatch(turn -> turn == reply.getTurn());
    }

    private static boolean isPlanned(GraphState reply) {
        return reply.getIntent() == IntentType.TRIP_PLANNING
                && !reply.getItinerary().isEmpty()
                && (reply.getRouteDecision() == RouteDecision.RETRIEVE
                        || reply.getRouteDecision() == RouteDecision.REWRITE_THEN_RETRIEVE);
    }

    /** Dates in unions are nothing that Avro could compare. */
    private static List<String> stops(GraphState state) {
        return state.getItinerary().stream()
                .map(slot -> "%s %s %s %s %d"
                        .formatted(
                                slot.getDate().map(LocalDate::toString).orElse(""),
                                slot.getTime(),
                                slot.getLocation(),
                                slot.getActivity(),
                                slot.getDurationMinutes()))
                .toList();
    }

    private static MadePlan of(GraphState reply, GraphState before) {
        var days = reply.getItinerary().stream()
                .map(ItinerarySlot::getDate)
                .flatMap(date -> date.stream())
                .sorted()
                .toList();
        var said = new ArrayList<>(
                Stream.concat(earlier(reply, before), latest(reply)).toList());
        said.subList(0, Math.max(0, said.size() - MESSAGES)).clear();
        asked(reply, before).filter(first -> isBefore(first, said)).ifPresent(first -> said.addFirst(first));
        return MadePlan.newBuilder()
                .setTurn(reply.getTurn())
                .setPreferences(reply.getPreferences().orElse(null))
                .setSaid(said)
                .setStart(first(days))
                .setEnd(first(days.reversed()))
                .setSlots(KeptSlots.of(reply.getItinerary()).orElse(null))
                .build();
    }

    private static Stream<Message> latest(GraphState reply) {
        return reply.getMessages().stream()
                .filter(message ->
                        message.getRole() == Role.USER && !reply.getDoneTurns().contains(message.getTurn()))
                .map(MadePlans::shortened);
    }

    /** What had made the plan that is changed, as far as it is not among the latest words. */
    private static Stream<Message> earlier(GraphState reply, GraphState before) {
        var oldest =
                reply.getMessages().stream().mapToInt(Message::getTurn).min().orElse(reply.getTurn());
        return isAChange(reply, before)
                ? before.getMadePlans().getLast().getSaid().stream().filter(message -> message.getTurn() < oldest)
                : Stream.of();
    }

    private static boolean isAChange(GraphState reply, GraphState before) {
        return reply.getRouteDecision() == RouteDecision.REWRITE_THEN_RETRIEVE
                && !before.getMadePlans().isEmpty();
    }

    /** The words that a changed plan was first asked for with, which may be long out of the window. */
    private static Optional<Message> asked(GraphState reply, GraphState before) {
        return isAChange(reply, before)
                ? before.getMadePlans().getLast().getSaid().stream().findFirst()
                : Optional.empty();
    }

    private static boolean isBefore(Message first, List<Message> said) {
        return said.stream().allMatch(message -> message.getTurn() > first.getTurn());
    }

    private static @Nullable LocalDate first(List<LocalDate> days) {
        return days.stream().findFirst().orElse(null);
    }

    private static Message shortened(Message message) {
        return Message.newBuilder(message)
                .setContent(
                        Bounds.cut(message.getContent(), message.getTurn() == 1 ? CHARACTERS_OF_THE_FIRST : CHARACTERS))
                .build();
    }
}
