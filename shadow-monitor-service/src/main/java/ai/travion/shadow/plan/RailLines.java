package ai.travion.shadow.plan;

import ai.travion.atlas.Railways;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Some lines of the railway: how many minutes a train takes over them from station to station. Immutable. */
final class RailLines {

    static final int NONE = Integer.MAX_VALUE / 2;

    private final Map<String, Map<String, Integer>> minutes = new HashMap<>();

    private RailLines() {}

    /** The shortest ways over those of them that count. */
    static RailLines of(List<Railways.Stretch> stretches, Predicate<Railways.Stretch> counts) {
        var lines = new RailLines();
        stretches.stream().filter(counts).forEach(stretch -> {
            lines.join(stretch.from(), stretch.to(), stretch.minutes());
            lines.join(stretch.to(), stretch.from(), stretch.minutes());
        });
        List<String> stations = List.copyOf(lines.minutes.keySet());
        for (String over : stations) {
            for (String from : stations) {
                for (String to : stations) {
                    int time = lines.minutes(from, over) + lines.minutes(over, to);
                    if (time < lines.minutes(from, to)) {
                        lines.join(from, to, time);
                    }
                }
            }
        }
        return lines;
    }

    private void join(String from, String to, int time) {
        minutes.computeIfAbsent(from, station -> new HashMap<>()).put(to, time);
    }

    boolean stopAt(String id) {
        return minutes.containsKey(id);
    }

    /** {@link #NONE} where no train goes there. */
    int minutes(String from, String to) {
        return from.equals(to) ? 0 : minutes.getOrDefault(from, Map.of()).getOrDefault(to, NONE);
    }
}
