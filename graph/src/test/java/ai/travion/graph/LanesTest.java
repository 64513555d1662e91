package ai.travion.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LanesTest {

    @Test
    void aKeyKeepsItsOrderWhileOthersRunAtOnce() {
        Map<Integer, List<Integer>> done = new ConcurrentHashMap<>();
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            var lanes = new Lanes(executor);

            IntStream.range(0, 10_000)
                    .forEach(i -> lanes.submit(
                            i % 7,
                            () -> done.computeIfAbsent(i % 7, key -> new CopyOnWriteArrayList<>())
                                    .add(i)));
        }

        assertThat(done)
                .hasSize(7)
                .allSatisfy((key, order) -> assertThat(order).isSorted().hasSizeGreaterThan(1_400));
    }

    @Test
    void aStuckKeyHoldsUpNobodyElse() throws InterruptedException {
        var stuck = new CountDownLatch(1);
        var other = new CountDownLatch(1);
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            var lanes = new Lanes(executor);
            lanes.submit("stuck", () -> awaitUnchecked(stuck));

            lanes.submit("other", other::countDown);

            assertThat(other.await(5, TimeUnit.SECONDS)).isTrue();
            stuck.countDown();
        }
    }

    private static void awaitUnchecked(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
