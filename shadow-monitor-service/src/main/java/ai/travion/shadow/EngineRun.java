package ai.travion.shadow;

import ai.travion.graph.TransientFailure;
import ai.travion.graph.observe.WordlessFailure;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** An engine at work on a virtual thread of its own, for a limited time. */
final class EngineRun<T> {

    private static final Logger LOG = LoggerFactory.getLogger(EngineRun.class);

    private final String engine;
    private final FutureTask<T> task;
    private final Duration limit;
    private final long startedNanos = System.nanoTime();

    private EngineRun(String engine, Callable<T> work, Duration limit) {
        this.engine = engine;
        this.task = new FutureTask<>(work);
        this.limit = limit;
    }

    static <T> EngineRun<T> start(String engine, Duration limit, Callable<T> work) {
        var run = new EngineRun<>(engine, work, limit);
        Thread.ofVirtual().name("engine-" + engine).start(run.task);
        return run;
    }

    /**
     * What the engine found.
     *
     * @param value none where it failed or was late
     * @param failure why, in plain words
     */
    record Result<T>(Optional<T> value, String failure) {}

    /** Waits for the engine until its time is up; a failure is logged and becomes part of the result. */
    Result<T> result() {
        long left = limit.toNanos() - (System.nanoTime() - startedNanos);
        try {
            return new Result<>(Optional.of(task.get(Math.max(0, left), TimeUnit.NANOSECONDS)), "");
        } catch (TimeoutException e) {
            task.cancel(true);
            LOG.warn("{} did not finish within {} ms; the turn goes on without it", engine, limit.toMillis());
            return new Result<>(Optional.empty(), "it did not finish in time");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof OutOfMemoryError error) {
                throw error;
            }
            LOG.atWarn().setCause(WordlessFailure.in(LOG, e)).log("{} failed; the turn goes on without it", engine);
            return new Result<>(Optional.empty(), "it failed");
        } catch (InterruptedException e) {
            task.cancel(true);
            Thread.currentThread().interrupt();
            throw new TransientFailure("Interrupted while waiting for " + engine, e);
        }
    }
}
