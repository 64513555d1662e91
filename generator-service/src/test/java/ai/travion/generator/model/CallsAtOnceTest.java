package ai.travion.generator.model;

import static ai.travion.generator.model.ModelFixture.model;
import static ai.travion.generator.model.ModelFixture.properties;
import static ai.travion.generator.model.ModelFixture.sigiriya;
import static ai.travion.generator.model.OpenAiStandIn.after;
import static ai.travion.generator.model.OpenAiStandIn.answering;
import static ai.travion.generator.model.OpenAiStandIn.onceAllAreIn;
import static ai.travion.generator.model.OpenAiStandIn.says;
import static ai.travion.generator.model.OpenAiStandIn.saysAndWaits;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ai.travion.generator.GenerateNode;
import ai.travion.generator.model.ModelFixture.NotingPen;
import ai.travion.graph.Progress;
import ai.travion.graph.Step;
import ai.travion.graph.StreamingNode;
import ai.travion.schemas.LlmUsage;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Many turns wait for one model of 2 s at once, in the node that the runner calls; no broker is among it. */
class CallsAtOnceTest {

    private static final int CALLS = Integer.getInteger("model.calls", 500);
    private static final Duration TAKES = Duration.ofMillis(Long.getLong("model.takes", 2_000));

    /** What a call may hold while it waits, on both sides of the connection: the model's stand-in is in the same memory. */
    private static final double HELD_KB = 150;

    /** What a call may leave behind, at the most; the garbage of the machine itself is among it. */
    private static final double LEFT_BEHIND_KB = 60;

    private static final Progress UNHEARD = new Progress() {
        @Override
        public void token(int draft, String text) {}

        @Override
        public void revision(int draft, List<String> reasons) {}
    };

    @Test
    void oneGeneratorHoldsManyCallsAtOnce() throws Exception {
        try (var standIn = answering(onceAllAreIn(CALLS, after(TAKES, says("Roughly 1,200 steps [1]."))))) {
            var node = GenerateNode.writingBy(
                    model(properties(standIn.baseUrl(), Duration.ofSeconds(50), CALLS), new SimpleMeterRegistry())
                            .writer());
            allAtOnce(node, () -> {});
            long before = usedBytes();
            long began = System.nanoTime();
            var held = new AtomicLong();

            var steps = allAtOnce(node, () -> {
                await().atMost(Duration.ofMinutes(1)).until(() -> standIn.underWay() == CALLS);
                held.set(usedBytes() - before);
            });

            long millis = (System.nanoTime() - began) / 1_000_000;
            assertThat(steps.stream()
                            .map(step -> step.state().getLlm().orElseThrow())
                            .collect(groupingBy(usage -> usage.getReason().orElse("by the model"), counting())))
                    .containsExactly(Map.entry("by the model", (long) CALLS));
            assertThat(standIn.mostAtOnce()).as("calls under way at once").isEqualTo(CALLS);
            long left = usedBytes() - before;
            System.out.printf(
                    "%d calls of %d ms at once: %d ms in all; heap while they wait %+.1f MB, after them %+.1f MB; %d platform threads%n",
                    CALLS,
                    TAKES.toMillis(),
                    millis,
                    held.get() / 1e6,
                    left / 1e6,
                    java.lang.management.ManagementFactory.getThreadMXBean().getThreadCount());
            assertThat(held.get() / 1e3 / CALLS)
                    .as("KB of heap that a waiting call holds")
                    .isLessThan(HELD_KB);
            assertThat(left / 1e3 / CALLS)
                    .as("KB of heap that a call leaves behind")
                    .isLessThan(LEFT_BEHIND_KB);
        }
    }

    @Test
    void whatGoesBeyondThePlacesIsAnsweredByTheComposerAtOnce() throws Exception {
        var signal = new CountDownLatch(1);
        try (var standIn = answering(saysAndWaits("Roughly", signal, " 1,200 steps [1]."));
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var writer = model(properties(standIn.baseUrl(), Duration.ofSeconds(50), 1), new SimpleMeterRegistry())
                    .writer();
            var first = threads.submit(() -> writer.write(sigiriya().build(), new NotingPen()));
            await().atMost(Duration.ofMinutes(1)).until(() -> standIn.calls() == 1);

            var second = writer.write(sigiriya().build(), new NotingPen());

            signal.countDown();
            assertThat(second.llm())
                    .extracting(LlmUsage::getReason, LlmUsage::getCalls)
                    .containsExactly(Optional.of("as many calls as allowed were under way"), 0);
            assertThat(first.get().llm().getDegraded()).isFalse();
        }
    }

    private static List<Step> allAtOnce(StreamingNode node, Runnable meanwhile) throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var running = new ArrayList<Future<Step>>();
            for (int call = 0; call < CALLS; call++) {
                running.add(threads.submit(() -> node.apply(sigiriya().build(), UNHEARD)));
            }
            meanwhile.run();
            var steps = new ArrayList<Step>();
            for (var answer : running) {
                steps.add(answer.get());
            }
            return steps;
        }
    }

    private static long usedBytes() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
