package ai.travion.local.evaluate.answers;

import ai.travion.gateway.thread.Conversation;
import ai.travion.graph.Graph;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Run;
import ai.travion.schemas.ThreadState;
import ai.travion.schemas.TurnRequest;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A thread in which a plan stands, as it is after some turn; further turns branch off from it and leave it as it was.
 *
 * @param slots those of the plan in hand
 */
record StandingPlan(ThreadState thread, List<ItinerarySlot> slots) {

    private static final Duration BUDGET = Duration.ofSeconds(60);
    private static final Pattern NO_VISIT = Pattern.compile(
            "(?i)^(?:breakfast|lunch|dinner|supper|travel|drive|take the train|rest|free|check|arrive|return|sleep|time (?:in|at))\\b");

    static StandingPlan asked(String message, Walk walk, Instant now) {
        var thread = Conversation.begun(request(message), now);
        return said(message, thread, walk, now);
    }

    StandingPlan then(String message, Walk walk, Instant now) {
        return said(message, thread, walk, now);
    }

    private static StandingPlan said(String message, ThreadState before, Walk walk, Instant now) {
        var request = request(message);
        var run = Run.newBuilder()
                .setThreadId("t")
                .setRunId("t-" + (before.getTurn() + 1))
                .setTurn(before.getTurn() + 1)
                .build();
        var asked = Conversation.withTurn(before, run, request, now);
        var reply = walk.from(Graph.ROUTER, Conversation.stateOf(asked, run, request, now, now.plus(BUDGET)))
                .reply();
        var after = Conversation.withReply(asked, reply, now);
        return new StandingPlan(
                after, after.getLastState().map(GraphState::getItinerary).orElse(List.of()));
    }

    private static TurnRequest request(String message) {
        return TurnRequest.newBuilder().setThreadId("t").setMessage(message).build();
    }

    List<LocalDate> days() {
        return slots.stream()
                .flatMap(slot -> slot.getDate().stream())
                .distinct()
                .sorted()
                .toList();
    }

    LocalDate day(int number) {
        return days().get(number - 1);
    }

    List<ItinerarySlot> on(LocalDate day) {
        return slots.stream()
                .filter(slot -> slot.getDate().filter(day::equals).isPresent())
                .toList();
    }

    /** Each of its days as it is spent, whenever that is. */
    List<String> daysAsSpent() {
        return days().stream()
                .map(day -> on(day).stream()
                        .map(slot -> line(ItinerarySlot.newBuilder(slot)
                                .setDate((LocalDate) null)
                                .build()))
                        .collect(Collectors.joining("\n")))
                .toList();
    }

    static boolean isVisit(ItinerarySlot slot) {
        return !NO_VISIT.matcher(slot.getActivity()).find();
    }

    List<String> visitedOn(LocalDate day) {
        return on(day).stream()
                .filter(StandingPlan::isVisit)
                .map(ItinerarySlot::getLocation)
                .toList();
    }

    /** Where each day ends. */
    Map<LocalDate, String> nights() {
        var last = new TreeMap<LocalDate, String>();
        slots.forEach(slot -> slot.getDate().ifPresent(day -> last.put(day, slot.getLocation())));
        return last;
    }

    /** The places where one sleeps, in order, without repetition of neighbours. */
    List<String> bases() {
        var bases = new ArrayList<String>();
        nights().values().forEach(base -> {
            if (bases.isEmpty() || !bases.getLast().equals(base)) {
                bases.add(base);
            }
        });
        return bases;
    }

    Map<String, Long> nightsAt() {
        return nights().values().stream()
                .collect(Collectors.groupingBy(base -> base, LinkedHashMap::new, Collectors.counting()));
    }

    /** To be compared: dates in unions are nothing that Avro could. */
    List<String> lines() {
        return slots.stream().map(StandingPlan::line).toList();
    }

    static String line(ItinerarySlot slot) {
        return "%s %s %s | %s | %d"
                .formatted(
                        slot.getDate().map(LocalDate::toString).orElse(""),
                        slot.getTime(),
                        slot.getLocation(),
                        slot.getActivity(),
                        slot.getDurationMinutes());
    }
}
