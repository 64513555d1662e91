package ai.travion.retrieval.recommend;

import ai.travion.atlas.Place;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A place and how well it suits.
 *
 * @param score 0 to 1: the weighted mean of its reasons
 * @param kilometres in a straight line from where the traveller is, where that is known
 */
public record Suggestion(Place place, double score, OptionalDouble kilometres, List<Reason> reasons) {

    public Suggestion {
        reasons = List.copyOf(reasons);
    }
}
