package ai.travion.gateway.thread;

import ai.travion.graph.Graph;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.MadePlan;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Role;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.Run;
import ai.travion.schemas.ThreadState;
import ai.travion.schemas.TurnRequest;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.Bounds;
import ai.travion.schemas.envelope.MadePlans;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a thread changes when a turn begins and when it ends. Values in, values out. */
public final class Conversation {

    private static final int KEPT_MESSAGES = 20;
    private static final int KEPT_CHARACTERS = 4_000;
    private static final int LONGEST_QUESTION = 1_000;

    private Conversation() {}

    /** A thread in which nothing has been said. */
    public static ThreadState begun(TurnRequest first, Instant now) {
        return ThreadState.newBuilder()
                .setThreadId(first.getThreadId())
                .setOwner(first.getUserId().orElse(null))
                .setCreatedAt(now)
                .setUpdatedAt(now)
                .build();
    }

    /** The thread once a run is its running turn. */
    public static ThreadState withTurn(ThreadState thread, Run run, TurnRequest request, Instant now) {
        return ThreadState.newBuilder(thread)
                .setTurn(run.getTurn())
                .setMessages(said(thread.getMessages(), Role.USER, request.getMessage(), run.getTurn()))
                .setActiveRun(run.getRunId())
                .setUpdatedAt(now)
                .build();
    }

    /** The state that enters the graph for a thread's running turn. */
    public static GraphState stateOf(ThreadState thread, Run run, TurnRequest request, Instant now, Instant deadline) {
        var state = GraphState.newBuilder()
                .setThreadId(thread.getThreadId())
                .setRunId(run.getRunId())
                .setTurn(run.getTurn())
                .setStep(1)
                .setAddressee(Graph.ROUTER.nodeName())
                .setUserId(request.getUserId().orElse(null))
                .setChannel(request.getChannel())
                .setCreatedAt(now)
                .setDeadline(deadline)
                .setStream(request.getStream())
                .setMessages(Bounds.window(Beginning.kept(thread.getMessages(), request.getMessage())))
                .setUserQuery(request.getMessage())
                .setPreferences(Wishes.of(
                        Optional.of(Profiles.underneath(request.getProfile(), thread.getPreferences())),
                        request.getPreferences(),
                        run.getTurn()))
                .setProfile(Profiles.visited(request, thread))
                .setPendingClarification(thread.getPendingClarification().orElse(null))
                .setAsked(thread.getAsked());
        thread.getLastState()
                .ifPresent(last -> state.setRetrievedDocuments(last.getRetrievedDocuments())
                        .setCitations(last.getCitations())
                        .setConstraintViolations(last.getConstraintViolations())
                        .setItinerary(last.getItinerary())
                        .setMadePlans(last.getMadePlans())
                        .setDoneTurns(last.getDoneTurns())
                        .setDayEdits(last.getDayEdits())
                        .setTravelIntent(last.getTravelIntent())
                        .setRewrittenQuery(last.getRewrittenQuery().orElse(null))
                        .setTargetDate(last.getTargetDate().orElse(null)));
        return state.build();
    }

    /** The thread once its running turn has its reply. */
    public static ThreadState withReply(ThreadState thread, GraphState reply, Instant now) {
        var answer = reply.getFinalResponse().orElse("");
        return ThreadState.newBuilder(thread)
                .setMessages(said(thread.getMessages(), Role.ASSISTANT, answer, reply.getTurn()))
                .setPreferences(reply.getPreferences()
                        .or(thread::getPreferences)
                        .map(Profiles::without)
                        .orElseGet(() -> Preferences.newBuilder().build()))
                .setPendingClarification(reply.getClarification().orElse(null))
                .setAsked(reply.getAsked())
                .setLastState(handedOn(thread, reply))
                .setActiveRun(null)
                .setUpdatedAt(now)
                .build();
    }

    /** The thread once its running turn ended without a reply; what the user said stays. */
    static ThreadState withoutReply(ThreadState thread, Instant now) {
        return ThreadState.newBuilder(thread)
                .setActiveRun(null)
                .setUpdatedAt(now)
                .build();
    }

    /** The thread as if the turn had never been. */
    static ThreadState forgetting(ThreadState thread, int turn, Instant now) {
        var others = thread.getMessages().stream()
                .filter(message -> message.getTurn() != turn)
                .toList();
        return ThreadState.newBuilder(thread)
                .setMessages(others)
                .setActiveRun(null)
                .setUpdatedAt(now)
                .build();
    }

    /** What is left of an erased thread: that it was, so that a request is not applied to it twice. */
    static ThreadState erased(ThreadState thread) {
        return ThreadState.newBuilder()
                .setThreadId(thread.getThreadId())
                .setTurn(thread.getTurn())
                .setDeleted(true)
                .setAppliedOffset(thread.getAppliedOffset())
                .build();
    }

    /** Of a reply, what the next turn may build on. Small talk and a question back say nothing that it could: what was said before stays. */
    private static GraphState handedOn(ThreadState thread, GraphState reply) {
        var evidence = saysNothing(reply) ? thread.getLastState().orElse(reply) : reply;
        return GraphState.newBuilder()
                .setThreadId(reply.getThreadId())
                .setRunId(reply.getRunId())
                .setTurn(reply.getTurn())
                .setIntent(reply.getIntent())
                .setTravelIntent(evidence.getTravelIntent())
                .setTargetDate(reply.getTargetDate().orElse(null))
                .setTargetEndDate(reply.getTargetEndDate().orElse(null))
                .setTargetLocation(reply.getTargetLocation().orElse(null))
                .setTargetLocations(reply.getTargetLocations())
                .setRewrittenQuery(question(reply).orElse(null))
                .setRetrievedDocuments(evidence.getRetrievedDocuments())
                .setCitations(evidence.getCitations())
                .setConstraintViolations(constraints(thread, evidence))
                .setItinerary(plan(thread, evidence))
                .setMadePlans(madePlans(thread, reply))
                .setDoneTurns(stillRead(thread, reply))
                .setDayEdits(reply.getDayEdits())
                .setProfile(Profiles.saidInThread(reply))
                .build();
    }

    /** The plan of a thread outlives the questions that are asked beside it, so that a change goes on from it. */
    private static List<ItinerarySlot> plan(ThreadState thread, GraphState reply) {
        return reply.getItinerary().isEmpty() && reply.getIntent() != IntentType.TRIP_PLANNING
                ? thread.getLastState().map(GraphState::getItinerary).orElse(List.of())
                : reply.getItinerary();
    }

    private static List<MadePlan> madePlans(ThreadState thread, GraphState reply) {
        var before =
                thread.getLastState().orElseGet(() -> GraphState.newBuilder().build());
        return MadePlans.after(
                before,
                GraphState.newBuilder(reply)
                        .setPreferences(
                                reply.getPreferences().map(Profiles::without).orElse(null))
                        .build());
    }

    /** Of the turns that are done those whose messages are kept. */
    private static List<Integer> stillRead(ThreadState thread, GraphState reply) {
        int oldest = thread.getMessages().stream()
                .skip(1)
                .mapToInt(Message::getTurn)
                .min()
                .orElse(0);
        return reply.getDoneTurns().stream().filter(turn -> turn >= oldest).toList();
    }

    private static boolean saysNothing(GraphState reply) {
        return reply.getRouteDecision() == RouteDecision.SMALL_TALK
                || reply.getRouteDecision() == RouteDecision.ASK_CLARIFICATION;
    }

    /** The question that was answered, in full, where it is more than the message. */
    private static Optional<String> question(GraphState reply) {
        return Optional.of(AskedInFull.question(reply))
                .filter(question -> !question.equals(reply.getUserQuery()))
                .map(question -> Bounds.cut(question, LONGEST_QUESTION));
    }

    /** An answer about one day of a plan states what holds on that day; the plan goes on with all of them. */
    private static List<ConstraintViolation> constraints(ThreadState thread, GraphState reply) {
        return reply.getRouteDecision() == RouteDecision.DIRECT_ANSWER
                ? thread.getLastState().map(GraphState::getConstraintViolations).orElse(reply.getConstraintViolations())
                : reply.getConstraintViolations();
    }

    private static List<Message> said(List<Message> before, Role role, String text, int turn) {
        var messages = new ArrayList<>(before);
        messages.add(new Message(role, Bounds.cut(text, KEPT_CHARACTERS), turn));
        return Beginning.with(messages, KEPT_MESSAGES);
    }
}
