package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stays of a plan that are put in another order, or made longer: nothing else of it is changed, and no question changes it. */
class StaysRearrangedTest {

    private static final List<ItinerarySlot> ROUND = Stops.round(
            "2027-01-08",
            "Negombo",
            "Sigiriya",
            "Sigiriya",
            "Kandy",
            "Kandy",
            "Ella",
            "Ella",
            "Kataragama",
            "Mirissa",
            "Mirissa");

    private static Dialogue aRound() {
        return aDialogue()
                .planning(ROUND)
                .after(
                        "Plan 10 days: Negombo, Sigiriya, Kandy, Ella, Yala and Mirissa from 8 January 2027",
                        "2027-01-08",
                        "2027-01-17");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "move Ella to day 3|Negombo, Ella, Sigiriya, Kandy, Yala National Park, Mirissa",
                "put Kandy on day 2|Negombo, Kandy, Sigiriya, Ella, Yala National Park, Mirissa",
                "swap Ella and Kandy|Negombo, Sigiriya, Ella, Kandy, Yala National Park, Mirissa",
                "Kandy and Sigiriya the other way round|Negombo, Kandy, Sigiriya, Ella, Yala National Park, Mirissa",
                "do the safari before Ella|Negombo, Sigiriya, Kandy, Yala National Park, Ella, Mirissa",
                "put them in this order: Negombo, Kandy, Sigiriya, Ella, Yala, Mirissa|Negombo, Kandy, Sigiriya, Ella, Yala National Park, Mirissa",
                "could we do Kandy before Sigiriya?|Negombo, Kandy, Sigiriya, Ella, Yala National Park, Mirissa"
            })
    void theStaysComeAsTheyWereOrderedAndTheTripIsAsLongAsBefore(String said, String places) {
        var state = aRound().hears(said);

        assertThat(String.join(", ", state.getTargetLocations())).isEqualTo(places);
        assertThat(days(state)).isEqualTo(10);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "extend Ella by a night|3 nights in Ella|11",
                "add a day in Mirissa, so eleven days in all|3 nights in Mirissa|11",
                "add a day in Kandy, so ten days in all|3 nights in Kandy|10",
                "please extend Sigiriya by 2 days, making it 12 days in total|4 nights in Sigiriya|12",
                "we'd like one more night in Mirissa, take it from Kandy|3 nights in Mirissa|10",
                "shorten Ella by one night|1 nights in Ella|9"
            })
    void aStayThatIsMadeLongerMakesTheTripAsLongAsWasSaid(String said, String nights, int days) {
        var state = aRound().hears(said);

        assertThat(state.getPreferences().orElseThrow().getOther())
                .extracting(StatedValue::getValue)
                .contains(nights);
        assertThat(days(state)).isEqualTo(days);
    }

    @Test
    void whatIsInThatOrderAlreadyIsSaidToBe() {
        var state = aRound().hears("can we do Kandy before Ella?");

        assertThat(state.getFinalResponse()).get().asString().startsWith("Kandy comes before Ella already");
        assertThat(state.getStays()).isEmpty();
    }

    @Test
    void aQuestionForThePoyaDayMovesNoTrip() {
        var state = aRound().hears("what about the Poya day, does it fall into our trip?");

        assertThat(state.getIntent()).isNotEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getPreferences().orElseThrow().getDates().orElseThrow().getStart())
                .contains(LocalDate.parse("2027-01-08"));
    }

    private static long days(GraphState state) {
        return ChronoUnit.DAYS.between(
                        state.getTargetDate().orElseThrow(),
                        state.getTargetEndDate().orElseThrow())
                + 1;
    }
}
