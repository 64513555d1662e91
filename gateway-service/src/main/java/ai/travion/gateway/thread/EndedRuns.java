package ai.travion.gateway.thread;

import ai.travion.gateway.GatewayProperties;
import ai.travion.schemas.Run;
import ai.travion.schemas.RunStatus;
import ai.travion.schemas.ThreadState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.apache.kafka.streams.state.KeyValueStore;
import org.jspecify.annotations.Nullable;

/**
 * The ended runs of one partition whose replies, and whose Idempotency-Keys, are kept: the last few of each thread, and those that ended
 * a moment ago, since a queue is longer than what is kept and whoever left a message in it has to come back for the reply. Runs that were
 * refused before they began are kept beside them, so that refusals never push a reply out; they stand first in a thread's list.
 */
public final class EndedRuns {

    private static final int KEPT_REFUSALS = 10;

    private final KeyValueStore<String, Run> store;
    private final int kept;
    private final int keptAtMost;
    private final Duration keptFor;
    private final BiConsumer<String, String> forgotten;

    /**
     * What is kept in a store.
     *
     * @param properties how many runs of a thread that were not refused, and for how long
     * @param forgotten is told the thread and the id of a run that is kept no longer
     */
    EndedRuns(KeyValueStore<String, Run> store, GatewayProperties properties, BiConsumer<String, String> forgotten) {
        this.store = store;
        this.kept = properties.keptRuns();
        // The running one, and all that may wait behind it.
        this.keptAtMost = properties.keptRuns() + properties.queueLimit() + 1;
        this.keptFor = properties.keptFor();
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
            forgetFrom(threadId, runs, refusals, tooMany(threadId, runs.subList(refusals, runs.size()), ended));
        }
        return ThreadState.newBuilder(thread).setEndedRuns(runs).build();
    }

    void forgetAll(ThreadState thread) {
        thread.getEndedRuns().forEach(runId -> forget(thread.getThreadId(), runId));
    }

    /** How many of the oldest are beyond what is kept, and ended long enough ago. */
    private int tooMany(String threadId, List<String> runs, Run ended) {
        int beyond = runs.size() - kept;
        int many = Math.max(0, runs.size() - keptAtMost);
        while (many < beyond && endedBefore(store.get(Stores.runKey(threadId, runs.get(many))), ended)) {
            many++;
        }
        return many;
    }

    private boolean endedBefore(@Nullable Run run, Run later) {
        return run == null
                || run.getFinishedAt()
                        .flatMap(end -> later.getFinishedAt()
                                .map(end.plus(keptFor)::compareTo)
                                .map(order -> order <= 0))
                        .orElse(true);
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
