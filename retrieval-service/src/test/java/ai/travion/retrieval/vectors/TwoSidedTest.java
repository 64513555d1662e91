package ai.travion.retrieval.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.embedding.Embed;
import org.junit.jupiter.api.Test;

class TwoSidedTest {

    @Test
    void aModelIsToldWhichSideItReads() {
        Embed byLength = text -> new float[] {text.length()};

        var model = TwoSided.of(byLength, "query: ", "passage: ");

        assertThat(model.questions().of("How tall?")).containsExactly("query: How tall?".length());
        assertThat(model.texts().of("It is tall.")).containsExactly("passage: It is tall.".length());
    }
}
