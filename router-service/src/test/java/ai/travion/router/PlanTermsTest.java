package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a plan is bound to, as it is said in the order or in the turns after it. */
class PlanTermsTest {

    private static final String SOUTH = "Plan 3 days in Galle and Mirissa from 26 December 2026";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Where should I go for three days in July with kids, starting at Colombo? Plan it from 5 July 2027",
                "Plan 3 days in Kandy in July, starting on 5 July 2027",
                "We want 3 days in Ella in July. Plan them from 5 July 2027",
                "3 day trip to Galle in July 2027, from the 5th of July",
                "Plan 3 days in Jaffna in July, we arrive on 5 July 2027",
                "July trip to Ella, 3 days, beginning 5 July 2027, please plan it",
                "Plan 3 days in Galle next July, dates: 5 July 2027",
                "Plan 3 days in Kandy in July 2027 (from 5 July)",
                "Plan 3 days in Mirissa in July: 5 to 7 July 2027",
                "Plan a 3 day trip to Ella in July; first day 5 July 2027"
            })
    void theDayOnWhichATripBeginsSaysMoreThanItsMonth(String order) {
        var state = aDialogue().hears(order);

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-07-05"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-07-07"));
        assertThat(state.getAssumptions()).noneMatch(said -> said.startsWith("You named no first day"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "add Hikkaduwa at sunset on the 27th",
                "add Hikkaduwa on the 27th",
                "Galle Fort at sunset on the 27th please",
                "can you put Hikkaduwa in on the 27th?",
                "we want to see Galle Fort on 27 December",
                "include Weligama on the 27th",
                "Mirissa in the morning on the 28th",
                "move Galle Fort to the 27th",
                "and a beach on the 27th",
                "put Galle Fort on the 28th"
            })
    void theDayOfAStopDoesNotMoveTheTrip(String wish) {
        var state = aDialogue().after(SOUTH).hears(wish);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2026-12-26"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2026-12-28"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "start on the 27th|2026-12-27",
                "move it to the 28th|2026-12-28",
                "make it from the 27th|2026-12-27",
                "we arrive on the 27th instead|2026-12-27"
            })
    void theDayOfTheTripDoes(String change, LocalDate first) {
        var state = aDialogue().after(SOUTH).hears(change);

        assertThat(state.getTargetDate()).contains(first);
    }

    @Test
    void aStopOfTheDayAfterMakesThePlanLonger() {
        var state = aDialogue().after(SOUTH).hears("add Hikkaduwa on the 29th");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2026-12-26"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2026-12-29"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "add Jaffna for one day",
                "add Jaffna for a day",
                "include Jaffna for one night",
                "put in Jaffna for 1 day please"
            })
    void whatAStopTakesComesOnTopOfThePlan(String change) {
        var state = aDialogue()
                .after("Plan 4 days in Anuradhapura from 17 June 2027")
                .hears(change);

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-06-17"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-06-21"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "we have to be in Colombo by 7 pm",
                "we must be in Colombo by 19:00",
                "and be back in Colombo by 7pm",
                "I need to be in Colombo before 8 pm",
                "we want to end in Colombo by 6 pm",
                "we need to get to Colombo by nightfall",
                "back to Colombo the same night",
                "we want to return to Colombo the same evening",
                "we have to sleep in Colombo that night",
                "we should be back in Colombo for the night"
            })
    void whereATripEndsIsNoPlaceToVisit(String end) {
        var state = aDialogue().after("Plan a day in Kandy on 25 January 2027").hears(end);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly("Kandy");
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-01-25"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan a day in Jaffna on 20 March 2027 and I want to come back to Colombo the same night",
                "Plan a day in Jaffna on 20 March 2027, we have to be in Colombo by 9 pm",
                "Plan a day in Jaffna on 20 March 2027, must be in Colombo by 22:00",
                "Plan a day in Jaffna on 20 March 2027 and sleep; we need to be in Colombo by 9 pm"
            })
    void norIsItInTheOrder(String order) {
        assertThat(aDialogue().hears(order).getTargetLocations()).containsExactly("Jaffna");
    }

    @ParameterizedTest
    @ValueSource(strings = {"How do I get back to Colombo by 7 pm?", "Can I be in Colombo by 7 pm from Kandy?"})
    void whoAsksOfTheWayThereAsksOfThePlace(String question) {
        assertThat(aDialogue().hears(question).getTargetLocations()).contains("Colombo");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "no afternoon safaris|wildlife",
                "no night safari please|wildlife",
                "no safaris in the afternoon|wildlife",
                "no evening drives in the park, no morning safaris|wildlife",
                "no temples after lunch|religion",
                "no temples in the heat of the afternoon|religion",
                "no crowded beaches|beach",
                "no touristy temples please|religion",
                "no expensive restaurants|food",
                "no botanical gardens|nature",
                "less temples|religion",
                "don't plan evening temples|religion"
            })
    void aNegativeOfSomeIsNoneOfAll(String wish, String kind) {
        var state = aDialogue()
                .after("Plan 2 days in Yala and Kataragama from 3 February 2027")
                .hears(wish);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(values(known(state).getAvoid())).doesNotContain(kind);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "no safaris|wildlife",
                "no temples please|religion",
                "no beaches|beach",
                "no gardens|gardens",
                "no museums|museums"
            })
    void aNegativeOfAllIs(String wish, String kind) {
        var state = aDialogue()
                .after("Plan 2 days in Yala and Kataragama from 3 February 2027")
                .hears(wish);

        assertThat(values(known(state).getAvoid())).contains(kind);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "by public bus only",
                "by train please",
                "only by bus",
                "we travel by train",
                "public transport only",
                "we don't have a car",
                "no car please",
                "forget the train, take a car",
                "everything by bus and train",
                "we'll use local buses",
                "it will rain, indoor things only",
                "only indoor things please",
                "can we have lunch at 2 pm?",
                "could we start at 9:30?",
                "can we do only afternoon safaris?",
                "and she needs a toilet break every 2 hours",
                "my mother has to rest at noon",
                "make it budget",
                "too early, I want to wake up at 8",
                "we can't leave the hotel before 9:30"
            })
    void aTermOfThePlanChangesIt(String term) {
        var state = aDialogue()
                .after("Plan 2 days in Haputale and Ella from 1 March 2027")
                .hears(term);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly("Haputale", "Ella");
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-03-01"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "keep Ella and Galle only",
                "keep only Ella and Galle",
                "just Ella and Galle please",
                "only Ella and Galle",
                "Ella and Galle only",
                "stick to Ella and Galle",
                "reduce it to Ella and Galle",
                "Ella and Galle are enough",
                "keep Ella and Galle and drop the rest",
                "drop Colombo and Kandy"
            })
    void fewerPlacesAreAPlanOfTheRest(String change) {
        var state = aDialogue()
                .after("Plan 5 days Colombo, Kandy, Ella and Galle from 7 January 2027")
                .hears(change);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactlyInAnyOrder("Ella", "Galle Fort");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "my daughter broke her leg, she is on crutches",
                "my daughter is on crutches",
                "my son has a broken ankle",
                "her leg is in a cast",
                "my daughter's leg is broken",
                "he walks with crutches"
            })
    void whoIsOnCrutchesGoesInNoBoatAndNoJeepAndTheOthersComeAlong(String told) {
        var state = aDialogue()
                .after("Plan 4 days Sigiriya and Trincomalee from 6 July 2027 with kids 6 and 9")
                .hears(told);

        assertThat(values(known(state).getAvoid())).contains("boat trips", "jeep rides");
        assertThat(known(state).getWalkingTolerance().map(StatedValue::getValue))
                .contains("low");
        assertThat(known(state).getParty().map(StatedParty::getChildren)).contains(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan a day in Galle on 22 March 2027, budget 2000 rupees each",
                "Plan a day in Galle on 22 March 2027, we have 100 dollars in total",
                "Plan a day in Galle on 22 March 2027 for under 50 euros",
                "Plan a 2 day budget trip to Galle from 22 March 2027",
                "Plan a day in Galle on 22 March 2027, we are backpackers"
            })
    void moneyIsAnsweredThoughNoPriceIsKnown(String order) {
        assertThat(aDialogue().hears(order).getAssumptions())
                .anyMatch(said -> said.startsWith("Noted: a ") && said.contains("budget") && said.contains("Prices"));
    }

    @Test
    void aSmallBudgetMayBeSaidLater() {
        var state =
                aDialogue().after("Plan 2 days in Galle from 15 February 2027").hears("make it budget");

        assertThat(known(state).getBudget().map(StatedBudget::getLevel)).contains("low");
        assertThat(state.getAssumptions()).anyMatch(said -> said.startsWith("Noted: a small budget."));
    }

    @Test
    void aLargeGroupIsAnsweredToo() {
        var state = aDialogue().hears("Plan a day in Galle on 22 March 2027, I'm in a group of 30 students");

        assertThat(state.getAssumptions()).anyMatch(said -> said.startsWith("Noted: a group of 30."));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "we want to see Delft island too",
                "add Delft island",
                "we'd like to visit Delft island",
                "we also want to go to Delft island"
            })
    void aPlaceThatCannotBePlannedIsSaidToBeNone(String wish) {
        var state =
                aDialogue().after("Plan 2 days in Jaffna from 14 January 2027").hears(wish);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly("Jaffna");
        assertThat(state.getAssumptions()).anyMatch(said -> said.startsWith("Delft Island is not among the places"));
    }

    @Test
    void whatATripIsBoundToIsKnownLongAfter() {
        var dialogue = aDialogue()
                .after(SOUTH)
                .after("we fly out of Katunayake at 1 am on the 29th")
                .after("make it relaxed")
                .after("no museums")
                .after("add Hikkaduwa");

        var state = dialogue.hears("more food please");

        assertThat(values(known(state).getOther())).contains("we fly out of Katunayake at 1 am on the 29th");
    }

    @Test
    void anotherTripIsNotBoundToIt() {
        var state = aDialogue()
                .after(SOUTH)
                .after("we fly out of Katunayake at 1 am on the 29th")
                .hears("Plan 2 days in Jaffna from 5 May 2027");

        assertThat(known(state).getOther()).isEmpty();
    }

    private static Preferences known(GraphState state) {
        return state.getPreferences().orElseThrow();
    }

    private static List<String> values(List<StatedValue> stated) {
        return stated.stream().map(StatedValue::getValue).toList();
    }
}
