package ai.travion.shadow.forest;

import java.util.SplittableRandom;

/** Grows one tree: each node is split where the squared error falls most, as counted in histograms. */
final class TreeGrower {

    private static final double NO_GAIN = 0;

    private final int[][] bins;
    private final float[] targets;
    private final Bins cuts;
    private final Growth growth;
    private final SplittableRandom random;
    private final int[] rows;
    private final int[] spare;
    private final Nodes nodes = new Nodes();

    TreeGrower(int[][] bins, float[] targets, Bins cuts, Growth growth, SplittableRandom random) {
        this.bins = bins;
        this.targets = targets;
        this.cuts = cuts;
        this.growth = growth;
        this.random = random;
        this.rows = new int[targets.length];
        this.spare = new int[targets.length];
    }

    Tree grow() {
        for (int i = 0; i < rows.length; i++) {
            rows[i] = growth.bagged() ? random.nextInt(rows.length) : i;
        }
        grow(0, rows.length, growth.depth());
        return nodes.tree();
    }

    /** Rows {@code from} to {@code to} become a leaf or, split in two, a node and what follows it. */
    private void grow(int from, int to, int depthLeft) {
        double sum = 0;
        for (int i = from; i < to; i++) {
            sum += targets[rows[i]];
        }
        Split split = depthLeft == 0 ? Split.NONE : bestSplit(from, to, sum);
        if (split.feature() < 0) {
            nodes.add(Tree.LEAF, Tree.kept((float) (sum / (to - from))));
            return;
        }
        nodes.add((byte) split.feature(), cuts.threshold(split.feature(), split.bin()));
        int middle = partition(from, to, split);
        grow(from, middle, depthLeft - 1);
        grow(middle, to, depthLeft - 1);
    }

    /** @param bin the last that goes left */
    private record Split(int feature, int bin, double gain) {
        static final Split NONE = new Split(-1, 0, NO_GAIN);
    }

    private Split bestSplit(int from, int to, double sum) {
        Split best = Split.NONE;
        if (to - from < 2 * growth.leastInLeaf()) {
            return best;
        }
        for (int feature : drawnFeatures()) {
            Split split = bestSplitBy(feature, from, to, sum);
            if (split.gain() > best.gain()) {
                best = split;
            }
        }
        return best;
    }

    private Split bestSplitBy(int feature, int from, int to, double sum) {
        int[] count = new int[cuts.count(feature)];
        double[] sums = new double[count.length];
        int[] binOf = bins[feature];
        for (int i = from; i < to; i++) {
            int bin = binOf[rows[i]];
            count[bin]++;
            sums[bin] += targets[rows[i]];
        }
        Split best = Split.NONE;
        int total = to - from;
        int left = 0;
        double leftSum = 0;
        double whole = sum * sum / total;
        double least = Math.abs(whole) * 1e-12;
        for (int bin = 0; bin < count.length - 1; bin++) {
            left += count[bin];
            leftSum += sums[bin];
            int right = total - left;
            if (count[bin] == 0 || left < growth.leastInLeaf() || right < growth.leastInLeaf()) {
                continue;
            }
            double rightSum = sum - leftSum;
            double gain = leftSum * leftSum / left + rightSum * rightSum / right - whole;
            if (gain > best.gain() && gain > least) {
                best = new Split(feature, bin, gain);
            }
        }
        return best;
    }

    /** A draw without replacement, in the order of the features. */
    private int[] drawnFeatures() {
        int features = bins.length;
        int wanted = Math.min(growth.featuresTried(), features);
        int[] drawn = new int[wanted];
        int found = 0;
        for (int feature = 0; feature < features && found < wanted; feature++) {
            if (random.nextInt(features - feature) < wanted - found) {
                drawn[found++] = feature;
            }
        }
        return drawn;
    }

    /** Those that go left first, each side in its order. */
    private int partition(int from, int to, Split split) {
        int[] binOf = bins[split.feature()];
        int left = from;
        int right = 0;
        for (int i = from; i < to; i++) {
            int row = rows[i];
            if (binOf[row] <= split.bin()) {
                rows[left++] = row;
            } else {
                spare[right++] = row;
            }
        }
        System.arraycopy(spare, 0, rows, left, right);
        return left;
    }
}
