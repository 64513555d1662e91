package ai.travion.schemas.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.SentenceLikeness.Cosines;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SentenceLikenessTest {

    @Test
    void aPlaceInTheTextHasTheLikenessOfItsSentence() {
        var document =
                likened(Map.of(0, new Cosines(0.314, 0.8), 40, new Cosines(-0.05, -0.1), 90, new Cosines(0.62, 1)));

        var likeness = SentenceLikeness.in(document);

        assertThat(likeness.at(0)).hasValue(new Cosines(0.31, 0.8));
        assertThat(likeness.at(60)).hasValue(new Cosines(-0.05, -0.1));
        assertThat(likeness.at(500)).hasValue(new Cosines(0.62, 1));
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
        var told = SentenceLikeness.toldBesides(likened(Map.of(0, new Cosines(0.5, 0.7))));

        assertThat(told).containsExactly("Ella");
    }

    private static RetrievedDocument likened(Map<Integer, Cosines> cosines) {
        var metadata = new HashMap<>(Map.of("location", "Ella"));
        SentenceLikeness.of(cosines).writeTo(metadata);
        return RetrievedDocument.newBuilder().setMetadata(metadata).build();
    }
}
