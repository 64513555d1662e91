package ai.travion.shadow.forest;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** A regression tree in three arrays, node by node in preorder: the left child of a node follows it. Immutable. */
final class Tree {

    static final byte LEAF = -1;

    /** A tree of more nodes is no tree of ours. */
    private static final int MOST_NODES = 1 << 20;

    private final byte[] feature;
    private final float[] value;
    private final int[] right;

    /**
     * Takes the arrays as its own.
     *
     * @param feature that a node asks for; {@link #LEAF} in a leaf
     * @param value the threshold up to which a row goes left; in a leaf the answer
     * @throws IllegalArgumentException where these are no nodes of one tree
     */
    Tree(byte[] feature, float[] value) {
        this.feature = feature;
        this.value = value;
        this.right = rightChildren(feature);
    }

    /** As near as a written tree keeps it. */
    static float kept(float value) {
        return Float.float16ToFloat(Float.floatToFloat16(value));
    }

    float predict(float[] row) {
        int node = 0;
        while (feature[node] != LEAF) {
            node = row[feature[node]] <= value[node] ? node + 1 : right[node];
        }
        return value[node];
    }

    /**
     * Adds the answers for one row in which one feature takes several values: they share the way down to where it is asked for.
     *
     * @param ascending the values
     * @param sums one for each value
     */
    void addOver(float[] row, int varied, float[] ascending, double[] sums) {
        addOver(row, varied, ascending, 0, ascending.length, 0, sums);
    }

    private void addOver(float[] row, int varied, float[] ascending, int from, int to, int start, double[] sums) {
        int first = from;
        int node = start;
        while (feature[node] != LEAF) {
            if (feature[node] != varied) {
                node = row[feature[node]] <= value[node] ? node + 1 : right[node];
                continue;
            }
            int cut = first;
            while (cut < to && ascending[cut] <= value[node]) {
                cut++;
            }
            if (cut > first && cut < to) {
                addOver(row, varied, ascending, first, cut, node + 1, sums);
                first = cut;
                node = right[node];
            } else {
                node = cut == to ? node + 1 : right[node];
            }
        }
        for (int index = first; index < to; index++) {
            sums[index] += value[node];
        }
    }

    int nodes() {
        return feature.length;
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(nodes());
        for (int node = 0; node < nodes(); node++) {
            out.writeByte(feature[node]);
            out.writeShort(Float.floatToFloat16(value[node]));
        }
    }

    static Tree read(DataInputStream in, int features) throws IOException {
        int nodes = in.readInt();
        if (nodes < 1 || nodes > MOST_NODES) {
            throw new IOException("No forest: a tree cannot have " + nodes + " nodes");
        }
        byte[] feature = new byte[nodes];
        float[] value = new float[nodes];
        for (int node = 0; node < nodes; node++) {
            feature[node] = in.readByte();
            value[node] = Float.float16ToFloat(in.readShort());
            if (feature[node] < LEAF || feature[node] >= features) {
                throw new IOException("No forest: a node asks for feature " + feature[node] + " of " + features);
            }
        }
        try {
            return new Tree(feature, value);
        } catch (IllegalArgumentException e) {
            throw new IOException("No forest: " + e.getMessage(), e);
        }
    }

    /** Preorder tells them: a right child begins where the left subtree ends. */
    private static int[] rightChildren(byte[] feature) {
        int[] right = new int[feature.length];
        int[] waiting = new int[feature.length];
        int depth = 0;
        for (int node = 0; node < feature.length; node++) {
            if (feature[node] != LEAF) {
                waiting[depth++] = node;
            } else if (depth > 0) {
                right[waiting[--depth]] = node + 1;
            } else if (node + 1 < feature.length) {
                throw new IllegalArgumentException("A tree ends with node " + node + ", but more nodes follow");
            }
        }
        if (depth > 0) {
            throw new IllegalArgumentException("A tree ends before its last leaf");
        }
        return right;
    }
}
