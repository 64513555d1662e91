package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacesDataTest {

    private static final Set<String> PROVINCES = Set.of(
            "Central",
            "Eastern",
            "Northern",
            "North Central",
            "North Western",
            "Sabaragamuwa",
            "Southern",
            "Uva",
            "Western");

    private final Places places = Places.load();

    @Test
    void everyRowIsAPlaceInTheOrderOfTheFile() {
        var names = new FactsFile("locations.csv").map(row -> row.get("name"));

        assertThat(places.all()).hasSize(80).extracting(Place::name).containsExactlyElementsOf(names);
    }

    @Test
    void everyPlaceHasAnIdOfItsOwnByWhichItIsFound() {
        assertThat(places.all())
                .extracting(Place::id)
                .doesNotHaveDuplicates()
                .allMatch(id -> id.matches("[a-z]+(-[a-z]+)*"));
        assertThat(places.all())
                .allSatisfy(place -> assertThat(places.withId(place.id())).contains(place));
    }

    @ParameterizedTest
    @CsvSource({
        "Adam's Peak, adams-peak",
        "Little Adam’s Peak, little-adams-peak",
        "Horton Plains National Park, horton-plains-national-park",
        "Royal Botanic Gardens Peradeniya, royal-botanic-gardens-peradeniya",
        "Lipton's Seat, liptons-seat",
        "'  Café -- d''Ella! ', cafe-della",
    })
    void anIdIsTheNameInLowerCaseWithHyphens(String name, String id) {
        assertThat(Place.idOf(name)).isEqualTo(id);
    }

    @Test
    void anUnknownIdIsNoPlace() {
        assertThat(places.withId("paris")).isEmpty();
        assertThat(places.withId("")).isEmpty();
        assertThat(places.withId("Kandy")).isEmpty();
    }

    @Test
    void everyPlaceLiesOnTheIsland() {
        assertThat(places.all()).allSatisfy(place -> {
            assertThat(place.at().latitude()).isBetween(5.91, 9.84);
            assertThat(place.at().longitude()).isBetween(79.65, 81.89);
        });
    }

    @Test
    void everyPlaceHasProvincesDistrictsAndASource() {
        assertThat(places.all()).allSatisfy(place -> {
            assertThat(place.provinces()).isNotEmpty().isSubsetOf(PROVINCES);
            assertThat(place.districts()).isNotEmpty().allMatch(district -> !district.contains("/"));
            assertThat(place.source()).isNotBlank();
        });
    }

    @Test
    void placesAcrossABorderBelongToBothSides() {
        assertThat(place("sinharaja-forest-reserve").provinces()).containsExactly("Sabaragamuwa", "Southern");
        assertThat(place("sinharaja-forest-reserve").districts()).containsExactly("Ratnapura", "Galle", "Matara");
        assertThat(place("adams-peak").districts()).containsExactly("Ratnapura", "Nuwara Eliya");
    }

    @Test
    void theSourcingOfCoordinatesIsKept() {
        assertThat(place("sigiriya").sourced()).isEqualTo(Sourcing.YES);
        assertThat(place("nilaveli-beach").sourced()).isEqualTo(Sourcing.WEAK);
        assertThat(place("hiriketiya-beach").sourced()).isEqualTo(Sourcing.NO);
    }

    @Test
    void anElevationIsKnownOrAbsentButNeverZeroForUnknown() {
        assertThat(place("pidurutalagala").elevationMetres()).isEqualTo(OptionalDouble.of(2524));
        assertThat(place("bentota").elevationMetres()).isEmpty();
        assertThat(places.all())
                .allSatisfy(place -> place.elevationMetres()
                        .ifPresent(metres -> assertThat(metres).isBetween(1.0, 2524.0)));
    }

    @Test
    void everyTypeIsUsedAndHasALabel() {
        assertThat(places.all().stream().map(Place::type).collect(Collectors.toSet()))
                .containsExactlyInAnyOrder(PlaceType.values());
        assertThat(PlaceType.TEA_COUNTRY.label()).isEqualTo("tea country");
        assertThat(Stream.of(PlaceType.values()))
                .allSatisfy(type -> assertThat(PlaceType.labelled(type.label())).isEqualTo(type));
    }

    @Test
    void noNameOrAliasMeansTwoPlaces() {
        Map<String, Set<String>> placesByKey = new TreeMap<>();
        places.all()
                .forEach(place -> namesOf(place)
                        .forEach(name -> placesByKey
                                .computeIfAbsent(Word.key(name), key -> new TreeSet<>())
                                .add(place.name())));

        assertThat(placesByKey)
                .allSatisfy((key, named) -> assertThat(named).as(key).hasSize(1));
    }

    @Test
    void noPhraseThatIsNoPlaceIsTheNameOfOne() {
        Map<String, String> known = new HashMap<>();
        places.all().forEach(place -> namesOf(place).forEach(name -> known.put(Word.key(name), name)));

        var phrases = new FactsFile("not-places.csv").map(row -> Word.key(row.get("phrase")));

        assertThat(phrases).doesNotHaveDuplicates().doesNotContainAnyElementsOf(known.keySet());
    }

    @Test
    void everyLineOfOurOwnFilesSaysWhy() {
        assertThat(List.of("more-aliases.csv", "name-rules.csv", "not-places.csv", "towns.csv"))
                .allSatisfy(file -> assertThat(new FactsFile(file).map(row -> row.get("reason")))
                        .isNotEmpty()
                        .noneMatch(String::isBlank));
    }

    @Test
    void whatIsReadCannotBeChanged() {
        var kandy = place("kandy");

        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> places.all().clear());
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> kandy.aliases().add("Paris"));
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> kandy.districts().clear());
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> places.mentionedIn("Kandy").clear());
    }

    @Test
    void aListThatIsGivenToAPlaceIsCopied() {
        var aliases = new ArrayList<>(List.of("Nowhere"));
        var place = new Place(
                "x",
                "X",
                aliases,
                List.of("Uva"),
                List.of("Badulla"),
                PlaceType.CITY,
                new GeoPoint(7, 81),
                OptionalDouble.empty(),
                Sourcing.NO,
                "test");

        aliases.clear();

        assertThat(place.aliases()).containsExactly("Nowhere");
    }

    @Test
    void aMissingFileIsNamed() {
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> new FactsFile("nowhere.csv").rows())
                .withMessageContaining("nowhere.csv");
    }

    @Test
    void aRowThatCannotBeReadIsNamed() {
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> new FactsFile("locations.csv").map(row -> Double.parseDouble(row.get("name"))))
                .withMessageContaining("locations.csv, row 1");
    }

    private Place place(String id) {
        return places.withId(id).orElseThrow();
    }

    private static List<String> namesOf(Place place) {
        return Stream.concat(Stream.of(place.name()), place.aliases().stream()).toList();
    }
}
