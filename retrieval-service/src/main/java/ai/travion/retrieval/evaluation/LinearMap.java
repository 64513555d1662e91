package ai.travion.retrieval.evaluation;

import ai.travion.embedding.MiniLm;

/** A linear map on its way from doing nothing, by Adam with steps that get smaller. */
final class LinearMap {

    private static final double RATE = 1e-3;
    private static final double TOWARDS_DOING_NOTHING = 1e-2;
    private static final double OF_THE_MEAN = 0.9;
    private static final double OF_THE_SQUARE = 0.999;
    private static final double SMALL = 1e-8;

    private final float[][] matrix = Matrices.identity(MiniLm.DIMENSIONS);
    private final double[][] mean = new double[MiniLm.DIMENSIONS][MiniLm.DIMENSIONS];
    private final double[][] square = new double[MiniLm.DIMENSIONS][MiniLm.DIMENSIONS];
    private final int steps;
    private int step;

    LinearMap(int steps) {
        this.steps = steps;
    }

    float[][] matrix() {
        return matrix;
    }

    /** One step against a gradient. */
    void step(float[][] gradient) {
        step++;
        double rate = RATE * (1 - step / (steps + 1.0));
        double meanSoFar = 1 - Math.pow(OF_THE_MEAN, step);
        double squareSoFar = 1 - Math.pow(OF_THE_SQUARE, step);
        for (int row = 0; row < matrix.length; row++) {
            for (int column = 0; column < matrix.length; column++) {
                double base = row == column ? 1 : 0;
                double slope = gradient[row][column] + TOWARDS_DOING_NOTHING * (matrix[row][column] - base);
                mean[row][column] = OF_THE_MEAN * mean[row][column] + (1 - OF_THE_MEAN) * slope;
                square[row][column] = OF_THE_SQUARE * square[row][column] + (1 - OF_THE_SQUARE) * slope * slope;
                matrix[row][column] -= (float) (rate
                        * (mean[row][column] / meanSoFar)
                        / (Math.sqrt(square[row][column] / squareSoFar) + SMALL));
            }
        }
    }
}
