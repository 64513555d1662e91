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

    private ToldPlace() {}

    /** The place whose passage stands out from those of all others; empty where two come near, and where it is the island's. */
    public static Optional<Place> in(List<Scored> passages) {
        return passages.stream()
                .min(Selection.BEST_FIRST)
                .filter(best -> !Country.isToldIn(best.passage()))
                .filter(best -> passages.stream()
                        .filter(other ->
                                !other.passage().place().equals(best.passage().place()))
                        .allMatch(other -> other.relevance() < OF_OTHERS * best.relevance()))
                .map(best -> best.passage().place());
    }
}
