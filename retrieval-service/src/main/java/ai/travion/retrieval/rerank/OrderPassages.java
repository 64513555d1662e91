package ai.travion.retrieval.rerank;

import java.util.List;

/** The port to whoever puts passages in order. It may wait, within its own time limit. */
@FunctionalInterface
public interface OrderPassages {

    /**
     * The positions of the passages, each once, beginning with the one that answers best.
     *
     * @throws NoOrderException where there is no answer in time, or none that is an order
     */
    List<Integer> by(String question, List<String> passages);
}
