package ai.travion.shadow.forest;

import java.util.List;

/** What a forest learns from: rows of features and the value that each should give. */
public final class Samples {

    private static final int MOST_FEATURES = 100;

    private final List<float[]> columns;
    private final float[] targets;

    /**
     * Takes the arrays as its own.
     *
     * @param columns one array for each feature, all as long as the targets
     * @throws IllegalArgumentException where there is no row, no feature, or columns differ in length
     */
    public Samples(List<float[]> columns, float[] targets) {
        this.columns = List.copyOf(columns);
        this.targets = targets;
        if (targets.length == 0 || columns.isEmpty() || columns.size() > MOST_FEATURES) {
            throw new IllegalArgumentException("A forest needs rows, and 1 to " + MOST_FEATURES + " features");
        }
        for (float[] column : columns) {
            if (column.length != targets.length) {
                throw new IllegalArgumentException("Every column needs a value for each of the rows");
            }
        }
    }

    List<float[]> columns() {
        return columns;
    }

    float[] targets() {
        return targets;
    }

    int rows() {
        return targets.length;
    }

    int features() {
        return columns.size();
    }
}
