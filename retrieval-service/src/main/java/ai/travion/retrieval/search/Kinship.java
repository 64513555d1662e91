package ai.travion.retrieval.search;

import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.Unit;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * How like each other passages are as wholes: what answers a question in part is like what answers it best, whatever words the question has.
 * Immutable and thread-safe.
 */
public final class Kinship {

    private final Map<String, float[]> vectors;

    private Kinship(Map<String, float[]> vectors) {
        this.vectors = Map.copyOf(vectors);
    }

    /** Of these passages. */
    public static Kinship of(Embedded embedded) {
        return new Kinship(embedded.pieces().stream()
                .filter(piece -> piece.unit() == Unit.PASSAGE)
                .collect(Collectors.toMap(piece -> piece.passage().chunkId(), embedded::of)));
    }

    /** The cosine of two passages by chunk id; 0 where one is unknown. */
    double between(String one, String other) {
        var some = vectors.get(one);
        var others = vectors.get(other);
        if (some == null || others == null) {
            return 0;
        }
        double sum = 0;
        for (int i = 0; i < some.length; i++) {
            sum += some[i] * others[i];
        }
        return sum;
    }
}
