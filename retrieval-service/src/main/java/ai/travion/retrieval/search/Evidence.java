package ai.travion.retrieval.search;

import ai.travion.retrieval.knowledge.Passage;
import java.util.List;

/**
 * What was found, best first, and what a hard constraint removed.
 *
 * @param passages at most five
 */
public record Evidence(List<Scored> passages, List<Removed> removed) {

    public Evidence {
        passages = List.copyOf(passages);
        removed = List.copyOf(removed);
    }

    /**
     * A passage and how well it answers.
     *
     * @param relevance 0 to 1: from 0.75 it answers the question, about 0.6 it answers half, under 0.35 it does not
     */
    public record Scored(Passage passage, double relevance) {}

    /**
     * What one constraint removed.
     *
     * @param value what the traveller wants to avoid
     */
    public record Removed(String value, List<String> chunkIds) {

        public Removed {
            chunkIds = List.copyOf(chunkIds);
        }
    }
}
