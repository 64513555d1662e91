package ai.travion.gateway.thread;

import static ai.travion.gateway.thread.Stores.runKey;

import ai.travion.schemas.GraphError;
import ai.travion.schemas.Run;
import ai.travion.schemas.RunStatus;
import ai.travion.schemas.ThreadState;
import ai.travion.schemas.TurnRequest;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Queue;
import org.apache.kafka.streams.state.KeyValueStore;
import org.jspecify.annotations.Nullable;

/** Begins and ends the runs of threads, one after the other in each: the stores, the nodes and whoever waits are told of it. */
final class Turns {

    private final KeyValueStore<String, ThreadState> threads;
    private final OpenRuns openRuns;
    private final EndedRuns endedRuns;
    private final Outgoing outgoing;
    private final TurnTraces traces;
    private final RunHub hub;
    private final RunLog runLog;
    private final Queue<Run> untold = new ArrayDeque<>();
    private long heardUntil = -1;

    Turns(
            KeyValueStore<String, ThreadState> threads,
            OpenRuns openRuns,
            EndedRuns endedRuns,
            Outgoing outgoing,
            TurnTraces traces,
            RunHub hub,
            RunLog runLog) {
        this.threads = threads;
        this.openRuns = openRuns;
        this.endedRuns = endedRuns;
        this.outgoing = outgoing;
        this.traces = traces;
        this.hub = hub;
        this.runLog = runLog;
    }

    /** Events were read up to this offset of the outcomes topic; what comes later is none of a run that is ended now. */
    void heardUntil(long offset) {
        heardUntil = offset;
    }

    void start(ThreadState thread, TurnRequest request, Instant now) {
        start(thread, opened(request, RunStatus.RUNNING, now), now);
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
        hub.begun(run);
        threads.put(begun.getThreadId(), begun);
        openRuns.put(
                runKey(run.getThreadId(), run.getRunId()),
                Run.newBuilder(run).setState(state).build());
        outgoing.begin(state);
    }

    /** The first of those that wait; the thread is written in any case. */
    void startNext(ThreadState thread, Instant now) {
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

    void enqueue(ThreadState thread, TurnRequest request, Instant now) {
        var key = runKey(request.getThreadId(), request.getRunId());
        openRuns.put(key, opened(request, RunStatus.QUEUED, now));
        traces.park(key);
        var queued = new ArrayList<>(thread.getQueuedRuns());
        queued.add(request.getRunId());
        threads.put(
                thread.getThreadId(),
                ThreadState.newBuilder(thread).setQueuedRuns(queued).build());
    }

    /** The thread without a run that waits in its queue. */
    ThreadState withoutQueued(ThreadState thread, String runId, GraphError error, Instant now) {
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

    /** The thread without its running run, which has no reply; the nodes are told to spend nothing more on it. */
    ThreadState endActive(ThreadState thread, RunStatus status, GraphError error, Instant now) {
        var runId = thread.getActiveRun().orElseThrow();
        var key = runKey(thread.getThreadId(), runId);
        var run = openRuns.get(key);
        outgoing.stop(thread.getThreadId(), runId, openRuns.dueAt(key), error.getCode());
        var freed = Conversation.withoutReply(thread, now);
        if (run == null) {
            return freed;
        }
        var heard = Run.newBuilder(run).setEventsUntil(eventsUntil(run)).build();
        return close(freed, heard, status, error, now);
    }

    /** Where a run began here and nothing at all was heard, it has said nothing that anybody was told. */
    private long eventsUntil(Run run) {
        boolean beganHere = hub.allOf(run.getThreadId(), run.getRunId()).isPresent();
        return beganHere && heardUntil < 0 ? HistoryReading.NOTHING_WAS_TOLD : heardUntil;
    }

    void refuse(ThreadState thread, TurnRequest request, GraphError error, Instant now) {
        var run = opened(request, RunStatus.FAILED, now);
        threads.put(thread.getThreadId(), close(thread, run, RunStatus.FAILED, error, now));
    }

    /** Tells somebody that the thread is not theirs, and leaves nothing of it there: whoever asks again is told so again. */
    void turnAway(TurnRequest request, GraphError error, Instant now) {
        untold.add(closed(opened(request, RunStatus.FAILED, now), RunStatus.FAILED, error, now));
    }

    /** Writes down how a run ended, and forgets the oldest if there are too many; {@link #tellWhatEnded} follows. */
    ThreadState close(ThreadState thread, Run run, RunStatus status, @Nullable GraphError error, Instant now) {
        var closed = closed(run, status, error, now);
        openRuns.delete(runKey(run.getThreadId(), run.getRunId()));
        untold.add(closed);
        return endedRuns.with(thread, closed);
    }

    private static Run closed(Run run, RunStatus status, @Nullable GraphError error, Instant now) {
        return Run.newBuilder(Profiles.without(run))
                .setStatus(status)
                .setFinishedAt(now)
                .setError(error)
                .build();
    }

    /** Tells whoever waits, once their thread is written: who has a reply may ask for the conversation at once. */
    void tellWhatEnded() {
        for (var ended = untold.poll(); ended != null; ended = untold.poll()) {
            hub.ended(ended);
            runLog.ended(ended);
        }
    }

    private static Run opened(TurnRequest request, RunStatus status, Instant now) {
        return Run.newBuilder()
                .setThreadId(request.getThreadId())
                .setRunId(request.getRunId())
                .setStatus(status)
                .setRequest(request)
                .setCreatedAt(now)
                .build();
    }
}
