package ai.travion.retrieval.search;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The places whose passages may answer a question about a place, each with its closeness from 0 to 1: the place itself, what
 * lies within it, the town that it belongs to, and, where they are welcome, its neighbours.
 */
final class Circle {

    private static final double ITSELF = 1;
    private static final double PART = 0.92;
    private static final double TOWN = 0.85;
    private static final double NEIGHBOUR = 0.8;

    private Circle() {}

    /** Closeness by place id; of places that are close to two of those asked for, the greater. */
    static Map<String, Double> around(List<Place> asked, boolean neighbours, double radiusKm, Places atlas) {
        var closeness = new LinkedHashMap<String, Double>();
        for (var place : asked) {
            closeness.merge(place.id(), ITSELF, Math::max);
            atlas.within(place).forEach(part -> closeness.merge(part.id(), PART, Math::max));
            atlas.parentOf(place).ifPresent(town -> closeness.merge(town.id(), TOWN, Math::max));
            if (neighbours) {
                atlas.near(place.at(), radiusKm)
                        .forEach(near -> closeness.merge(near.place().id(), NEIGHBOUR, Math::max));
            }
        }
        return closeness;
    }
}
