package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.router.wishes.PeopleTold;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is asked of all of a plan is answered over it; what is ordered to be booked, or only told, is not looked up. */
class OverThePlanTest {

    private static final List<ItinerarySlot> FOUR_DAYS = List.of(
            slot("2027-03-01", "05:45", "Climb Sigiriya past the frescoes to the summit", "Sigiriya"),
            slot("2027-03-01", "18:30", "Dinner in Sigiriya", "Sigiriya"),
            slot("2027-03-02", "07:00", "Travel from Sigiriya to Kandy by car", "Kandy"),
            slot("2027-03-02", "14:30", "Time in Kandy for a class in cooking rice and curry", "Kandy"),
            slot("2027-03-02", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-03-03", "08:00", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2027-03-03", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-03-04", "06:45", "Travel from Kandy to Yala National Park by car", "Yala National Park"),
            slot("2027-03-04", "15:00", "Jeep safari in Yala National Park", "Yala National Park"),
            slot("2027-03-04", "18:30", "Dinner in Tissamaharama", "Tissamaharama"));

    private static Dialogue afterThePlan() {
        return aDialogue().planning(FOUR_DAYS).after("Plan 4 days in Sigiriya, Kandy and Yala from 1 March 2027");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    is any of it too much for my mother             | Climb Sigiriya
                    anything here that's no good with a pushchair?  | Jeep safari
                    which of these can grandma do?                  | whoever walks little
                    is the trip too rushed?                         | stops and about
                    what do we need to book in advance?             | Kandy, 2 nights from 2 March
                    do we have to reserve anything?                 | Jeep safari
                    what would the kids like best?                  | children: Jeep safari
                    what would the grandchildren like best?         | children: Jeep safari
                    what would my 8-year-old enjoy most?            | children: Jeep safari
                    what's the highlight of it all?                 | Climb Sigiriya
                    which one could we do without?                  | least is lost
                    what's the most expensive day                   | prices are not known
                    """)
    void aQuestionOfAllOfThePlanIsAnsweredOverIt(String question, String told) {
        var state = afterThePlan().hears(question);

        assertThat(state.getRouteDecision()).as(question).isEqualTo(RouteDecision.DIRECT_ANSWER);
        assertThat(state.getFinalResponse().orElse("")).as(question).contains(told);
    }

    @ParameterizedTest
    @ValueSource(strings = {"is it too hot for us then?", "will we get wet on this trip?"})
    void theWeatherOfAPlanIsAskedOfItsMonthAtAllItsPlaces(String question) {
        assertThat(afterThePlan().searchesFor(question)).contains("Is March a good time for Sigiriya, Kandy");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    book us a nice hotel please           | Kandy, 2 nights from 2 March
                    could you get us a driver             | drives on 2 of its 4 days
                    reserve the safari for us             | Jeep safari in Yala National Park (day 4)
                    please buy us seats on the train      | not in the plan
                    book us a table for saturday night    | A table is had by telephone
                    book us a cooking lesson please       | a day or two before, through where you stay
                    """)
    void whatIsOrderedToBeBookedIsSaidNotToBeBookedHere(String order, String told) {
        var state = afterThePlan().hears(order);

        assertThat(state.getFinalResponse().orElse(""))
                .startsWith("I cannot book")
                .contains(told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    my youngest always sleeps after lunch     | your youngest always sleeps after lunch
                    i've never been on a surfboard            | you have never been on a surfboard
                    we usually have dinner late               | you usually have dinner late
                    """)
    void aRemarkIsNotedAndKept(String remark, String fact) {
        var state = afterThePlan().hears(remark);

        assertThat(state.getFinalResponse().orElse("")).startsWith("Noted: " + fact);
        assertThat(state.getPreferences().orElseThrow().getOther())
                .extracting(StatedValue::getValue)
                .extracting(PeopleTold::said)
                .contains(fact);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    My husband and I sleep late       | your husband and you sleep late
                    My mother says I'm too slow       | your mother says you are too slow
                    We only carry US dollars          | you only carry US dollars
                    I was ill last week               | you were ill last week
                    """)
    void aRemarkIsSaidBackToWhoMadeIt(String remark, String fact) {
        assertThat(PeopleTold.plainly(remark).map(PeopleTold::said)).contains(fact);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    i'm not really a museum person             | museums
                    we aren't beach people                     | beach
                    """)
    void whoIsNoPersonForAThingDoesNotWantIt(String remark, String avoided) {
        assertThat(afterThePlan().hears(remark).getPreferences().orElseThrow().getAvoid())
                .extracting(StatedValue::getValue)
                .contains(avoided);
    }

    @Test
    void whoIsMoreThanAPersonForAThingStillWantsIt() {
        assertThat(afterThePlan().hears("we're not just beach people").getPreferences().stream()
                        .flatMap(known -> known.getAvoid().stream()))
                .isEmpty();
    }

    @Test
    void ticketsThatAreSoldAtNoGateAreNotSaidToBe() {
        assertThat(afterThePlan()
                        .hears("please buy us tickets for the night bus")
                        .getFinalResponse()
                        .orElse(""))
                .doesNotContain("sold at the gate");
    }

    @Test
    void theHalfThatAsksIsToldBesideTheHalfThatChanges() {
        var state = afterThePlan().hears("which day is the longest drive, and keep day 3 free please");

        assertThat(terms(state)).contains("day 3 free");
        assertThat(state.getAssumptions()).anyMatch(note -> note.contains("has the most driving"));
    }

    @Test
    void aQuestionThatIsLookedUpStaysOpenBesideAChange() {
        var state = afterThePlan().hears("what about mosquitoes, and keep day 3 free please");

        assertThat(terms(state)).contains("day 3 free");
        assertThat(state.getAssumptions()).anyMatch(note -> note.contains("\"what about mosquitoes\" is not answered"));
    }

    @Test
    void theDayThatIsToldToBeLeastLostIsDroppedWhenThatIsAgreedTo() {
        var state = afterThePlan().after("what would you cut?").hears("ok do it");

        assertThat(state.getPreferences().orElseThrow().getDates().orElseThrow().getDays())
                .contains(3);
    }

    private static List<String> terms(GraphState state) {
        return Stream.concat(
                        state.getPreferences().orElseThrow().getOther().stream().map(StatedValue::getValue),
                        DayTerms.of(state).stream())
                .toList();
    }
}
