package ai.travion.retrieval.vectors;

/** The port to a sentence embedding. It computes: call it on a thread of the CPU. */
@FunctionalInterface
public interface Embed {

    /** The vector of a text, of length 1, always of the same number of dimensions. */
    float[] of(String text);
}
