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
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Vectors in memory, each of them compared with: some thousands take a third of a millisecond, less than an index takes to be asked, and
 * nothing has to be built on start. Immutable and thread-safe.
 */
public final class ExactVectors implements FindSimilar {

    /** What ships is nine tenths of it; more go to a graph. */
    private static final int MOST = 30_000;

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

    /**
     * The vectors of one unit. They stand dimension by dimension, a block of pieces at a time: so a compiler turns the sums of a whole
     * block into vector instructions, which it must not do where it sums along one vector.
     */
    private static final class Rows {

        /** A block's sums stay in the first cache. */
        private static final int BLOCK = 512;

        private final List<Piece> pieces;
        private final Map<String, int[]> ofPlace;
        private final float[][] blocks;

        private Rows(List<Piece> pieces, float[][] blocks) {
            this.pieces = pieces;
            this.blocks = blocks;
            this.ofPlace = IntStream.range(0, pieces.size())
                    .boxed()
                    .collect(Collectors.groupingBy(
                            row -> pieces.get(row).passage().place().id(),
                            Collectors.collectingAndThen(
                                    Collectors.toList(),
                                    rows -> rows.stream().mapToInt(row -> row).toArray())));
        }

        static Rows of(Collection<Piece> pieces, Embedded embedded) {
            // The pieces of a place stand together, so that few blocks hold them.
            var ordered = pieces.stream()
                    .sorted(Comparator.comparing(
                            piece -> piece.passage().place().id()))
                    .toList();
            var vectors = ordered.stream().map(embedded::of).toList();
            int dimensions = vectors.isEmpty() ? 0 : vectors.getFirst().length;
            var blocks = new float[(ordered.size() + BLOCK - 1) / BLOCK][dimensions * BLOCK];
            for (int row = 0; row < ordered.size(); row++) {
                var vector = vectors.get(row);
                var block = blocks[row / BLOCK];
                for (int dimension = 0; dimension < dimensions; dimension++) {
                    block[dimension * BLOCK + row % BLOCK] = vector[dimension];
                }
            }
            return new Rows(ordered, blocks);
        }

        List<Similar> nearest(float[] vector, Among among) {
            var rows = among.placeIds().isEmpty()
                    ? IntStream.range(0, pieces.size()).toArray()
                    : among.placeIds().stream()
                            .map(ofPlace::get)
                            .filter(Objects::nonNull)
                            .flatMapToInt(Arrays::stream)
                            .sorted()
                            .toArray();
            var all = cosines(vector, rows);
            var cosines = new float[rows.length];
            for (int i = 0; i < rows.length; i++) {
                cosines[i] = all[rows[i]];
            }
            float least = least(cosines, among.limit());
            return IntStream.range(0, rows.length)
                    .filter(i -> cosines[i] >= least)
                    .mapToObj(i -> similar(pieces.get(rows[i]), cosines[i]))
                    .sorted(MOST_SIMILAR_FIRST)
                    .limit(among.limit())
                    .toList();
        }

        /** Of these rows at least: a block is compared as a whole. */
        private float[] cosines(float[] vector, int[] rows) {
            var all = new float[blocks.length * BLOCK];
            var sums = new float[BLOCK];
            var asked = IntStream.of(rows).map(row -> row / BLOCK).distinct().toArray();
            for (int block : asked) {
                Arrays.fill(sums, 0);
                for (int dimension = 0; dimension < vector.length; dimension++) {
                    addTimes(vector[dimension], blocks[block], dimension * BLOCK, sums);
                }
                System.arraycopy(sums, 0, all, block * BLOCK, BLOCK);
            }
            return all;
        }

        private static void addTimes(float by, float[] block, int from, float[] sums) {
            for (int i = 0; i < BLOCK; i++) {
                sums[i] += by * block[from + i];
            }
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
    }
}
