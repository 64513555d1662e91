package ai.travion.retrieval.evaluation;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** Logistic regression with a ridge for each coefficient, by Newton's method. The same input gives the same output. */
public final class LogisticRegression {

    private static final int MOST_STEPS = 15;
    private static final double SMALL_STEP = 1e-6;

    /** Of more numbers the matrix of how each bends with each takes longer than all else. */
    private static final int MANY = 300;

    /** What is left of a square, against what it was. */
    private static final double NEARLY_NOTHING = 1e-16;

    private LogisticRegression() {}

    /**
     * Fits.
     *
     * @param rows numbers of each example, all of one length
     * @param yes whether each example is one
     * @param weights of the examples
     * @param ridges by how much the square of each coefficient is punished; a little at the least, so that a number that is never given has a coefficient
     * @return a coefficient for each number, and the intercept
     */
    public static double[] fit(double[][] rows, boolean[] yes, double[] weights, double[] ridges) {
        int size = ridges.length + 1;
        var present = present(rows);
        var coefficients = new double[size];
        for (int step = 0; step < MOST_STEPS; step++) {
            var slope = Slope.at(coefficients, rows, present, yes, weights, ridges);
            var change = size > MANY ? slope.stepByConjugates() : slope.step();
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

    /**
     * How the loss falls at some coefficients, and how that bends.
     *
     * @param bends of each example
     */
    @SuppressWarnings("ArrayRecordComponent")
    private record Slope(double[] gradient, double[] bends, double[][] rows, int[][] present, double[] ridges) {

        static Slope at(
                double[] coefficients,
                double[][] rows,
                int[][] present,
                boolean[] yes,
                double[] weights,
                double[] ridges) {
            var gradient = new double[coefficients.length];
            for (int i = 0; i < gradient.length; i++) {
                gradient[i] = ridge(ridges, i) * coefficients[i];
            }
            var bends = new double[rows.length];
            for (int row = 0; row < rows.length; row++) {
                double likely = 1 / (1 + Math.exp(-along(coefficients, rows[row], present[row])));
                double off = weights[row] * (likely - (yes[row] ? 1 : 0));
                bends[row] = weights[row] * likely * (1 - likely);
                add(off, rows[row], present[row], gradient);
            }
            return new Slope(gradient, bends, rows, present, ridges);
        }

        /** Newton's step. */
        double[] step() {
            int size = gradient.length;
            var curvature = new double[size][size];
            for (int i = 0; i < size; i++) {
                curvature[i][i] = ridge(ridges, i);
            }
            for (int row = 0; row < rows.length; row++) {
                var columns = present[row];
                for (int one = 0; one < columns.length; one++) {
                    int i = columns[one];
                    double value = bends[row] * LogisticRegression.at(rows[row], i);
                    for (int other = 0; other <= one; other++) {
                        curvature[i][columns[other]] += value * LogisticRegression.at(rows[row], columns[other]);
                    }
                }
            }
            return solved(curvature, gradient);
        }

        /** The same step by conjugate gradients, each number in its own unit: with thousands of numbers a hundredth of the work. */
        double[] stepByConjugates() {
            int size = gradient.length;
            var units = units();
            var step = new double[size];
            var left = gradient.clone();
            var scaled = scaled(left, units);
            var direction = scaled.clone();
            double square = product(left, scaled);
            double least = square * NEARLY_NOTHING;
            for (int turn = 0; turn < size && square > least; turn++) {
                var bent = bent(direction);
                double far = square / product(direction, bent);
                for (int i = 0; i < size; i++) {
                    step[i] += far * direction[i];
                    left[i] -= far * bent[i];
                }
                scaled = scaled(left, units);
                double next = product(left, scaled);
                for (int i = 0; i < size; i++) {
                    direction[i] = scaled[i] + next / square * direction[i];
                }
                square = next;
            }
            return step;
        }

        private double[] units() {
            var units = new double[gradient.length];
            for (int i = 0; i < units.length; i++) {
                units[i] = ridge(ridges, i);
            }
            for (int row = 0; row < rows.length; row++) {
                for (int column : present[row]) {
                    double value = LogisticRegression.at(rows[row], column);
                    units[column] += bends[row] * value * value;
                }
            }
            return units;
        }

        private double[] bent(double[] direction) {
            var bent = new double[direction.length];
            for (int i = 0; i < bent.length; i++) {
                bent[i] = ridge(ridges, i) * direction[i];
            }
            for (int row = 0; row < rows.length; row++) {
                add(bends[row] * along(direction, rows[row], present[row]), rows[row], present[row], bent);
            }
            return bent;
        }

        private static double ridge(double[] ridges, int i) {
            return i < ridges.length ? Math.max(ridges[i], SMALL_STEP) : SMALL_STEP;
        }

        private static double along(double[] direction, double[] row, int[] columns) {
            double sum = 0;
            for (int column : columns) {
                sum += direction[column] * LogisticRegression.at(row, column);
            }
            return sum;
        }

        private static void add(double times, double[] row, int[] columns, double[] to) {
            for (int column : columns) {
                to[column] += times * LogisticRegression.at(row, column);
            }
        }

        private static double[] scaled(double[] vector, double[] units) {
            var scaled = new double[vector.length];
            for (int i = 0; i < scaled.length; i++) {
                scaled[i] = vector[i] / units[i];
            }
            return scaled;
        }

        private static double product(double[] one, double[] other) {
            double sum = 0;
            for (int i = 0; i < one.length; i++) {
                sum += one[i] * other[i];
            }
            return sum;
        }
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
