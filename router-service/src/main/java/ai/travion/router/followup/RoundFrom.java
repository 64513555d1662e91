package ai.travion.router.followup;

import ai.travion.atlas.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The places of a plan once another of them is the first: in their order, unless that leads to and fro across the island. */
final class RoundFrom {

    /** For less the order of before is not given up. */
    private static final double MUCH_SHORTER = 0.8;

    private RoundFrom() {}

    /** @param places with the one first that is to be the first */
    static List<Place> shortest(List<Place> places) {
        var others = places.subList(1, places.size());
        var best = Stream.of(others.reversed(), nearestNext(places))
                .map(rest -> Stream.concat(Stream.of(places.getFirst()), rest.stream())
                        .toList())
                .min(Comparator.comparingDouble(RoundFrom::kilometres))
                .orElse(places);
        return kilometres(best) < MUCH_SHORTER * kilometres(places) ? best : List.copyOf(places);
    }

    private static List<Place> nearestNext(List<Place> places) {
        var left = new ArrayList<>(places.subList(1, places.size()));
        var order = new ArrayList<Place>();
        var here = places.getFirst();
        while (!left.isEmpty()) {
            var from = here;
            here = left.stream()
                    .min(Comparator.comparingDouble(place -> place.at().kilometresTo(from.at())))
                    .orElseThrow();
            left.remove(here);
            order.add(here);
        }
        return order;
    }

    private static double kilometres(List<Place> places) {
        return IntStream.range(1, places.size())
                .mapToDouble(at ->
                        places.get(at - 1).at().kilometresTo(places.get(at).at()))
                .sum();
    }
}
