package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A change of one part of a plan is that of the part: all else that was said of the trip stands. */
class ChangedPartTest {

    private static final List<ItinerarySlot> TO_THE_COAST = List.of(
            slot("2027-02-01", "06:05", "Climb Sigiriya past the frescoes to the summit", "Sigiriya"),
            slot("2027-02-01", "18:30", "Dinner in Sigiriya", "Sigiriya"),
            slot("2027-02-02", "09:10", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2027-02-02", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-02-03", "09:10", "Walk along Gregory Lake", "Nuwara Eliya"),
            slot("2027-02-03", "18:30", "Dinner in Nuwara Eliya", "Nuwara Eliya"),
            slot("2027-02-04", "16:30", "Walk the beach of Mirissa to Coconut Tree Hill", "Mirissa"),
            slot("2027-02-04", "18:30", "Dinner in Mirissa", "Mirissa"),
            slot("2027-02-05", "08:00", "Surf or swim in the bay of Weligama", "Weligama"),
            slot("2027-02-05", "18:30", "Dinner in Mirissa", "Mirissa"));

    private static final List<ItinerarySlot> TO_THE_PARK = List.of(
            slot("2027-02-01", "09:10", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2027-02-01", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-02-02", "06:05", "Hike to Ella Rock", "Ella Rock"),
            slot("2027-02-02", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-02-03", "08:00", "Stop at Ravana Falls", "Ravana Falls"),
            slot("2027-02-03", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-02-04", "15:00", "Jeep safari in Yala National Park", "Yala National Park"),
            slot("2027-02-04", "18:45", "Dinner in Kataragama", "Kataragama"));

    private static Dialogue toTheCoast() {
        return aDialogue()
                .planning(TO_THE_COAST)
                .after("Plan 5 days from 1 February 2027: Sigiriya, Kandy, Nuwara Eliya, Mirissa");
    }

    private static Dialogue toThePark() {
        return aDialogue().planning(TO_THE_PARK).after("Plan 4 days from 1 February 2027: Kandy, Ella, Yala");
    }

    private static List<String> other(GraphState state) {
        return Stream.concat(
                        state.getPreferences().orElseThrow().getOther().stream().map(StatedValue::getValue),
                        DayTerms.of(state).stream())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Could we swap the beach part to Tangalle?|Sigiriya;Kandy;Nuwara Eliya;Tangalle",
                "can the beach days be in Unawatuna?|Sigiriya;Kandy;Nuwara Eliya;Unawatuna",
                "move the beach to Bentota please|Sigiriya;Kandy;Nuwara Eliya;Bentota",
                "Could we swap the beach part to Mirissa?|Sigiriya;Kandy;Nuwara Eliya;Mirissa",
                "move Nuwara Eliya to the beginning|Nuwara Eliya;Sigiriya;Kandy;Mirissa",
                "could Kandy be first? put Kandy at the start|Kandy;Sigiriya;Nuwara Eliya;Mirissa",
                "bring Mirissa to the front|Mirissa;Sigiriya;Kandy;Nuwara Eliya",
                "don't start in Sigiriya, start in Kandy|Kandy;Sigiriya;Nuwara Eliya;Mirissa",
                "begin in Kandy rather than Sigiriya|Kandy;Sigiriya;Nuwara Eliya;Mirissa",
                "and can we end in Kandy on the last day with an afternoon for shopping? Flight at 22:00|Sigiriya;Nuwara Eliya;Mirissa;Kandy",
                "Add Ella and drop the last one|Sigiriya;Kandy;Nuwara Eliya;Ella",
                "Add Mirissa and drop the last one|Sigiriya;Kandy;Nuwara Eliya;Mirissa"
            })
    void aPlaceThatIsNamedForOnePartLeavesTheOthers(String said, String places) {
        var state = toTheCoast().hears(said);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactlyInAnyOrder(places.split(";", -1));
        assertThat(state.getTargetLocations().getFirst()).isEqualTo(places.split(";", -1)[0]);
        assertThat(state.getTargetLocations().getLast()).isEqualTo(places.split(";", -1)[3]);
    }

    @Test
    void whereOneStartsAnewIsNoPlaceOfTheTrip() {
        var state = toTheCoast().hears("don't start in Sigiriya, start in Colombo");

        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Nuwara Eliya", "Mirissa");
        assertThat(state.getPreferences().orElseThrow().getOrigin().map(StatedValue::getValue))
                .contains("Colombo");
    }

    @Test
    void aQuestionOfAWayTakesNoPlaceOutOfThePlan() {
        var state = toThePark().after("how long is the drive from Ella to Yala").hears("make it slower");

        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella", "Yala National Park");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Drop the safari, the little one is scared of elephants",
                "no safari please, drop it",
                "please skip the safaris",
                "leave out the safari"
            })
    void whatWasDroppedByItsKindStaysDropped(String said) {
        var dialogue = toThePark();
        var dropped = dialogue.hears(said);
        assertThat(dropped.getTargetLocations()).containsExactly("Kandy", "Ella");

        var state = toThePark().after(said).after("one day longer").hears("add Galle");

        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella", "Galle Fort");
        assertThat(state.getPreferences().orElseThrow().getAvoid())
                .extracting(StatedValue::getValue)
                .containsAnyOf("wildlife", "Yala National Park");
    }

    @Test
    void whoNamesTheParkAgainWantsItAgain() {
        var state = toThePark().after("no safari please, drop it").hears("add Yala after all");

        assertThat(state.getTargetLocations()).contains("Yala National Park");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Actually we want 10 days, not 5|2027-02-10",
                "no, 7 days|2027-02-07",
                "sorry, it's 6 days, not 5|2027-02-06",
                "cut it to 4|2027-02-04",
                "shorten the trip to 3|2027-02-03",
                "extend it to 8 please|2027-02-08"
            })
    void aNewLengthIsTaken(String said, String last) {
        var state = toTheCoast().hears(said);

        assertThat(state.getTargetDate()).contains(LocalDate.of(2027, 2, 1));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse(last));
        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Nuwara Eliya", "Mirissa");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "6 days by train and bus, no car, from 5 January 2027, Kandy, Ella, Galle, start at the airport|by public transport;start at the airport",
                "Plan 6 days from 14 February 2027 in Ella and Kandy, the train ride to Ella must be included|by train",
                "Plan 10 days, low budget, from the airport, start 5 Jan 2027, Kandy and Ella, we have no car|start at the airport;by public transport"
            })
    void howOneTravelsAndWhereOneStartsIsKnownLongAfter(String order, String kept) {
        var state = aDialogue()
                .after(order)
                .after("make it slower")
                .after("one day longer")
                .after("no museums")
                .hears("add Nuwara Eliya");

        assertThat(other(state)).contains(kept.split(";", -1));
    }

    @Test
    void aFlightThatIsPutOffIsKnownByItsNewDay() {
        var state = aDialogue()
                .after(
                        "We land on 12 January 2027 at 06:00 and fly home on 20 January at 07:00. Plan our trip to Kandy and Ella")
                .hears("we fly home one day later");

        assertThat(other(state))
                .containsExactly("We land on 12 January 2027 at 06:00 and fly home on 21 January at 07:00");
    }

    @Test
    void anotherBeginningTakesThePlaceOfTheAirport() {
        var state = aDialogue()
                .after("Plan 6 days in Kandy and Ella from 5 January 2027, start at the airport")
                .hears("start the trip from Galle");

        assertThat(other(state)).doesNotContain("start at the airport");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "On day 3 we'd rather rest|day 3 free",
                "I would like to rest on day 4|day 4 free",
                "day 2 should be a rest day|day 2 free"
            })
    void aDayOfRestIsKeptFreeInWhateverWords(String said, String term) {
        assertThat(other(toTheCoast().hears(said))).contains(term);
    }

    @Test
    void whoTakesItEasyOnOneDayHasNoOtherPaceOnTheOthers() {
        var state = toTheCoast().hears("we want to take it easy on day 2");

        assertThat(other(state)).contains("day 2 lighter");
        assertThat(state.getPreferences().orElseThrow().getPace()).isEmpty();
        assertThat(other(state)).noneMatch(term -> term.endsWith(" free"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "My friend wants whales, can we do it on day 5?|whale watching on day 5",
                "Swap the whales to day 4|Mirissa on day 4",
                "whale watching on day 5 please|whale watching on day 5"
            })
    void theBoatToTheWhalesIsPutOnItsDay(String said, String term) {
        var state = toTheCoast().hears(said);

        assertThat(other(state)).contains(term);
        assertThat(state.getTargetLocations()).contains("Sigiriya", "Kandy", "Nuwara Eliya", "Mirissa");
    }

    @Test
    void daysThatCannotChangePlacesAreOwnedUpTo() {
        var state = toTheCoast().hears("swap day 1 and 2");

        assertThat(state.getAssumptions()).anyMatch(told -> told.startsWith("Not kept: day "));
        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Nuwara Eliya", "Mirissa");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Swap day 4 and day 5", "could you swap day 2 and day 4"})
    void daysThatChangePlacesChangeNoOther(String said) {
        var state = toTheCoast().hears(said);

        assertThat(other(state)).singleElement().asString().endsWith(" swapped");
        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Nuwara Eliya", "Mirissa");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Put Mirissa back but only one night", "bring Mirissa back, just one night there"})
    void whatIsPutBackHasItsNights(String said) {
        var state = toTheCoast().after("Remove Mirissa").hears(said);

        assertThat(state.getTargetLocations()).contains("Mirissa");
        assertThat(other(state)).contains("1 nights in Mirissa");
    }

    @Test
    void whoPutsBackWhatTheyDoNotNameIsAskedForItsName() {
        var state = toTheCoast().after("make it 2 days shorter").hears("put back the thing you cut and drop Kandy");

        assertThat(state.getAssumptions()).anyMatch(said -> said.startsWith("What a change left out is not kept"));
        assertThat(state.getTargetLocations()).doesNotContain("Kandy");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "No beach after all, I got sunburnt. Hills instead",
                "not the beach, hills instead please",
                "skip the beach. Mountains instead"
            })
    void oneKindOfCountryGivesWayToAnother(String said) {
        var state = toTheCoast().hears(said);

        assertThat(state.getTargetLocations()).doesNotContain("Mirissa").contains("Sigiriya", "Kandy");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Can you tell me when the train starts in Kandy",
                "Do you know whether the hike should end in Kandy?",
                "the cooking class should start in Mirissa",
                "Should the trip begin in Kandy?",
                "how is Mirissa for the beach days?",
                "Do you recommend Mirissa for the beach days?",
                "any thoughts on Mirissa for the beach days?",
                "Day 2 should end in Nuwara Eliya please",
                "We want to start at Kandy before sunrise",
                "see Mirissa first thing in the morning"
            })
    void whereADayOrATrainBeginsReordersNothing(String said) {
        var state = toTheCoast().hears(said);

        assertThat(state.getAssumptions())
                .noneMatch(note -> note.contains("last place of the plan") || note.contains("is where the plan has"));
        if (state.getIntent() == IntentType.TRIP_PLANNING) {
            assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Nuwara Eliya", "Mirissa");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Day 2 should end in Nuwara Eliya please",
                "We want to start at Kandy before sunrise",
                "could we begin in Kandy at 7am"
            })
    void whereASingleDayBeginsIsOwnedUpTo(String said) {
        assertThat(toTheCoast().hears(said).getAssumptions())
                .anyMatch(note -> note.startsWith("The places keep their order"));
    }

    private static void isFromTo(GraphState state, String first, String last) {
        assertThat(state.getTargetDate()).contains(LocalDate.parse(first));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse(last));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Move everything two days later and end in Mirissa|2027-02-03|2027-02-07",
                "Push the trip back by a week, we can't leave work before|2027-02-08|2027-02-12",
                "everything a week later please, we cannot depart before that|2027-02-08|2027-02-12",
                "shift it by two days, I only leave the office then|2027-02-03|2027-02-07",
                "we fly home one day later|2027-02-01|2027-02-06",
                "our flight home is now two days later|2027-02-01|2027-02-07",
                "can we leave a day earlier?|2027-02-01|2027-02-04"
            })
    void theWholeTripIsMovedUnlessItIsTheWayHome(String said, String first, String last) {
        isFromTo(toTheCoast().hears(said), first, last);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Remember we fly on the 6th. So six days, please, not five.|2027-02-01|2027-02-06",
                "We fly on the 6th, so six days please|2027-02-01|2027-02-06",
                "Don't forget that we fly on the 4th. Four days then, not five.|2027-02-01|2027-02-04",
                "the plane goes on 7 February, that makes seven days|2027-02-01|2027-02-07",
                "Flight's on the 6th at noon, six days all in all|2027-02-01|2027-02-06",
                "We have to catch our plane on the 4th, four days it is|2027-02-01|2027-02-04",
                "Our ship sails on the 7th, seven days therefore|2027-02-01|2027-02-07",
                "As I said, we take off on the 6th, so six days.|2027-02-01|2027-02-06"
            })
    void theDayOfTheFlightHomeIsTheLastHoweverManyDaysAreCountedBesideIt(String said, String first, String last) {
        isFromTo(toTheCoast().hears(said), first, last);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The trip begins on the 3rd of February, as we said at the start.|2027-02-03",
                "The trip starts on 3 February, as we told you.|2027-02-03",
                "It all begins on the 2nd of February, like I said before|2027-02-02",
                "Our trip starts on the 4th of February, I mentioned it already.|2027-02-04"
            })
    void aBeginningThatIsSaidAgainMovesTheTripThere(String said, String first) {
        assertThat(toTheCoast().hears(said).getTargetDate()).contains(LocalDate.parse(first));
    }

    @Test
    void aTripThatIsMovedAndEndsElsewhereDoesBoth() {
        var state = toTheCoast().hears("Move everything two days later and end in Colombo");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-02-03"));
        assertThat(state.getTargetLocations())
                .containsExactlyInAnyOrder("Sigiriya", "Kandy", "Nuwara Eliya", "Mirissa", "Colombo");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "change the start to 9",
                "reduce the temples to two",
                "change the group to 4",
                "bring the hikes down to two"
            })
    void aNumberOfSomethingElseIsNotThatOfTheDays(String said) {
        var state = toTheCoast().hears(said);

        assertThat(state.getPreferences().orElseThrow().getDates().orElseThrow().getDays())
                .contains(5);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "We love Kandy, could we stay longer there?|2027-02-06|2 nights in Kandy",
                "Kandy, could we spend two nights there?|2027-02-05|2 nights in Kandy",
                "can we stay a bit longer in Kandy?|2027-02-06|2 nights in Kandy"
            })
    void whoWouldStayLongerKeepsTheOtherPlaces(String said, String last, String nights) {
        var state = toTheCoast().hears(said);

        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Nuwara Eliya", "Mirissa");
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse(last));
        assertThat(other(state)).contains(nights);
    }

    @ParameterizedTest
    @ValueSource(strings = {"let's do that", "ok, we'll do that", "plan that please"})
    void sightsNearAPlaceOfThePlanComeBesideIt(String said) {
        var state = toThePark()
                .answering("What I know:\n\n- **Diyaluma Falls**: high.\n- **Dunhinda Falls**: in a forest.")
                .after("Which waterfalls are near Ella?")
                .hears(said);

        assertThat(state.getTargetLocations())
                .contains("Kandy", "Ella", "Yala National Park", "Diyaluma Falls", "Dunhinda Falls");
        assertThat(state.getAssumptions()).anyMatch(note -> note.startsWith("I added what I had just named"));
    }
}
