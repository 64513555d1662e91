package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToIntBiFunction;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/** How long a train takes between the places of rails.csv, and which station is near a place. Immutable. */
final class Rails {

    /** From a place to its station; farther off one goes by road. */
    private static final int NEAR_MINUTES = 25;

    /** To buy a ticket, and for a train that is late. */
    private static final int AT_THE_STATION = 30;

    /** Nobody takes a train to save a short drive. */
    private static final int SHORT_DRIVE = 40;

    /** Times the drive: so much longer is still worth the line through the hills, and no way round by Colombo. */
    private static final double WORTH_THE_TRAIN = 2.4;

    private static final int NO_WAY = Integer.MAX_VALUE / 2;
    private static final CSVFormat FORMAT =
            CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();

    private final Map<String, Map<String, Integer>> minutes;

    private Rails(List<CSVRecord> rows) {
        this.minutes = new HashMap<>();
        rows.forEach(row -> {
            join(row.get("from"), row.get("to"), Integer.parseInt(row.get("minutes")));
            join(row.get("to"), row.get("from"), Integer.parseInt(row.get("minutes")));
        });
        List<String> stations = List.copyOf(minutes.keySet());
        for (String over : stations) {
            for (String from : stations) {
                for (String to : stations) {
                    int time = between(from, over) + between(over, to);
                    if (time < between(from, to)) {
                        join(from, to, time);
                    }
                }
            }
        }
    }

    static Rails load() {
        var file = Objects.requireNonNull(Rails.class.getResourceAsStream("rails.csv"), "rails.csv is missing");
        try (var reader = new InputStreamReader(file, StandardCharsets.UTF_8);
                var rows = FORMAT.parse(reader)) {
            return new Rails(rows.getRecords());
        } catch (IOException e) {
            throw new UncheckedIOException("rails.csv cannot be read", e);
        }
    }

    private void join(String from, String to, int time) {
        minutes.computeIfAbsent(from, station -> new HashMap<>()).put(to, time);
    }

    private int between(String from, String to) {
        return from.equals(to)
                ? 0
                : Objects.requireNonNull(minutes.getOrDefault(from, Map.of())).getOrDefault(to, NO_WAY);
    }

    /** The way of a car, or that of a train where one leads there from near by and is not far slower. */
    Road over(Road byCar, Place from, Place to, List<Place> places, ToIntBiFunction<Place, Place> byRoad) {
        if (byCar.minutes() <= SHORT_DRIVE) {
            return byCar;
        }
        int best = NO_WAY;
        for (Place first : places) {
            if (!minutes.containsKey(first.id()) || byRoad.applyAsInt(from, first) > NEAR_MINUTES) {
                continue;
            }
            for (Place last : places) {
                if (!first.equals(last)
                        && minutes.containsKey(last.id())
                        && byRoad.applyAsInt(last, to) <= NEAR_MINUTES) {
                    best = Math.min(
                            best,
                            byRoad.applyAsInt(from, first)
                                    + between(first.id(), last.id())
                                    + byRoad.applyAsInt(last, to));
                }
            }
        }
        boolean isWorthIt = best + AT_THE_STATION <= WORTH_THE_TRAIN * byCar.minutes();
        return isWorthIt ? byCar.taking(best + AT_THE_STATION, Road.Mode.BY_TRAIN) : byCar;
    }
}
