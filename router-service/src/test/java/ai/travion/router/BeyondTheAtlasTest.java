package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.RouteDecision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Towns that everybody names and the atlas does not hold. */
class BeyondTheAtlasTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Tell me about Matale                    | I have no page on Matale
            Kalpitiya kitesurfing season            | I have no page on Kalpitiya
            is Kurunegala worth a stop?             | I have no page on Kurunegala
            What can we do in Meemure?              | I have no page on Meemure
            """)
    void thatNothingIsHeldOfThemIsSaid(String message, String said) {
        var state = aDialogue().hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.RETRIEVE);
        assertThat(state.getTargetLocations()).isEmpty();
        assertThat(state.getAssumptions()).singleElement().asString().startsWith(said);
    }

    @Test
    void aPlanIsMadeOfWhatLiesNearAndSaysSo() {
        var state = aDialogue().hears("plan a weekend in Bandarawela");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getClarification()).isEmpty();
        assertThat(state.getTargetLocations()).containsExactlyInAnyOrder("Ella", "Haputale");
        assertThat(state.getAssumptions())
                .anySatisfy(
                        said -> assertThat(said).startsWith("Bandarawela is not among the places that I can plan for"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan 4 days Kalpitiya dolphins and kitesurfing from 10 Feb 2028",
                "plan 3 days in Kalpitiya from 3 March 2027",
                "a weekend in Kalpitiya please, plan it for 6 March 2027"
            })
    void nobodyIsSentFarFromATownThatCannotBePlannedWithoutBeingAsked(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getTargetLocations()).isEmpty();
        assertThat(state.getClarification()).hasValueSatisfying(asked -> {
            assertThat(asked.getQuestion())
                    .startsWith("Kalpitiya is not among the places that I can plan for")
                    .contains("The nearest that I know is Wilpattu National Park");
            assertThat(asked.getOptions()).startsWith("Wilpattu National Park");
        });
    }

    @Test
    void whereThePositionIsUnknownOneIsAskedWhereToGo() {
        var state = aDialogue().hears("plan a day in Meemure");

        assertThat(state.getClarification())
                .hasValueSatisfying(asked -> assertThat(asked.getQuestion())
                        .startsWith("Meemure is not among the places that I know well."));
    }

    @Test
    void aSearchAroundOneCountsFromThere() {
        var state = aDialogue().hears("what is around Matale?");

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.LOCATION_SEARCH);
        assertThat(state.getLocationSearch().flatMap(LocationSearch::getNear)).contains("Matale");
        assertThat(state.getTargetCoordinates()).hasValueSatisfying(at -> {
            assertThat(at.getLatitude()).isEqualTo(7.47);
            assertThat(at.getLongitude()).isEqualTo(80.62);
        });
    }

    @Test
    void thereIsTheTownThatWasNamed() {
        var dialogue = aDialogue().after("Tell me about Matale");

        var query = dialogue.searchesFor("is it worth a stop?");

        assertThat(query).isEqualTo("is Matale worth a stop?");
    }

    @Test
    void oneIsAReplyToWhereToGo() {
        var state = aDialogue().after("Plan a 2-day trip").hears("Kalpitiya");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly("Wilpattu National Park");
    }

    @Test
    void besideAPlaceOfTheAtlasTheWayIsTold() {
        var state = aDialogue().hears("How far is Mannar from Anuradhapura?");

        assertThat(state.getTargetLocation()).contains("Anuradhapura");
        assertThat(state.getAssumptions())
                .anySatisfy(
                        said -> assertThat(said).contains("It lies about 90 km from Anuradhapura in a straight line."));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            I live in Kurunegala, 3 days in Ella and Kandy please from 3 March 2027 | 2027-03-05
            From Matale, 2 days Nuwara Eliya from 3 March 2027                      | 2027-03-04
            Starting in Kurunegala, 3 days in Kandy from 3 March 2027               | 2027-03-05
            Plan 5 days Kandy Ella Kurunegala from 3 March 2027                     | 2027-03-07
            Plan 5 days Kurunegala, Kandy and Ella from 3 March 2027                | 2027-03-07
            """)
    void theDaysOfTheTripAreNotThoseOfATownBeside(String message, String last) {
        var state = aDialogue().hears(message);

        assertThat(state.getTargetEndDate()).as(message).hasToString("Optional[" + last + "]");
        assertThat(state.getAssumptions()).as(message).noneMatch(said -> said.contains("for it are not in this plan"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Plan 2 days Kurunegala, 3 days Ella from 3 March 2027   | 2 days | 2027-03-05
            Plan Kandy 3 days, Kurunegala 1 day from 3 March 2027   | 1 day  | 2027-03-05
            2 days in Kurunegala and 3 days in Kandy from 3 March 2027 | 2 days | 2027-03-05
            """)
    void theDaysOfATownThatIsNotPlannedAreLeftOut(String message, String days, String last) {
        var state = aDialogue().hears(message);

        assertThat(state.getTargetEndDate()).as(message).hasToString("Optional[" + last + "]");
        assertThat(state.getAssumptions())
                .as(message)
                .anyMatch(said -> said.contains("so the " + days + " for it are not in this plan"));
    }
}
