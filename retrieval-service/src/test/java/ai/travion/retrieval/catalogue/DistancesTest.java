package ai.travion.retrieval.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.schemas.envelope.AirportBeside;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DistancesTest {

    private static final Places PLACES = Places.load();

    private final Distances distances = new Distances(PLACES);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            how do I get from Kandy to Mirissa?                | By train you change at Colombo Fort
            kandy to jaffna how?                               | By train you change at Polgahawela Junction
            how long is the drive from Kandy to Ella?          | By car it is about
            how far is Ella from Kandy                         | By car it is about
            by bus from Kandy to Mirissa?                      | A bus takes longer than a car
            is there a train from Kandy to Sigiriya            | I know of no train from Kandy to Sigiriya. By car it is about
            how do I get from Hatton to Adam's Peak            | By car it is about
            is there a train from Hatton to Adam's Peak        | I know of no train from Hatton to Adam's Peak. By car it is about
            how do I get from Sigiriya to Trincomalee          | By car it is about
            what's the best way from Mirissa to Ella?          | By car it is about
            Galle to Mirissa in one day?                       | One day is plenty: by car it is about
            Nuwara Eliya to Tangalle in a day, realistic?      | It can be done in one day, most of which goes on the road: by car it is about
            Is Kandy to Yala possible in a day?                | It can be done, but it is a very long day on the road, and a night on the way is wiser: by car it is about
            Trincomalee from Dambulla by bus, how many hours?  | A bus takes longer than a car, often half as long again, so about 3 hours
            """)
    void aWayIsToldAsAGuideTellsItAndNeverByTheStraightLineFirst(String question, String opening) {
        assertThat(told(question, false)).startsWith(opening).doesNotContainIgnoringCase("station of Hatton");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            by train from Kandy to Nuwara Eliya      | ; from Nanu Oya it is another 8 km by road, about 20 minutes
            by train from Nuwara Eliya to Ella       | ; to Nanu Oya it is first 8 km by road, about 20 minutes
            by train from Kandy to Adam's Peak       | ; from Hatton it is another 33 km by road, about 1 hour 15 minutes
            by train from Colombo to Trincomalee     | ; it is mainly a night train.
            """)
    void theWayToAStationOutOfTownAndANightInTheTrainAreSaid(String question, String words) {
        assertThat(told(question, false)).contains(words);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Can I walk from Ella to Haputale in 3 hours?                 | No, not in 3 hours: on foot it is about
            Can we walk from Galle to Unawatuna in 9 hours?                    | Yes: on foot it is about
            Is it possible to walk from Kandy to Peradeniya in 10 minutes? | No, not in 10 minutes: on foot it is about
            """)
    void whetherAWalkFitsItsTimeIsSaid(String question, String opening) {
        assertThat(told(question, false)).startsWith(opening).contains("without a rest", "in a straight line");
    }

    @Test
    void aPageThatTellsOfAStationKnowsMoreThanTheLines() {
        var question = "is there a train from Colombo to Pinnawala";
        var way = distances.askedIn(question, List.of()).orElseThrow();

        assertThat(way.inWords(
                        question,
                        false,
                        List.of(page("pinnawala-elephant-orphanage", "The station of Rambukkana is 3 km away."))))
                .startsWith("By car it is about")
                .doesNotContain("no train");
        assertThat(way.inWords(question, false, List.of(page("colombo", "Trains leave from Fort station."))))
                .startsWith("I know of no train from Colombo to Pinnawala");
    }

    @ParameterizedTest
    @CsvSource({"how far is the beach in mirissa,mirissa", "how far is the station in ella,ella"})
    void howFarAThingIsIsNotHowFarThePlaceIs(String question, String place) {
        assertThat(distances.askedIn(question, List.of(PLACES.withId(place).orElseThrow())))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "which bus number goes from Kandy to Nuwara Eliya",
                "charging points for an electric car between Colombo and Jaffna",
                "Which side of the train should I sit, Kandy to Ella?",
                "When does the last bus from Galle to Matara leave?",
                "How many kilometres is the whole foot pilgrimage to Kataragama from Jaffna?",
                "how long is the boat from Nilaveli to Pigeon Island",
                "how many kilos may a surf bag have on the way from Colombo to Jaffna",
                "Can I bring my surfboard in the train from Colombo to Weligama?",
                "may we take a bicycle on the bus from Kandy to Ella",
                "how long after a dive in Hikkaduwa must I wait before driving to Nuwara Eliya",
                "can I swim alone from Nilaveli to Pigeon Island to save going by boat"
            })
    void whatIsAskedOfAThingOnTheWayIsNotToldByItsLength(String question) {
        assertThat(distances.askedIn(question, List.of())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "which way is quicker from Kandy to Ella, bus or train",
                "when we land at night, how do we get from Negombo to Kandy after our flight",
                "is it too far to walk from Galle to Unawatuna",
                "can we take the train from Kandy to Ella with our luggage",
                "how do I travel from Colombo to Weligama with a surfboard"
            })
    void aWayIsToldWhateverIsAskedBesides(String question) {
        assertThat(distances.askedIn(question, List.of())).isPresent();
    }

    @Test
    void fromTheAirportOneGoesToTheStationOfTheCapitalFirst() {
        assertThat(told("how do I get from Negombo to Ella", true))
                .startsWith(AirportBeside.FIRST_BY_TAXI + "Colombo Fort")
                .contains("By car it is about");
    }

    @Test
    void whetherAPlaceIsFarIsMeasuredFromTheCapital() {
        assertThat(told("is it far?", false, PLACES.withId("ella").orElseThrow()))
                .contains("from Colombo to Ella");
        assertThat(distances.askedIn(
                        "is it safe?", List.of(PLACES.withId("ella").orElseThrow())))
                .isEmpty();
    }

    private static Passage page(String place, String text) {
        return new Passage(
                place + "#logistics",
                PLACES.withId(place).orElseThrow(),
                Aspect.LOGISTICS,
                text,
                Set.of(),
                Passage.KNOWLEDGE_BASE,
                place);
    }

    private String told(String question, boolean atTheAirport, Place... ofTheTurn) {
        return distances.askedIn(question, List.of(ofTheTurn)).orElseThrow().inWords(question, atTheAirport, List.of());
    }
}
