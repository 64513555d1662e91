package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.router.dialogue.Detour;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * In which turn a changed plan comes to its places.
 *
 * @param planned those of before, in their order
 * @param inThePlaceOf those that take the turn of one that is given up
 * @param last those that come at the end
 * @param byDays those that have days of their own, and so may even be the first
 * @param origin the name of where the trip begins
 */
record PlaceTurns(
        List<Place> planned,
        Map<Place, Place> inThePlaceOf,
        List<Place> last,
        List<Place> byDays,
        Optional<String> origin) {

    PlaceTurns {
        planned = List.copyOf(planned);
        inThePlaceOf = Map.copyOf(inThePlaceOf);
        last = List.copyOf(last);
        byDays = List.copyOf(byDays);
    }

    /** Those that are left, and the new ones: each where it is least out of the way. */
    List<Place> among(List<Place> left, List<Place> fresh) {
        List<Place> places = new ArrayList<>(left);
        for (var place : fresh) {
            if (byDays.contains(place) && !last.contains(place)) {
                places = new ArrayList<>(Detour.taking(List.of(place), places, origin));
            } else {
                places.add(turn(place, places), place);
            }
        }
        return List.copyOf(places);
    }

    private int turn(Place place, List<Place> others) {
        var old = inThePlaceOf.get(place);
        if (old != null && planned.contains(old)) {
            return Math.min(planned.indexOf(old), others.size());
        }
        return last.contains(place) ? others.size() : leastOutOfTheWay(place, others);
    }

    /** Never before the first. */
    private static int leastOutOfTheWay(Place place, List<Place> others) {
        int best = others.size();
        double least = others.isEmpty() ? 0 : others.getLast().at().kilometresTo(place.at());
        for (int at = 1; at < others.size(); at++) {
            double more = others.get(at - 1).at().kilometresTo(place.at())
                    + place.at().kilometresTo(others.get(at).at())
                    - others.get(at - 1).at().kilometresTo(others.get(at).at());
            if (more < least) {
                least = more;
                best = at;
            }
        }
        return best;
    }
}
