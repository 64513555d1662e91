package ai.travion.gateway.thread;

import ai.travion.schemas.Run;
import ai.travion.schemas.RunStatus;
import ai.travion.schemas.ThreadState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.apache.kafka.streams.state.KeyValueStore;
import org.jspecify.annotations.Nullable;

/**
 * The ended runs of one partition whose replies, and whose Idempotency-Keys, are kept: the last few of each thread. Runs that were
 * refused before they began are kept beside them, so that refusals never push a reply out; they stand first in a thread's list.
 */
public final class EndedRuns {

    private static final int KEPT_REFUSALS = 10;

    private final KeyValueStore<String, Run> store;
    private final int kept;
    private final BiConsumer<String, String> forgotten;

    /**
     * What is kept in a store.
     *
     * @param kept runs of a thread that were not refused
     * @param forgotten is told the thread and the id of a run that is kept no longer
     */
    EndedRuns(KeyValueStore<String, Run> store, int kept, BiConsumer<String, String> forgotten) {
        this.store = store;
        this.kept = kept;
        this.forgotten = forgotten;
    }

    /** Whether a run was refused before it began: nothing was done, and the same may be said again. */
    public static boolean isRefusal(Run run) {
        return run.getStatus() == RunStatus.FAILED && run.getStartedAt().isEmpty();
    }

    @Nullable Run get(String runKey) {
        return store.get(runKey);
    }

    /** The thread with one more ended run; the oldest of its kind is forgotten where there are too many. */
    ThreadState with(ThreadState thread, Run ended) {
        var threadId = thread.getThreadId();
        store.put(Stores.runKey(threadId, ended.getRunId()), ended);
        var runs = new ArrayList<>(thread.getEndedRuns());
        boolean refused = isRefusal(ended);
        int refusals = refused || runs.size() >= kept ? refusalsIn(thread) : 0;
        if (refused) {
            runs.add(refusals, ended.getRunId());
            forgetFrom(threadId, runs, 0, refusals + 1 - KEPT_REFUSALS);
        } else {
            runs.add(ended.getRunId());
            forgetFrom(threadId, runs, refusals, runs.size() - refusals - kept);
        }
        return ThreadState.newBuilder(thread).setEndedRuns(runs).build();
    }

    void forgetAll(ThreadState thread) {
        thread.getEndedRuns().forEach(runId -> forget(thread.getThreadId(), runId));
    }

    private void forgetFrom(String threadId, List<String> runs, int first, int count) {
        for (int i = 0; i < count; i++) {
            forget(threadId, runs.remove(first));
        }
    }

    private void forget(String threadId, String runId) {
        store.delete(Stores.runKey(threadId, runId));
        forgotten.accept(threadId, runId);
    }

    private int refusalsIn(ThreadState thread) {
        int refusals = 0;
        for (var runId : thread.getEndedRuns()) {
            var run = store.get(Stores.runKey(thread.getThreadId(), runId));
            if (run == null || !isRefusal(run)) {
                break;
            }
            refusals++;
        }
        return refusals;
    }
}
