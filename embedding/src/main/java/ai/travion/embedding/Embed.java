package ai.travion.embedding;

import java.util.List;

/** The port to a sentence embedding. It computes: call it on a thread of the CPU. */
@FunctionalInterface
public interface Embed {

    /** The vector of a text, of length 1, always of the same number of dimensions. */
    float[] of(String text);

    /** The vectors of some texts, in their order; together they may take less time than one by one. */
    default List<float[]> ofAll(List<String> texts) {
        return texts.stream().map(this::of).toList();
    }
}
