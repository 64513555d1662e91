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

    private enum Phase {
        RAMP,
        WINDOW,
        OVER
    }

    private final Pipeline pipeline;
    private final int inFlight;
    private final CountDownLatch lanesWithAnAnswer;
    private final CountDownLatch unfinishedLanes;
    private final AtomicInteger failed = new AtomicInteger();
    private final AtomicReference<@Nullable Throwable> firstFailure = new AtomicReference<>();
    private final Latencies latencies = new Latencies();
    private volatile Phase phase = Phase.RAMP;

    private ClosedLoop(Pipeline pipeline, int inFlight) {
        this.pipeline = pipeline;
        this.inFlight = inFlight;
        this.lanesWithAnAnswer = new CountDownLatch(inFlight);
        this.unfinishedLanes = new CountDownLatch(inFlight);
    }

    /**
     * Puts a load on a pipeline, and returns when its last turn has ended or is given up.
     *
     * <p>The window opens when each turn of the first crowd has ended, and stays open until as many have ended in it: otherwise
     * a pipeline that takes longer for a turn than the window lasts would be judged by its quickest turns alone.
     *
     * @param ramp at full load before anything counts, at the least
     * @param window of time in which turns count that end, at the least
     * @throws IllegalStateException where none did
     */
    static Result run(Pipeline pipeline, int inFlight, Duration ramp, Duration window) throws InterruptedException {
        var loop = new ClosedLoop(pipeline, inFlight);
        loop.begin(ramp);
        await(loop.lanesWithAnAnswer, GRACE);
        var measured = loop.measure(window);
        var losses = loop.end();
        if (loop.latencies.count() == 0) {
            throw new IllegalStateException("At " + inFlight + " in flight no turn ended within " + measured.toMillis()
                    + " ms, and " + losses.turns() + " were lost. " + losses.example());
        }
        return new Result(Figures.of(loop.latencies, measured), losses);
    }

    /** As {@link #run(Pipeline, int, Duration, Duration)}, for warmth and no figures. */
    static Losses warmUp(Pipeline pipeline, int inFlight, Duration time) throws InterruptedException {
        var loop = new ClosedLoop(pipeline, inFlight);
        loop.begin(time);
        return loop.end();
    }

    private void begin(Duration ramp) throws InterruptedException {
        for (int lane = 0; lane < inFlight; lane++) {
            beginTurn(true);
        }
        TimeUnit.NANOSECONDS.sleep(ramp.toNanos());
    }

    private Duration measure(Duration window) throws InterruptedException {
        long opened = System.nanoTime();
        phase = Phase.WINDOW;
        TimeUnit.NANOSECONDS.sleep(window.toNanos());
        long until = opened + GRACE.toNanos();
        while (latencies.count() < inFlight && unfinishedLanes.getCount() > 0 && System.nanoTime() < until) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
        phase = Phase.OVER;
        return Duration.ofNanos(System.nanoTime() - opened);
    }

    private Losses end() throws InterruptedException {
        phase = Phase.OVER;
        boolean allEnded = await(unfinishedLanes, GRACE);
        var failure = firstFailure.get();
        return new Losses(
                failed.get() + (allEnded ? 0 : (int) unfinishedLanes.getCount()),
                failure == null ? "" : String.valueOf(failure.getMessage()));
    }

    private static boolean await(CountDownLatch latch, Duration time) throws InterruptedException {
        return latch.await(time.toNanos(), TimeUnit.NANOSECONDS);
    }

    @SuppressWarnings("FutureReturnValueIgnored") // a lane that breaks is found to have no answer
    private void beginTurn(boolean firstOfItsLane) {
        if (phase == Phase.OVER) {
            unfinishedLanes.countDown();
            return;
        }
        long began = System.nanoTime();
        pipeline.begin().whenComplete((answer, failure) -> ended(began, firstOfItsLane, failure));
    }

    private void ended(long began, boolean firstOfItsLane, @Nullable Throwable failure) {
        if (firstOfItsLane) {
            lanesWithAnAnswer.countDown();
        }
        if (failure != null) {
            // Its lane ends: a pipeline that refuses everything at once must not be asked for ever.
            failed.incrementAndGet();
            firstFailure.compareAndSet(null, failure);
            unfinishedLanes.countDown();
            return;
        }
        if (phase == Phase.WINDOW) {
            latencies.add(System.nanoTime() - began);
        }
        beginTurn(false);
    }
}
