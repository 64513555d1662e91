package ai.travion.gateway.thread;

import static ai.travion.gateway.thread.Stores.runKey;

import ai.travion.gateway.GatewayProperties;
import ai.travion.graph.Graph;
import ai.travion.graph.RunHeaders;
import ai.travion.graph.Wire;
import ai.travion.schemas.GraphError;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Run;
import ai.travion.schemas.RunEvent;
import ai.travion.schemas.RunStatus;
import ai.travion.schemas.ThreadState;
import ai.travion.schemas.TurnRequest;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.state.KeyValueStore;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Decides what a request does to a thread, which run is running, and which record ends it. It has the stores of one
 * partition, as long as the partition is ours.
 */
final class ThreadDesk {

    private static final Logger log = LoggerFactory.getLogger(ThreadDesk.class);

    private final GatewayProperties properties;
    private final RunHub hub;
    private final Clock clock;
    private final KeyValueStore<String, ThreadState> threads;
    private final OpenRuns openRuns;
    private final EndedRuns endedRuns;
    private final Outgoing outgoing;
    private final Turns turns;

    /** What was running when the partition came here, until the first watch. */
    private List<Run> inherited;

    ThreadDesk(
            ProcessorContext<String, byte[]> context,
            GatewayProperties properties,
            Wire wire,
            RunHub hub,
            RunLog runLog,
            TurnTraces traces,
            Clock clock) {
        this.properties = properties;
        this.hub = hub;
        this.clock = clock;
        this.threads = context.getStateStore(Stores.THREADS);
        this.openRuns = new OpenRuns(context.getStateStore(Stores.OPEN_RUNS));
        this.inherited = openRuns.running();
        this.endedRuns = new EndedRuns(context.getStateStore(Stores.ENDED_RUNS), properties, hub::forget);
        this.outgoing = new Outgoing(context, wire, traces, clock);
        this.turns = new Turns(threads, openRuns, endedRuns, outgoing, traces, hub, runLog);
    }

    void requested(TurnRequest request, long offset) {
        var thread = threads.get(request.getThreadId());
        if (thread != null && offset <= thread.getAppliedOffset()) {
            // It was applied before a crash.
            return;
        }
        switch (request.getKind()) {
            case SAY -> said(thread, request, offset);
            case CANCEL -> cancelled(thread, request, offset);
            case DELETE -> deleted(thread, offset);
            case UNKNOWN ->
                log.atWarn()
                        .addKeyValue("event", "request_unknown")
                        .addKeyValue("thread_id", request.getThreadId())
                        .addKeyValue("run_id", request.getRunId())
                        .addKeyValue("node", "gateway")
                        .log("A newer gateway asks for something that this one does not know.");
        }
        turns.tellWhatEnded();
    }

    private void said(@Nullable ThreadState known, TurnRequest request, long offset) {
        var now = clock.instant();
        var thread = known == null || known.getDeleted() ? Conversation.begun(request, now) : known;
        var applied = ThreadState.newBuilder(thread).setAppliedOffset(offset).build();
        var key = runKey(request.getThreadId(), request.getRunId());
        if (openRuns.get(key) != null || endedRuns.get(key) != null) {
            // The same run was asked for again, by its Idempotency-Key: whoever asked joins it.
            threads.put(applied.getThreadId(), applied);
            return;
        }
        // What was heard under this id was of a run that is forgotten.
        hub.forget(request.getThreadId(), request.getRunId());
        if (!applied.getOwner().equals(request.getUserId())) {
            threads.put(applied.getThreadId(), applied);
            turns.turnAway(
                    request, error("thread_not_found", "There is no thread " + request.getThreadId() + "."), now);
            return;
        }
        var earlier = saidUnderSameKey(applied, request);
        if (earlier.isPresent()) {
            turns.refuse(applied, request, earlier.get(), now);
            return;
        }
        if (applied.getActiveRun().isEmpty()) {
            turns.start(applied, request, now);
            return;
        }
        switch (request.getMultitaskStrategy()) {
            case REJECT ->
                turns.refuse(applied, request, busyWith(applied.getActiveRun().orElseThrow()), now);
            case INTERRUPT ->
                turns.start(turns.endActive(applied, RunStatus.CANCELLED, interrupted(), now), request, now);
            case ROLLBACK -> {
                int turn = applied.getTurn();
                var freed = turns.endActive(applied, RunStatus.CANCELLED, interrupted(), now);
                turns.start(Conversation.forgetting(freed, turn, now), request, now);
            }
            case ENQUEUE, UNKNOWN -> {
                if (applied.getQueuedRuns().size() >= properties.queueLimit()) {
                    turns.refuse(applied, request, tooManyWait(), now);
                } else {
                    turns.enqueue(applied, request, now);
                }
            }
        }
    }

    /** What is wrong with a key under which something was said that was not refused. */
    private Optional<GraphError> saidUnderSameKey(ThreadState thread, TurnRequest request) {
        return KeyedRunId.parse(request.getRunId())
                .flatMap(id -> id.sameKeyIn(thread).stream()
                        .filter(other -> wasTaken(thread.getThreadId(), other.runId()))
                        .findFirst()
                        .map(other -> other.words().equals(id.words())
                                ? error("said_before", "This was said before, as run " + other.runId() + ".")
                                : error(
                                        "key_of_another",
                                        "Idempotency-Key belongs to another message; a new message needs a new key.")));
    }

    private boolean wasTaken(String threadId, String runId) {
        var ended = endedRuns.get(runKey(threadId, runId));
        return ended == null || !EndedRuns.isRefusal(ended);
    }

    private void cancelled(@Nullable ThreadState thread, TurnRequest request, long offset) {
        if (thread == null) {
            return;
        }
        var now = clock.instant();
        var applied = ThreadState.newBuilder(thread).setAppliedOffset(offset).build();
        var cancelled = error("cancelled", "The run was cancelled.");
        if (applied.getActiveRun().filter(request.getRunId()::equals).isPresent()) {
            turns.startNext(turns.endActive(applied, RunStatus.CANCELLED, cancelled, now), now);
        } else {
            threads.put(applied.getThreadId(), turns.withoutQueued(applied, request.getRunId(), cancelled, now));
        }
    }

    private void deleted(@Nullable ThreadState thread, long offset) {
        if (thread == null) {
            return;
        }
        var now = clock.instant();
        var deleted = error("cancelled", "The thread was deleted.");
        var emptied = thread;
        for (var queued : List.copyOf(thread.getQueuedRuns())) {
            emptied = turns.withoutQueued(emptied, queued, deleted, now);
        }
        if (emptied.getActiveRun().isPresent()) {
            emptied = turns.endActive(emptied, RunStatus.CANCELLED, deleted, now);
        }
        // Who follows them is told before they are forgotten, and they are forgotten before the thread that lists them.
        turns.tellWhatEnded();
        endedRuns.forgetAll(emptied);
        threads.put(
                thread.getThreadId(),
                ThreadState.newBuilder(Conversation.erased(emptied))
                        .setAppliedOffset(offset)
                        .build());
    }

    void progressed(RunEvent event, Headers headers, long offset) {
        turns.heardUntil(offset);
        var due = openRuns.dueAt(runKey(event.getThreadId(), event.getRunId()));
        if (due != null && RunHeaders.mean(headers, due)) {
            hub.progressed(event, RunHeaders.attemptIn(headers));
        }
    }

    void ended(GraphState outcome) {
        var run = openRuns.get(runKey(outcome.getThreadId(), outcome.getRunId()));
        var thread = threads.get(outcome.getThreadId());
        if (run == null || thread == null || !isOutcomeOf(run, outcome)) {
            if (thread != null && !outgoing.hasTaught(outcome.getRunId()) && hasSucceeded(outcome)) {
                // It was applied before a crash; what it taught may not have left the house.
                outgoing.teach(outcome);
            }
            return;
        }
        var now = clock.instant();
        var answered = Run.newBuilder(run).setState(outcome).build();
        if (outcome.getAddressee().equals(Graph.REPLY.nodeName())) {
            var replied = Conversation.withReply(thread, outcome, now);
            outgoing.teach(outcome);
            turns.startNext(turns.close(replied, answered, RunStatus.SUCCEEDED, null, now), now);
        } else {
            var failure = outcome.getError().orElseGet(() -> error("node_failed", "The run failed. Please ask again."));
            var freed = Conversation.withoutReply(thread, now);
            turns.startNext(turns.close(freed, answered, RunStatus.FAILED, failure, now), now);
        }
        turns.tellWhatEnded();
    }

    /** Not of another run that had the same id. */
    private static boolean isOutcomeOf(Run run, GraphState outcome) {
        return run.getStatus() == RunStatus.RUNNING
                && run.getDeadline()
                        .filter(deadline ->
                                deadline.toEpochMilli() == outcome.getDeadline().toEpochMilli())
                        .isPresent();
    }

    private boolean hasSucceeded(GraphState outcome) {
        var run = endedRuns.get(runKey(outcome.getThreadId(), outcome.getRunId()));
        return run != null && run.getStatus() == RunStatus.SUCCEEDED;
    }

    /** To be called again and again: nothing else notices that no answer comes. */
    void watch() {
        // Their first record may not have left the house; a node drops what it has done.
        inherited.stream()
                .filter(run -> openRuns.get(runKey(run.getThreadId(), run.getRunId())) != null)
                .forEach(run -> run.getState().ifPresent(outgoing::begin));
        inherited = List.of();
        endLateRuns();
        turns.tellWhatEnded();
    }

    private void endLateRuns() {
        var now = clock.instant();
        for (var run : openRuns.late(now)) {
            var thread = threads.get(run.getThreadId());
            if (thread != null
                    && thread.getActiveRun().filter(run.getRunId()::equals).isPresent()) {
                turns.startNext(turns.endActive(thread, RunStatus.TIMED_OUT, tooLate(run), now), now);
            } else {
                openRuns.delete(runKey(run.getThreadId(), run.getRunId()));
            }
        }
    }

    private static GraphError tooLate(Run run) {
        int budgetMs = run.getRequest().map(TurnRequest::getBudgetMs).orElse(0);
        return error("deadline_exceeded", "No answer came within " + budgetMs / 1_000 + " seconds. Please ask again.");
    }

    private static GraphError busyWith(String runId) {
        return error(
                "thread_busy", "The thread is busy with run " + runId + "; multitask_strategy reject was asked for.");
    }

    private GraphError tooManyWait() {
        return error(
                "thread_busy",
                properties.queueLimit() + " messages wait in this thread already; wait for their answers.");
    }

    private static GraphError interrupted() {
        return error("cancelled", "A newer message took this one's place.");
    }

    private static GraphError error(String code, String message) {
        return new GraphError("", code, message);
    }
}
