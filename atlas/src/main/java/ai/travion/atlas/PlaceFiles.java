package ai.travion.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVRecord;

/** Reads the places' files. */
final class PlaceFiles {

    private PlaceFiles() {}

    static List<Place> places() {
        Map<String, List<String>> more = new FactsFile("more-aliases.csv")
                .rows().stream()
                        .collect(Collectors.groupingBy(
                                row -> row.get("name"),
                                Collectors.mapping(row -> row.get("alias"), Collectors.toList())));
        List<Place> places = new FactsFile("locations.csv").map(row -> place(row, more));
        requireKnown("more-aliases.csv", more.keySet(), places.stream().map(Place::name));
        return places;
    }

    /** Ids of those where one can sleep, there or by the gate. */
    static Set<String> forANight(List<Place> places) {
        Set<String> names = new FactsFile("for-a-night.csv")
                .rows().stream().map(row -> row.get("name")).collect(Collectors.toSet());
        requireKnown("for-a-night.csv", names, places.stream().map(Place::name));
        return names.stream().map(Place::idOf).collect(Collectors.toUnmodifiableSet());
    }

    static Towns towns(List<Place> places) {
        Map<String, Place> byName = places.stream().collect(Collectors.toMap(Place::name, Function.identity()));
        return new Towns(new FactsFile("towns.csv").map(row -> town(row, byName)));
    }

    static PlaceNames names(List<Place> places) {
        Map<String, NameRule> rules = new FactsFile("name-rules.csv")
                .rows().stream()
                        .collect(Collectors.toMap(
                                row -> Word.key(row.get("name")),
                                row -> NameRule.named(row.get("rule")),
                                (one, same) -> one));
        List<PlaceName> names = new ArrayList<>();
        places.forEach(place -> names.add(name(place, place.name(), rules)));
        places.forEach(place -> place.aliases().forEach(alias -> names.add(name(place, alias, rules))));
        requireKnown("name-rules.csv", rules.keySet(), names.stream().map(PlaceName::key));
        names.addAll(new FactsFile("not-places.csv")
                .map(row -> PlaceName.ofNoPlace(row.get("phrase"), NameRule.named(row.get("rule")))));
        return new PlaceNames(names);
    }

    private static PlaceName name(Place place, String written, Map<String, NameRule> rules) {
        String key = Word.key(written);
        return PlaceName.of(place, written, rules.getOrDefault(key, NameRule.byLength(key)));
    }

    private static void requireKnown(String file, Set<String> used, Stream<String> known) {
        Set<String> unknown = new TreeSet<>(used);
        unknown.removeAll(known.collect(Collectors.toSet()));
        if (!unknown.isEmpty()) {
            throw new IllegalStateException(file + " speaks of names that no place has: " + unknown);
        }
    }

    private static Place place(CSVRecord row, Map<String, List<String>> moreAliases) {
        return new Place(
                Place.idOf(row.get("name")),
                row.get("name"),
                Stream.concat(
                                list(row.get("aliases"), ";").stream(),
                                moreAliases.getOrDefault(row.get("name"), List.of()).stream())
                        .toList(),
                list(row.get("province"), "/"),
                list(row.get("district"), "/"),
                PlaceType.labelled(row.get("type")),
                new GeoPoint(Double.parseDouble(row.get("lat")), Double.parseDouble(row.get("lon"))),
                elevation(row.get("elevation_m")),
                Sourcing.valueOf(row.get("sourced").toUpperCase(Locale.ROOT)),
                row.get("source"));
    }

    private static Towns.Town town(CSVRecord row, Map<String, Place> byName) {
        Place place = byName.get(row.get("name"));
        if (place == null) {
            throw new IllegalArgumentException("no place is named \"" + row.get("name") + "\"");
        }
        return new Towns.Town(place, Double.parseDouble(row.get("radius_km")));
    }

    private static OptionalDouble elevation(String metres) {
        return metres.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(metres));
    }

    private static List<String> list(String joined, String separator) {
        return Stream.of(joined.split(separator, -1))
                .map(String::strip)
                .filter(one -> !one.isEmpty())
                .toList();
    }
}
