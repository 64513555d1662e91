package ai.travion.retrieval.vectors;

import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.retrieval.knowledge.Passage;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * The pieces of passages with their vectors.
 *
 * @param vectors by key of the piece
 */
public record Embedded(List<Piece> pieces, Map<String, float[]> vectors) {

    public Embedded {
        pieces = List.copyOf(pieces);
        vectors = Map.copyOf(vectors);
    }

    /**
     * Takes the vectors that are known and computes the others: some ten milliseconds each.
     *
     * @param done is told how many pieces have a vector by now
     */
    public static Embedded of(
            Collection<Passage> passages, Map<String, float[]> known, Embed embed, Places atlas, IntConsumer done) {
        var pieces = passages.parallelStream().flatMap(Piece::of).toList();
        var keys = pieces.parallelStream().map(Piece::key).toList();
        var vectors = new HashMap<String, float[]>();
        for (int i = 0; i < pieces.size(); i++) {
            var piece = pieces.get(i);
            var key = keys.get(i);
            vectors.put(key, Optional.ofNullable(known.get(key)).orElseGet(() -> embed.of(textToEmbed(piece, atlas))));
            done.accept(vectors.size());
        }
        return new Embedded(pieces, vectors);
    }

    private static String textToEmbed(Piece piece, Places atlas) {
        return switch (piece.unit()) {
            case PASSAGE -> piece.text();
            case SENTENCE, QUESTION ->
                Nameless.sentence(piece.text(), piece.passage().place(), atlas);
        };
    }

    /** The vector of a piece of these passages. */
    public float[] of(Piece piece) {
        var vector = vectors.get(piece.key());
        if (vector == null) {
            throw new IllegalArgumentException("No vector: " + piece.id());
        }
        return vector;
    }
}
