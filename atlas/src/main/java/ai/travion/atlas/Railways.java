package ai.travion.atlas;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.stream.Stream;

/** Which trains lead from place to place, over the lines of rails.csv and the stations of stations.csv: an estimate, as their README says. Immutable. */
public final class Railways {

    private static final String HILLS = "hills";
    private static final String NIGHT = "night";
    /** From a place to a station that it can use. */
    private static final int NEAR_MINUTES = 30;

    /** Where lines meet, and passengers change. */
    private static final Map<String, String> JUNCTIONS =
            Map.of("colombo", "Colombo Fort", "polgahawela", "Polgahawela Junction");

    private static final Map<String, String> STATION_NAMES = Map.of("colombo", "Colombo Fort", "galle-fort", "Galle");

    private final Map<String, List<Stretch>> from = new HashMap<>();
    private final Map<String, String> names = new HashMap<>();
    private final Map<String, Station> outOfTown = new HashMap<>();
    private final List<Place> towns;
    private final MainRoads roads;

    private Railways(Places places, MainRoads roads) {
        this.roads = roads;
        stretches().forEach(stretch -> {
            from.computeIfAbsent(stretch.from(), id -> new ArrayList<>()).add(stretch);
            from.computeIfAbsent(stretch.to(), id -> new ArrayList<>()).add(stretch.reversed());
        });
        this.towns =
                from.keySet().stream().flatMap(id -> places.withId(id).stream()).toList();
        towns.forEach(town -> names.put(town.id(), town.name()));
        names.putAll(STATION_NAMES);
        stations().forEach(station -> {
            names.put(station.id(), station.name());
            outOfTown.put(station.id(), station);
        });
    }

    /**
     * A line between neighbouring stations, both ways.
     *
     * @param from id of a place
     * @param to id of a place
     * @param minutes in the train
     * @param line of a kind of its own, or empty
     */
    public record Stretch(String from, String to, int minutes, String line) {

        private Stretch reversed() {
            return new Stretch(to, from, minutes, line);
        }
    }

    /**
     * A station outside the town that it serves.
     *
     * @param id of the town
     * @param kilometres by road from the town
     * @param minutes by road from the town
     */
    public record Station(String id, String name, int kilometres, int minutes) {}

    /**
     * A way by train.
     *
     * @param from name of the first station
     * @param to name of the last station
     * @param minutes in the trains, without the waits between them
     * @param changes names of the stations where one changes
     * @param throughTheHills whether it goes over the line of the tea hills
     * @param byNight whether some of it is gone by a night train
     * @param before the first station, where the way begins in the town that it lies outside of
     * @param after the last station, where the way ends in the town that it lies outside of
     */
    public record Ride(
            String from,
            String to,
            int minutes,
            List<String> changes,
            boolean throughTheHills,
            boolean byNight,
            Optional<Station> before,
            Optional<Station> after) {

        /** With the ways by road from and to stations out of town. */
        public int minutesWithTheRoads() {
            return minutes
                    + Stream.concat(before.stream(), after.stream())
                            .mapToInt(Station::minutes)
                            .sum();
        }
    }

    private record Reached(String id, int minutes, List<Stretch> way) {}

    /** The rows of rails.csv. */
    public static List<Stretch> stretches() {
        return new FactsFile("rails.csv")
                .map(row -> new Stretch(
                        row.get("from"), row.get("to"), Integer.parseInt(row.get("minutes")), row.get("line")));
    }

    /** The rows of stations.csv, which are read once. */
    public static List<Station> stations() {
        return StationsRead.ALL;
    }

    private static final class StationsRead {
        static final List<Station> ALL = new FactsFile("stations.csv")
                .map(row -> new Station(
                        row.get("id"),
                        row.get("name"),
                        Integer.parseInt(row.get("km")),
                        Integer.parseInt(row.get("minutes"))));
    }

    public static Railways load(Places places) {
        return new Railways(places, MainRoads.load());
    }

    /** The fastest way by train between stations near two places; empty where none is known, or one station serves both. */
    public Optional<Ride> between(Place start, Place end) {
        return stationOf(start)
                .flatMap(board -> stationOf(end).flatMap(alight -> wayBetween(board, alight)))
                .map(way -> ride(way, start, end))
                .filter(ride -> !ride.from().equals(ride.to()));
    }

    /** Whether a station is known that a place can use. */
    public boolean serve(Place place) {
        return stationOf(place).isPresent();
    }

    private Optional<Place> stationOf(Place place) {
        return towns.contains(place)
                ? Optional.of(place)
                : towns.stream()
                        .filter(town -> minutesBetween(place, town) <= NEAR_MINUTES)
                        .min(Comparator.comparingInt(town -> minutesBetween(place, town)));
    }

    private int minutesBetween(Place place, Place town) {
        return roads.between(place, town).map(MainRoads.Drive::minutes).orElse(Integer.MAX_VALUE);
    }

    private Optional<Reached> wayBetween(Place board, Place alight) {
        var shortest = new HashMap<String, Integer>();
        var next = new PriorityQueue<>(Comparator.comparingInt(Reached::minutes));
        next.add(new Reached(board.id(), 0, List.of()));
        while (!next.isEmpty()) {
            var reached = next.remove();
            if (shortest.putIfAbsent(reached.id(), reached.minutes()) != null) {
                continue;
            }
            if (reached.id().equals(alight.id())) {
                return reached.way().isEmpty() ? Optional.empty() : Optional.of(reached);
            }
            for (var stretch : from.getOrDefault(reached.id(), List.of())) {
                var way = new ArrayList<>(reached.way());
                way.add(stretch);
                next.add(new Reached(stretch.to(), reached.minutes() + stretch.minutes(), List.copyOf(way)));
            }
        }
        return Optional.empty();
    }

    private String nameOf(String station) {
        return Objects.requireNonNull(names.get(station), station);
    }

    private Ride ride(Reached reached, Place start, Place end) {
        var way = reached.way();
        return new Ride(
                nameOf(way.getFirst().from()),
                nameOf(way.getLast().to()),
                reached.minutes(),
                way.stream()
                        .skip(1)
                        .map(Stretch::from)
                        .filter(JUNCTIONS::containsKey)
                        .map(JUNCTIONS::get)
                        .toList(),
                way.stream().anyMatch(stretch -> stretch.line().equals(HILLS)),
                way.stream().anyMatch(stretch -> stretch.line().equals(NIGHT)),
                Optional.ofNullable(outOfTown.get(start.id())),
                Optional.ofNullable(outOfTown.get(end.id())));
    }
}
