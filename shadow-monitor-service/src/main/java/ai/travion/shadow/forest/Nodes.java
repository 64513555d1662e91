package ai.travion.shadow.forest;

import java.util.Arrays;

/** The nodes of a tree that grows, in preorder. */
final class Nodes {

    private byte[] feature = new byte[256];
    private float[] value = new float[256];
    private int size;

    void add(byte asks, float holds) {
        if (size == feature.length) {
            feature = Arrays.copyOf(feature, size * 2);
            value = Arrays.copyOf(value, size * 2);
        }
        feature[size] = asks;
        value[size++] = holds;
    }

    Tree tree() {
        return new Tree(Arrays.copyOf(feature, size), Arrays.copyOf(value, size));
    }
}
