package ai.travion.atlas;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How far and how long it is by car between places of the atlas, over the main roads of roads.csv: an estimate, as its README says. Immutable. */
public final class MainRoads {

    /** Behind these the road ends at a jetty, and the time of the row counts the boat. */
    private static final Set<String> BY_BOAT = Set.of("nagadeepa", "pigeon-island-national-park");

    private final Map<String, Integer> numbers = new HashMap<>();
    private final RoadNetwork network;

    private MainRoads(List<Stretch> stretches) {
        for (var stretch : stretches) {
            number(stretch.from());
            number(stretch.to());
        }
        network = new RoadNetwork(numbers.size());
        for (var stretch : stretches) {
            network.join(number(stretch.from()), number(stretch.to()), stretch.kilometres(), stretch.minutes());
        }
        network.shorten();
    }

    private int number(String id) {
        return numbers.computeIfAbsent(id, unseen -> numbers.size());
    }

    /**
     * A road between neighbours, both ways.
     *
     * @param from id of a place
     * @param to id of a place
     * @param minutes by car, by day in usual traffic
     */
    public record Stretch(String from, String to, int kilometres, int minutes) {}

    /**
     * A way by car.
     *
     * @param minutes by day in usual traffic, without a rest
     */
    public record Drive(int kilometres, int minutes) {}

    /** The rows of roads.csv. */
    public static List<Stretch> stretches() {
        return new FactsFile("roads.csv")
                .map(row -> new Stretch(
                        row.get("from"),
                        row.get("to"),
                        Integer.parseInt(row.get("km")),
                        Integer.parseInt(row.get("minutes"))));
    }

    public static MainRoads load() {
        return new MainRoads(stretches());
    }

    /** The fastest way by car; empty where a place lies off the main roads, or over water. */
    public Optional<Drive> between(Place from, Place to) {
        var start = numbers.get(from.id());
        var end = numbers.get(to.id());
        boolean overWater = BY_BOAT.contains(from.id()) || BY_BOAT.contains(to.id());
        return start == null || end == null || from.id().equals(to.id()) || overWater || !network.leads(start, end)
                ? Optional.empty()
                : Optional.of(new Drive(network.kilometres(start, end), network.minutes(start, end)));
    }
}
