package ai.travion.shadow.forest;

/**
 * How a forest grows.
 *
 * @param trees how many
 * @param depth of a tree at most
 * @param leastInLeaf rows that a leaf needs
 * @param featuresTried drawn anew for each split
 * @param bagged whether each tree gets rows drawn with replacement, or all of them as they are
 * @param seed of every draw
 */
public record Growth(int trees, int depth, int leastInLeaf, int featuresTried, boolean bagged, long seed) {

    public Growth {
        if (trees < 1 || depth < 1 || leastInLeaf < 1 || featuresTried < 1) {
            throw new IllegalArgumentException("A forest needs at least one tree, level, row in a leaf and feature");
        }
    }
}
