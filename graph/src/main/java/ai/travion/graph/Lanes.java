package ai.travion.graph;

import java.util.ArrayDeque;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** Runs tasks of one key in the order in which they came, and tasks of different keys at once. */
final class Lanes {

    private final Map<Object, Queue<Runnable>> waiting = new ConcurrentHashMap<>();
    private final Executor executor;

    /** @param executor starts one task for each key that has something to do */
    Lanes(Executor executor) {
        this.executor = executor;
    }

    /** Runs a task after those of the same key that were submitted before it. A task must not throw. */
    void submit(Object key, Runnable task) {
        waiting.compute(key, (sameKey, queue) -> {
            if (queue == null) {
                executor.execute(() -> drain(key, task));
                return new ArrayDeque<>();
            }
            queue.add(task);
            return queue;
        });
    }

    private void drain(Object key, Runnable first) {
        @Nullable Runnable task = first;
        while (task != null) {
            try {
                task.run();
            } finally {
                task = next(key);
            }
        }
    }

    private @Nullable Runnable next(Object key) {
        var next = new Runnable[1];
        waiting.computeIfPresent(key, (sameKey, queue) -> {
            next[0] = queue.poll();
            return next[0] == null ? null : queue;
        });
        return next[0];
    }
}
