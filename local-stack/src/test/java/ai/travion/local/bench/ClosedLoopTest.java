package ai.travion.local.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

class ClosedLoopTest {

    private static final Duration WINDOW = Duration.ofMillis(400);

    @Test
    void asManyTurnsAsWantedAreInFlightAndNeverMore() throws Exception {
        var underWay = new AtomicInteger();
        var most = new AtomicInteger();
        Pipeline pipeline = pipeline(turn -> {
            most.accumulateAndGet(underWay.incrementAndGet(), Math::max);
            return afterTenMilliseconds(underWay::decrementAndGet);
        });

        var result = ClosedLoop.run(pipeline, 8, Duration.ofMillis(50), WINDOW);

        assertThat(most).hasValue(8);
        assertThat(underWay).hasValue(0);
        assertThat(result.losses().turns()).isZero();
        assertThat(result.figures().p50Ms()).isGreaterThanOrEqualTo(10);
    }

    @Test
    void aTurnThatFailsIsLost() throws Exception {
        Pipeline pipeline = pipeline(turn -> turn == 3
                ? CompletableFuture.failedFuture(new IllegalStateException("refused"))
                : afterTenMilliseconds(() -> {}));

        var result = ClosedLoop.run(pipeline, 2, Duration.ZERO, WINDOW);

        assertThat(result.losses()).isEqualTo(new ClosedLoop.Losses(1, "refused"));
    }

    @Test
    void aPipelineThatRefusesEverythingIsNotAskedForEver() {
        var asked = new AtomicInteger();
        Pipeline pipeline = pipeline(turn -> {
            asked.incrementAndGet();
            return CompletableFuture.failedFuture(new IllegalStateException("refused"));
        });

        assertThatThrownBy(() -> ClosedLoop.run(pipeline, 4, Duration.ZERO, WINDOW))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("4 were lost");
        assertThat(asked).hasValue(4);
    }

    @Test
    void turnsOfTheRampDoNotCount() throws Exception {
        var begun = new AtomicInteger();
        Pipeline pipeline = pipeline(turn -> {
            begun.incrementAndGet();
            return afterTenMilliseconds(() -> {});
        });

        var result = ClosedLoop.run(pipeline, 1, WINDOW, WINDOW);

        double counted = result.figures().turnsPerS() * WINDOW.toMillis() / 1_000;
        assertThat(counted).isBetween(1.0, begun.get() * 0.75);
    }

    @Test
    void turnsThatTakeLongerThanTheWindowCountAllTheSame() throws Exception {
        var window = Duration.ofMillis(50);
        Pipeline pipeline = pipeline(turn ->
                CompletableFuture.runAsync(() -> {}, CompletableFuture.delayedExecutor(300, TimeUnit.MILLISECONDS)));

        var result = ClosedLoop.run(pipeline, 4, Duration.ZERO, window);

        // Little's law: as many as are in flight, by what one takes.
        assertThat(result.figures().turnsPerS()).isBetween(8.0, 20.0);
        assertThat(result.figures().p50Ms()).isGreaterThanOrEqualTo(300);
    }

    private static CompletableFuture<?> afterTenMilliseconds(Runnable then) {
        Executor later = CompletableFuture.delayedExecutor(10, TimeUnit.MILLISECONDS);
        return CompletableFuture.runAsync(then, later);
    }

    private static Pipeline pipeline(IntFunction<CompletableFuture<?>> turns) {
        var number = new AtomicInteger();
        return new Pipeline() {
            @Override
            public CompletableFuture<?> begin() {
                return turns.apply(number.incrementAndGet());
            }

            @Override
            public void close() {}
        };
    }
}
