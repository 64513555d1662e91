package ai.travion.local.evaluate;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What an index costs.
 *
 * @param startSeconds from nothing read to the first search put together
 * @param heapMegabytes that it holds on the heap, once what was needed to build it is gone
 * @param residentMegabytes that the system counts for this process then, with the embedding model; 0 where it tells nothing
 */
record IndexCost(double startSeconds, long heapMegabytes, long residentMegabytes) {

    private static final int KILO = 10;
    private static final int MEGABYTE = 20;

    /** What was built, and what it costs. */
    record Built<T>(T built, IndexCost cost) {}

    /**
     * Builds an index and measures it.
     *
     * @param search puts a search together, as a service does before it says that it is up
     */
    static <T, S> Built<T> of(Supplier<T> index, Function<T, S> search) {
        long before = heap();
        long began = System.nanoTime();
        var built = index.get();
        var searching = search.apply(built);
        try {
            double seconds = (System.nanoTime() - began) / 1e9;
            long held = heap() - before;
            return new Built<>(built, new IndexCost(seconds, held >> MEGABYTE, resident()));
        } finally {
            // Until here the search is held, too.
            Reference.reachabilityFence(searching);
        }
    }

    String text() {
        return String.format(
                Locale.ROOT,
                "Index of words and vectors read and built in %.1f s; %d MB on the heap, %d MB in all with the model.",
                startSeconds,
                heapMegabytes,
                residentMegabytes);
    }

    private static long heap() {
        var memory = ManagementFactory.getMemoryMXBean();
        memory.gc();
        return memory.getHeapMemoryUsage().getUsed();
    }

    private static long resident() {
        try (var lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith("VmRSS"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) >> KILO)
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0;
        }
    }
}
