package ai.travion.retrieval.evaluation;

import java.util.stream.IntStream;

/** Products of matrices, row by row. The same input gives the same output, on however many cores. */
final class Matrices {

    private Matrices() {}

    static float[][] identity(int size) {
        var identity = new float[size][size];
        for (int i = 0; i < size; i++) {
            identity[i][i] = 1;
        }
        return identity;
    }

    static float[][] transposed(float[][] of) {
        var transposed = new float[of[0].length][of.length];
        for (int row = 0; row < of.length; row++) {
            for (int column = 0; column < of[row].length; column++) {
                transposed[column][row] = of[row][column];
            }
        }
        return transposed;
    }

    /** The product; whole rows are added, which a compiler turns into vector instructions. */
    static float[][] product(float[][] one, float[][] other) {
        var product = new float[one.length][other[0].length];
        IntStream.range(0, one.length).parallel().forEach(row -> {
            var sums = product[row];
            for (int k = 0; k < other.length; k++) {
                addTimes(one[row][k], other[k], sums);
            }
        });
        return product;
    }

    private static void addTimes(float by, float[] row, float[] sums) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += by * row[i];
        }
    }
}
