package ai.travion.retrieval.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ai.travion.embedding.MiniLm;
import ai.travion.retrieval.Shipped;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class QueryAdapterTest {

    private static final MiniLm MODEL = Shipped.model();

    private final QueryAdapter shipped = QueryAdapter.load();

    @Test
    void whatItTurnsIsOfLengthOneAgain() {
        var vector = MODEL.of("who was it that had the place built");

        assertThat(length(shipped.towardsQuestions(vector))).isCloseTo(1, within(1e-4));
        assertThat(length(shipped.towardsSentences(vector))).isCloseTo(1, within(1e-4));
    }

    @Test
    void itTurnsAQuestionTowardsWhatAsksTheSameAndAwayFromWhatAsksAnotherThingOfTheSameSubject() {
        var asked = MODEL.of("Who was warden of the park when it became one?");
        var another = MODEL.of("When did the park become a national park?");
        var same = MODEL.of("What was the name of the first warden?");

        double before = dot(asked, same) - dot(asked, another);
        double after = dot(shipped.towardsQuestions(asked), same) - dot(shipped.towardsQuestions(asked), another);

        assertThat(after).isGreaterThan(before);
    }

    @Test
    void noneLeavesAQuestionAsItIs() {
        var vector = MODEL.of("who built it");

        assertThat(QueryAdapter.none().towardsQuestions(vector)).isEqualTo(vector);
        assertThat(QueryAdapter.none().towardsSentences(vector)).isEqualTo(vector);
    }

    @Test
    void itsFileHoldsIt() throws IOException {
        var read = QueryAdapter.read(new ByteArrayInputStream(shipped.bytes()), QueryAdapter.FILE);
        var vector = MODEL.of("is there a bus");

        assertThat(dot(read.towardsSentences(vector), shipped.towardsSentences(vector)))
                .isCloseTo(1, within(1e-3));
    }

    private static double length(float[] vector) {
        return Math.sqrt(dot(vector, vector));
    }

    private static double dot(float[] one, float[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }
}
