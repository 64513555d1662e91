package ai.travion.gateway.thread;

import ai.travion.schemas.Run;
import ai.travion.schemas.RunStatus;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.streams.state.KeyValueStore;
import org.jspecify.annotations.Nullable;

/**
 * The runs of one partition that have no end yet: the store, and in memory when each is due, so that looking for late ones reads
 * no run.
 */
final class OpenRuns {

    private final KeyValueStore<String, Run> store;
    private final Map<String, Instant> due = new HashMap<>();

    /** @param store restored: what is in it now is all there is */
    OpenRuns(KeyValueStore<String, Run> store) {
        this.store = store;
        try (var all = store.all()) {
            all.forEachRemaining(entry -> remember(entry.key, entry.value));
        }
    }

    @Nullable Run get(String key) {
        return store.get(key);
    }

    void put(String key, Run run) {
        store.put(key, run);
        remember(key, run);
    }

    void delete(String key) {
        store.delete(key);
        due.remove(key);
    }

    /** Those past their deadline; a run that waits in its thread's queue has none yet. */
    List<Run> late(Instant now) {
        return due.entrySet().stream()
                .filter(run -> now.isAfter(run.getValue()))
                .map(run -> store.get(run.getKey()))
                .filter(Objects::nonNull)
                .toList();
    }

    /** When a run is due that nodes are at work on; null where there is none, or it waits in its thread's queue. Reads no run. */
    @Nullable Instant dueAt(String key) {
        return due.get(key);
    }

    /** Those that nodes are at work on. */
    List<Run> running() {
        return due.keySet().stream()
                .map(store::get)
                .filter(Objects::nonNull)
                .filter(run -> run.getStatus() == RunStatus.RUNNING)
                .toList();
    }

    private void remember(String key, Run run) {
        run.getDeadline().ifPresent(deadline -> due.put(key, deadline));
    }
}
