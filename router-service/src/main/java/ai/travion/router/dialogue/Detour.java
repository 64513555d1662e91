package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where on its way a trip takes up another place: where that costs least road, which is seldom the end. */
public final class Detour {

    private Detour() {}

    /**
     * The places of a trip with others among them.
     *
     * @param origin the name of where it begins, which then is no place that anything comes before
     */
    public static List<Place> taking(List<Place> others, List<Place> planned, Optional<String> origin) {
        var way = new ArrayList<>(planned);
        for (var other : others) {
            if (!way.contains(other)) {
                way.add(cheapest(other, way, origin), other);
            }
        }
        return List.copyOf(way);
    }

    private static int cheapest(Place other, List<Place> way, Optional<String> origin) {
        boolean beginsThere =
                !way.isEmpty() && origin.filter(way.getFirst().name()::equals).isPresent();
        int best = way.size();
        double least = way.isEmpty() ? 0 : kilometres(way.getLast(), other);
        for (int at = beginsThere ? 1 : 0; at < way.size(); at++) {
            double more = at == 0
                    ? kilometres(other, way.getFirst())
                    : kilometres(way.get(at - 1), other)
                            + kilometres(other, way.get(at))
                            - kilometres(way.get(at - 1), way.get(at));
            if (more < least) {
                least = more;
                best = at;
            }
        }
        return best;
    }

    private static double kilometres(Place one, Place other) {
        return one.at().kilometresTo(other.at());
    }
}
