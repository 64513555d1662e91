package ai.travion.shadow.forest;

import java.util.Arrays;
import java.util.List;

/** Where each feature may be split: at most 255 thresholds, halfway between neighbouring values or at their quantiles. */
final class Bins {

    private static final int MOST = 256;

    private final float[][] thresholds;

    private Bins(float[][] thresholds) {
        this.thresholds = thresholds;
    }

    static Bins of(Samples samples) {
        return new Bins(samples.columns().stream().map(Bins::thresholdsOf).toArray(float[][]::new));
    }

    int count(int feature) {
        return thresholds[feature].length + 1;
    }

    /** A value up to and including it goes left. */
    float threshold(int feature, int bin) {
        return thresholds[feature][bin];
    }

    /** The bin of every row, by feature. */
    int[][] binned(Samples samples) {
        List<float[]> columns = samples.columns();
        int[][] bins = new int[columns.size()][samples.rows()];
        for (int feature = 0; feature < columns.size(); feature++) {
            float[] column = columns.get(feature);
            for (int row = 0; row < column.length; row++) {
                int found = Arrays.binarySearch(thresholds[feature], column[row]);
                bins[feature][row] = found >= 0 ? found : -found - 1;
            }
        }
        return bins;
    }

    private static float[] thresholdsOf(float[] column) {
        float[] sorted = column.clone();
        Arrays.sort(sorted);
        float[] values = distinct(sorted);
        if (values.length > MOST) {
            values = quantiles(sorted);
        }
        float[] between = new float[values.length - 1];
        for (int i = 0; i < between.length; i++) {
            between[i] = Tree.kept((values[i] + values[i + 1]) / 2);
        }
        return between;
    }

    private static float[] quantiles(float[] sorted) {
        float[] picked = new float[MOST];
        for (int i = 0; i < MOST; i++) {
            picked[i] = sorted[(int) ((long) i * (sorted.length - 1) / (MOST - 1))];
        }
        return distinct(picked);
    }

    private static float[] distinct(float[] sorted) {
        float[] values = new float[sorted.length];
        int count = 0;
        for (float value : sorted) {
            if (count == 0 || values[count - 1] < value) {
                values[count++] = value;
            }
        }
        return Arrays.copyOf(values, count);
    }
}
