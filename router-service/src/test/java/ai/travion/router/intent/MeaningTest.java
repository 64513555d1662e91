package ai.travion.router.intent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import org.junit.jupiter.api.Test;

class MeaningTest {

    @Test
    void aMessageIsEmbeddedOnceHoweverOftenItIsAskedFor() {
        var embedded = Collections.synchronizedList(new ArrayList<String>());
        var meaning = new Meaning(text -> {
            embedded.add(text);
            return new float[] {1};
        });

        meaning.begin("best beaches");
        meaning.of("best beaches");
        meaning.of("best beaches");

        assertThat(embedded).containsExactly("best beaches");
    }

    @Test
    void ofALongMessageTheBeginningIsEmbedded() {
        var meaning = new Meaning(text -> new float[] {text.length()});

        var vector = meaning.of("surf ".repeat(400));

        assertThat(vector).hasValueSatisfying(lengths -> assertThat(lengths).containsExactly(200));
    }

    @Test
    void aMessageThatCannotBeEmbeddedHasNoVector() {
        var meaning = new Meaning(text -> {
            throw new UnsatisfiedLinkError("onnxruntime");
        });

        assertThat(meaning.of("best beaches")).isEmpty();
    }
}
