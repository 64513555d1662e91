package ai.travion.shadow.plan;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalTime;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/** The pastimes of pastimes.csv, by the place at which one stays. */
final class Pastimes {

    private static final CSVFormat FORMAT =
            CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();

    private static final Map<String, List<Pastime>> BY_PLACE = load();

    private static final Set<String> WISHES = BY_PLACE.values().stream()
            .flatMap(List::stream)
            .flatMap(pastime -> Stream.concat(pastime.interests().stream(), Stream.of(pastime.wish())))
            .filter(wish -> !wish.isEmpty())
            .collect(Collectors.toUnmodifiableSet());

    private Pastimes() {}

    static List<Pastime> at(String placeId) {
        return BY_PLACE.getOrDefault(placeId, List.of());
    }

    /** Whether there is a thing somewhere for this wish. */
    static boolean serve(String wish) {
        return WISHES.contains(wish);
    }

    /** What is named to anybody. */
    static List<String> thingsAt(String placeId) {
        return at(placeId).stream()
                .filter(Pastime::isForAnybody)
                .map(Pastime::thing)
                .toList();
    }

    private static Map<String, List<Pastime>> load() {
        var file =
                Objects.requireNonNull(Pastimes.class.getResourceAsStream("pastimes.csv"), "pastimes.csv is missing");
        try (var reader = new InputStreamReader(file, StandardCharsets.UTF_8);
                var rows = FORMAT.parse(reader)) {
            return rows.stream()
                    .collect(Collectors.groupingBy(
                            row -> row.get("place"), Collectors.mapping(Pastimes::pastime, Collectors.toList())));
        } catch (IOException e) {
            throw new UncheckedIOException("pastimes.csv cannot be read", e);
        }
    }

    private static Pastime pastime(CSVRecord row) {
        return new Pastime(
                row.get("thing"),
                row.get("way").isEmpty() ? 0 : Integer.parseInt(row.get("way")),
                Integer.parseInt(row.get("minutes")),
                minute(row.get("from")),
                minute(row.get("to")),
                Pastime.Access.valueOf(row.get("access").toUpperCase(Locale.ROOT)),
                Pastime.Open.valueOf(row.get("open").toUpperCase(Locale.ROOT)),
                row.get("daily").equals("yes"),
                Stream.of(row.get("interests").split(" ", -1)).collect(Collectors.toUnmodifiableSet()),
                row.get("wish"),
                row.get("note"));
    }

    private static int minute(String time) {
        return LocalTime.parse(time).toSecondOfDay() / 60;
    }
}
