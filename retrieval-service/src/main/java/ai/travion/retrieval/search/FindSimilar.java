package ai.travion.retrieval.search;

import ai.travion.retrieval.vectors.Unit;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The port to whatever holds the vectors of the passages. */
@FunctionalInterface
public interface FindSimilar {

    /**
     * The pieces that are most similar, the most similar first.
     *
     * @param vector of length 1
     */
    List<Similar> to(float[] vector, Among among);

    /**
     * Of each of some vectors both the most similar of some pieces and, where they are asked for, those of others of the same unit; who
     * compares with all anyway does so once.
     */
    default List<Near> near(List<float[]> vectors, Among anywhere, Optional<Among> there) {
        return vectors.stream()
                .map(vector -> new Near(
                        to(vector, anywhere),
                        there.map(among -> to(vector, among)).orElse(List.of())))
                .toList();
    }

    /** What {@link #near} found; some pieces are in both. */
    record Near(List<Similar> anywhere, List<Similar> there) {

        public Near {
            anywhere = List.copyOf(anywhere);
            there = List.copyOf(there);
        }
    }

    /**
     * Which pieces are in question.
     *
     * @param placeIds only pieces of these places; empty for any place
     */
    record Among(Unit unit, Set<String> placeIds, int limit) {

        public Among {
            placeIds = Set.copyOf(placeIds);
        }
    }

    /**
     * A piece that was found.
     *
     * @param chunkId of its passage
     * @param number of the sentence in its passage, from 0; 0 for a whole passage
     * @param cosine with what was looked for, -1 to 1
     */
    record Similar(String chunkId, int number, double cosine) {}
}
