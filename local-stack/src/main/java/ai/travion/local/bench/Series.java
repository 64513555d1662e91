package ai.travion.local.bench;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Measures rivals in turn, round by round, so that a machine that grows slower or faster does so for all of them. */
final class Series {

    private static final Duration FIRST_ANSWER = Duration.ofSeconds(60);
    private static final Duration LONGEST_RAMP = Duration.ofSeconds(1);
    private static final int WARM_UP_IN_FLIGHT = 64;

    /**
     * How much is measured.
     *
     * @param window of one measurement
     * @param warmUp of each rival, before the first
     * @param inFlight the loads: turns that are under way at once
     */
    record Plan(Duration window, Duration warmUp, int rounds, List<Integer> inFlight) {}

    private final Plan plan;
    private final PrintWriter progress;
    private int lost;

    Series(Plan plan, PrintWriter progress) {
        this.plan = plan;
        this.progress = progress;
    }

    /** Turns that were lost so far. */
    int lost() {
        return lost;
    }

    /**
     * The medians of each rival by the number of turns in flight.
     *
     * @throws IllegalStateException where one does not answer at all
     */
    Map<Part, Map<Integer, Figures>> measure(Map<Part, Pipeline> rivals) throws InterruptedException {
        for (var rival : rivals.entrySet()) {
            awaitFirstAnswer(rival.getKey(), rival.getValue());
        }
        for (var rival : rivals.entrySet()) {
            say("%s: warming up for %d s", rival.getKey(), plan.warmUp().toSeconds());
            note(ClosedLoop.warmUp(rival.getValue(), WARM_UP_IN_FLIGHT, plan.warmUp()));
        }
        var found = new EnumMap<Part, Map<Integer, List<Figures>>>(Part.class);
        for (int round = 1; round <= plan.rounds(); round++) {
            for (int inFlight : plan.inFlight()) {
                for (var rival : rivals.entrySet()) {
                    var figures = measure(round, inFlight, rival.getKey(), rival.getValue());
                    found.computeIfAbsent(rival.getKey(), first -> new TreeMap<>())
                            .computeIfAbsent(inFlight, first -> new ArrayList<>())
                            .add(figures);
                }
            }
        }
        return medians(found);
    }

    private Figures measure(int round, int inFlight, Part part, Pipeline pipeline) throws InterruptedException {
        var result = ClosedLoop.run(pipeline, inFlight, ramp(), plan.window());
        say(
                "round %d of %d, %3d in flight, %s: %.0f turns/s, p50 %.1f ms, p99 %.1f ms",
                round,
                plan.rounds(),
                inFlight,
                part,
                result.figures().turnsPerS(),
                result.figures().p50Ms(),
                result.figures().p99Ms());
        note(result.losses());
        return result.figures();
    }

    private void note(ClosedLoop.Losses losses) {
        lost += losses.turns();
        if (losses.turns() > 0) {
            say("%d turns were lost. %s", losses.turns(), losses.example());
        }
    }

    private Duration ramp() {
        var half = plan.window().dividedBy(2);
        return half.compareTo(LONGEST_RAMP) < 0 ? half : LONGEST_RAMP;
    }

    /** Groups form and services start while the first turns are on their way. */
    private static void awaitFirstAnswer(Part part, Pipeline pipeline) throws InterruptedException {
        long until = System.nanoTime() + FIRST_ANSWER.toNanos();
        while (true) {
            try {
                pipeline.begin().get(FIRST_ANSWER.toMillis(), TimeUnit.MILLISECONDS);
                return;
            } catch (ExecutionException | TimeoutException e) {
                if (System.nanoTime() > until) {
                    throw new IllegalStateException(
                            "The first " + part + " turn has no answer after " + FIRST_ANSWER.toSeconds() + " s.", e);
                }
                TimeUnit.MILLISECONDS.sleep(200);
            }
        }
    }

    private static Map<Part, Map<Integer, Figures>> medians(Map<Part, Map<Integer, List<Figures>>> found) {
        var medians = new EnumMap<Part, Map<Integer, Figures>>(Part.class);
        found.forEach((part, loads) -> {
            var byLoad = new TreeMap<Integer, Figures>();
            loads.forEach((inFlight, rounds) -> byLoad.put(inFlight, Figures.median(rounds)));
            medians.put(part, byLoad);
        });
        return medians;
    }

    private void say(String format, Object... values) {
        progress.printf(Locale.ROOT, format + "%n", values);
        progress.flush();
    }
}
