package ai.travion.local.bench;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Keeps a fixed number of turns in flight: the next begins when one ends. Counts those that end within a window of time. */
final class ClosedLoop {

    /** A run ends within a minute, if only by its deadline. */
    private static final Duration GRACE = Duration.ofSeconds(75);

    /**
     * What one run of the loop found.
     *
     * @param losses turns that failed, or had no answer long after the last was begun
     */
    record Result(Figures figures, Losses losses) {}

    /**
     * Turns without an answer.
     *
     * @param example what the first failure said; empty where none said anything
     */
    record Losses(int turns, String example) {}

    private final Pipeline pipeline;
    private final long opensAt;
    private final long closesAt;
    private final CountDownLatch unfinishedLanes;
    private final AtomicInteger failed = new AtomicInteger();
    private final AtomicReference<@Nullable Throwable> firstFailure = new AtomicReference<>();
    private final Latencies latencies = new Latencies();

    private ClosedLoop(Pipeline pipeline, int inFlight, Duration ramp, Duration window) {
        this.pipeline = pipeline;
        this.opensAt = System.nanoTime() + ramp.toNanos();
        this.closesAt = opensAt + window.toNanos();
        this.unfinishedLanes = new CountDownLatch(inFlight);
    }

    /**
     * Puts a load on a pipeline, and returns when its last turn has ended or is given up.
     *
     * @param ramp at full load, before anything counts
     * @param window of time in which turns count that end
     * @throws IllegalStateException where none did
     */
    static Result run(Pipeline pipeline, int inFlight, Duration ramp, Duration window) throws InterruptedException {
        var loop = new ClosedLoop(pipeline, inFlight, ramp, window);
        var losses = loop.run(inFlight);
        if (loop.latencies.count() == 0) {
            throw new IllegalStateException("At " + inFlight + " in flight no turn ended within " + window.toMillis()
                    + " ms, and " + losses.turns() + " were lost: measure for longer. " + losses.example());
        }
        return new Result(Figures.of(loop.latencies, window), losses);
    }

    /** As {@link #run(Pipeline, int, Duration, Duration)}, for warmth and no figures. */
    static Losses warmUp(Pipeline pipeline, int inFlight, Duration time) throws InterruptedException {
        return new ClosedLoop(pipeline, inFlight, Duration.ZERO, time).run(inFlight);
    }

    private Losses run(int inFlight) throws InterruptedException {
        for (int lane = 0; lane < inFlight; lane++) {
            beginTurn();
        }
        long patience = closesAt - System.nanoTime() + GRACE.toNanos();
        boolean allEnded = unfinishedLanes.await(patience, TimeUnit.NANOSECONDS);
        var failure = firstFailure.get();
        return new Losses(
                failed.get() + (allEnded ? 0 : (int) unfinishedLanes.getCount()),
                failure == null ? "" : String.valueOf(failure.getMessage()));
    }

    @SuppressWarnings("FutureReturnValueIgnored") // a lane that breaks is found to have no answer
    private void beginTurn() {
        long began = System.nanoTime();
        if (began >= closesAt) {
            unfinishedLanes.countDown();
            return;
        }
        pipeline.begin().whenComplete((answer, failure) -> ended(began, failure));
    }

    private void ended(long began, @Nullable Throwable failure) {
        if (failure != null) {
            // Its lane ends: a pipeline that refuses everything at once must not be asked for ever.
            failed.incrementAndGet();
            firstFailure.compareAndSet(null, failure);
            unfinishedLanes.countDown();
            return;
        }
        long now = System.nanoTime();
        if (now >= opensAt && now < closesAt) {
            latencies.add(now - began);
        }
        beginTurn();
    }
}
