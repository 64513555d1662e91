package ai.travion.retrieval.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
            is there a train from Kandy to Sigiriya            | No train leads from Kandy to Sigiriya.
            how do I get from Sigiriya to Trincomalee          | By car it is about
            """)
    void aWayIsToldAsAGuideTellsItAndNeverByTheStraightLineFirst(String question, String opening) {
        assertThat(told(question, false)).startsWith(opening).doesNotStartWith("in a straight line");
    }

    @Test
    void fromTheAirportOneGoesToTheStationOfTheCapitalFirst() {
        assertThat(told("how do I get from Negombo to Ella", true))
                .startsWith("By train you first go by taxi or airport bus to Colombo Fort")
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

    private String told(String question, boolean atTheAirport, Place... ofTheTurn) {
        return distances.askedIn(question, List.of(ofTheTurn)).orElseThrow().inWords(question, atTheAirport);
    }
}
