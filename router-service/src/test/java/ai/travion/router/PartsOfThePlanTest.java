package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.StatedValue;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wished of a part of the plan, its beach, its first days, the number of its places: a number in it is not the length of the trip. */
class PartsOfThePlanTest {

    private static final List<ItinerarySlot> ROUND = Stops.round(
            "2027-02-08",
            "Sigiriya",
            "Kandy",
            "Kandy",
            "Ella",
            "Ella",
            "Ella",
            "Kataragama",
            "Galle Fort",
            "Mirissa",
            "Mirissa");

    private static Dialogue aRound() {
        return aDialogue()
                .planning(ROUND)
                .after(
                        "Plan 10 days: Sigiriya, Kandy, Ella, Yala, Galle and Mirissa from 8 February 2027",
                        "2027-02-08",
                        "2027-02-17");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Take Yala out and give us more beach",
                "please drop Yala, we'd like more time by the sea",
                "skip Yala and stay longer at the beach instead",
                "without Yala please, rather more beach days"
            })
    void theNightsOfWhatIsLeftOutAreSpentWhereItIsWished(String said) {
        var state = aRound().hears(said);

        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Ella", "Galle Fort", "Mirissa");
        assertThat(terms(state)).contains("3 nights in Mirissa");
        assertThat(days(state)).isEqualTo(10);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "One day longer please, so the beach isn't too short|3 nights in Mirissa|11",
                "make it two days longer so we have more time at the coast|4 nights in Mirissa|12"
            })
    void aTripThatIsLongerForTheBeachHasItsDaysThere(String said, String nights, int days) {
        var state = aRound().hears(said);

        assertThat(terms(state)).contains(nights);
        assertThat(days(state)).isEqualTo(days);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Less Ella, two nights there is enough", "Ella is too long, two nights are enough there"})
    void whatAPlaceGivesUpMakesTheTripNoShorter(String said) {
        var state = aRound().hears(said);

        assertThat(terms(state)).contains("2 nights in Ella");
        assertThat(days(state)).isEqualTo(10);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Please only 3 places",
                "max 3 places please, we have a child with us",
                "can you cut it down to three stops?",
                "three hotels at most please"
            })
    void ofFewerPlacesThoseWithTheMostNightsAreKeptAndTheBeachAmongThem(String said) {
        var state = aRound().hears(said);

        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella", "Mirissa");
        assertThat(days(state)).isEqualTo(10);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Make the first three days just relaxing",
                "Can you make the first three days just relaxing, we'll be exhausted from the wedding",
                "keep the first 3 days free please",
                "we want to do nothing but relax, so relaxing for the first three days"
            })
    void theFirstDaysAreFreeAndTheTripIsAsLongAsBefore(String said) {
        var state = aRound().hears(said);

        assertThat(terms(state)).contains("day 1 free", "day 2 free", "day 3 free");
        assertThat(days(state)).isEqualTo(10);
    }

    @Test
    void aStayThatBecomesADayTripLeavesItsNightsToTheOther() {
        var state = aRound().hears("Can you do Galle as a day trip from Mirissa instead of sleeping there?");

        assertThat(terms(state)).contains("3 nights in Mirissa", "Galle Fort as a day trip");
        assertThat(days(state)).isEqualTo(10);
    }

    @Test
    void aFreeDayInOneOfTwoPlacesIsWhereOneStaysLonger() {
        var state = aRound().hears("can we put in a free day in Kandy or Ella, just nothing planned");

        assertThat(state.getAssumptions()).anyMatch(said -> said.contains("rest day in Ella"));
        assertThat(state.getTargetLocations()).contains("Kandy", "Ella");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Can you sum it up in a few lines so I can send it to our friends?",
                "write me a short summary for whatsapp, I want to share the plan with my family",
                "Could you give me a short overview of the trip for my mother?"
            })
    void aPlanIsSummedUpForOthersWithItsDatesAndNights(String said) {
        var state = aRound().hears(said);

        assertThat(state.getFinalResponse().orElseThrow())
                .contains("10 days, 8 February 2027", "Kandy, 2 nights", "Mirissa");
    }

    @Test
    void twoDaysThatAreAskedForAreBothShown() {
        var state = aRound().hears("show me day 5 and 6");

        assertThat(state.getFinalResponse().orElseThrow()).contains("day 5", "day 6");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Where is the nicest beach, not too much party?",
                "whats the cheapest way from the airport to our first stop?",
                "How far is it from Kandy to Ella?"
            })
    void aQuestionBesideThePlanIsLookedUp(String said) {
        var state = aRound().hears(said);

        assertThat(state.getIntent()).isNotEqualTo(IntentType.TRIP_PLANNING);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Can you take the train from Kandy to Ella instead of the car?",
                "can we take the train from kandy to ella instead of the car",
                "could you please do the train from Kandy to Ella"
            })
    void theTrainOfOneWayIsOrderedAndLeavesTheOtherPlaces(String said) {
        var byRoad = Stream.concat(
                        ROUND.stream(),
                        Stream.of(slot("2027-02-11", "06:45", "Travel from Kandy to Ella by car", "Ella")))
                .sorted(Comparator.comparing(
                                (ItinerarySlot slot) -> slot.getDate().orElseThrow())
                        .thenComparing(ItinerarySlot::getTime))
                .toList();
        var state = aDialogue()
                .planning(byRoad)
                .after(
                        "Plan 10 days: Sigiriya, Kandy, Ella, Yala, Galle and Mirissa from 8 February 2027",
                        "2027-02-08",
                        "2027-02-17")
                .hears(said);

        assertThat(terms(state)).contains("by train from Kandy to Ella");
        assertThat(state.getTargetLocations()).contains("Sigiriya", "Kandy", "Ella", "Galle Fort", "Mirissa");
    }

    private static List<String> terms(GraphState state) {
        return state.getPreferences().orElseThrow().getOther().stream()
                .map(StatedValue::getValue)
                .toList();
    }

    private static long days(GraphState state) {
        return ChronoUnit.DAYS.between(
                        state.getTargetDate().orElseThrow(),
                        state.getTargetEndDate().orElseThrow())
                + 1;
    }
}
