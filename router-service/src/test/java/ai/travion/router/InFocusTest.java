package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Beside a plan, what a question leaves out is what was spoken of last, by either side: a place, a day or a way. */
class InFocusTest {

    private static final String PLAN = "Plan 5 days in Sigiriya, Kandy and Ella from 10 February 2027";

    private static final String SHOWN =
            "Here is a plan.\n\n### Day 1 · Wednesday 10 February 2027\n\n### Day 2 · Thursday 11 February 2027\n";

    private static final List<ItinerarySlot> DAYS = List.of(
            slot(10, "06:05", 180, "Climb Sigiriya past the frescoes to the summit", "Sigiriya"),
            slot(10, "15:30", 150, "Climb Pidurangala Rock for the view of Sigiriya", "Pidurangala Rock"),
            slot(10, "18:30", 75, "Dinner in Sigiriya", "Sigiriya"),
            slot(11, "06:45", 150, "Travel from Sigiriya to Kandy by car", "Kandy"),
            slot(11, "15:00", 105, "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot(11, "18:30", 75, "Dinner in Kandy", "Kandy"),
            slot(12, "06:45", 425, "Travel from Kandy to Ella by train, with lunch on the way", "Ella"),
            slot(12, "17:00", 60, "Stroll along the main street of Ella", "Ella"),
            slot(12, "18:30", 75, "Dinner in Ella", "Ella"),
            slot(13, "05:40", 240, "Hike to Ella Rock", "Ella Rock"),
            slot(13, "18:30", 75, "Dinner in Ella", "Ella"),
            slot(14, "09:00", 105, "Walk up Little Adam's Peak", "Little Adam's Peak"),
            slot(14, "18:30", 75, "Dinner in Ella", "Ella"));

    private static ItinerarySlot slot(int day, String time, int minutes, String activity, String location) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.of(2027, 2, day))
                .setTime(time)
                .setDurationMinutes(minutes)
                .setActivity(activity)
                .setLocation(location)
                .setLightingQuality("good")
                .build();
    }

    private static Dialogue afterThePlan() {
        return aDialogue().planning(DAYS).answering(SHOWN).after(PLAN);
    }

    private static String told(GraphState state) {
        return state.getFinalResponse().orElse("");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    when do we climb Pidurangala?   | how long does it take?                  | Climb Pidurangala Rock
                    what is the hardest hike?       | how early do we have to start?          | Hike to Ella Rock at 05:40
                    what is the hardest hike?       | where do we sleep after that?           | the night of day 4
                    how long are the drives?        | and which one is the longest?           | Travel from Kandy to Ella by train
                    how long are the drives?        | which is the shortest?                  | Travel from Sigiriya to Kandy by car
                    which is the longest drive?     | and the shortest?                       | Travel from Sigiriya to Kandy by car
                    what is on day 3?               | what time do we leave?                  | day 3, Friday 12 February
                    when is the Temple of the Tooth?| how long is that drive?                 | Travel from Sigiriya to Kandy
                    when do we climb Pidurangala?   | where are we the night after?           | the night of day 2
                    when do we climb Pidurangala?   | what's the plan for that afternoon?     | Climb Pidurangala Rock
                    is Galle worth it?              | ok leave it as it is                    | the plan stays as it is
                    which part has the most walking?| which part of the trip has the most driving? | Travel from Kandy to Ella
                    which part has the most walking?| which of the walks is easier?           | Walk up Little Adam's Peak
                    when do we go to Ella?          | what comes after Mirissa?               | Mirissa is not in the plan
                    how many nights in Ella is that?| why so long in Galle?                   | Galle Fort is not in the plan
                    """)
    void whatThePlanTellsIsToldOfIt(String before, String question, String answer) {
        assertThat(told(afterThePlan().after(before).hears(question))).contains(answer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    when do we climb Pidurangala?   | what do we wear there?        | Pidurangala Rock
                    what is the hardest hike?       | can I do it without a guide?  | Ella Rock
                    what is the hardest hike?       | is it slippery after rain?    | Ella Rock
                    """)
    void whatAPlaceTellsIsAskedOfItAlone(String before, String question, String place) {
        var state = afterThePlan().after(before).hears(question);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getTargetLocations()).containsExactly(place);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    how do we get from Kandy to Ella? | which train should we take?   | which train should we take from Kandy to Ella?
                    how do we get from Kandy to Ella? | how often do they run?        | how often do trains run from Kandy to Ella?
                    how do we get from Kandy to Ella? | do we need to book it?        | do we need to book the train from Kandy to Ella?
                    how long is the train to Ella?    | which side should we sit on?  | which side should we sit on on the train from Kandy to Ella?
                    """)
    void whatIsAskedOfARideHasItsEnds(String before, String question, String whole) {
        assertThat(afterThePlan().after(before).searchesFor(question)).isEqualToIgnoringCase(whole);
    }

    @ParameterizedTest
    @ValueSource(strings = {"what's on the day after that?", "what do we do on the day after", "and after it?"})
    void theDayBesideThatOfAStopIsFound(String question) {
        assertThat(afterThePlan().after("when do we climb Pidurangala?").searchesFor(question))
                .isEqualTo("What do we do on day 2?");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is Sigiriya worth it, or should we climb Pidurangala instead?",
                "is sigiriya any good or is pidurangala better?"
            })
    void twoThatAreWeighedAreNoOrder(String question) {
        var state = afterThePlan().hears(question);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getTargetLocations()).containsExactlyInAnyOrder("Sigiriya", "Pidurangala Rock");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    are there many steps at Sigiriya? | how many?                      | How many steps at Sigiriya?
                    what is there in Sigiriya?        | is it safe to go there alone?  | is it safe to go to Sigiriya alone?
                    is Arugam Bay nice?               | how far is that?               | How far is Arugam Bay?
                    """)
    void whatIsLeftOutStandsInTheQuestionThatIsLookedUp(String before, String question, String whole) {
        assertThat(afterThePlan().after(before).searchesFor(question)).isEqualToIgnoringCase(whole);
    }

    @ParameterizedTest
    @ValueSource(strings = {"and the other one", "then those", "hm and that other"})
    void fewWordsOfNothingAreAskedBack(String message) {
        assertThat(told(afterThePlan().hears(message))).contains("I did not catch");
    }

    @Test
    void whatWouldBeAddedIfThereWereMoreDaysIsNoOrderOfThem() {
        var state = afterThePlan().hears("what would you add if we had 2 more days");

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getTargetLocations()).containsExactly("Ella");
    }

    @Test
    void whatWasLeftOutIsNotWhereOneIsThen() {
        var dialogue = afterThePlan()
                .planning(DAYS.subList(0, 6))
                .answering(
                        "Ella is left out from now on. What comes free goes to Kandy; say so if another stay should have it.")
                .after("Could you skip Ella?");

        assertThat(dialogue.searchesFor("is it warm there?"))
                .isEqualTo("What is the weather like in Kandy in February?");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    How hot will it be?           | How hot does it get in Sri Lanka in February?
                    will it be humid then?        | How hot does it get in Sri Lanka in February?
                    What's the weather like then? | Is February a good time for Sigiriya, Kandy, Ella?
                    what about rain in february   | Is February a good time for Sigiriya, Kandy, Ella?
                    """)
    void theWeatherIsThatOfTheMonthOfTheTrip(String question, String whole) {
        assertThat(afterThePlan().searchesFor(question)).isEqualTo(whole);
    }

    @ParameterizedTest
    @ValueSource(strings = {"how do we keep the kids busy?", "what if somebody gets sick?"})
    void whatIsAskedOfNoPlaceIsLookedUpForNoneOfThePlan(String question) {
        assertThat(afterThePlan().hears(question).getTargetLocations()).hasSizeLessThan(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"One more please", "another night please", "and one night more"})
    void oneMoreIsOneNightMoreWhereNightsWereTold(String message) {
        var state = afterThePlan().after("How many nights in Kandy is that?").hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).contains("Kandy");
        assertThat(state.getDoneTurns()).isNotEmpty();
    }

    @Test
    void whatWasOnADayBeforeTheChangeIsThePlanOfThen() {
        var dialogue = afterThePlan()
                .planning(DAYS.stream()
                        .filter(slot -> !slot.getActivity().startsWith("Climb Pidurangala"))
                        .toList())
                .answering("""
                        Against the plan before: other hours or stops on day 1.

                        ### Day 1 · Wednesday 10 February 2027
                        """)
                .after("make day 1 less busy");

        assertThat(told(dialogue.hears("What was on that day before?")))
                .contains("Before the last change, day 1", "No longer on that day: Climb Pidurangala Rock");
    }
}
