package ai.travion.retrieval.vectors;

import ai.travion.embedding.MiniLm;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Sentences;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A text that gets a vector of its own: a passage or a sentence of one.
 *
 * @param text as it stands in the passage
 */
public record Piece(Passage passage, Unit unit, int number, String text) {

    private static final int KEY_BYTES = 12;

    /** A passage and its sentences. */
    public static Stream<Piece> of(Passage passage) {
        var sentences = Sentences.of(passage.text());
        return Stream.concat(
                Stream.of(new Piece(passage, Unit.PASSAGE, 0, passage.text())),
                IntStream.range(0, sentences.size())
                        .mapToObj(number -> new Piece(passage, Unit.SENTENCE, number, sentences.get(number))));
    }

    /** Stable and unique among the pieces: {@code sigiriya#history/sentence/3}. */
    public String id() {
        return passage.chunkId() + "/" + unit.name().toLowerCase(java.util.Locale.ROOT) + "/" + number;
    }

    /** What its vector is kept under: another text, place, unit or model has another key. */
    String key() {
        try {
            var digest = MessageDigest.getInstance("SHA-256")
                    .digest(String.join(
                                    "\u0000",
                                    MiniLm.SPACE,
                                    unit.name(),
                                    passage.place().id(),
                                    text)
                            .getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(Arrays.copyOf(digest, KEY_BYTES));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256.", e);
        }
    }
}
