package ai.travion.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The model that ships, cut off behind its third layer. */
class LowerLayersTest {

    private static final MiniLm MODEL = MiniLm.loadingLower(3);

    @Test
    void aVectorHasAllDimensionsAndLengthOne() {
        var vector = MODEL.of("Who built Sigiriya?");

        assertThat(vector).hasSize(MiniLm.DIMENSIONS);
        assertThat(cosine(vector, vector)).isBetween(0.9999, 1.0001);
    }

    @Test
    void whatIsWordedAlikeIsNearerThanWhatIsNot() {
        var question = MODEL.of("How do I get from Kandy to Ella by train?");

        assertThat(cosine(question, MODEL.of("Which train goes to Ella from Kandy?")))
                .isGreaterThan(cosine(question, MODEL.of("Thank you, that was all")));
    }

    @Test
    void aModelIsCutNoFurtherUpThanItIs() throws IOException {
        byte[] model;
        try (var stream = LowerLayersTest.class.getResourceAsStream("/all-minilm-l6-v2-q.onnx")) {
            model = Objects.requireNonNull(stream).readAllBytes();
        }

        assertThat(LowerLayers.of(model, 2)).hasSizeLessThan(model.length);
        assertThatThrownBy(() -> LowerLayers.of(model, 7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("layer.6");
    }

    @Test
    void whatIsNoModelIsSaidToBeNone() {
        assertThatThrownBy(() -> LowerLayers.of("no model".getBytes(StandardCharsets.UTF_8), 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("ONNX");
    }

    private static double cosine(float[] one, float[] other) {
        double product = 0;
        for (int i = 0; i < one.length; i++) {
            product += one[i] * other[i];
        }
        return product;
    }
}
