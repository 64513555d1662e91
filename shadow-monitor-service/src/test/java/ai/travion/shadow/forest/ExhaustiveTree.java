package ai.travion.shadow.forest;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A reference: CART by the book (Breiman et al., 1984), which tries every split of every feature and shares no code. */
final class ExhaustiveTree {

    private record Node(
            int feature,
            float threshold,
            double mean,
            @Nullable Node left,
            @Nullable Node right) {}

    private final Samples samples;
    private final int leastInLeaf;
    private final Node root;

    ExhaustiveTree(Samples samples, int depth, int leastInLeaf) {
        this.samples = samples;
        this.leastInLeaf = leastInLeaf;
        List<Integer> all = new ArrayList<>();
        for (int row = 0; row < samples.targets().length; row++) {
            all.add(row);
        }
        this.root = grown(all, depth);
    }

    double predict(float[] row) {
        Node node = root;
        while (node.left() != null && node.right() != null) {
            node = row[node.feature()] <= node.threshold() ? node.left() : node.right();
        }
        return node.mean();
    }

    private Node grown(List<Integer> rows, int depth) {
        double mean = mean(rows);
        Node leaf = new Node(-1, 0, mean, null, null);
        if (depth == 0) {
            return leaf;
        }
        double least = errorOf(rows) - 1e-9;
        Node best = leaf;
        List<List<Integer>> bestSides = List.of();
        for (int feature = 0; feature < samples.columns().size(); feature++) {
            float[] column = samples.columns().get(feature);
            List<Float> values =
                    rows.stream().map(row -> column[row]).distinct().sorted().toList();
            for (int i = 0; i + 1 < values.size(); i++) {
                float threshold = (values.get(i) + values.get(i + 1)) / 2;
                List<Integer> left =
                        rows.stream().filter(row -> column[row] <= threshold).toList();
                List<Integer> right =
                        rows.stream().filter(row -> column[row] > threshold).toList();
                double error = errorOf(left) + errorOf(right);
                if (left.size() >= leastInLeaf && right.size() >= leastInLeaf && error < least) {
                    least = error;
                    best = new Node(feature, threshold, mean, leaf, leaf);
                    bestSides = List.of(left, right);
                }
            }
        }
        return bestSides.isEmpty()
                ? leaf
                : new Node(
                        best.feature(),
                        best.threshold(),
                        mean,
                        grown(bestSides.getFirst(), depth - 1),
                        grown(bestSides.getLast(), depth - 1));
    }

    private double mean(List<Integer> rows) {
        return rows.stream()
                .mapToDouble(row -> samples.targets()[row])
                .average()
                .orElse(0);
    }

    private double errorOf(List<Integer> rows) {
        double mean = mean(rows);
        return rows.stream()
                .mapToDouble(row -> samples.targets()[row] - mean)
                .map(off -> off * off)
                .sum();
    }
}
