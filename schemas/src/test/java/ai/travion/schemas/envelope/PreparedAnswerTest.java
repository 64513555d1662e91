package ai.travion.schemas.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.RetrievedDocument;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class PreparedAnswerTest {

    private static final RetrievedDocument PASSAGE = document("sigiriya#history", metadata -> {});

    @Test
    void theAnswerToTheQuestionIsFoundAmongThePassages() {
        var answer = document("sigiriya#asked-why", PreparedAnswer::writeTo);

        assertThat(PreparedAnswer.among(List.of(PASSAGE, answer))).containsExactly(answer);
        assertThat(PreparedAnswer.among(List.of(PASSAGE))).isEmpty();
        assertThat(PreparedAnswer.toPart(0, List.of(answer))).isEmpty();
    }

    @Test
    void anAnswerToSomePartsIsNoneToTheWhole() {
        var answer = document("sigiriya#asked-why", metadata -> PreparedAnswer.writeTo(metadata, List.of(2, 0)));

        assertThat(PreparedAnswer.toPart(0, List.of(PASSAGE, answer))).hasValue(answer);
        assertThat(PreparedAnswer.toPart(2, List.of(answer))).hasValue(answer);
        assertThat(PreparedAnswer.toPart(1, List.of(answer))).isEmpty();
        assertThat(PreparedAnswer.among(List.of(answer))).isEmpty();
    }

    @Test
    void whatStandsBesideAnswersNothing() {
        var beside = document("sigiriya#asked-why", PreparedAnswer::writeBeside);

        assertThat(PreparedAnswer.isBeside(beside)).isTrue();
        assertThat(PreparedAnswer.isBeside(PASSAGE)).isFalse();
        assertThat(PreparedAnswer.isOne(beside)).isFalse();
        assertThat(SentenceLikeness.toldBesides(beside)).containsExactly("Sigiriya");
    }

    @Test
    void theMarkIsNobodysEvidence() {
        var answer = document("sigiriya#asked-why", PreparedAnswer::writeTo);

        assertThat(SentenceLikeness.toldBesides(answer)).containsExactly("Sigiriya");
    }

    private static RetrievedDocument document(String chunkId, Consumer<Map<String, String>> mark) {
        var metadata = new HashMap<>(Map.of("location", "Sigiriya"));
        mark.accept(metadata);
        return RetrievedDocument.newBuilder()
                .setChunkId(chunkId)
                .setMetadata(metadata)
                .build();
    }
}
