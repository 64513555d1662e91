package ai.travion.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlaceNamingTest {

    private static final List<UnaryOperator<String>> SPELLINGS = List.of(
            name -> name,
            name -> name.toUpperCase(Locale.ROOT),
            name -> name.toLowerCase(Locale.ROOT),
            name -> "  " + name + " ",
            name -> name.replace(" ", ""),
            name -> name.replace(' ', '-'),
            name -> name.replace(' ', '\u00a0'),
            name -> name.replace("'", "’"),
            name -> name.replace("'", ""),
            name -> name.replace("a", "ā"),
            name -> Normalizer.normalize(name.replace("i", "ī"), Normalizer.Form.NFD),
            name -> name + ".");

    private final Places places = Places.load();

    @Test
    void aNameOrAliasCountsInAnyCaseAndWithoutItsMarks() {
        assertThat(places.all()).allSatisfy(place -> {
            for (var spelling : SPELLINGS) {
                assertThat(places.named(spelling.apply(place.name())))
                        .as(place.name())
                        .contains(place);
                assertThat(place.aliases())
                        .allSatisfy(alias ->
                                assertThat(places.named(spelling.apply(alias))).contains(place));
            }
        });
    }

    @ParameterizedTest
    @CsvSource({
        "Sigirya, sigiriya",
        "sigiriya rock, sigiriya",
        "sigriya, sigiriya",
        "Seegiriya, sigiriya",
        "Nuwara Eliya, nuwara-eliya",
        "nuwaraeliya, nuwara-eliya",
        "nuwra eliya, nuwara-eliya",
        "Newara Elia, nuwara-eliya",
        "Temple of Tooth, temple-of-the-tooth",
        "tempel of the tooth, temple-of-the-tooth",
        "Galle, galle-fort",
        "Gale Fort, galle-fort",
        "Galle Face, galle-face-green",
        "Galle Face Green, galle-face-green",
        "Adams Peak, adams-peak",
        "Adam peak, adams-peak",
        "Little Adam's Peak, little-adams-peak",
        "litle adams peak, little-adams-peak",
        "Knuckles, knuckles-mountain-range",
        "Tissa, tissamaharama",
        "Nuwara, kandy",
        "Pedro, pidurutalagala",
        "Hikka, hikkaduwa",
        "Ela, ella",
        "elle, ella",
        "Batti, batticaloa",
        "the gathering, minneriya-national-park",
        "Yaala, yala-national-park",
        "Anuradhapuraya, anuradhapura",
        "Trincomale, trincomalee",
        "Colombo city, colombo",
        "the city of Kandy, kandy",
        "Mirissa Beach, mirissa",
        "Yala safari, yala-national-park",
        "'Ella, Sri Lanka', ella",
        "'Nine Arch Bridge, Ella', nine-arch-bridge",
        "'Temple of the Tooth, Kandy, Sri Lanka', temple-of-the-tooth",
        "'Kandy, Central Province', kandy",
        "'Horton Plains, Nuwara Eliya', horton-plains-national-park",
        "'Ella, Badulla District', ella",
        "Horton planes, horton-plains-national-park",
        "Elaa, ella",
        "ellla, ella",
        "Kanddy, kandy",
        "kandyy, kandy",
        "Gallle, galle-fort",
        "Ela Rock, ella-rock",
        "ella rokc, ella-rock",
        "Mt Pedro, pidurutalagala",
        "mt. pedro, pidurutalagala",
        "Mount Pidurutalagala, pidurutalagala",
        "Ravana Ella, ravana-falls",
        "Ravanna Ela, ravana-falls",
        "rawana ela falls, ravana-falls",
        "Nuwaraeliya, nuwara-eliya",
        "Yala NP, yala-national-park",
        "Horton Plains NP, horton-plains-national-park",
        "Mt Lavinia, mount-lavinia",
        "Trincomalle, trincomalee",
        "Hikkaduwaa, hikkaduwa",
        "Anuradapuraya, anuradhapura",
        "Polonaruwa, polonnaruwa",
        "Unawatuana, unawatuna",
        "Little Adams peek, little-adams-peak",
        "Nine Arches Brige, nine-arch-bridge",
        "Pinnawela elephant orphanage, pinnawala-elephant-orphanage",
    })
    void aNameIsFoundAsPeopleWriteIt(String written, String id) {
        assertThat(places.named(written).map(Place::id)).contains(id);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "?",
                "Paris",
                "yela",
                "hella",
                "Colombia",
                "Columbia",
                "Point Pedro",
                "Matale",
                "Kandyan",
                "Kandy temple",
                "Kandy and Ella",
                "Ella Kandy",
                "Sri Lanka",
                "the",
                "a bay",
                "galle fare",
                "Bopath Ella",
                "candy",
                "hotel in Kandy",
                "සිගිරිය",
                "🙂",
                "k",
                "'"
            })
    void whatNamesNoOnePlaceIsNotGuessed(String written) {
        assertThat(places.named(written)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "Sigirija, Sigiriya",
        "yela, Yala National Park",
        "Kandyy, Kandy",
        "Anradapura, Anuradhapura",
        "Colombia, Colombo",
        "Galle Fxxt, Galle Fort",
        "Hikadua beach, Hikkaduwa",
        "temple toth, Temple of the Tooth",
        "ella rok, Ella Rock",
    })
    void theNearestNamesOfAnUnknownOneHoldTheOneThatWasMeant(String written, String name) {
        assertThat(places.nearestNames(written, 3)).hasSize(3).contains(name);
    }

    @Test
    void nearestNamesAreCanonicalAndNoMoreThanWanted() {
        var nearest = places.nearestNames("Mahanuwarra", 5);

        assertThat(nearest).hasSize(5).doesNotHaveDuplicates().startsWith("Kandy");
        assertThat(places.all()).extracting(Place::name).containsAll(nearest);
        assertThat(places.nearestNames("Kandy", 0)).isEmpty();
        assertThat(places.nearestNames("Kandy", -1)).isEmpty();
        assertThat(places.nearestNames(" ?", 3)).isEmpty();
        assertThat(places.nearestNames("Kandy", 1000)).hasSize(80);
    }
}
