package ai.travion.local.bench;

import java.time.Duration;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What was measured of a pipeline at one load.
 *
 * @param turnsPerS turns that ended in a second
 * @param p50Ms half of the turns took no longer
 * @param p99Ms of a hundred turns one took longer
 */
record Figures(double turnsPerS, double p50Ms, double p99Ms) {

    /** @throws IllegalStateException where no turn ended within the time */
    static Figures of(Latencies latencies, Duration window) {
        return new Figures(
                latencies.count() / (window.toNanos() / 1e9),
                latencies.percentileMs(0.5),
                latencies.percentileMs(0.99));
    }

    /** Each figure's median over several rounds; of an even number the mean of the middle two. */
    static Figures median(List<Figures> rounds) {
        return new Figures(
                median(rounds, Figures::turnsPerS), median(rounds, Figures::p50Ms), median(rounds, Figures::p99Ms));
    }

    private static double median(List<Figures> rounds, ToDoubleFunction<Figures> figure) {
        var sorted = rounds.stream().mapToDouble(figure).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
