package ai.travion.shadow.forest;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A random forest (Breiman, 2001): the mean of regression trees, each grown on rows drawn with replacement and on features
 * drawn for each split. Thresholds and leaves are kept to three digits (half precision), so that a model stays small.
 * Immutable and thread-safe.
 */
public final class RegressionForest {

    /** "TRF" and the version of the format. */
    private static final int MAGIC = 0x54524601;

    private static final int MOST_TREES = 10_000;

    private final int features;
    private final List<Tree> trees;

    private RegressionForest(int features, List<Tree> trees) {
        this.features = features;
        this.trees = List.copyOf(trees);
    }

    /** Grows the trees on all cores. The same samples and growth give the same forest, whatever the machine. */
    public static RegressionForest grownOn(Samples samples, Growth growth) {
        Bins cuts = Bins.of(samples);
        int[][] bins = cuts.binned(samples);
        List<Tree> trees = IntStream.range(0, growth.trees())
                .parallel()
                .mapToObj(tree -> new TreeGrower(bins, samples.targets(), cuts, growth, randomOf(growth, tree)).grow())
                .toList();
        return new RegressionForest(samples.features(), trees);
    }

    private static SplittableRandom randomOf(Growth growth, int tree) {
        return new SplittableRandom(growth.seed() * 0x9E3779B97F4A7C15L + tree);
    }

    /**
     * @param row one value for each feature
     * @throws IllegalArgumentException where there are more or fewer
     */
    public double predict(float[] row) {
        if (row.length != features) {
            throw new IllegalArgumentException("The forest takes " + features + " features, not " + row.length);
        }
        double sum = 0;
        for (Tree tree : trees) {
            sum += tree.predict(row);
        }
        return sum / trees.size();
    }

    /**
     * The same as {@link #predict(float[])} for each value of one feature, at a fraction of the work.
     *
     * @param row one value for each feature; that of the varied one does not count
     * @param ascending the values of the varied feature
     */
    public double[] predictOver(float[] row, int varied, float[] ascending) {
        double[] sums = new double[ascending.length];
        for (Tree tree : trees) {
            tree.addOver(row, varied, ascending, sums);
        }
        for (int index = 0; index < sums.length; index++) {
            sums[index] /= trees.size();
        }
        return sums;
    }

    public int trees() {
        return trees.size();
    }

    public int nodes() {
        return trees.stream().mapToInt(Tree::nodes).sum();
    }

    /** Big-endian: magic, features, trees; of each tree its nodes, each a feature (-1 for a leaf) and a half-precision number. */
    public void write(OutputStream to) throws IOException {
        var out = new DataOutputStream(to);
        out.writeInt(MAGIC);
        out.writeInt(features);
        out.writeInt(trees.size());
        for (Tree tree : trees) {
            tree.write(out);
        }
        out.flush();
    }

    /** @throws IOException where these are no bytes of {@link #write} */
    public static RegressionForest read(InputStream from) throws IOException {
        var in = new DataInputStream(from);
        if (in.readInt() != MAGIC) {
            throw new IOException("No forest: it does not begin as one");
        }
        int features = in.readInt();
        int count = in.readInt();
        if (features < 1 || features > Byte.MAX_VALUE || count < 1 || count > MOST_TREES) {
            throw new IOException("No forest: " + count + " trees over " + features + " features");
        }
        Tree[] trees = new Tree[count];
        for (int tree = 0; tree < count; tree++) {
            trees[tree] = Tree.read(in, features);
        }
        return new RegressionForest(features, List.of(trees));
    }
}
