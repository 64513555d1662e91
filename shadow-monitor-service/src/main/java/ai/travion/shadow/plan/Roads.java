package ai.travion.shadow.plan;

import ai.travion.atlas.MainRoads;
import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.RoadNetwork;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The ways between all places of the atlas, worked out once: the fastest over the main roads of roads.csv, and between neighbours
 * off them by the great circle. Immutable.
 */
final class Roads {

    /** How far a great circle may reach and still tell the way: beyond it there may be a mountain or a lagoon between. */
    private static final double NEIGHBOURS_UP_TO_KM = 6;

    /** Where a car has to be hired whatever else one travels by. */
    private static final Set<String> SLEPT_BY =
            Set.of("udawalawe-national-park", "sinharaja-forest-reserve", "habarana");

    private static final Set<String> BEYOND_THE_BUSES = Set.of(
            "horton-plains-national-park",
            "pidurutalagala",
            "ritigala",
            "knuckles-mountain-range",
            "yala-national-park",
            "wilpattu-national-park");

    private final Map<String, Integer> numbers;
    private final Road[][] ways;

    private Roads(Map<String, Integer> numbers, Road[][] ways) {
        this.numbers = numbers;
        this.ways = ways;
    }

    private Roads(List<Place> places, List<MainRoads.Stretch> stretches) {
        this.numbers = new HashMap<>();
        places.forEach(place -> numbers.put(place.id(), numbers.size()));
        var network = new RoadNetwork(places.size());
        boolean[] onAMainRoad = new boolean[places.size()];
        for (var stretch : stretches) {
            Integer from = numbers.get(stretch.from());
            Integer to = numbers.get(stretch.to());
            if (from != null && to != null) {
                network.join(from, to, stretch.kilometres(), stretch.minutes());
                onAMainRoad[from] = true;
                onAMainRoad[to] = true;
            }
        }
        this.ways = new Road[places.size()][places.size()];
        for (int from = 0; from < places.size(); from++) {
            for (int to = 0; to < places.size(); to++) {
                ways[from][to] = Road.estimated(places.get(from), places.get(to));
                boolean onTheMap = onAMainRoad[from] && onAMainRoad[to];
                if (from != to && !onTheMap && areNeighbours(places.get(from), places.get(to))) {
                    network.join(from, to, ways[from][to].kilometres(), ways[from][to].minutes());
                }
            }
        }
        network.shorten();
        for (int from = 0; from < places.size(); from++) {
            for (int to = 0; to < places.size(); to++) {
                boolean walked = ways[from][to].mode() == Road.Mode.ON_FOOT;
                if (!walked && network.leads(from, to)) {
                    ways[from][to] = Road.along(
                            network.kilometres(from, to), network.minutes(from, to), places.get(from), places.get(to));
                }
            }
        }
    }

    static Roads load(List<Place> places) {
        return new Roads(places, MainRoads.stretches());
    }

    private static boolean areNeighbours(Place one, Place other) {
        return one.at().kilometresTo(other.at()) <= NEIGHBOURS_UP_TO_KM;
    }

    /** The same ways by other means. */
    Roads by(Means means) {
        return new Roads(
                numbers,
                Arrays.stream(ways)
                        .map(row -> Arrays.stream(row).map(means::over).toArray(Road[]::new))
                        .toArray(Road[][]::new));
    }

    /** The same ways by other means: by train where they are for trains and one goes there, and by no bus where none goes. */
    Roads by(Means means, Rails rails, List<Place> places) {
        Roads others = by(means);
        Rails near = rails.among(places, this::minutes);
        for (Place from : places) {
            for (Place to : places) {
                Road byCar = between(from, to);
                boolean beyondTheBuses = isBeyondTheBuses(from) || isBeyondTheBuses(to);
                boolean toAGate = isAGate(from) || isAGate(to);
                Road otherwise = toAGate && others.between(from, to).mode() == Road.Mode.BY_BUS
                        ? byCar.taking(byCar.minutes(), Road.Mode.BY_JEEP)
                                .hinting(
                                        "No bus waits at the gate, least of all after dark: agree with the driver of the jeep that he fetches you and brings you back to your door.")
                        : beyondTheBuses && others.between(from, to).mode() == Road.Mode.BY_BUS
                                ? byCar.hinting("No bus goes there: order a van, a jeep or a tuk-tuk the day before.")
                                : others.between(from, to);
                others.ways[number(from)][number(to)] = means.isByRail()
                        ? near.over(byCar, otherwise, from, to)
                        : means == Means.CAR ? near.beside(byCar, from, to) : otherwise;
            }
        }
        return others;
    }

    /** The same ways but for one. */
    Roads with(Place from, Place to, Road way) {
        Road[][] others = ways.clone();
        others[number(from)] = ways[number(from)].clone();
        others[number(from)][number(to)] = way;
        return new Roads(numbers, others);
    }

    /** Of a park by which nobody sleeps. */
    private static boolean isAGate(Place place) {
        return place.type() == PlaceType.WILDLIFE && !SLEPT_BY.contains(place.id());
    }

    /** Whether no bus goes there. */
    static boolean isBeyondTheBuses(Place place) {
        return BEYOND_THE_BUSES.contains(place.id());
    }

    private int number(Place place) {
        return Objects.requireNonNull(numbers.get(place.id()));
    }

    Road between(Place from, Place to) {
        Integer one = numbers.get(from.id());
        Integer other = numbers.get(to.id());
        return one == null || other == null ? Road.estimated(from, to) : ways[one][other];
    }

    int minutes(Place from, Place to) {
        return between(from, to).minutes();
    }
}
