package ai.travion.retrieval.search;

import ai.travion.embedding.VectorFile;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.Piece;
import ai.travion.retrieval.vectors.Unit;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Vectors in memory, each of them compared with: some thousands take a tenth of a millisecond, less than an index takes to be asked, and
 * nothing has to be built on start. They are kept as they are shipped, a byte a dimension and a scale: to fetch them from memory takes
 * longer than to add them up. Immutable and thread-safe.
 */
public final class ExactVectors implements FindSimilar {

    /** What ships is nine tenths of it; more go to a graph. */
    private static final int MOST = 30_000;

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
        return searched == null
                ? List.of()
                : searched.best(searched.cosines(vector, searched.of(among.placeIds())), among);
    }

    /** To compare with all is to compare with those of the places. */
    @Override
    public Near near(float[] vector, Among anywhere, Among there) {
        var searched = rows.get(anywhere.unit());
        if (searched == null) {
            return new Near(List.of(), List.of());
        }
        var cosines = searched.cosines(vector, searched.of(anywhere.placeIds()));
        return new Near(searched.best(cosines, anywhere), searched.best(cosines, there));
    }

    /**
     * The vectors of one unit. They stand dimension by dimension, a block of pieces at a time: so a compiler turns the sums of a whole
     * block into vector instructions, which it must not do where it sums along one vector.
     */
    private static final class Rows {

        /** A block's sums stay in the first cache. */
        private static final int BLOCK = 512;

        private final List<Piece> pieces;
        private final Map<String, Run> ofPlace;
        /** By block and dimension. */
        private final byte[][][] blocks;
        /** By row: what a step of its bytes is worth. */
        private final float[] scales;

        private Rows(List<Piece> pieces, byte[][][] blocks, float[] scales) {
            this.pieces = pieces;
            this.blocks = blocks;
            this.scales = scales;
            this.ofPlace = IntStream.range(0, pieces.size())
                    .boxed()
                    .collect(Collectors.toMap(
                            row -> pieces.get(row).passage().place().id(),
                            row -> new Run(row, row + 1),
                            (some, next) -> new Run(some.from(), next.to())));
        }

        static Rows of(Collection<Piece> pieces, Embedded embedded) {
            // The pieces of a place stand together, so that few blocks hold them.
            var ordered = pieces.stream()
                    .sorted(Comparator.comparing(
                            piece -> piece.passage().place().id()))
                    .toList();
            var vectors = ordered.parallelStream().map(embedded::of).toList();
            int dimensions = vectors.isEmpty() ? 0 : vectors.getFirst().length;
            var blocks = new byte[(ordered.size() + BLOCK - 1) / BLOCK][dimensions][BLOCK];
            var scales = new float[ordered.size()];
            for (int row = 0; row < ordered.size(); row++) {
                var vector = vectors.get(row);
                scales[row] = VectorFile.scale(vector);
                var block = blocks[row / BLOCK];
                for (int dimension = 0; dimension < dimensions; dimension++) {
                    block[dimension][row % BLOCK] = (byte) Math.round(vector[dimension] / scales[row]);
                }
            }
            return new Rows(ordered, blocks, scales);
        }

        /** Where the pieces of these places stand, in order; all of them where no place is given. */
        List<Run> of(Set<String> placeIds) {
            return placeIds.isEmpty()
                    ? List.of(new Run(0, pieces.size()))
                    : placeIds.stream()
                            .map(ofPlace::get)
                            .filter(Objects::nonNull)
                            .sorted(Comparator.comparingInt(Run::from))
                            .toList();
        }

        /** Of these pieces, by row; 0 of all others. */
        float[] cosines(float[] vector, List<Run> runs) {
            var cosines = new float[pieces.size()];
            var sums = new float[BLOCK];
            for (var run : runs) {
                int from = run.from();
                while (from < run.to()) {
                    int first = from % BLOCK;
                    int rows = Math.min(run.to() - from, BLOCK - first);
                    Arrays.fill(sums, first, first + rows, 0);
                    addProducts(vector, blocks[from / BLOCK], first, first + rows, sums);
                    for (int row = 0; row < rows; row++) {
                        cosines[from + row] = sums[first + row] * scales[from + row];
                    }
                    from += rows;
                }
            }
            return cosines;
        }

        /**
         * Four dimensions at a time: a sum is fetched and put back a quarter as often, and is added up in the same order. Everything has the
         * same index, or a compiler would have to fear that the sums and the vectors overlap.
         */
        private static void addProducts(float[] vector, byte[][] block, int from, int to, float[] sums) {
            int dimension = 0;
            for (; dimension + 3 < vector.length; dimension += 4) {
                addFour(vector, block, dimension, from, to, sums);
            }
            for (; dimension < vector.length; dimension++) {
                float by = vector[dimension];
                var some = block[dimension];
                for (int i = from; i < to; i++) {
                    sums[i] += by * some[i];
                }
            }
        }

        private static void addFour(float[] vector, byte[][] block, int dimension, int from, int to, float[] sums) {
            float byOne = vector[dimension];
            float byTwo = vector[dimension + 1];
            float byThree = vector[dimension + 2];
            float byFour = vector[dimension + 3];
            var one = block[dimension];
            var two = block[dimension + 1];
            var three = block[dimension + 2];
            var four = block[dimension + 3];
            for (int i = from; i < to; i++) {
                sums[i] = sums[i] + byOne * one[i] + byTwo * two[i] + byThree * three[i] + byFour * four[i];
            }
        }

        /** The greatest cosines, the greatest first; of equal ones that of the first row. */
        List<Similar> best(float[] cosines, Among among) {
            var runs = of(among.placeIds());
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
                    .mapToObj(key -> similar(pieces.get((int) key), cosines[(int) key]))
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

        /** Rows that stand together, the last one excluded. */
        private record Run(int from, int to) {}
    }
}
