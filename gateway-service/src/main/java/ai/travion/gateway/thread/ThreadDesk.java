package ai.travion.gateway.thread;

import static ai.travion.gateway.thread.Stores.runKey;

import ai.travion.gateway.GatewayProperties;
import ai.travion.graph.Graph;
import ai.travion.graph.Wire;
import ai.travion.schemas.ControlAction;
import ai.travion.schemas.GraphError;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Run;
import ai.travion.schemas.RunControl;
import ai.travion.schemas.RunEvent;
import ai.travion.schemas.RunStatus;
import ai.travion.schemas.ThreadState;
import ai.travion.schemas.TurnRequest;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
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
    private static final int REMEMBERED_RUNS = 10_000;

    private final ProcessorContext<String, byte[]> context;
    private final GatewayProperties properties;
    private final Wire wire;
    private final RunHub hub;
    private final RunLog runLog;
    private final TurnTraces traces;
    private final Clock clock;
    private final KeyValueStore<String, ThreadState> threads;
    private final OpenRuns openRuns;
    private final KeyValueStore<String, Run> endedRuns;
    /** Runs whose words this desk has passed on: a node that says its reply twice teaches nothing twice. The oldest are forgotten. */
    private final Cache<String, Boolean> taught =
            Caffeine.newBuilder().maximumSize(REMEMBERED_RUNS).build();

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
        this.context = context;
        this.properties = properties;
        this.wire = wire;
        this.hub = hub;
        this.runLog = runLog;
        this.traces = traces;
        this.clock = clock;
        this.threads = context.getStateStore(Stores.THREADS);
        this.openRuns = new OpenRuns(context.getStateStore(Stores.OPEN_RUNS));
        this.inherited = openRuns.running();
        this.endedRuns = context.getStateStore(Stores.ENDED_RUNS);
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
        if (!applied.getOwner().equals(request.getUserId())) {
            refuse(applied, request, "thread_not_found", "There is no thread " + request.getThreadId() + ".");
            return;
        }
        if (applied.getActiveRun().isEmpty()) {
            start(applied, opened(request, RunStatus.RUNNING, now), now);
            return;
        }
        switch (request.getMultitaskStrategy()) {
            case REJECT ->
                refuse(
                        applied,
                        request,
                        "thread_busy",
                        "The thread is busy with run "
                                + applied.getActiveRun().orElseThrow()
                                + "; multitask_strategy reject was asked for.");
            case INTERRUPT -> {
                var freed = endActive(applied, RunStatus.CANCELLED, interrupted(), now);
                start(freed, opened(request, RunStatus.RUNNING, now), now);
            }
            case ROLLBACK -> {
                int turn = applied.getTurn();
                var freed = endActive(applied, RunStatus.CANCELLED, interrupted(), now);
                start(Conversation.forgetting(freed, turn, now), opened(request, RunStatus.RUNNING, now), now);
            }
            case ENQUEUE, UNKNOWN -> enqueue(applied, request, now);
        }
    }

    private void enqueue(ThreadState thread, TurnRequest request, Instant now) {
        if (thread.getQueuedRuns().size() >= properties.queueLimit()) {
            refuse(
                    thread,
                    request,
                    "thread_busy",
                    properties.queueLimit() + " messages wait in this thread already; wait for their answers.");
            return;
        }
        var key = runKey(request.getThreadId(), request.getRunId());
        openRuns.put(key, opened(request, RunStatus.QUEUED, now));
        traces.park(key);
        var queued = new ArrayList<>(thread.getQueuedRuns());
        queued.add(request.getRunId());
        threads.put(
                thread.getThreadId(),
                ThreadState.newBuilder(thread).setQueuedRuns(queued).build());
    }

    private void cancelled(@Nullable ThreadState thread, TurnRequest request, long offset) {
        if (thread == null) {
            return;
        }
        var now = clock.instant();
        var applied = ThreadState.newBuilder(thread).setAppliedOffset(offset).build();
        var error = new GraphError("", "cancelled", "The run was cancelled.");
        if (applied.getActiveRun().filter(request.getRunId()::equals).isPresent()) {
            startNext(endActive(applied, RunStatus.CANCELLED, error, now), now);
        } else {
            threads.put(applied.getThreadId(), withoutQueued(applied, request.getRunId(), error, now));
        }
    }

    private ThreadState withoutQueued(ThreadState thread, String runId, GraphError error, Instant now) {
        var run = openRuns.get(runKey(thread.getThreadId(), runId));
        if (run == null || !thread.getQueuedRuns().contains(runId)) {
            return thread;
        }
        var queued = new ArrayList<>(thread.getQueuedRuns());
        queued.remove(runId);
        traces.forget(runKey(thread.getThreadId(), runId));
        return close(
                ThreadState.newBuilder(thread).setQueuedRuns(queued).build(), run, RunStatus.CANCELLED, error, now);
    }

    private void deleted(@Nullable ThreadState thread, long offset) {
        if (thread == null) {
            return;
        }
        var now = clock.instant();
        var error = new GraphError("", "cancelled", "The thread was deleted.");
        var emptied = thread;
        for (var queued : List.copyOf(thread.getQueuedRuns())) {
            emptied = withoutQueued(emptied, queued, error, now);
        }
        if (emptied.getActiveRun().isPresent()) {
            emptied = endActive(emptied, RunStatus.CANCELLED, error, now);
        }
        emptied.getEndedRuns().forEach(runId -> {
            endedRuns.delete(runKey(thread.getThreadId(), runId));
            hub.forget(runId);
        });
        threads.put(
                thread.getThreadId(),
                ThreadState.newBuilder(Conversation.erased(emptied))
                        .setAppliedOffset(offset)
                        .build());
    }

    private Run opened(TurnRequest request, RunStatus status, Instant now) {
        return Run.newBuilder()
                .setThreadId(request.getThreadId())
                .setRunId(request.getRunId())
                .setStatus(status)
                .setRequest(request)
                .setCreatedAt(now)
                .build();
    }

    private void start(ThreadState thread, Run opened, Instant now) {
        var request = opened.getRequest().orElseThrow();
        var deadline = now.plusMillis(request.getBudgetMs());
        var run = Run.newBuilder(opened)
                .setTurn(thread.getTurn() + 1)
                .setStatus(RunStatus.RUNNING)
                .setStartedAt(now)
                .setDeadline(deadline)
                .build();
        var begun = Conversation.withTurn(thread, run, request, now);
        var state = Conversation.stateOf(begun, run, request, now, deadline);
        hub.begun(run.getRunId());
        threads.put(begun.getThreadId(), begun);
        openRuns.put(
                runKey(run.getThreadId(), run.getRunId()),
                Run.newBuilder(run).setState(state).build());
        emitToRouter(state);
    }

    private void startNext(ThreadState thread, Instant now) {
        var queued = new ArrayList<>(thread.getQueuedRuns());
        while (!queued.isEmpty()) {
            var runId = queued.removeFirst();
            var key = runKey(thread.getThreadId(), runId);
            var next = openRuns.get(key);
            if (next != null) {
                var freed = ThreadState.newBuilder(thread).setQueuedRuns(queued).build();
                traces.resume(key, () -> start(freed, next, now));
                return;
            }
        }
        threads.put(
                thread.getThreadId(),
                ThreadState.newBuilder(thread).setQueuedRuns(queued).build());
    }

    void progressed(RunEvent event) {
        if (openRuns.get(runKey(event.getThreadId(), event.getRunId())) != null) {
            hub.progressed(event);
        }
    }

    void ended(GraphState outcome) {
        var run = openRuns.get(runKey(outcome.getThreadId(), outcome.getRunId()));
        var thread = threads.get(outcome.getThreadId());
        if (run == null || thread == null || run.getStatus() != RunStatus.RUNNING) {
            if (thread != null && taught.getIfPresent(outcome.getRunId()) == null && hasSucceeded(outcome)) {
                // It was applied before a crash; what it taught may not have left the house.
                teach(outcome);
            }
            return;
        }
        var now = clock.instant();
        if (outcome.getAddressee().equals(Graph.REPLY.nodeName())) {
            var replied = Conversation.withReply(thread, outcome, now);
            var answered = Run.newBuilder(run).setState(outcome).build();
            teach(outcome);
            startNext(close(replied, answered, RunStatus.SUCCEEDED, null, now), now);
        } else {
            var error = outcome.getError()
                    .orElseGet(() -> new GraphError("", "node_failed", "The run failed. Please ask again."));
            var failed = Run.newBuilder(run).setState(outcome).build();
            startNext(close(Conversation.withoutReply(thread, now), failed, RunStatus.FAILED, error, now), now);
        }
    }

    private boolean hasSucceeded(GraphState outcome) {
        var run = endedRuns.get(runKey(outcome.getThreadId(), outcome.getRunId()));
        return run != null && run.getStatus() == RunStatus.SUCCEEDED;
    }

    private void teach(GraphState reply) {
        taught.put(reply.getRunId(), true);
        Profiles.learned(reply).ifPresent(learned -> forward(learned.getUserId(), learned, ThreadTopology.TO_PROFILES));
    }

    /** To be called again and again: nothing else notices that no answer comes. */
    void watch() {
        // Their first record may not have left the house; a node drops what it has done.
        inherited.stream()
                .filter(run -> openRuns.get(runKey(run.getThreadId(), run.getRunId())) != null)
                .forEach(run -> run.getState().ifPresent(this::emitToRouter));
        inherited = List.of();
        endLateRuns();
    }

    private void endLateRuns() {
        var now = clock.instant();
        for (var run : openRuns.late(now)) {
            var thread = threads.get(run.getThreadId());
            if (thread != null
                    && thread.getActiveRun().filter(run.getRunId()::equals).isPresent()) {
                var error = new GraphError(
                        "",
                        "deadline_exceeded",
                        "No answer came within "
                                + run.getRequest().map(TurnRequest::getBudgetMs).orElse(0) / 1_000
                                + " seconds. Please ask again.");
                startNext(endActive(thread, RunStatus.TIMED_OUT, error, now), now);
            } else {
                openRuns.delete(runKey(run.getThreadId(), run.getRunId()));
            }
        }
    }

    /** Ends the running run of a thread without a reply, and tells the nodes to spend nothing more on it. */
    private ThreadState endActive(ThreadState thread, RunStatus status, GraphError error, Instant now) {
        var runId = thread.getActiveRun().orElseThrow();
        var run = openRuns.get(runKey(thread.getThreadId(), runId));
        forward(
                thread.getThreadId(),
                RunControl.newBuilder()
                        .setAction(ControlAction.CANCEL)
                        .setThreadId(thread.getThreadId())
                        .setRunId(runId)
                        .setReason(error.getCode())
                        .setAt(now)
                        .build(),
                ThreadTopology.TO_CONTROL);
        var freed = Conversation.withoutReply(thread, now);
        return run == null ? freed : close(freed, run, status, error, now);
    }

    private void refuse(ThreadState thread, TurnRequest request, String code, String message) {
        var now = clock.instant();
        var run = opened(request, RunStatus.FAILED, now);
        threads.put(thread.getThreadId(), close(thread, run, RunStatus.FAILED, new GraphError("", code, message), now));
    }

    /** Writes down how a run ended, forgets the oldest if there are too many, and tells whoever waits. */
    private ThreadState close(ThreadState thread, Run run, RunStatus status, @Nullable GraphError error, Instant now) {
        var closed = Run.newBuilder(Profiles.without(run))
                .setStatus(status)
                .setFinishedAt(now)
                .setError(error)
                .build();
        var key = runKey(run.getThreadId(), run.getRunId());
        openRuns.delete(key);
        endedRuns.put(key, closed);
        var kept = new ArrayList<>(thread.getEndedRuns());
        kept.add(run.getRunId());
        while (kept.size() > properties.keptRuns()) {
            endedRuns.delete(runKey(run.getThreadId(), kept.removeFirst()));
        }
        hub.ended(closed);
        runLog.ended(closed);
        return ThreadState.newBuilder(thread).setEndedRuns(kept).build();
    }

    private static GraphError interrupted() {
        return new GraphError("", "cancelled", "A newer message took this one's place.");
    }

    private void emitToRouter(GraphState state) {
        forward(state.getThreadId(), state, ThreadTopology.TO_ROUTER);
    }

    private void forward(String key, SpecificRecord value, String sink) {
        var bytes = wire.serializer().serialize(sink, value);
        context.forward(new Record<>(key, bytes, clock.millis(), traces.sending(sink)), sink);
    }
}
