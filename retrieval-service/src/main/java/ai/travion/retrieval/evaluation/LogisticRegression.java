package ai.travion.retrieval.evaluation;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** Logistic regression with a ridge for each coefficient, by Newton's method. The same input gives the same output. */
public final class LogisticRegression {

    private static final int MOST_STEPS = 15;
    private static final double SMALL_STEP = 1e-6;

    private LogisticRegression() {}

    /**
     * Fits.
     *
     * @param rows numbers of each example, all of one length
     * @param yes whether each example is one
     * @param weights of the examples
     * @param ridges by how much the square of each coefficient is punished
     * @return a coefficient for each number, and the intercept
     */
    public static double[] fit(double[][] rows, boolean[] yes, double[] weights, double[] ridges) {
        int size = ridges.length + 1;
        var present = present(rows);
        var coefficients = new double[size];
        for (int step = 0; step < MOST_STEPS; step++) {
            var gradient = new double[size];
            var curvature = new double[size][size];
            for (int i = 0; i < size; i++) {
                double ridge = i < ridges.length ? ridges[i] : SMALL_STEP;
                gradient[i] = ridge * coefficients[i];
                curvature[i][i] = ridge;
            }
            for (int row = 0; row < rows.length; row++) {
                double likely = 1 / (1 + Math.exp(-score(rows[row], coefficients)));
                double off = weights[row] * (likely - (yes[row] ? 1 : 0));
                double bend = weights[row] * likely * (1 - likely);
                var columns = present[row];
                for (int one = 0; one < columns.length; one++) {
                    int i = columns[one];
                    double value = at(rows[row], i);
                    gradient[i] += off * value;
                    for (int other = 0; other <= one; other++) {
                        curvature[i][columns[other]] += bend * value * at(rows[row], columns[other]);
                    }
                }
            }
            var change = solved(curvature, gradient);
            double greatest = 0;
            for (int i = 0; i < size; i++) {
                coefficients[i] -= change[i];
                greatest = Math.max(greatest, Math.abs(change[i]));
            }
            if (greatest < SMALL_STEP) {
                break;
            }
        }
        return coefficients;
    }

    /**
     * The same where no number may speak against it: the one that speaks against it most is left out, and the others are fitted again, since
     * some of these may have spoken against it only beside that one.
     */
    public static double[] fitNotNegative(double[][] rows, boolean[] yes, double[] weights, double[] ridges) {
        var left = Arrays.stream(rows).map(double[]::clone).toArray(double[][]::new);
        while (true) {
            var fitted = fit(left, yes, weights, ridges);
            int most = IntStream.range(0, ridges.length)
                    .boxed()
                    .min(Comparator.comparingDouble(i -> fitted[i]))
                    .orElseThrow();
            if (fitted[most] >= 0) {
                return fitted;
            }
            for (var row : left) {
                row[most] = 0;
            }
        }
    }

    /** The columns of each row that are not 0, and that of the intercept: most phrases are in few questions. */
    private static int[][] present(double[][] rows) {
        return Arrays.stream(rows)
                .map(row -> IntStream.rangeClosed(0, row.length)
                        .filter(column -> at(row, column) != 0)
                        .toArray())
                .toArray(int[][]::new);
    }

    /** The logit of an example. */
    static double score(double[] row, double[] coefficients) {
        double sum = coefficients[row.length];
        for (int i = 0; i < row.length; i++) {
            sum += coefficients[i] * row[i];
        }
        return sum;
    }

    private static double at(double[] row, int column) {
        return column < row.length ? row[column] : 1;
    }

    /** Cholesky's decomposition; of a symmetric matrix the lower half is read, and overwritten. */
    private static double[] solved(double[][] lower, double[] right) {
        int size = right.length;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = lower[i][j];
                for (int k = 0; k < j; k++) {
                    sum -= lower[i][k] * lower[j][k];
                }
                lower[i][j] = i == j ? Math.sqrt(sum) : sum / lower[j][j];
            }
        }
        var found = right.clone();
        for (int i = 0; i < size; i++) {
            for (int k = 0; k < i; k++) {
                found[i] -= lower[i][k] * found[k];
            }
            found[i] /= lower[i][i];
        }
        for (int i = size - 1; i >= 0; i--) {
            for (int k = i + 1; k < size; k++) {
                found[i] -= lower[k][i] * found[k];
            }
            found[i] /= lower[i][i];
        }
        return found;
    }
}
