package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalTime;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/** What a visit to each place needs, from sights.csv; a place that is not in it gets what its type usually needs. */
final class Sights {

    private static final CSVFormat FORMAT =
            CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();

    private final List<Sight> all;
    private final Map<String, Sight> byId;

    private Sights(List<Sight> all) {
        this.all = List.copyOf(all);
        this.byId = new HashMap<>();
        this.all.forEach(sight -> byId.put(sight.place().id(), sight));
    }

    static Sights load(Places places) {
        var file = Objects.requireNonNull(Sights.class.getResourceAsStream("sights.csv"), "sights.csv is missing");
        try (var reader = new InputStreamReader(file, StandardCharsets.UTF_8);
                var rows = FORMAT.parse(reader)) {
            return new Sights(rows.stream()
                    .flatMap(row -> places.withId(row.get("id")).stream()
                            .map(place -> sight(place, places.isForANight(place), row)))
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException("sights.csv cannot be read", e);
        }
    }

    List<Sight> all() {
        return all;
    }

    /** The same sights, each as the change makes it. */
    Sights each(UnaryOperator<Sight> change) {
        return new Sights(all.stream().map(change).toList());
    }

    /** These and some more. */
    Sights with(List<Sight> more) {
        return new Sights(Stream.concat(all.stream(), more.stream()).toList());
    }

    Sight of(Place place) {
        Sight known = byId.get(place.id());
        return known == null ? usual(place) : known;
    }

    private static Sight sight(Place place, boolean isForANight, CSVRecord row) {
        return new Sight(
                place,
                Integer.parseInt(row.get("minutes")),
                words(row.get("parts")).map(DayPart::of).toList(),
                Sight.Effort.valueOf(row.get("effort").toUpperCase(Locale.ROOT)),
                Integer.parseInt(row.get("renown")),
                minute(row.get("opens")),
                minute(row.get("closes")),
                row.get("eat").equals("yes"),
                isForANight,
                words(row.get("interests")).collect(Collectors.toCollection(LinkedHashSet::new)),
                row.get("activity"),
                row.get("note"),
                Pastimes.thingsAt(place.id()),
                OptionalInt.empty(),
                List.of(),
                row.get("ascent").isEmpty() ? 0 : Integer.parseInt(row.get("ascent")),
                words(row.get("services"))
                        .map(time -> minute(time).orElseThrow())
                        .toList());
    }

    private static Sight usual(Place place) {
        return switch (place.type()) {
            case BEACH -> usual(place, 120, List.of(DayPart.LATE, DayPart.MORNING), Set.of("beach", "relaxation"));
            case WILDLIFE -> usual(place, 210, List.of(DayPart.DAWN, DayPart.AFTERNOON), Set.of("wildlife", "nature"));
            case ADVENTURE -> usual(place, 180, List.of(DayPart.DAWN, DayPart.MORNING), Set.of("hiking", "adventure"));
            case TEMPLE -> usual(place, 75, List.of(DayPart.MORNING, DayPart.LATE), Set.of("religion", "culture"));
            case HERITAGE ->
                usual(
                        place,
                        120,
                        List.of(DayPart.MORNING, DayPart.LATE, DayPart.AFTERNOON),
                        Set.of("history", "culture"));
            case NATURE -> usual(place, 120, List.of(DayPart.MORNING, DayPart.AFTERNOON), Set.of("nature"));
            case CITY, TEA_COUNTRY ->
                usual(place, 90, List.of(DayPart.LATE, DayPart.MIDDAY, DayPart.AFTERNOON), Set.of("culture"));
        };
    }

    private static Sight usual(Place place, int minutes, List<DayPart> parts, Set<String> interests) {
        return new Sight(
                place,
                minutes,
                parts,
                Sight.Effort.MODERATE,
                1,
                OptionalInt.empty(),
                OptionalInt.empty(),
                false,
                false,
                interests,
                "Visit " + place.name(),
                "",
                List.of(),
                OptionalInt.empty(),
                List.of(),
                0,
                List.of());
    }

    private static OptionalInt minute(String time) {
        return time.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(LocalTime.parse(time).toSecondOfDay() / 60);
    }

    private static Stream<String> words(String text) {
        return Stream.of(text.split(" ", -1)).filter(word -> !word.isBlank());
    }
}
