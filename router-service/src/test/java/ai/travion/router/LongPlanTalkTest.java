package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import ai.travion.router.wishes.Placement;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A long plan that is talked about: what is said of a part of it, aside or of some of its people leaves its length, its places and its people. */
class LongPlanTalkTest {

    private static final LocalDate FIRST = LocalDate.parse("2027-03-01");
    private static final LocalDate LAST = LocalDate.parse("2027-03-10");
    private static final List<String> NIGHTS =
            List.of("Sigiriya", "Sigiriya", "Kandy", "Kandy", "Kandy", "Ella", "Ella", "Mirissa", "Mirissa", "Mirissa");

    private static List<ItinerarySlot> tenDays() {
        var slots = new ArrayList<ItinerarySlot>();
        for (int at = 0; at < NIGHTS.size(); at++) {
            var day = FIRST.plusDays(at).toString();
            var base = NIGHTS.get(at);
            slots.add(
                    at == 5
                            ? slot(day, "10:00", "Time in Ella for a tea factory in the hills around", "Ella")
                            : slot(day, "10:00", "See " + base, base));
            slots.add(slot(day, "18:30", "Dinner in " + base, base));
        }
        return List.copyOf(slots);
    }

    private static Dialogue aPlan() {
        return aDialogue()
                .planning(tenDays())
                .after(
                        "Plan 10 days from 1 March 2027: Sigiriya, Kandy, Ella and Mirissa",
                        FIRST.toString(),
                        LAST.toString());
    }

    private static void isAsLongAsBefore(GraphState state) {
        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetDate()).contains(FIRST);
        assertThat(state.getTargetEndDate()).contains(LAST);
    }

    private static List<String> other(GraphState state) {
        return state.getPreferences().orElseThrow().getOther().stream()
                .map(StatedValue::getValue)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "add galle for half a day",
                "we'd rather have 3 nights at the beach",
                "we'd like 2 nights in the hills",
                "we'd love adam's peak",
                "I'd like to see Galle"
            })
    void daysOfAPartAreNotItsLength(String said) {
        var state = aPlan().hears(said);

        isAsLongAsBefore(state);
        assertThat(state.getTargetLocations()).contains("Sigiriya", "Kandy", "Ella", "Mirissa");
    }

    @Test
    void whatWasLeftOutComesBackWithItsNights() {
        var state = aPlan().after("skip sigiriya").hears("put sigiriya back please, 2 nights");

        isAsLongAsBefore(state);
        assertThat(state.getTargetLocations()).contains("Sigiriya", "Kandy", "Ella", "Mirissa");
        assertThat(other(state)).contains(Placement.staying("Sigiriya", 2).inWords());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wait, we have 12 days, not 10! from 8 to 19 march|2027-03-08|2027-03-19",
                "sorry, it's 8 days not 10|2027-03-01|2027-03-08",
                "not 10 but 8 days|2027-03-01|2027-03-08"
            })
    void anotherLengthBehindAnAsideIsThatOfTheTrip(String said, LocalDate first, LocalDate last) {
        var state = aPlan().after("tell me about galle fort").hears(said);

        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Ella", "Mirissa");
        assertThat(state.getTargetDate()).contains(first);
        assertThat(state.getTargetEndDate()).contains(last);
    }

    @ParameterizedTest
    @ValueSource(strings = {"what's day 11 now?", "what's on day 14?", "show me day 12"})
    void aDayBehindTheLastIsSaidNotToBeThere(String said) {
        var step = aPlan().says(said);

        assertThat(step.next()).isEqualTo(Graph.REPLY);
        assertThat(step.state().getFinalResponse())
                .hasValueSatisfying(answer -> assertThat(answer).startsWith("Day 10 is the last of the plan."));
    }

    @Test
    void theDayAfterOneThatIsNotThereIsNotAdded() {
        var step = aPlan().after("what's day 14?").says("and the day after?");

        assertThat(step.state().getFinalResponse())
                .hasValueSatisfying(answer -> assertThat(answer).startsWith("Day 10 is the last of the plan."));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sum up the whole trip one last time",
                "sum it all up one last time",
                "a short summary of the trip, please",
                "list the plan once more",
                "Thank you, it's been a pleasure! Show us the whole plan in one piece",
                "Brilliant, my wife is thrilled. Could you print the entire itinerary?"
            })
    void thePlanIsSummedUpWhateverWasAskedSince(String said) {
        var state = aPlan().after("tell me about nine arch bridge").hears(said);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getPlanStands()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"list our nights", "show me the nights", "which hotels nights where"})
    void itsNightsAreToldFromIt(String said) {
        assertThat(aPlan().hears(said).getFinalResponse())
                .hasValueSatisfying(answer -> assertThat(answer)
                        .startsWith("The nights of the plan: Sigiriya (2), Kandy (3), Ella (2), Mirissa (3)."));
    }

    @Test
    void thereIsThePlaceThatCameIntoThePlan() {
        assertThat(aPlan().after("add galle for half a day").searchesFor("what can we eat there?"))
                .isEqualTo("what can we eat in Galle Fort?");
    }

    @Test
    void whatIsTheSameEverywhereIsAskedOfTheCountryAndNotBack() {
        var state = aPlan().hears("is the water safe to drink there?");

        assertThat(state.getRouteDecision()).isNotEqualTo(RouteDecision.ASK_CLARIFICATION);
        assertThat(state.getTargetLocations()).isEmpty();
    }

    @Test
    void aPlaceThatIsTakenUpAfterAQuestionJoinsTheOthers() {
        var state = aPlan().after("is yala or udawalawe better with kids?").hears("ok udawalawe then, 1 night");

        isAsLongAsBefore(state);
        assertThat(state.getTargetLocations())
                .contains("Sigiriya", "Kandy", "Ella", "Udawalawe National Park", "Mirissa");
        assertThat(other(state))
                .contains(Placement.staying("Udawalawe National Park", 1).inWords());
    }

    @Test
    void aNewPlaceComesWhereItLiesOnTheWayOfThePlan() {
        var state = aDialogue()
                .planning(tenDays())
                .after(
                        "Plan 10 days from 1 March 2027: Mirissa, Sigiriya, Kandy and Ella",
                        FIRST.toString(),
                        LAST.toString())
                .hears("we'd love to see galle");

        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Ella", "Mirissa", "Galle Fort");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"swap the tea factory for something outdoors|Ella", "replace the tea factory with a walk|Ella"})
    void aStopThatGivesWayTakesNoPlaceWithIt(String said, String place) {
        assertThat(aPlan().hears(said).getTargetLocations()).contains("Kandy", place, "Mirissa");
    }

    @Test
    void aPlaceIsLeftOutForMoreOfAKind() {
        var state = aPlan().hears("skip kandy and do more beach instead");
        var known = state.getPreferences().orElseThrow();

        isAsLongAsBefore(state);
        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Ella", "Mirissa");
        assertThat(known.getAvoid()).extracting(StatedValue::getValue).containsExactly("Kandy");
        assertThat(known.getInterests()).extracting(StatedValue::getValue).contains("beach");
        assertThat(known.getPace()).isEmpty();
    }

    @Test
    void whatIsExceptedStays() {
        var state = aPlan().hears("no temples please except the tooth temple");

        assertThat(state.getTargetLocations()).contains("Temple of the Tooth");
        assertThat(other(state)).contains("Temple of the Tooth all the same");
    }

    @Test
    void someOfThemAreNotAllOfThem() {
        var state = aDialogue()
                .planning(tenDays())
                .after("Plan 10 days from 1 March 2027 for 6 people: Sigiriya, Kandy, Ella and Mirissa")
                .hears("two of us don't surf");

        assertThat(state.getPreferences().orElseThrow().getParty().orElseThrow().getAdults())
                .isEqualTo(6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"what's the train from kandy to ella like?", "the bus from Kandy to Ella, is it ok?"})
    void aWayThatIsAskedAboutIsNotWhereTheTripBegins(String said) {
        assertThat(aPlan().hears(said).getPreferences().orElseThrow().getOrigin())
                .isEmpty();
    }

    @Test
    void oneWayByTrainIsNoWordOfWalking() {
        assertThat(other(aPlan().hears("ok do that leg by train"))).noneMatch(term -> term.contains("walk"));
    }
}
