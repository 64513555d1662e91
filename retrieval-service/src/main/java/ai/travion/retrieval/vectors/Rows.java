package ai.travion.retrieval.vectors;

import ai.travion.retrieval.vectors.Embedded.Entry;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Vectors to compare with, those of a place together, kept as they are shipped, a byte a dimension and a scale: to fetch them from memory takes
 * longer than to add them up. They stand dimension by dimension, a block of pieces at a time: so a compiler turns the sums of a whole block
 * into vector instructions, which it must not do where it sums along one vector. Immutable and thread-safe.
 */
public final class Rows {

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

    /** Those of some pieces. */
    public static Rows of(Embedded embedded) {
        // The pieces of a place stand together, so that few blocks hold them.
        var ordered = embedded.entries().stream()
                .sorted(Comparator.comparing(
                        entry -> entry.piece().passage().place().id()))
                .toList();
        var scales = new float[ordered.size()];
        for (int row = 0; row < scales.length; row++) {
            scales[row] = ordered.get(row).vector().scale();
        }
        var blocks = IntStream.range(0, (ordered.size() + BLOCK - 1) / BLOCK)
                .parallel()
                .mapToObj(block -> block(ordered.subList(block * BLOCK, Math.min(ordered.size(), (block + 1) * BLOCK))))
                .toArray(byte[][][]::new);
        return new Rows(ordered.stream().map(Entry::piece).toList(), blocks, scales);
    }

    private static byte[][] block(List<Entry> rows) {
        var block = new byte[rows.getFirst().vector().steps().length][BLOCK];
        for (int row = 0; row < rows.size(); row++) {
            var steps = rows.get(row).vector().steps();
            for (int dimension = 0; dimension < steps.length; dimension++) {
                block[dimension][row] = steps[dimension];
            }
        }
        return block;
    }

    /** Where the pieces of these places stand, in order; all of them where no place is given. */
    public List<Run> of(Set<String> placeIds) {
        return placeIds.isEmpty()
                ? List.of(new Run(0, pieces.size()))
                : placeIds.stream()
                        .map(ofPlace::get)
                        .filter(Objects::nonNull)
                        .sorted(Comparator.comparingInt(Run::from))
                        .toList();
    }

    /** Of these pieces, by row; 0 of all others. */
    public float[] cosines(float[] vector, List<Run> runs) {
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

    /** Of each of some vectors. */
    public List<float[]> cosines(List<float[]> vectors, List<Run> runs) {
        if (vectors.size() == 2) {
            var both = cosines(vectors.getFirst(), vectors.getLast(), runs);
            return List.of(both.one(), both.other());
        }
        return vectors.stream().map(vector -> cosines(vector, runs)).toList();
    }

    /** The cosines of two vectors with the same pieces: to fetch the bytes and turn them into numbers takes longer than to multiply them. */
    public Both cosines(float[] vector, float[] other, List<Run> runs) {
        var cosines = new float[pieces.size()];
        var ofOther = new float[pieces.size()];
        var sums = new float[BLOCK];
        var sumsOfOther = new float[BLOCK];
        for (var run : runs) {
            int from = run.from();
            while (from < run.to()) {
                int first = from % BLOCK;
                int rows = Math.min(run.to() - from, BLOCK - first);
                Arrays.fill(sums, first, first + rows, 0);
                Arrays.fill(sumsOfOther, first, first + rows, 0);
                addProducts(vector, other, blocks[from / BLOCK], first, first + rows, sums, sumsOfOther);
                for (int row = 0; row < rows; row++) {
                    cosines[from + row] = sums[first + row] * scales[from + row];
                    ofOther[from + row] = sumsOfOther[first + row] * scales[from + row];
                }
                from += rows;
            }
        }
        return new Both(cosines, ofOther);
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

    private static void addProducts(
            float[] vector, float[] other, byte[][] block, int from, int to, float[] sums, float[] sumsOfOther) {
        int dimension = 0;
        for (; dimension + 3 < vector.length; dimension += 4) {
            addFour(vector, other, block, dimension, from, to, sums, sumsOfOther);
        }
        for (; dimension < vector.length; dimension++) {
            float by = vector[dimension];
            float byOther = other[dimension];
            var some = block[dimension];
            for (int i = from; i < to; i++) {
                sums[i] += by * some[i];
                sumsOfOther[i] += byOther * some[i];
            }
        }
    }

    private static void addFour(
            float[] vector,
            float[] other,
            byte[][] block,
            int dimension,
            int from,
            int to,
            float[] sums,
            float[] sumsOfOther) {
        float byOne = vector[dimension];
        float byTwo = vector[dimension + 1];
        float byThree = vector[dimension + 2];
        float byFour = vector[dimension + 3];
        float otherByOne = other[dimension];
        float otherByTwo = other[dimension + 1];
        float otherByThree = other[dimension + 2];
        float otherByFour = other[dimension + 3];
        var one = block[dimension];
        var two = block[dimension + 1];
        var three = block[dimension + 2];
        var four = block[dimension + 3];
        for (int i = from; i < to; i++) {
            float first = one[i];
            float second = two[i];
            float third = three[i];
            float fourth = four[i];
            sums[i] = sums[i] + byOne * first + byTwo * second + byThree * third + byFour * fourth;
            sumsOfOther[i] = sumsOfOther[i]
                    + otherByOne * first
                    + otherByTwo * second
                    + otherByThree * third
                    + otherByFour * fourth;
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

    /** The cosine of two of them. */
    public double cosine(int row, int other) {
        var one = blocks[row / BLOCK];
        var another = blocks[other / BLOCK];
        long sum = 0;
        for (int dimension = 0; dimension < one.length; dimension++) {
            sum += (long) one[dimension][row % BLOCK] * another[dimension][other % BLOCK];
        }
        return sum * (double) scales[row] * scales[other];
    }

    /** In the order of their rows. */
    public List<Piece> pieces() {
        return pieces;
    }

    /**
     * Cosines of two vectors by row.
     *
     * @param one of the first
     * @param other of the second
     */
    @SuppressWarnings("ArrayRecordComponent")
    public record Both(float[] one, float[] other) {}

    /** Rows that stand together, the last one excluded. */
    public record Run(int from, int to) {}
}
