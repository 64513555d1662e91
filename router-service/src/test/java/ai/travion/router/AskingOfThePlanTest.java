package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.envelope.AirportBeside;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is asked while a plan is in hand, and how it is changed, in the words of strangers. */
class AskingOfThePlanTest {

    private static final List<ItinerarySlot> THREE_DAYS = List.of(
            slot(25, "05:45", 180, "Climb Sigiriya past the frescoes to the summit", "Sigiriya", "golden"),
            slot(25, "08:45", 45, "Breakfast in Sigiriya", "Sigiriya", "good"),
            slot(25, "09:30", 135, "Rest or stroll in Sigiriya", "Sigiriya", "good"),
            slot(25, "16:00", 105, "Visit the painted cave shrines of Dambulla", "Dambulla Cave Temple", "golden"),
            slot(25, "18:30", 75, "Dinner in Sigiriya", "Sigiriya", "dark"),
            slot(26, "06:45", 170, "Travel from Sigiriya to Royal Botanic Gardens Peradeniya by car", "Kandy", "good"),
            slot(
                    26,
                    "09:35",
                    150,
                    "Walk through the Royal Botanic Gardens",
                    "Royal Botanic Gardens Peradeniya",
                    "harsh"),
            slot(26, "12:05", 60, "Lunch near Royal Botanic Gardens Peradeniya", "Kandy", "harsh"),
            slot(26, "16:55", 65, "Visit the Temple of the Tooth", "Temple of the Tooth", "golden"),
            slot(26, "18:30", 75, "Dinner in Kandy", "Kandy", "dark"),
            slot(27, "06:45", 255, "Travel from Kandy to Ella by car", "Ella", "good"),
            slot(27, "11:45", 60, "Lunch in Ella", "Ella", "harsh"),
            slot(27, "16:00", 105, "Walk up Little Adam's Peak", "Little Adam's Peak", "golden"),
            slot(27, "18:30", 75, "Dinner in Ella", "Ella", "dark"));

    private static ItinerarySlot slot(
            int day, String time, int minutes, String activity, String location, String light) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.of(2026, 11, day))
                .setTime(time)
                .setDurationMinutes(minutes)
                .setActivity(activity)
                .setLocation(location)
                .setLightingQuality(light)
                .build();
    }

    private static Dialogue afterThePlan() {
        return aDialogue().planning(THREE_DAYS).after("Plan 3 days in Sigiriya, Kandy and Ella from 25 November 2026");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Which day has the most walking?|day 1",
                "why that order?|Sigiriya, then Kandy, then Ella",
                "how come you chose this route?|Sigiriya, then Kandy, then Ella",
                "what date do we leave?|Wednesday 25 November 2026",
                "what are the dates again|Friday 27 November 2026",
                "when do we get home|Friday 27 November 2026",
                "what was the total again?|prices are not known",
                "how much does the whole trip cost in total|prices are not known",
                "which hotel on the second night?|No hotel is known",
                "what hotel is it on night 1|No hotel is known",
                "which day is the hardest|day 1",
                "when do we have to get up earliest?|day 1",
                "so which day is the longest drive|day 3",
                "how long is the drive on the longest day?|day 3",
                "how many hours are we in the car on Friday?|4 h 15 min",
                "how much driving is that in total?|7 h 5 min",
                "where do we sleep on the second night?|Kandy",
                "do we stay anywhere more than one night|Sigiriya",
                "when do we see the temple of the tooth|16:55",
                "when's lunch on friday|11:45",
                "what time is dinner on day 2|18:30",
                "what time do we leave Kandy|06:45",
                "what time do we get to Ella?|06:45",
                "what day are we in Ella?|day 3",
                "how far is the drive to Ella?|4 h 15 min",
                "Is it still 3 days in total?|Yes, 3 days and 2 nights",
                "are we still at five days|No, 3 days and 2 nights",
                "is the trip 2 nights long?|Yes, 3 days and 2 nights",
                "is there time for a swim on day 1?|09:30",
                "how much free time do we have on the first day|2 h 15 min",
                "how long do we get at the botanic gardens|2 h 30 min",
                "do we see any temples?|Dambulla",
                "is there a safari in it|No, the plan has no",
                "how many temples is that|2.",
                "whats the first stop|Sigiriya",
                "what do we do in the afternoon on day 1|painted cave shrines",
                "what comes after the botanic gardens|Lunch",
                "And which bit of this plan has the best sunset?|16:00",
                "is that a lot of walking?|on foot",
                "where are we on thursday|Royal Botanic Gardens",
                "oh. and when do we leave for Ella|06:45",
                "could we fit Dambulla Cave Temple in too?|already planned"
            })
    void whatThePlanTellsIsToldFromIt(String question, String told) {
        var state = afterThePlan().hears(question);

        assertThat(state.getFinalResponse().orElse("")).contains(told);
        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.DIRECT_ANSWER);
        assertThat(state.getItinerary()).hasSameSizeAs(THREE_DAYS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What should I wear in Kandy?",
                "is it safe to swim in Mirissa?",
                "how much is the ticket?",
                "is there a Poya day in it?",
                "what if it rains?",
                "when is the best time to visit Jaffna?",
                "do we need a visa?"
            })
    void whatThePlanDoesNotTellIsLookedUp(String question) {
        assertThat(afterThePlan().hears(question).getFinalResponse()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    why did you pick those places                           | Sigiriya, then Kandy, then Ella
                    what was the thinking                                   | Sigiriya, then Kandy, then Ella
                    which of these is hard for my mum                       | Uphill: Climb Sigiriya
                    what can grandma skip                                   | Uphill: Climb Sigiriya
                    is there something my mother can't do                   | Uphill: Climb Sigiriya
                    My mum has a bad hip. Does the plan still work for her? | Uphill: Climb Sigiriya
                    so is it too much for a 6 year old                      | Uphill, so you carry the child
                    How many days is the trip now?                          | 3 days and 2 nights
                    which day can we rest                                   | day 1, Wednesday 25 November has the most free time
                    do we have a rest day                                   | day 1, Wednesday 25 November has the most free time
                    what would we miss if we skip Kandy                     | Visit the Temple of the Tooth
                    can we skip Kandy, what would we miss                   | Visit the Temple of the Tooth
                    what would we lose without day 2                        | Visit the Temple of the Tooth
                    """)
    void whatIsAskedInPlainWordsIsToldFromThePlanAndChangesNothing(String question, String told) {
        var state = afterThePlan().hears(question);

        assertThat(state.getFinalResponse().orElse("")).contains(told);
        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.DIRECT_ANSWER);
        assertThat(state.getItinerary()).hasSameSizeAs(THREE_DAYS);
    }

    @Test
    void thatDayIsTheOneThatWasToldLastWhateverWasAskedOfItSince() {
        var talk = afterThePlan()
                .after("which day is the most tiring")
                .after("how much driving is on that day")
                .after("is the tap water safe");

        assertThat(talk.hears("when do we get up on that day")
                        .getFinalResponse()
                        .orElse(""))
                .contains("day 1, Wednesday 25 November")
                .doesNotContain("Thursday");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    what if it rains in Kandy            | Kandy     | Sigiriya
                    and in the rain?                     | Sigiriya  | Jaffna
                    what would you do if it rains on day 2 | Kandy   | Sigiriya
                    is anything shut while we're there   | public holiday between 25 November 2026 and 27 November 2026 | Kandy
                    is anything closed on the days we go | public holiday between 25 November 2026 and 27 November 2026 | Kandy
                    """)
    void whatDependsOnTheWeatherOrTheCalendarIsAskedOfTheRightPlaceAndDays(String question, String of, String not) {
        assertThat(afterThePlan().searchesFor(question)).contains(of).doesNotContain(not);
    }

    @Test
    void aStopThatIsSpokenOfByItsKindIsTheOneOfThePlan() {
        assertThat(afterThePlan().hears("what should we wear for the temple?").getTargetLocations())
                .contains("Temple of the Tooth");
        assertThat(afterThePlan().searchesFor("tell me more about the second stop"))
                .contains("Dambulla Cave Temple");
    }

    @Test
    void aQuestionAboutAStopDoesNotMakeItTheWholePlan() {
        var state = afterThePlan()
                .after("how steep is Sigiriya?")
                .after("which day is the hardest?")
                .hears("make it a day longer");

        assertThat(state.getTargetLocations()).containsExactlyInAnyOrder("Sigiriya", "Kandy", "Ella");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "drop the botanic gardens",
                "could we do it without the botanic gardens",
                "ok ditch the gardens",
                "not keen on the botanical garden",
                "take the botanic gardens out",
                "no need for the gardens"
            })
    void aStopIsDroppedInWhateverWords(String edit) {
        var state = afterThePlan().hears(edit);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactlyInAnyOrder("Sigiriya", "Kandy", "Ella");
        assertThat(avoided(state)).contains("Royal Botanic Gardens Peradeniya").doesNotContain("nature");
    }

    @Test
    void whatWasDroppedIsPutBack() {
        var state = afterThePlan().after("drop the botanic gardens").hears("put it back");

        assertThat(DayTerms.of(state))
                .singleElement()
                .asString()
                .startsWith("Royal Botanic Gardens Peradeniya on day ");
        assertThat(state.getTargetLocations()).contains("Kandy");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "could we fit Polonnaruwa in too?",
                "squeeze Polonnaruwa in",
                "is there room for Polonnaruwa?",
                "can we also do Polonnaruwa",
                "any chance of getting Polonnaruwa in"
            })
    void aPlaceIsTakenUpBesideTheOthers(String edit) {
        var state = afterThePlan().hears(edit);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).contains("Sigiriya", "Kandy", "Ella", "Polonnaruwa");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "too rushed, slow it down",
                "bit much. can u slow it down",
                "hmm that's a lot. can you break it up somehow",
                "can we take it a bit easier? it looks exhausting"
            })
    void whoFindsItTooMuchGetsASlowerPlan(String edit) {
        assertThat(afterThePlan().hears(edit).getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
    }

    @Test
    void aLongDriveIsPartedByANightOnTheWay() {
        var state = afterThePlan()
                .after("how long is the drive on the longest day?")
                .hears("Hmm that's a lot. Can you break it up somehow?");

        assertThat(state.getTargetLocations()).hasSize(4);
        assertThat(state.getAssumptions()).anyMatch(said -> said.contains("parts the long drive from Kandy to Ella"));
    }

    private static List<String> avoided(GraphState state) {
        return Stream.concat(
                        state.getPreferences().orElseThrow().getAvoid().stream().map(avoid -> avoid.getValue()),
                        DayTerms.of(state).stream().map(term -> term.replaceFirst("^(?:no |day \\d+ without )", "")))
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Is that okay with a baby of 10 months? | small children",
                "my baby is 1 year, is it okay the plan? | small children",
                "would this plan work with a toddler? | small children",
                "is it ok for our son of 4? | small children",
                "is this doable with two kids? | small children",
                "Is it too much for my grandmother of 80? | whoever walks little",
                "is it ok for my pregnant wife? | somebody who is pregnant"
            })
    void whetherThePlanIsForSomebodyIsToldByWhatIsHardInIt(String message, String who) {
        var answer = afterThePlan().hears(message).getFinalResponse().orElse("");

        assertThat(answer)
                .contains(who, "Climb Sigiriya past the frescoes to the summit (day 1", "Travel from Kandy to Ella");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "is the perahera ok for my baby?",
                "Is Sigiriya okay with a baby?",
                "where can I buy baby food?",
                "Could you make it suitable for a toddler?",
                "Can you make it work for 2 adults and 2 kids?",
                "could we adjust it so it is okay for a baby?",
                "Is it ok for our son of 17?",
                "is it fine for our daughters aged 14 and 16?"
            })
    void whatOneThingIsAskedOfIsNotToldOfTheWholePlan(String message) {
        assertThat(afterThePlan().hears(message).getFinalResponse().orElse("")).doesNotContain("Not all of it");
    }

    @Test
    void whetherAFeastIsStillInIsToldByTheDaysOfThePlan() {
        assertThat(afterThePlan()
                        .hears("So new year's eve is still in?")
                        .getFinalResponse()
                        .orElse(""))
                .startsWith("No: the plan is from Wednesday 25 November");
        assertThat(afterThePlan()
                        .hears("is christmas in the plan?")
                        .getFinalResponse()
                        .orElse(""))
                .startsWith("No: the plan is from");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "does that still fit my flight?",
                "will we make the flight?",
                "can we still catch our plane?",
                "ok, does the plan still work with our flights?"
            })
    void aFlightIsHeldAgainstTheEndsOfThePlan(String message) {
        assertThat(afterThePlan().hears(message).getFinalResponse().orElse(""))
                .contains("begins on Wednesday 25 November at 05:45", "ends on Friday 27 November at 19:45");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"what did you change?", "what changed?", "so what's different now?", "what are the changes?"})
    void whatChangedIsToldAsItWasSaidOfTheLastPlan(String message) {
        var dialogue = aDialogue()
                .planning(THREE_DAYS)
                .after("Plan 4 days in Sigiriya, Kandy and Ella from 25 November 2026")
                .answering(
                        "Here is a plan for Sigiriya, Kandy and Ella.\n\nAgainst the plan before: 3 days instead of 4; left out now: Ella Rock.\n\nMore.")
                .after("we only have 3 days");

        assertThat(dialogue.hears(message).getFinalResponse().orElse(""))
                .contains("3 days instead of 4; left out now: Ella Rock");
    }

    @Test
    void whatWasCutIsToldAsItWasSaidOfTheLastPlan() {
        var answer = aDialogue()
                .planning(THREE_DAYS)
                .after("Plan 4 days in Sigiriya, Kandy and Ella from 25 November 2026")
                .answering(
                        "Here is a plan for Sigiriya, Kandy and Ella.\n\nAgainst the plan before: 3 days instead of 4; left out now: Ella Rock.\n\nMore.")
                .after("we only have 3 days")
                .hears("what did you cut?")
                .getFinalResponse()
                .orElse("");

        assertThat(answer).contains("left out now: Ella Rock").doesNotContain("Nothing that you asked for");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We need to catch a flight at 9pm",
                "we must reach the airport by 9pm",
                "We have to make our flight at 21:00",
                "everything must fit our flight on 27 November"
            })
    void whoTellsOfAFlightIsNotAnsweredAsIfTheyAsked(String message) {
        assertThat(afterThePlan().hears(message).getFinalResponse().orElse("")).doesNotContain("begins on Wednesday");
    }

    @Test
    void oneLeavesWithTheFirstWayOfTheDayAndNotWithBreakfast() {
        assertThat(afterThePlan()
                        .hears("what time do we leave on day 2?")
                        .getFinalResponse()
                        .orElse(""))
                .contains("Travel from Sigiriya", "06:45");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is there any problem with the dates?",
                "Does my plan have problem?",
                "are the dates ok?",
                "is there anything wrong with our plan?"
            })
    void whatSpeaksAgainstTheDaysIsNoSearch(String message) {
        assertThat(afterThePlan().hears(message).getFinalResponse().orElse("")).contains("25 November 2026");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Are my dates fine?", "are the dates ok?", "is our timing good?"})
    void whoseDaysAreFineIsToldYes(String message) {
        assertThat(afterThePlan().hears(message).getFinalResponse().orElse(""))
                .startsWith("Yes, as far as I know: for 25 November 2026");
    }

    @Test
    void whetherThereIsAProblemIsToldNone() {
        assertThat(afterThePlan()
                        .hears("Is there any problem with the dates?")
                        .getFinalResponse()
                        .orElse(""))
                .startsWith("None that I know of");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Is the plan ok for us?", "is our itinerary good?", "is the trip fine for me?"})
    void whetherThePlanIsGoodIsNotAskedOfItsDays(String message) {
        assertThat(afterThePlan().hears(message).getFinalResponse().orElse("")).doesNotContain("Poya");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Skip that. What is the weather in Ella?",
                "drop it. What is there to see in Galle?",
                "Skip that, please. Is Galle crowded?"
            })
    void whoLetsAMatterDropAndAsksIsAnswered(String message) {
        var state = afterThePlan().hears(message);

        assertThat(state.getIntent()).isNotEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getAssumptions()).noneMatch(said -> said.contains("is not answered yet"));
    }

    @Test
    void aChangeBesideAQuestionIsMadeAndTheQuestionNamed() {
        var state = afterThePlan().hears("drop Kandy please. how is the weather there?");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Ella");
        assertThat(state.getAssumptions()).anyMatch(said -> said.contains("how is the weather there?"));
    }

    @Test
    void aPlaceThatIsOnlyAskedAboutBesideAChangeIsNotAdded() {
        var state = afterThePlan().hears("how far is Unawatuna? and add Galle");

        assertThat(state.getTargetLocations()).contains("Galle Fort").doesNotContain("Unawatuna");
    }

    @Test
    void whoAsksForSafetyAloneIsToldOfTravellingAlone() {
        assertThat(afterThePlan().searchesFor("Is it safe on trains alone?"))
                .isEqualTo("Is Sri Lanka safe for travelling alone on trains?");
        assertThat(afterThePlan().searchesFor("is it safe as a woman alone on buses at night?"))
                .isEqualTo("Is Sri Lanka safe for women travelling alone on buses at night?");
        assertThat(afterThePlan().searchesFor("is it dangerous to travel solo?"))
                .isEqualTo("Is Sri Lanka safe for travelling alone?");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is it safe to walk alone at night?",
                "is it safe to rent a scooter alone?",
                "Can I drive alone, is that safe?",
                "I feel safe alone."
            })
    void aDeedAloneAndAStatementAreNotAskedOfTravellingAlone(String message) {
        assertThat(afterThePlan().searchesFor(message)).doesNotContain("travelling alone");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "which night best for perahera?",
                "what is the best evening for the perahera?",
                "which of the nights should we see the procession?"
            })
    void theBestNightOfAFeastIsTheLastThatThePlanHas(String message) {
        var nights = List.of(
                slot(25, "17:30", 300, "Watch the Randoli Perahera from a seat on its way", "Kandy", "dark"),
                slot(26, "17:30", 300, "Watch the Randoli Perahera from a seat on its way", "Kandy", "dark"));

        var answer = aDialogue()
                .planning(nights)
                .after("Plan 2 days in Kandy from 25 November 2026")
                .hears(message);

        assertThat(answer.getFinalResponse().orElse("")).contains("the best of them is the last, day 2");
    }

    @Test
    void howFarItIsFromTheHotelIsToldFromTheTownOfTheNearestNight() {
        assertThat(afterThePlan()
                        .hears("how far is it from our hotel to Dambulla Cave Temple?")
                        .getFinalResponse()
                        .orElse(""))
                .contains("No hotel is known here", "Sigiriya, where the plan sleeps nearest");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"is it possible to add a beach for the kids?", "can we skip the climb, is it ok with the baby?"})
    void aChangeForTheChildrenIsNoQuestionOfThePlan(String message) {
        assertThat(afterThePlan().hears(message).getFinalResponse().orElse(""))
                .doesNotContain("Hard for small children");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "is that too much driving?|About 7 h 5 min on the road in all",
                "are we in the car a lot?|Travel from Kandy to Ella by car at 06:45",
                "the drive on day 3 looks very long|It is a long drive",
                "day 3 is a long drive, can we break it somewhere?|you can break the drive at Nuwara Eliya",
                "where could we stop on the way, the journey to Ella is so long?|you can break the drive at Nuwara Eliya",
                "is there anything in it thats bad for my knee?|Climb Sigiriya past the frescoes to the summit (day 1, 3 h)",
                "which parts of the trip would be hard on grandma?|Climb Sigiriya past the frescoes to the summit (day 1, 3 h)",
                "will the kids cope with all of this?|Not all of it is easy for small children",
                "is breakfast on the first day in the airport?|No. In the plan",
                "is dinner on day 2 in Ella?|Dinner in Kandy at 18:30",
                "which temple did you pick|Visit the Temple of the Tooth",
                "what do we do on the last evening?|Dinner in Ella",
                "is there a day without a drive?|Without a drive of its own: day 1",
                "are there any early mornings?|05:45",
                "on which days do we change hotels?|on day 2, Thursday 26 November from Sigiriya to Kandy",
                "is the temple of the tooth before or after the botanic gardens?|After: Visit the Temple of the Tooth",
                "how much time do we have in Ella in total|day 3, Friday 27 November",
                "at which point do we get to the painted caves|16:00",
                "are the drives ok?|About 7 h 5 min on the road in all",
                "do we drive too much?|About 7 h 5 min on the road in all",
                "how many times do we check in and out?|on day 2, Thursday 26 November from Sigiriya to Kandy",
                "do we have to pay for anything in the plan?|Something is usually paid at: Climb Sigiriya"
            })
    void whatIsReckonedOverThePlanIsTold(String question, String told) {
        var state = afterThePlan().hears(question);

        assertThat(state.getFinalResponse().orElse("")).containsIgnoringCase(told);
        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.DIRECT_ANSWER);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "is Ella in it?|which day|you are in Ella on day 3",
                "is Ella in it?|and when exactly?|you are in Ella on day 3",
                "do we see the botanic gardens?|on what day|day 2, Thursday 26 November",
                "do we see the botanic gardens?|what do we do after lunch that day?|Visit the Temple of the Tooth",
                "when do we see the Temple of the Tooth?|where do we sleep that night?|Kandy",
                "when is the temple of the tooth?|and how long|1 h 5 min"
            })
    void whatTheLastAnswerToldIsMeant(String before, String question, String told) {
        assertThat(afterThePlan()
                        .after(before)
                        .hears(question)
                        .getFinalResponse()
                        .orElse(""))
                .contains(told);
    }

    @ParameterizedTest
    @ValueSource(strings = {"less driving please", "that's too much driving", "break the drive to Ella up"})
    void whoOrdersLessDrivingIsNotToldOfIt(String message) {
        assertThat(afterThePlan().hears(message).getFinalResponse()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "is it ok to ride elephants?|on the road",
                "is travelling alone as a woman ok?|on the road",
                "is it fine to drive at night?|on the road",
                "are the early mornings cold in Ella?|before 07:00",
                "when can we check in at the hotel?|you change",
                "are there any new hotels in Ella?|you change",
                "is there a way to get to Ella without a car?|Without a drive",
                "can we pay by card?|usually paid",
                "how do we pay for the train?|usually paid",
                "do we need train tickets?|usually paid",
                "when was the first tea planted in Ceylon?|planned for",
                "when was the fort in Galle originally built?|planned for",
                "when was the temple first opened?|planned for"
            })
    void whatOnlyTheWorldTellsIsNotReckonedOverThePlan(String question, String reckoned) {
        assertThat(afterThePlan().hears(question).getFinalResponse().orElse("")).doesNotContain(reckoned);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "is Ella in it?|ok then, when is dinner?|Dinner in Kandy",
                "is Ella in it?|so then when is dinner?|Dinner in Kandy",
                "do we see the botanic gardens?|where do we have dinner then?|day 2, Thursday 26 November"
            })
    void thenIsThatDayOnlyWhereItIsNoWordOfTheTalk(String before, String question, String told) {
        assertThat(afterThePlan()
                        .after(before)
                        .hears(question)
                        .getFinalResponse()
                        .orElse(""))
                .contains(told);
    }

    @Test
    void whatElseIsToBeMindedIsNotTheGroundOfThePlan() {
        var family = aDialogue()
                .planning(THREE_DAYS)
                .after("Plan 3 days in Sigiriya, Kandy and Ella from 25 November 2026 with our two kids");

        assertThat(family.hears("what should we watch out for with mosquitoes on this trip?")
                        .getFinalResponse()
                        .orElse(""))
                .doesNotContain("small children");
        assertThat(family.hears("what should we watch out for on this trip?")
                        .getFinalResponse()
                        .orElse(""))
                .contains("small children");
    }

    @Test
    void theDateThatWasSaidFirstIsToldAfterItWasMoved() {
        var talk = aDialogue()
                .after("Plan 3 days in Kandy and Ella from 10 January 2027")
                .after("start on 12 January 2027 instead");

        assertThat(talk.hears("what date did i say first, before the flights moved?")
                        .getFinalResponse()
                        .orElse(""))
                .contains("10 January 2027", "Now I go by 12 January 2027");
    }

    @Test
    void anotherDayOfThePlanIsToldAfterAPlaceWasSpokenOf() {
        assertThat(afterThePlan()
                        .after("tell me about Ella")
                        .hears("what do we do on day 2?")
                        .getFinalResponse()
                        .orElse(""))
                .contains("day 2, Thursday 26 November", "Walk through the Royal Botanic Gardens");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "is Ella far from Kandy?|how much is the entrance there?|Ella",
                "tell me about Kandy|can you swim there in December?|Kandy",
                "when do we leave Kandy?|what can we do there if it rains?|Ella"
            })
    void thereIsWhereTheLastAnswerWas(String before, String question, String place) {
        assertThat(afterThePlan().after(before).hears(question).getTargetLocations())
                .containsExactly(place);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "how do we get from Galle to the airport?",
                "how long is the drive to the airport from Galle",
                "best way from Galle to the international airport?",
                "how do we get from Galle to Colombo airport?"
            })
    void theWayToTheAirportEndsBesideIt(String question) {
        var state = aDialogue().hears(question);

        assertThat(state.getTargetLocations()).contains("Negombo", "Galle Fort");
        assertThat(state.getAssumptions()).anyMatch(AirportBeside::isMeantIn);
    }

    @Test
    void howFarTheTownLiesFromTheAirportIsNoWayFromTheTownToItself() {
        var state = aDialogue().hears("how far is Negombo from the airport?");

        assertThat(state.getTargetLocations()).containsExactly("Negombo");
        assertThat(state.getAssumptions()).noneMatch(note -> note.contains("airport lies beside"));
    }

    @ParameterizedTest
    @CsvSource({"last,2027-01-18", "first,2027-01-11", "second,2027-01-18"})
    void aWeekdayOfTheTripIsCounted(String which, LocalDate day) {
        var state = aDialogue()
                .after("Plan 10 days in Kandy and Ella from 10 January 2027")
                .hears("can we get a beer on the " + which + " monday of our trip?");

        assertThat(state.getTargetDate()).contains(day);
    }
}
