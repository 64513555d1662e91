package ai.travion.local.bench;

import java.util.Arrays;

/** How long turns took, in nanoseconds. Safe for many threads. */
final class Latencies {

    private long[] nanos = new long[4_096];
    private int count;

    synchronized void add(long nanoseconds) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = nanoseconds;
    }

    synchronized int count() {
        return count;
    }

    /**
     * The shortest time within which at least this share of the turns ended (nearest rank, nothing interpolated).
     *
     * @param share over 0, at most 1
     * @throws IllegalStateException where there is no turn at all
     */
    synchronized double percentileMs(double share) {
        if (count == 0) {
            throw new IllegalStateException("There is no percentile of no turns.");
        }
        Arrays.sort(nanos, 0, count);
        int rank = (int) Math.ceil(share * count);
        return nanos[Math.max(rank, 1) - 1] / 1e6;
    }
}
