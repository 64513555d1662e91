package ai.travion.retrieval.search;

import ai.travion.atlas.Place;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.search.Evidence.Scored;
import java.util.List;
import java.util.Optional;

/** The place that a question tells by what there is, and does not name: "that bridge with nine arches". */
public final class ToldPlace {

    /** What is told of any other place, or of the island, answers less than this much of what the best passage does. */
    private static final double OF_OTHERS = 0.7;

    /** The same to a description alone, which asks for nothing that another place would answer, too. */
    private static final double OF_OTHERS_DESCRIBED = 0.9;

    private ToldPlace() {}

    /** The place whose passage stands out from those of all others; empty where two come near, and where it is the island's. */
    public static Optional<Place> in(List<Scored> passages) {
        return in(passages, OF_OTHERS);
    }

    /** The same of what answers a description alone; empty where nothing does. */
    static Optional<Place> describedIn(List<Scored> passages) {
        return passages.stream().anyMatch(one -> one.relevance() >= Evidence.ANSWERS)
                ? in(passages, OF_OTHERS_DESCRIBED)
                : Optional.empty();
    }

    private static Optional<Place> in(List<Scored> passages, double ofOthers) {
        return passages.stream()
                .min(Selection.BEST_FIRST)
                .filter(best -> !Country.isToldIn(best.passage()))
                .filter(best -> passages.stream()
                        .filter(other ->
                                !other.passage().place().equals(best.passage().place()))
                        .allMatch(other -> other.relevance() < ofOthers * best.relevance()))
                .map(best -> best.passage().place());
    }
}
