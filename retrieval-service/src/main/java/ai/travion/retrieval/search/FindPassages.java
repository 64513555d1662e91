package ai.travion.retrieval.search;

import ai.travion.retrieval.knowledge.Passage;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The port to whatever holds the passages. */
@FunctionalInterface
public interface FindPassages {

    /** The passages that match best, best first. */
    List<Found> about(Wanted wanted);

    /**
     * What to look for.
     *
     * @param groups with none, every passage matches
     * @param placeIds only passages of these places, and all of them, matching or not; empty for any place, and then
     *     only passages that match
     */
    record Wanted(List<Group> groups, Set<String> placeIds, int limit) {

        public Wanted {
            groups = List.copyOf(groups);
            placeIds = Set.copyOf(placeIds);
        }
    }

    /**
     * Stems that stand for each other, with their boosts.
     *
     * @param alsoInNames whether the name, the type and the tags of the place count too
     */
    record Group(Map<String, Double> terms, boolean alsoInNames) {

        public Group {
            terms = Map.copyOf(terms);
        }
    }

    /**
     * A passage that was found.
     *
     * @param score of the store's own making: comparable within one answer, not between two
     */
    record Found(Passage passage, double score) {}
}
