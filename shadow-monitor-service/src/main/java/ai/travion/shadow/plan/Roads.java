package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The ways between all places of the atlas, worked out once: a search for a plan asks for thousands. Immutable. */
final class Roads {

    private final Map<String, Integer> numbers = new HashMap<>();
    private final Road[][] ways;

    Roads(List<Place> places) {
        places.forEach(place -> numbers.put(place.id(), numbers.size()));
        this.ways = new Road[places.size()][places.size()];
        for (int from = 0; from < places.size(); from++) {
            for (int to = 0; to < places.size(); to++) {
                ways[from][to] = Road.between(places.get(from), places.get(to));
            }
        }
    }

    Road between(Place from, Place to) {
        Integer one = numbers.get(from.id());
        Integer other = numbers.get(to.id());
        return one == null || other == null ? Road.between(from, to) : ways[one][other];
    }

    int minutes(Place from, Place to) {
        return between(from, to).minutes();
    }
}
