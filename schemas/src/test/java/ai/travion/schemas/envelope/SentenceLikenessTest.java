package ai.travion.schemas.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.RetrievedDocument;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SentenceLikenessTest {

    @Test
    void aPlaceInTheTextHasTheLikenessOfItsSentence() {
        var document = likened(Map.of(0, 0.314, 40, -0.05, 90, 0.62));

        var likeness = SentenceLikeness.in(document);

        assertThat(likeness.at(0)).hasValue(0.31);
        assertThat(likeness.at(60)).hasValue(-0.05);
        assertThat(likeness.at(500)).hasValue(0.62);
        assertThat(likeness.at(-1)).isEmpty();
    }

    @Test
    void aDocumentThatWasComparedWithNothingSaysNothing() {
        var likeness = SentenceLikeness.in(RetrievedDocument.newBuilder()
                .setMetadata(Map.of("sentence_likeness", "no figures"))
                .build());

        assertThat(likeness.at(0)).isEmpty();
    }

    @Test
    void theFiguresAreNobodysEvidence() {
        var told = SentenceLikeness.toldBesides(likened(Map.of(0, 0.5)));

        assertThat(told).containsExactly("Ella");
    }

    private static RetrievedDocument likened(Map<Integer, Double> cosines) {
        var metadata = new HashMap<>(Map.of("location", "Ella"));
        SentenceLikeness.of(cosines).writeTo(metadata);
        return RetrievedDocument.newBuilder().setMetadata(metadata).build();
    }
}
