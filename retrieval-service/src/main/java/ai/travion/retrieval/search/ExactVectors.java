package ai.travion.retrieval.search;

import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.Piece;
import ai.travion.retrieval.vectors.Rows;
import ai.travion.retrieval.vectors.Unit;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Vectors in memory, each of them compared with: some thousands take a tenth of a millisecond, less than an index takes to be asked, and
 * nothing has to be built on start. Immutable and thread-safe.
 */
public final class ExactVectors implements FindSimilar {

    /** What ships is nine tenths of it; more go to a graph. */
    private static final int MOST = 30_000;

    private final Map<Unit, Rows> rows = new EnumMap<>(Unit.class);

    private ExactVectors(Embedded embedded) {
        for (var unit : Unit.values()) {
            rows.put(unit, Rows.of(embedded.only(unit)));
        }
    }

    /** The store in memory that suits so many vectors. */
    public static FindSimilar of(Embedded embedded) {
        return embedded.entries().size() > MOST ? LuceneVectors.of(embedded) : new ExactVectors(embedded);
    }

    @Override
    public List<Similar> to(float[] vector, Among among) {
        var searched = rows.get(among.unit());
        return searched == null
                ? List.of()
                : best(searched, searched.cosines(vector, searched.of(among.placeIds())), among);
    }

    /** To compare with all is to compare with those of the places. */
    @Override
    public List<Near> near(List<float[]> vectors, Among anywhere, Optional<Among> there) {
        var searched = rows.get(anywhere.unit());
        if (searched == null) {
            return vectors.stream()
                    .map(vector -> new Near(List.of(), List.of()))
                    .toList();
        }
        return searched.cosines(vectors, searched.of(anywhere.placeIds())).stream()
                .map(cosines -> new Near(
                        best(searched, cosines, anywhere),
                        there.map(among -> best(searched, cosines, among)).orElse(List.of())))
                .toList();
    }

    /** The greatest cosines, the greatest first; of equal ones that of the first row. */
    private static List<Similar> best(Rows rows, float[] cosines, Among among) {
        var runs = rows.of(among.placeIds());
        int all = runs.stream().mapToInt(run -> run.to() - run.from()).sum();
        int limit = Math.min(among.limit(), all);
        // Sorted whenever there are twice as many as are wanted, and cut; what comes behind the last one then is
        // not taken.
        var keys = new long[2 * limit + 1];
        int taken = 0;
        long last = Long.MAX_VALUE;
        for (var run : runs) {
            for (int row = run.from(); row < run.to(); row++) {
                long key = key(cosines[row], row);
                if (key < last) {
                    keys[taken++] = key;
                    if (taken == keys.length) {
                        Arrays.sort(keys);
                        taken = limit;
                        last = limit == 0 ? Long.MIN_VALUE : keys[limit - 1];
                    }
                }
            }
        }
        Arrays.sort(keys, 0, taken);
        return Arrays.stream(keys, 0, Math.min(taken, limit))
                .mapToObj(key -> similar(rows.pieces().get((int) key), cosines[(int) key]))
                .toList();
    }

    /** Less for a greater cosine, and among equals for a lower row. */
    private static long key(float cosine, int row) {
        int bits = Float.floatToIntBits(cosine);
        int ascending = bits ^ ((bits >> 31) & Integer.MAX_VALUE);
        return ((long) ~ascending << Integer.SIZE) | row;
    }

    private static Similar similar(Piece piece, float cosine) {
        return new Similar(piece.passage().chunkId(), piece.number(), cosine);
    }
}
