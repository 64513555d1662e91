package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/** What one does at a place for which one has a wish of one's own, from wished-visits.csv: who comes for the waves does not only walk the beach. */
final class WishedVisits {

    private static final CSVFormat FORMAT =
            CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();

    private static final List<WishedVisit> ALL = load();

    private WishedVisits() {}

    private record WishedVisit(
            String place, String wish, int minutes, List<DayPart> parts, String activity, String note) {}

    /** Whether one does something of its own at a place for a wish. */
    static boolean has(Place place, String wish) {
        return ALL.stream()
                .anyMatch(visit ->
                        visit.place().equals(place.id()) && visit.wish().equals(wish));
    }

    /** Whether there is a place where one does something of its own for a wish. */
    static boolean serve(String wish) {
        return ALL.stream().anyMatch(visit -> visit.wish().equals(wish));
    }

    /** The same place for the first of its wishes that is among these, where the season still allows it. */
    static Sight of(Sight sight, Set<String> wishes) {
        return ALL.stream()
                .filter(visit -> visit.place().equals(sight.place().id())
                        && wishes.contains(visit.wish())
                        && sight.interests().contains(visit.wish()))
                .findFirst()
                .map(visit -> noted(
                        sight.on(visit.parts())
                                .doing(visit.minutes(), visit.activity())
                                .aboveAllFor(visit.wish()),
                        visit.note()))
                .orElse(sight);
    }

    private static Sight noted(Sight sight, String note) {
        return note.isEmpty() ? sight : sight.noting(note);
    }

    private static List<WishedVisit> load() {
        var file = Objects.requireNonNull(
                WishedVisits.class.getResourceAsStream("wished-visits.csv"), "wished-visits.csv is missing");
        try (var reader = new InputStreamReader(file, StandardCharsets.UTF_8);
                var rows = FORMAT.parse(reader)) {
            return rows.stream().map(WishedVisits::visit).toList();
        } catch (IOException e) {
            throw new UncheckedIOException("wished-visits.csv cannot be read", e);
        }
    }

    private static WishedVisit visit(CSVRecord row) {
        return new WishedVisit(
                row.get("place"),
                row.get("wish"),
                Integer.parseInt(row.get("minutes")),
                Stream.of(row.get("parts").split(" ", -1)).map(DayPart::of).toList(),
                row.get("activity"),
                row.get("note"));
    }
}
