package ai.travion.retrieval.catalogue;

import static ai.travion.retrieval.Shipped.place;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.catalogue.Surroundings.Spot;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SurroundingsTest {

    private final Surroundings surroundings = new Surroundings(Shipped.ATLAS, Shipped.BASE);

    @ParameterizedTest
    @CsvSource({
        "beach,Kandy,Negombo",
        "closest beach,Matara,Matara",
        "closest beach,Dondra Head Lighthouse,Matara",
        "sandy beach with calm water,Galle Fort,Jungle Beach",
        "temples,Jaffna,Nallur Kandaswamy Kovil",
        "waterfall,Haputale,Diyaluma Falls",
        "national park,Sigiriya,Minneriya National Park",
        "national parks,Tissamaharama,Bundala National Park",
        "botanical garden,Kandy,Royal Botanic Gardens Peradeniya",
        "surf beach,Galle Fort,Hikkaduwa",
        "lighthouse,Matara,Dondra Head Lighthouse",
        "city,Temple of the Tooth,Kandy",
        "lake,Nuwara Eliya,Gregory Lake",
        "market,Galle Face Green,Pettah Market",
    })
    void theNearestOfAKindIsFound(String facility, String from, String nearest) {
        assertThat(near(facility, from))
                .first()
                .extracting(entry -> entry.place().name())
                .isEqualTo(nearest);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hospital",
                "ATM",
                "petrol station",
                "train station",
                "beach hotel",
                "restaurants",
                "pharmacy",
                "police",
                "bus stop",
                "tea factory shop",
                "places to eat",
                "place to stay",
                "supermarket",
                "airport",
                "spot for dinner",
                "toilets"
            })
    void aThingThatIsNoKindOfPlaceIsKnownAsOne(String facility) {
        assertThat(surroundings.hasKind(facility)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "places",
                "attractions",
                "things to do",
                "sights",
                "interesting places to visit",
                "must-see attractions around"
            })
    void anyPlaceMeansTheNeighbours(String facility) {
        var entries = near(facility, "Sigiriya");

        assertThat(entries)
                .extracting(entry -> entry.place().name())
                .contains("Pidurangala Rock")
                .doesNotContain("Sigiriya");
        assertThat(entries).allSatisfy(entry -> assertThat(entry.kilometres()).isLessThan(40));
    }

    @Test
    void nearestComesFirstAndTheLimitHolds() {
        var entries = near("beach", "Galle Fort");

        assertThat(entries).hasSize(5);
        assertThat(entries).extracting(Spot::kilometres).isSorted();
    }

    @Test
    void aRadiusBounds() {
        var entries = near("beach", "Kandy", "a beach", Optional.of(50.0));

        assertThat(entries).isEmpty();
    }

    @Test
    void theDistanceIsToldInWords() {
        var negombo = near("beach", "Kandy").getFirst();

        assertThat(negombo.kilometres()).isCloseTo(88, within(3.0));
        assertThat(negombo.inWords("Kandy"))
                .startsWith(
                        "Negombo is about " + Math.round(negombo.kilometres()) + " km from Kandy in a straight line: ")
                .containsIgnoringCase("beach");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            both elephant lake | Sigiriya     | Where can I see both elephants and a lake close to Sigiriya? | Minneriya National Park
            lake               | Kandy        | lakes near Kandy                                             | Kandy
            temple             | Galle Fort   | a temple near Galle with murals                              | Koggala
            ''                 | Trincomalee  | place with hot springs near trinco                           | Trincomalee
            waterfall          | Nuwara Eliya | waterfalls near Nuwara Eliya                                 | Nuwara Eliya
            """)
    void whatMoreIsSoughtIsFoundByWhatTheTextsTell(String facility, String from, String question, String found) {
        var spots = near(facility, from, question, Optional.empty());

        assertThat(spots).extracting(spot -> spot.place().name()).contains(found);
        assertThat(spots).allSatisfy(spot -> assertThat(spot.kilometres()).isLessThan(60));
    }

    @Test
    void aConditionThatNoTextNearMeetsFindsNothing() {
        assertThat(near("beach", "Kandy", "a beach near Kandy with penguins", Optional.empty()))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How far is Ella from Kandy?                    | Kandy  | Ella
            What is the distance from Colombo to Galle?    | Colombo | Galle Fort
            how many km between Mirissa and Weligama       | Mirissa | Weligama
            """)
    void theDistanceOfTwoPlacesIsTold(String question, String from, String to) {
        var distance = new Distances(Shipped.ATLAS).askedIn(question, List.of()).orElseThrow();

        assertThat(distance.from()).isEqualTo(place(from));
        assertThat(distance.to()).isEqualTo(place(to));
        assertThat(distance.inWords())
                .contains(" km from " + from + " to " + to)
                .contains("in a straight line it is about ");
    }

    @Test
    void placesAreComparedByTheirDistanceFromAnother() {
        var compared = new Distances(Shipped.ATLAS).comparedIn("which is nearer to Colombo: Bentota or Negombo?");

        assertThat(compared).extracting(distance -> distance.to().name()).containsExactly("Negombo", "Bentota");
        assertThat(compared.getFirst().inWordsAmong(2)).startsWith("Negombo is nearer to Colombo: by car it is about ");
    }

    @Test
    void whatIsFarAwayIsNotNearBesideWhatIsNear() {
        var temples = near("temple", "Kandy");

        assertThat(temples).allSatisfy(entry -> assertThat(entry.kilometres()).isLessThan(60));
    }

    @Test
    void aDistanceOfOnePlaceIsThatFromColomboAndSaysSo() {
        var distance = new Distances(Shipped.ATLAS)
                .askedIn("How far is it?", List.of(place("Ella")))
                .orElseThrow();

        assertThat(distance.inWords()).contains("from Colombo to Ella");
    }

    @Test
    void whereNoDistanceIsAskedThereIsNone() {
        assertThat(new Distances(Shipped.ATLAS).askedIn("Tell me about Kandy and Ella", List.of()))
                .isEmpty();
    }

    private List<Spot> near(String facility, String from) {
        return near(facility, from, facility + " near " + from, Optional.empty());
    }

    private List<Spot> near(String facility, String from, String question, Optional<Double> radiusKm) {
        var sought = Sought.in(facility, question, Shipped.ATLAS);
        return surroundings.of(sought, place(from).at(), Optional.of(place(from)), radiusKm, 5);
    }
}
