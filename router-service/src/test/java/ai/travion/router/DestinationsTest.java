package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A plan whose message names no place to go to is made where something in it can choose the place. On 21 November 2026. */
class DestinationsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Day trip from Colombo with kids to see elephants and be home by 7pm                 | Pinnawala Elephant Orphanage
            Rainforest and waterfalls, 3 days, we are afraid of leeches... from 12 Feb          | Sinharaja Forest Reserve
            Give me a two-day wildlife plan from Tangalle in March                              | Yala National Park
            2 days to see leopards in February, plan it                                         | Yala National Park
            plan two days of surfing in February                                                | Mirissa
            arriving 6am on 14 december flying out 11pm on 16 december, what can we fit in      | Kandy
            plan 2 days from 5 January, surprise me                                             | Ella
            5 days on the cheap, buses only, from Kandy down to the sea, start 3 February       | Kandy
            6 days in the north for someone who has seen the south already, start Jan 9         | Jaffna
            4 days in the north, we have already been to the south, from 9 January              | Jaffna
            plan 4 days, we did the south last time and want to see the north                   | Jaffna
            Five days, 23 to 27 December, quiet, no crowds and no parties. Hill country maybe?  | Knuckles Mountain Range
            """)
    void whatTheMessageSaysChoosesThePlace(String message, String place) {
        var state = aDialogue().hears(message);

        assertThat(state.getClarification()).as(message).isEmpty();
        assertThat(state.getTargetLocations()).as(message).contains(place);
        assertThat(state.getAssumptions())
                .as(message)
                .anySatisfy(said -> assertThat(said).contains(place));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Plan a trip", "plan two days for us", "make me an itinerary for the weekend"})
    void whereNothingSpeaksForAPlaceItIsAskedFor(String message) {
        var state = aDialogue().hears(message);

        assertThat(Dialogue.question(state)).contains("place");
    }

    @Test
    void daysOfAMonthAreSaidToBeTheFirst() {
        var state = aDialogue().hears("6 days in Sri Lanka in December");

        assertThat(state.getAssumptions())
                .contains("You named no first day, so the plan is for 1 December 2026 to 6 December 2026; "
                        + "tell me your first day and I move it.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Two days in Galle and Unawatuna from 5 December, we love food and slow mornings",
                "plan 2 days in Ella, we are not morning people",
                "3 days in Kandy, late breakfasts please",
                "plan a day in Galle, we like to sleep in"
            })
    void whoLikesSlowMorningsIsNotWokenEarly(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getPreferences().orElseThrow().getAvoid())
                .anySatisfy(avoided -> assertThat(avoided.getValue()).isEqualTo("early starts"));
    }

    @Test
    void theHoursOfTheFlightsAreToldWhereTheyTakeADay() {
        var state = aDialogue()
                .hears("I land at 23:50 on 19 February and want 4 days of temples. Fly home on the 24th at 6 am.");

        assertThat(state.getClarification()).isEmpty();
        assertThat(state.getAssumptions())
                .contains(
                        "By the hours of your flights the days of the trip are Saturday 20 February 2027 to Tuesday 23 February 2027.");
    }
}
