package ai.travion.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** The model that ships. */
class SentenceEncoderTest {

    private static final MiniLm MODEL = MiniLm.loading();

    @Test
    void aVectorHasTheDimensionsOfTheModelAndLengthOne() {
        var vector = MODEL.of("Who built Sigiriya?");

        assertThat(vector).hasSize(MiniLm.DIMENSIONS);
        assertThat(cosine(vector, vector)).isBetween(0.9999, 1.0001);
    }

    @Test
    void nobodyIsToldThatAModelWasLoaded() {
        MODEL.of("beach");

        assertThat(System.getProperty("OPT_OUT_TRACKING")).isEqualTo("true");
    }

    @Test
    void textsOfUnequalLengthMeanTheSameTogetherAsAlone() {
        var texts = List.of("beach", "Where in the hill country can I see a waterfall without walking far?");

        var together = MODEL.ofAll(texts);

        assertThat(cosine(together.getFirst(), MODEL.of(texts.getFirst()))).isGreaterThan(0.97);
        assertThat(cosine(together.getLast(), MODEL.of(texts.getLast()))).isGreaterThan(0.97);
    }

    @Test
    void theEndOfALongPassageCounts() {
        var passage = "The old fort stands above the sea and its walls are wide. ".repeat(11);

        var vector = MODEL.of(passage + "Leopards hunt at night in the thorn scrub.");

        assertThat(cosine(vector, MODEL.of("leopard"))).isGreaterThan(cosine(MODEL.of(passage), MODEL.of("leopard")));
    }

    @Test
    void aQuestionThatIsAskedAgainIsNotEmbeddedAgain() {
        var asked = new ArrayList<String>();
        var remembering = new Remembering(text -> {
            asked.add(text);
            return new float[] {1};
        });
        remembering.ofAll(List.of("as said", "without names"));

        var again = remembering.ofAll(List.of("as said", "without names"));

        assertThat(again).hasSize(2);
        assertThat(asked).containsExactly("as said", "without names");
    }

    @Test
    void whatCouldNotBeEmbeddedIsTriedAgain() {
        var failing = new AtomicBoolean(true);
        var remembering = new Remembering(text -> {
            if (failing.getAndSet(false)) {
                throw new IllegalStateException("no model");
            }
            return new float[] {1};
        });
        assertThatThrownBy(() -> remembering.of("as said")).hasMessage("no model");

        assertThat(remembering.of("as said")).containsExactly(1);
    }

    @Test
    void whoAsksForWhatIsBeingEmbeddedWaitsForIt() throws Exception {
        var asked = new AtomicInteger();
        var begun = new CountDownLatch(1);
        var another = new AtomicReference<Thread>();
        var remembering = new Remembering(text -> {
            asked.incrementAndGet();
            begun.countDown();
            // Until the other has asked, and waits or is through.
            while (another.get() == null
                    || another.get().getState() == Thread.State.NEW
                    || another.get().getState() == Thread.State.RUNNABLE) {
                Thread.onSpinWait();
            }
            return new float[] {1};
        });
        var first = Thread.ofPlatform().start(() -> remembering.of("as said"));
        begun.await();

        var second = Thread.ofPlatform().unstarted(() -> remembering.of("as said"));
        another.set(second);
        second.start();
        first.join();
        second.join();

        assertThat(asked).hasValue(1);
    }

    private static double cosine(float[] one, float[] other) {
        double product = 0;
        for (int i = 0; i < one.length; i++) {
            product += one[i] * other[i];
        }
        return product;
    }
}
