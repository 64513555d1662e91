package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.router.dialogue.AskedForAnother;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What only asks, while a plan is in hand and after it was changed, is answered about the right thing and changes nothing. */
class OnlyAskedInAThreadTest {

    private static final String SHOWN =
            "Here is a plan.\n\n### Day 1 · Wednesday 10 February 2027\n\n### Day 2 · Thursday 11 February 2027\n";

    private static final List<ItinerarySlot> IN_THE_HILLS = List.of(
            slot(10, "09:00", 105, "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot(10, "18:30", 75, "Dinner in Kandy", "Kandy"),
            slot(11, "06:45", 255, "Travel from Kandy to Ella by car", "Ella"),
            slot(11, "16:40", 105, "Walk up Little Adam's Peak", "Little Adam's Peak"),
            slot(11, "18:30", 75, "Dinner in Ella", "Ella"),
            slot(12, "10:00", 120, "Stroll along the main street of Ella", "Ella"),
            slot(12, "18:30", 75, "Dinner in Ella", "Ella"),
            slot(13, "06:45", 300, "Travel from Ella to Mirissa by car", "Mirissa"),
            slot(13, "16:00", 105, "Walk the beach of Mirissa to Coconut Tree Hill", "Mirissa"),
            slot(13, "18:30", 75, "Dinner in Mirissa", "Mirissa"),
            slot(14, "10:00", 105, "Time at Mirissa for the beach", "Mirissa"),
            slot(14, "13:00", 200, "Travel from Mirissa to Negombo by car", "Negombo"));

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
        return aDialogue()
                .planning(IN_THE_HILLS)
                .answering(SHOWN)
                .after("Plan 5 days in Kandy, Ella and Mirissa from 10 February 2027");
    }

    private static Dialogue afterAddingAdamsPeak() {
        return afterThePlan()
                .planning(Stream.concat(
                                IN_THE_HILLS.stream(),
                                Stream.of(
                                        slot(15, "02:45", 300, "Climb Adam's Peak by night", "Adam's Peak"),
                                        slot(15, "18:30", 75, "Dinner near Adam's Peak", "Adam's Peak")))
                        .toList())
                .answering(SHOWN)
                .after("Add Adam's Peak");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Can we do the Knuckles without a guide?",
                "could we climb Ella Rock on our own",
                "May one visit Sinharaja without a permit?",
                "can I walk to the Nine Arch Bridge by myself?"
            })
    void onWhichConditionSomethingMayBeDoneIsNoOrder(String question) {
        var state = afterThePlan().hears(question);

        assertThat(state.getIntent()).isNotEqualTo(IntentType.TRIP_PLANNING);
    }

    private static String told(GraphState state) {
        return state.getFinalResponse().orElse("");
    }

    private static String asked(GraphState state) {
        return state.getRewrittenQuery().orElse(state.getUserQuery());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "how many nights are we by the sea altogether?|1 of the 4 nights are by the sea: Mirissa",
                "How many nights do we have at the beach in total?|1 of the 4 nights are by the sea: Mirissa",
                "so how many days at the coast|1 of the 4 nights are by the sea: Mirissa",
                "how many nights in the hill country?|2 of the 4 nights are in the hills: Ella",
                "how many nights do we get on the east coast|None: the plan spends no night on the east coast"
            })
    void nightsOfAPartOfThePlanAreSummed(String message, String answer) {
        assertThat(told(afterThePlan().hears(message))).contains(answer);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How long is the drive on the 12th?",
                "how long are we in the car on day 3",
                "how long is the ride on the 12th"
            })
    void ofADayWithoutADriveTheDrivesBeforeAndAfterItAreTold(String message) {
        assertThat(told(afterThePlan().hears(message)))
                .contains(
                        "Day 3, Friday 12 February has no drive of its own",
                        "The one before it: Travel from Kandy to Ella",
                        "The next: Travel from Ella to Mirissa");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "My wife asks if she can wear shorts|Can she wear shorts?",
                "my kids want to know whether there are monkeys in Ella|Are there monkeys in Ella?",
                "our daughter is wondering how many steps Little Adam's Peak has|How many steps Little Adam's Peak has?"
            })
    void theQuestionOfAnotherIsAsked(String message, String question) {
        var state = afterThePlan().hears(message);

        assertThat(state.getIntent()).isNotEqualTo(IntentType.TRIP_PLANNING);
        assertThat(AskedForAnother.inFull(GraphState.newBuilder(state)
                                .setUserQuery(message)
                                .setPendingClarification(null)
                                .build())
                        .getUserQuery())
                .isEqualTo(question);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is Adam's Peak doable in February? If yes swap it for Ella.",
                "is Adam's Peak open in February, if so please swap it for Ella",
                "Can we climb Adam's Peak in February? if that's possible, swap it with Ella"
            })
    void aChangeThatWaitsForAnAnswerIsNotMade(String message) {
        var state = afterThePlan().hears(message);

        assertThat(state.getIntent()).isNotEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly("Adam's Peak");
        assertThat(String.join(" ", state.getAssumptions())).contains("say \"swap Ella for Adam's Peak\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "And dogs? I was bitten in Romania",
                "do we need vaccinations? we will go to a doctor in Krakow",
                "Which vaccinations do we need, we see a doctor in Krakow"
            })
    void aForeignTownThatIsOnlyToldIsNotWhatIsAsked(String message) {
        assertThat(afterThePlan().hears(message).getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"What is Krakow like?", "how far is Romania"})
    void anotherCountryIsStillNoMatterOfOurs(String message) {
        assertThat(aDialogue().hears(message).getIntent()).isEqualTo(IntentType.OFF_TOPIC);
    }

    @ParameterizedTest
    @ValueSource(strings = {"How many steps is it?", "how cold is it up there", "Can we swim there?"})
    void afterAChangeItAndThereAreThePlaceThatCameIn(String message) {
        assertThat(afterAddingAdamsPeak().hears(message).getTargetLocations()).containsExactly("Adam's Peak");
    }

    @Test
    void littleAdamsPeakIsNoAdamsPeak() {
        assertThat(told(afterThePlan().hears("Add Adam's Peak"))).doesNotContain("already planned");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Which one did you take out and why?", "which place did you drop?", "which is gone now?"})
    void whatAChangeTookOutIsToldWithTheMessageThatDidIt(String message) {
        var dialogue = afterThePlan()
                .planning(IN_THE_HILLS.subList(0, 7))
                .answering(SHOWN)
                .after("drop Mirissa");

        assertThat(told(dialogue.hears(message))).contains("Left out when you said \"drop Mirissa\": Mirissa");
    }

    @Test
    void thatNothingWasTakenOutIsSaid() {
        var dialogue = afterThePlan().planning(IN_THE_HILLS).answering(SHOWN).after("Could you make it more relaxed?");

        assertThat(told(dialogue.hears("Which one did you take out and why?")))
                .contains("I took no place out when you said");
    }

    @ParameterizedTest
    @ValueSource(strings = {"so is the Adam's Peak out now?", "is Adam's Peak missing?"})
    void aPlaceThatNoPlanHadIsNotLookedUp(String message) {
        assertThat(told(afterThePlan().hears(message))).contains("Adam's Peak is not in the plan");
    }

    @ParameterizedTest
    @ValueSource(strings = {"is the Ella still in?", "is Mirissa still in"})
    void whatIsStillInIsTold(String message) {
        assertThat(told(afterThePlan().hears(message))).startsWith("Yes.");
    }

    @Test
    void toBeWhereTheWhalesAreIsNotToSeeThem() {
        assertThat(told(afterThePlan().hears("Will we see whales at Mirissa?")))
                .startsWith("No, the plan has no places for whale watching at Mirissa");
    }

    @Test
    void aFeastThatFallsOnNoneOfTheDaysIsNotSeen() {
        assertThat(told(afterThePlan().hears("can we catch Vesak?")))
                .startsWith("No: the plan is from Wednesday 10 February to Sunday 14 February");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Will we see the Perahera?", "do we get to see the Kandy Perahera", "can we catch the perahera?"
            })
    void inFebruaryNoPeraheraOfKandyIsSeen(String message) {
        assertThat(told(afterThePlan().hears(message)))
                .startsWith("No: the plan is from Wednesday 10 February to Sunday 14 February");
    }

    @Test
    void hikesAreCounted() {
        assertThat(told(afterThePlan().hears("how many hikes do we have in total?")))
                .startsWith("1. In the plan: Walk up Little Adam's Peak");
    }

    @ParameterizedTest
    @ValueSource(strings = {"how many kilometres do we walk in total?", "how many km do we hike altogether"})
    void whatIsWalkedIsNotDriven(String message) {
        assertThat(told(afterThePlan().hears(message))).contains("on foot").doesNotContain("on the road");
    }

    @Test
    void whoIsToldWhyAsksWhy() {
        assertThat(told(afterThePlan().hears("can you tell me why Ella is before Mirissa")))
                .contains("Ella");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Are there leeches in february?",
                "are there crocodiles?",
                "how long must I wait before I fly after my last dive"
            })
    void whatIsTheSameOnAllTheIslandIsAskedOfNoPlace(String message) {
        var state = afterThePlan().hears(message);

        assertThat(state.getTargetLocations()).isEmpty();
        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
    }

    @Test
    void toSleepInATownIsNoLieIn() {
        var state = afterThePlan().hears("where do you recommend we sleep in Kandy");

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(asked(state)).contains("Kandy");
    }
}
