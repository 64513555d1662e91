package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.router.wishes.Placement;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A change of one thing never loses the trip: what is not spoken of stays, and what could not be meant is said. */
class TripKeptTest {

    private static final List<ItinerarySlot> ROUND = List.of(
            slot("2027-02-06", "08:00", "Climb Sigiriya past the frescoes to the summit", "Sigiriya"),
            slot("2027-02-06", "18:30", "Dinner in Sigiriya", "Sigiriya"),
            slot("2027-02-07", "06:45", "Travel from Sigiriya to Kandy by car", "Sigiriya"),
            slot("2027-02-07", "09:35", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2027-02-07", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-02-08", "08:30", "Walk the forest paths of Udawattakele", "Kandy"),
            slot("2027-02-08", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-02-09", "16:00", "Stop at Ravana Falls", "Ella"),
            slot("2027-02-09", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-02-10", "08:00", "Hike to Ella Rock", "Ella"),
            slot("2027-02-10", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-02-11", "16:00", "Walk the beach of Mirissa to Coconut Tree Hill", "Mirissa"),
            slot("2027-02-11", "18:30", "Dinner in Mirissa", "Mirissa"),
            slot("2027-02-12", "07:45", "Travel from Mirissa to Galle Fort by car", "Mirissa"),
            slot("2027-02-12", "08:45", "Walk the ramparts and lanes of Galle Fort", "Galle Fort"),
            slot("2027-02-12", "15:30", "Travel from Galle Fort to Mirissa by car", "Galle Fort"),
            slot("2027-02-12", "18:30", "Dinner in Mirissa", "Mirissa"),
            slot("2027-02-13", "08:00", "Surf or swim in the bay of Weligama", "Mirissa"),
            slot("2027-02-13", "18:30", "Dinner in Mirissa", "Mirissa"));

    private static Dialogue round() {
        return aDialogue().planning(ROUND).after("Plan 8 days from 6 February 2027: Sigiriya, Kandy, Ella, Mirissa");
    }

    private static List<String> kept(GraphState state) {
        return state.getPreferences().orElseThrow().getOther().stream()
                .map(StatedValue::getValue)
                .toList();
    }

    private static void stands(GraphState state, String why) {
        assertThat(state.getPlanStands()).isTrue();
        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Ella", "Mirissa");
        assertThat(String.join(" ", state.getAssumptions())).contains(why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "make it tangalle then|Tangalle",
                "ok make the beach Tangalle|Tangalle",
                "lets do hiriketiya instead|Hiriketiya Beach",
                "for the beach we take Unawatuna|Unawatuna",
                "the beach should be Tangalle|Tangalle",
                "beach should be bentota|Bentota",
                "ok then weligama for the surf|Weligama",
                "nah. tangalle then|Tangalle",
                "change the beach to Tangalle pls|Tangalle",
                "hiriketiya is nicer than mirissa|Hiriketiya Beach",
                "mirissa is too crowded for her, tangalle instead|Tangalle"
            })
    void anotherBeachTakesTheTurnOfTheBeachAlone(String message, String beach) {
        var state = round().hears(message);

        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Ella", beach);
        assertThat(String.join(" ", state.getAssumptions())).contains(beach + " takes the place of Mirissa");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Can we have two nights in Jaffna instead of one?",
                "could we do 3 nights in Jaffna rather than just two",
                "two nights in Jaffna, not one please"
            })
    void moreNightsWhereThePlanHasNoneMakeNoOtherTrip(String message) {
        var state = round().hears(message);

        assertThat(state.getTargetLocations()).contains("Sigiriya", "Kandy", "Ella", "Mirissa");
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-02-06"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-02-13"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Can we have three nights in Kandy instead of two?|Kandy|3",
                "could we do 3 nights in Mirissa rather than just two|Mirissa|3",
                "one night in Ella instead of two please|Ella|1",
                "3 nights in Ella, not two|Ella|3"
            })
    void oneNumberOfNightsForAnotherIsOfThatStayAlone(String message, String place, int nights) {
        var state = round().hears(message);

        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Ella", "Mirissa");
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-02-06"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-02-13"));
        assertThat(String.join(" ", state.getAssumptions())).contains(place + " has " + nights + " night");
    }

    @Test
    void theBeachThatIsPlannedAlreadyStaysInItsTrip() {
        stands(round().hears("make it mirissa then"), "Mirissa is in the plan already");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "drop jaffna",
                "forget jaffna then, too far",
                "can you take out Jaffna",
                "skip jaffna please",
                "no jaffna",
                "forget jaffna btw",
                "we won't have time for Jaffna I think, drop it"
            })
    void whatThePlanHasNotLeavesNothingOut(String message) {
        stands(round().hears(message), "Jaffna is not in the plan");
    }

    @Test
    void aPlaceIsDroppedInTheBreathThatNamesIt() {
        assertThat(round().hears("we won't have time for Kandy I think, drop it")
                        .getTargetLocations())
                .containsExactly("Sigiriya", "Ella", "Mirissa");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "swap the order, beach first then up to the hills",
                "put the beach first",
                "can we have the beach at the start",
                "swap it around so we start with the beach",
                "beach before the hills"
            })
    void theBeachComesFirst(String message) {
        var state = round().hears(message);

        assertThat(state.getTargetLocations())
                .startsWith("Mirissa")
                .containsExactlyInAnyOrder("Sigiriya", "Kandy", "Ella", "Mirissa");
        assertThat(state.getPreferences().orElseThrow().getAvoid()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"end on the beach", "can we finish by the sea", "the beach at the end"})
    void whatEndsTheTripAlreadyIsSaidToDoSo(String message) {
        stands(round().hears(message), "the plan ends with Mirissa already");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "we'd rather have more beach time|Mirissa|4",
                "more time at the beach less in the hills|Mirissa|4",
                "less time in kandy, more beach|Mirissa|4",
                "can we do 4 nights at the beach instead|Mirissa|4",
                "i want more time in the hills|Ella|3"
            })
    void moreOfALandIsANightMoreThere(String message, String place, int nights) {
        var state = round().hears(message);

        assertThat(kept(state)).contains(Placement.staying(place, nights).inWords());
        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Ella", "Mirissa");
        assertThat(state.getPreferences().orElseThrow().getAvoid()).isEmpty();
    }

    @Test
    void aPlaceThatThePlanHasNotHasNoTimeToGive() {
        stands(round().hears("Less time in Jaffna, more beach"), "Jaffna is not in the plan");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "two of us leave a day earlier",
                "one couple leaves 2 days earlier",
                "grandparents fly home 3 days before us",
                "my sister joins two days later",
                "my sister joins for the last 3 days"
            })
    void whatSomeOfThemDoIsNotTheTrip(String message) {
        stands(round().hears(message), "the plan stays");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "the little one is 6, not 4",
                "actually it's three of us",
                "we're 5 now not 2",
                "the older one is 10, not 9"
            })
    void whoTravelsIsPutRight(String message) {
        stands(round().hears(message), "Noted: ");
    }

    @Test
    void whatOneOfThemDoesNotDoIsForTheOthers() {
        stands(round().hears("one of us doesn't surf"), "The surfing stays in the plan");
        stands(round().hears("one of us doesnt dive"), "the plan has no diving");
    }

    @Test
    void lessDrivingOnADayIsOfThatDayAlone() {
        var lighter = round().hears("less driving on day 7");

        assertThat(kept(lighter)).doesNotContain("no long drives");
        assertThat(String.join(" ", lighter.getAssumptions())).contains("Day 7 is without the drive to Galle Fort");
        stands(round().hears("shorter drives on day 2"), "the way from Sigiriya to Kandy");
        stands(round().hears("day 5 has too much driving"), "day 5 has no drive");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ok forget jaffna. what about a day trip to tangalle from the beach",
                "add a day trip to tangalle",
                "how about a day trip to Tangalle from there"
            })
    void aDayTripIsOneOfTheDays(String message) {
        var state = round().hears(message);

        assertThat(state.getTargetLocations()).contains("Sigiriya", "Kandy", "Ella", "Mirissa", "Tangalle");
        assertThat(kept(state)).contains("Tangalle as a day trip");
        assertThat(state.getTargetEndDate()).isPresent();
    }

    @Test
    void aDayTripThatIsPlannedIsSaidToBe() {
        stands(round().hears("day trip to galle fort from the beach?"), "Galle Fort is in the plan already, on day 7");
    }

    @ParameterizedTest
    @ValueSource(strings = {"skip the train", "instead of the train a driver pls", "a car instead of the train"})
    void theTrainIsLeftForTheCar(String message) {
        var state = round().hears(message);

        assertThat(kept(state)).contains("by car");
        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Ella", "Mirissa");
    }

    @Test
    void aQuestionThatNamesAPlaceIsAnsweredAndPlansNothing() {
        var state = round().hears("should we stay the first night in Negombo instead of driving straight off?");

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getTargetLocations()).contains("Negombo");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "looks good. send me the final version",
                "final plan day by day please",
                "give me the final plan day by day",
                "Please give me the whole itinerary day by day"
            })
    void thePlanIsShownAsItStands(String message) {
        assertThat(round().hears(message).getPlanStands()).isTrue();
    }

    @Test
    void aListOfNightsIsOfTheTripInHand() {
        var state = round().hears("3 nights ella 2 nights mirissa");

        assertThat(kept(state)).contains("3 nights in Ella", "2 nights in Mirissa");
        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Ella", "Mirissa");
    }

    @ParameterizedTest
    @ValueSource(strings = {"make it 2 nights there", "one of them comes back after 2 days in the mountains"})
    void daysOfAPartAreNotThoseOfTheTrip(String message) {
        assertThat(round().hears(message).getTargetEndDate()).isNotEqualTo(Optional.of(LocalDate.of(2027, 2, 7)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"make it 4 days", "only 4 days please", "we have 4 days", "cut it to 4 days"})
    void aTripIsMadeShortWhereThatIsSaidOfAllOfIt(String message) {
        assertThat(round().hears(message).getTargetEndDate()).contains(LocalDate.of(2027, 2, 9));
    }

    @Test
    void aNightMoreHereAndOneLessThere() {
        var state = round().hears("Is it possible to stay one night more in Ella and one less in Kandy?");

        assertThat(kept(state)).contains("3 nights in Ella", "1 nights in Kandy");
    }

    @Test
    void noMuseumsIsNotNoCulture() {
        assertThat(round().hears("not so keen on museums")
                        .getPreferences()
                        .orElseThrow()
                        .getAvoid())
                .extracting(StatedValue::getValue)
                .containsExactly("museums");
    }
}
