package ai.travion.retrieval.search;

import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.Piece;
import ai.travion.retrieval.vectors.Unit;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Vectors in memory, each of them compared with: some thousands take half a millisecond, less than an index takes to be asked, and
 * nothing has to be built on start. Immutable and thread-safe.
 */
public final class ExactVectors implements FindSimilar {

    /** From here on a graph is faster. */
    private static final int MOST = 9_000;

    private static final Comparator<Similar> MOST_SIMILAR_FIRST =
            Comparator.comparingDouble(Similar::cosine).reversed();

    private final Map<Unit, Rows> rows = new EnumMap<>(Unit.class);

    private ExactVectors(Embedded embedded) {
        for (var unit : Unit.values()) {
            rows.put(
                    unit,
                    Rows.of(
                            embedded.pieces().stream()
                                    .filter(piece -> piece.unit() == unit)
                                    .toList(),
                            embedded));
        }
    }

    /** The store in memory that suits so many vectors. */
    public static FindSimilar of(Embedded embedded) {
        return embedded.pieces().size() > MOST ? LuceneVectors.of(embedded) : new ExactVectors(embedded);
    }

    @Override
    public List<Similar> to(float[] vector, Among among) {
        var searched = rows.get(among.unit());
        return searched == null ? List.of() : searched.nearest(vector, among);
    }

    /** The vectors of one unit, row by row. */
    private static final class Rows {

        private final List<Piece> pieces;
        private final float[][] vectors;

        private Rows(List<Piece> pieces, float[][] vectors) {
            this.pieces = pieces;
            this.vectors = vectors;
        }

        static Rows of(Collection<Piece> pieces, Embedded embedded) {
            return new Rows(
                    List.copyOf(pieces), pieces.stream().map(embedded::of).toArray(float[][]::new));
        }

        List<Similar> nearest(float[] vector, Among among) {
            var chosen = among.placeIds().isEmpty()
                    ? IntStream.range(0, vectors.length)
                    : IntStream.range(0, vectors.length)
                            .filter(row -> among.placeIds()
                                    .contains(pieces.get(row).passage().place().id()));
            var numbers = chosen.toArray();
            var cosines = new float[numbers.length];
            for (int i = 0; i < numbers.length; i++) {
                cosines[i] = product(vectors[numbers[i]], vector);
            }
            float least = least(cosines, among.limit());
            return IntStream.range(0, numbers.length)
                    .filter(i -> cosines[i] >= least)
                    .mapToObj(i -> similar(pieces.get(numbers[i]), cosines[i]))
                    .sorted(MOST_SIMILAR_FIRST)
                    .limit(among.limit())
                    .toList();
        }

        private static Similar similar(Piece piece, float cosine) {
            return new Similar(piece.passage().chunkId(), piece.number(), cosine);
        }

        private static float least(float[] cosines, int limit) {
            if (cosines.length <= limit) {
                return -Float.MAX_VALUE;
            }
            var ordered = cosines.clone();
            Arrays.sort(ordered);
            return ordered[ordered.length - limit];
        }

        /** Four sums, since one has to wait for itself. */
        private static float product(float[] one, float[] other) {
            float first = 0;
            float second = 0;
            float third = 0;
            float fourth = 0;
            int i = 0;
            for (; i + 3 < one.length; i += 4) {
                first += one[i] * other[i];
                second += one[i + 1] * other[i + 1];
                third += one[i + 2] * other[i + 2];
                fourth += one[i + 3] * other[i + 3];
            }
            for (; i < one.length; i++) {
                first += one[i] * other[i];
            }
            return first + second + third + fourth;
        }
    }
}
