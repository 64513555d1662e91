package ai.travion.shadow.plan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.apache.commons.csv.CSVRecord;

/** Some lines of the railway: how many minutes a train takes over them from station to station. Immutable. */
final class RailLines {

    static final int NONE = Integer.MAX_VALUE / 2;

    private final Map<String, Map<String, Integer>> minutes = new HashMap<>();

    private RailLines() {}

    /** The shortest ways over those rows that count. */
    static RailLines of(List<CSVRecord> rows, Predicate<CSVRecord> counts) {
        var lines = new RailLines();
        rows.stream().filter(counts).forEach(row -> {
            int time = Integer.parseInt(row.get("minutes"));
            lines.join(row.get("from"), row.get("to"), time);
            lines.join(row.get("to"), row.get("from"), time);
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
