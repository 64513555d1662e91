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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a follow-up changes of a plan: on which day a stop is, what gives way to what, and what is only thanks. */
class PlanEditsTest {

    private static final List<ItinerarySlot> IN_KANDY = List.of(
            slot("2027-03-03", "08:00", "Walk the forest paths of Udawattakele", "Udawattakele Forest Reserve"),
            slot("2027-03-03", "17:00", "Walk round Kandy Lake", "Kandy"),
            slot("2027-03-03", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-03-04", "08:05", "Walk through the Royal Botanic Gardens", "Royal Botanic Gardens Peradeniya"),
            slot("2027-03-04", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-03-05", "09:10", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2027-03-05", "18:30", "Dinner in Kandy", "Kandy"));

    private static final List<ItinerarySlot> BY_THE_SEA = List.of(
            slot("2027-01-04", "06:00", "Jeep safari in Udawalawe National Park", "Udawalawe National Park"),
            slot("2027-01-04", "18:30", "Dinner near Udawalawe National Park", "Udawalawe National Park"),
            slot("2027-01-05", "09:00", "Walk the beach of Mirissa", "Mirissa"),
            slot("2027-01-05", "18:30", "Dinner in Mirissa", "Mirissa"),
            slot("2027-01-06", "09:00", "Spend time on the beach of Unawatuna", "Unawatuna"),
            slot("2027-01-06", "18:30", "Dinner in Unawatuna", "Unawatuna"),
            slot("2027-01-07", "09:00", "Spend time on the beach of Unawatuna", "Unawatuna"),
            slot("2027-01-07", "18:30", "Dinner in Unawatuna", "Unawatuna"));

    private static Dialogue inKandy() {
        return aDialogue().planning(IN_KANDY).after("Plan 3 days in Kandy from 3 March 2027");
    }

    private static Dialogue bySea() {
        return aDialogue()
                .planning(BY_THE_SEA)
                .after("Plan 4 days from 4 January 2027 in Udawalawe, Mirissa and Unawatuna, wildlife and beaches");
    }

    private static List<String> placed(GraphState state) {
        return Stream.concat(
                        state.getPreferences().orElseThrow().getOther().stream()
                                .map(StatedValue::getValue)
                                .filter(value -> Placement.in(value).isPresent()),
                        DayTerms.of(state).stream().filter(term -> term.contains(" on day ")))
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "put the Temple of the Tooth on day 2|Temple of the Tooth on day 2",
                "can we do the temple of the tooth on the first day|Temple of the Tooth on day 1",
                "Could we possibly do the botanical gardens on the last day?|Royal Botanic Gardens Peradeniya on the last day",
                "would it be possible to see Udawattakele on Friday instead|Udawattakele Forest Reserve on day 3",
                "let's leave Kandy Lake for the final day|Kandy on the last day",
                "we'd rather see the temple of the tooth on the 4th|Temple of the Tooth on day 2",
                "I'd prefer the Temple of the Tooth first thing on Wednesday|Temple of the Tooth on day 1 in the morning",
                "can you move the lake walk to the second evening|Walk round Kandy Lake on day 2 in the evening",
                "Udawattakele should be on day 3|Udawattakele Forest Reserve on day 3",
                "maybe the botanic gardens on Friday|Royal Botanic Gardens Peradeniya on day 3",
                "how about the Temple of the Tooth on day two?|Temple of the Tooth on day 2",
                "on the second day we want to see Kandy Lake|Walk round Kandy Lake on day 2",
                "Kandy Lake on the first day, early please|Walk round Kandy Lake on day 1 in the morning",
                "move the Temple of the Tooth from day 3 to day 1|Temple of the Tooth on day 1",
                "can we see Udawattakele on the second day rather than the first|Udawattakele Forest Reserve on day 2",
                "Temple of the Tooth in the afternoon please|Temple of the Tooth on day 3 in the afternoon",
                "would you mind moving Kandy Lake to day 3, because we arrive late?|Kandy on day 3"
            })
    void aStopIsPutOnADayInWhateverWords(String said, String term) {
        var state = inKandy().hears(said);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(placed(state)).containsExactly(term);
        assertThat(state.getTargetDate()).contains(LocalDate.of(2027, 3, 3));
        assertThat(state.getTargetEndDate()).contains(LocalDate.of(2027, 3, 5));
        assertThat(state.getTargetLocations()).containsExactly("Kandy");
    }

    /** The planner may have to move what the day no longer has. */
    @ParameterizedTest
    @ValueSource(strings = {"Day 3 without temples", "No temples on day 3", "skip the temples on day 3"})
    void aDayWithoutAThingPromisesNothingOfTheOtherDays(String message) {
        assertThat(inKandy().hears(message).getAssumptions())
                .anyMatch(said -> said.startsWith("Day 3 is without temples now"))
                .noneMatch(said -> said.contains("stay as they were"));
    }

    @Test
    void severalStopsAreEachPutOnTheirDay() {
        var state = inKandy().hears("put the Temple of the Tooth on day 1 and Kandy Lake on day 3");

        assertThat(placed(state)).containsExactly("Temple of the Tooth on day 1", "Kandy on day 3");
    }

    @Test
    void daysAtOnePlaceChangeTheirStops() {
        assertThat(placed(inKandy().hears("swap the first and the second day")))
                .containsExactly("Udawattakele Forest Reserve on day 2", "Royal Botanic Gardens Peradeniya on day 1");
    }

    @Test
    void aStopStaysOnItsDayUntilAnotherWordIsSaid() {
        var thread = inKandy().after("put the Temple of the Tooth on day 2");

        assertThat(placed(thread.hears("make it cheaper"))).containsExactly("Temple of the Tooth on day 2");
        assertThat(placed(thread.hears("add a day"))).containsExactly("Temple of the Tooth on day 2");
        assertThat(placed(thread.hears("no, the Temple of the Tooth on day 1 please")))
                .containsExactly("Temple of the Tooth on day 1");
    }

    @Test
    void anOrderForAPlanMayPutItsStopsItself() {
        var state = aDialogue()
                .hears("Plan 3 days in Kandy from 3 March 2027 with the Temple of the Tooth on the second day");

        assertThat(placed(state)).containsExactly("Temple of the Tooth on day 2");
    }

    @Test
    void itIsTheStopThatWasSpokenOf() {
        var thread = inKandy().after("put the Temple of the Tooth on day 2");

        assertThat(placed(thread.hears("no, put it on day 1"))).containsExactly("Temple of the Tooth on day 1");
    }

    @Test
    void whatIsDroppedHasNoDayAnyMore() {
        var thread = inKandy().after("put Udawattakele on day 2");

        assertThat(placed(thread.hears("drop Udawattakele"))).isEmpty();
    }

    @Test
    void anotherTripHasNothingPlacedYet() {
        var thread = inKandy().after("put Udawattakele on day 2");

        assertThat(placed(thread.hears("Plan 2 days in Jaffna from 5 May 2027")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "what time do we see the temple on day 3",
                "how busy is the Temple of the Tooth on Friday",
                "is the Temple of the Tooth open on day 2?",
                "do we see Udawattakele on day 1?",
                "can you tell me what we do on day 2?",
                "should we do Kandy Lake on day 1 or on day 2?"
            })
    void whoAsksOfADayMovesNothing(String question) {
        assertThat(placed(inKandy().hears(question))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "swap the beach for something in the hills|Ella|Mirissa",
                "can we have mountains rather than beaches|Ella|Mirissa",
                "can you swap the beaches for tea country|Nuwara Eliya|Unawatuna",
                "instead of the safari something cultural|Galle Fort|Udawalawe National Park",
                "we'd rather have some culture than elephants|Galle Fort|Udawalawe National Park",
                "no more safaris, let's have some culture instead|Galle Fort|Udawalawe National Park"
            })
    void oneKindGivesWayToAnotherAndTheTripStays(String said, String comes, String goes) {
        var state = bySea().hears(said);

        assertThat(state.getTargetLocations()).contains(comes).doesNotContain(goes);
        assertThat(state.getTargetDate()).contains(LocalDate.of(2027, 1, 4));
        assertThat(state.getTargetEndDate()).contains(LocalDate.of(2027, 1, 7));
    }

    @Test
    void aWishThatWasTakenBackIsInNoLaterQuery() {
        var thread = bySea().after("swap the beach for something in the hills");

        assertThat(thread.searchesFor("make it cheaper")).doesNotContain("beach");
    }

    @Test
    void lessOfAKindIsNotNoneOfIt() {
        assertThat(bySea().hears("fewer beaches, more hiking").getTargetLocations())
                .contains("Mirissa", "Ella")
                .doesNotContain("Unawatuna");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "drop Mirissa and put Tangalle in|Tangalle|Mirissa",
                "could we leave Mirissa out and have Tangalle in its place|Tangalle|Mirissa",
                "Mirissa out, Tangalle in please|Tangalle|Mirissa",
                "we would rather go to Tangalle than to Mirissa|Tangalle|Mirissa",
                "I prefer Tangalle over Mirissa|Tangalle|Mirissa",
                "we've changed our minds about Mirissa, Tangalle sounds better|Tangalle|Mirissa",
                "skip Mirissa but keep Unawatuna|Unawatuna|Mirissa"
            })
    void whatIsDroppedAndWhatIsPutInAreReadApart(String said, String comes, String goes) {
        var state = bySea().hears(said);

        assertThat(state.getTargetLocations()).contains(comes).doesNotContain(goes);
        assertThat(state.getPreferences().orElseThrow().getAvoid())
                .extracting(StatedValue::getValue)
                .contains(goes)
                .doesNotContain(comes);
        assertThat(state.getTargetEndDate()).contains(LocalDate.of(2027, 1, 7));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "an extra day in Unawatuna please|2027-01-08|3 nights in Unawatuna",
                "one day less in Unawatuna|2027-01-06|1 nights in Unawatuna",
                "could we have two nights in Mirissa instead of one|2027-01-07|2 nights in Mirissa",
                "we'd like two nights in Unawatuna|2027-01-07|2 nights in Unawatuna"
            })
    void nightsAtOnePlaceLeaveTheOthersInThePlan(String said, String last, String nights) {
        var state = bySea().hears(said);

        assertThat(state.getTargetEndDate()).contains(LocalDate.parse(last));
        assertThat(state.getTargetLocations()).contains("Udawalawe National Park", "Mirissa", "Unawatuna");
        assertThat(placed(state)).containsExactly(nights);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sleep two nights in mirissa",
                "we'd like to spend two nights in Mirissa",
                "could we have two nights in Mirissa instead of one"
            })
    void aFlightHomeThatIsToldDoesNotWaitForAnotherNight(String said) {
        var state = aDialogue()
                .planning(BY_THE_SEA)
                .after(
                        "land 4 january 2027 6am, fly out 7 january 2027 11pm, Udawalawe, Mirissa and Unawatuna, wildlife and beaches")
                .hears(said);

        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-01-07"));
        assertThat(placed(state)).containsExactly("2 nights in Mirissa");
        assertThat(state.getAssumptions()).anyMatch(note -> note.contains("as long as before, for your flight home"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "our flight only arrives in the evening",
                "we land late in the evening",
                "the train gets in in the afternoon"
            })
    void whoArrivesLateChangesThePlan(String said) {
        var state = bySea().hears(said);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetEndDate()).contains(LocalDate.of(2027, 1, 7));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "thanks, that's lovely",
                "perfect, that works for us",
                "great plan!",
                "what a great plan, cheers",
                "that looks great, thanks a lot!",
                "wonderful, exactly what we were looking for. Thank you so much!",
                "we love it"
            })
    void whoIsContentAsksNothing(String said) {
        var state = bySea().hears(said);

        assertThat(state.getRouteDecision().name()).isIn("SMALL_TALK", "DIRECT_ANSWER");
        assertThat(state.getRewrittenQuery()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Arugam Bay surfing 5 days from 20 July 2026 next year no wait 20 july 2027|Arugam Bay|2027-07-20|2027-07-24",
                "Plan 2 days in Jaffna, oh wait, 3 days, from 5 May 2027|Jaffna|2027-05-05|2027-05-07",
                "3 days in Mirissa from 4 January, sorry, I meant 14 January 2027|Mirissa|2027-01-14|2027-01-16",
                "plan two days in Ella I mean Kandy from 4 March 2027|Kandy|2027-03-04|2027-03-05",
                "Plan 3 days, no, 4 days in Galle from 5 January 2027|Galle Fort|2027-01-05|2027-01-08",
                "Plan 2 days in Ella on 3 May 2027, make that Haputale|Haputale|2027-05-03|2027-05-04"
            })
    void aSlipThatIsTakenBackIsNotPlanned(String said, String place, String first, String last) {
        var state = aDialogue().hears(said);

        assertThat(state.getTargetLocations()).containsExactly(place);
        assertThat(state.getTargetDate()).contains(LocalDate.parse(first));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse(last));
    }

    @Test
    void ourOwnExamplesAreNoPlacesThatWereSpokenOf() {
        var state = aDialogue()
                .after("my flight lands at 2am on Friday, where should I go first?")
                .hears("we would rather not drive far the first day");

        assertThat(state.getTargetLocations()).doesNotContain("Ella", "Sigiriya", "Kandy");
    }

    private static final List<ItinerarySlot> ROUND = List.of(
            slot("2027-03-03", "06:00", "Climb Sigiriya past the frescoes to the summit", "Sigiriya"),
            slot("2027-03-03", "18:30", "Dinner in Sigiriya", "Sigiriya"),
            slot("2027-03-04", "08:00", "Travel from Sigiriya to Kandy by car", "Sigiriya"),
            slot("2027-03-04", "14:00", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2027-03-04", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-03-05", "09:00", "Travel from Kandy to Ella by train", "Kandy"),
            slot("2027-03-05", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-03-06", "06:00", "Hike to Ella Rock", "Ella Rock"),
            slot("2027-03-06", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-03-07", "08:00", "Travel from Ella to Galle Fort by car", "Ella"),
            slot("2027-03-07", "15:40", "Walk the ramparts and lanes of Galle Fort", "Galle Fort"),
            slot("2027-03-07", "18:30", "Dinner in Galle Fort", "Galle Fort"),
            slot("2027-03-08", "16:25", "Spend time on the beach of Unawatuna", "Unawatuna"),
            slot("2027-03-08", "18:30", "Dinner in Galle Fort", "Galle Fort"));

    private static Dialogue onARound() {
        return aDialogue()
                .planning(ROUND)
                .answering(
                        "Here is a plan for Sigiriya, Kandy, Ella and Galle Fort. Galle Fort and Jaffna do not all fit into six days. This plan leaves out Jaffna. With 8 days it would fit.")
                .after("Plan 6 days in Sigiriya, Kandy, Ella and Galle from 3 March 2027");
    }

    private static void keepsItsDays(GraphState state) {
        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetDate()).contains(LocalDate.of(2027, 3, 3));
        assertThat(state.getTargetEndDate()).contains(LocalDate.of(2027, 3, 8));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "put Ella Rock on the day before Galle|Ella Rock on day 4",
                "move Ella Rock to the day before we leave|Ella Rock on day 6",
                "I'd rather see the Temple of the Tooth the day before Ella|Temple of the Tooth on day 2",
                "can we do Ella Rock on the evening before we go to Galle?|Ella Rock on day 4 in the evening",
                "put Ella Rock on the last day before the beach|Ella Rock on day 5",
                "move the Temple of the Tooth to the first day after Sigiriya|Temple of the Tooth on day 2",
                "put the Temple of the Tooth two days before Galle|Temple of the Tooth on day 3",
                "could you move Ella Rock to the day before our flight home|Ella Rock on day 6",
                "please shift the Temple of the Tooth to the day after we arrive|Temple of the Tooth on day 2"
            })
    void aDayBesideSomethingOfThePlanIsADayOfThePlan(String said, String term) {
        var state = onARound().hears(said);

        keepsItsDays(state);
        assertThat(placed(state)).containsExactly(term);
        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Ella", "Galle Fort");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "put Kandy on the day before the party",
                "put Kandy the day before Christmas",
                "move Ella Rock to the day after Galle",
                "could we do Ella Rock on the day before Sigiriya",
                "move Kandy to the day before"
            })
    void aDayThatThePlanHasNotChangesNothingAndIsSaid(String said) {
        var state = onARound().hears(said);

        keepsItsDays(state);
        assertThat(state.getTargetLocations()).containsExactly("Sigiriya", "Kandy", "Ella", "Galle Fort");
        assertThat(state.getFinalResponse().orElseThrow()).contains("the plan stays as it is");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "put Kandy on the day before Galle|Sigiriya, Ella, Kandy, Galle Fort",
                "put Kandy on the last day before the beach|Sigiriya, Ella, Kandy, Galle Fort",
                "put Galle on the day before Sigiriya|Galle Fort, Sigiriya, Kandy, Ella",
                "put Ella on the first day after Galle|Sigiriya, Kandy, Galle Fort, Ella",
                "move Ella to the day before we leave|Sigiriya, Kandy, Galle Fort, Ella",
                "put Galle before Ella|Sigiriya, Kandy, Galle Fort, Ella",
                "visit Galle before Kandy|Sigiriya, Galle Fort, Kandy, Ella",
                "could we visit Kandy after Galle?|Sigiriya, Ella, Galle Fort, Kandy",
                "Ella first, then Kandy|Sigiriya, Ella, Kandy, Galle Fort",
                "first Ella, then Kandy|Sigiriya, Ella, Kandy, Galle Fort",
                "Kandy after Ella please|Sigiriya, Ella, Kandy, Galle Fort",
                "we'd like to go to Ella before Kandy|Sigiriya, Ella, Kandy, Galle Fort",
                "Galle first and then Ella|Sigiriya, Kandy, Galle Fort, Ella",
                "Galle, then Ella, then Kandy|Sigiriya, Galle Fort, Ella, Kandy",
                "put Sigiriya before Kandy|Sigiriya, Kandy, Ella, Galle Fort",
                "add Nuwara Eliya before Ella|Sigiriya, Kandy, Nuwara Eliya, Ella, Galle Fort"
            })
    void placesChangeTheirTurnsAndAllOthersStay(String said, String places) {
        var state = onARound().hears(said);

        keepsItsDays(state);
        assertThat(String.join(", ", state.getTargetLocations())).isEqualTo(places);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "what did you leave out?",
                "what is not in the plan?",
                "what's missing from the plan",
                "anything you could not fit?",
                "is there anything you couldn't fit in?",
                "did you leave anything out?",
                "which places did you leave out?",
                "what didn't make it into the plan?",
                "anything left out?",
                "what did you not include"
            })
    void whoAsksWhatWasLeftOutIsToldAndTheirPlanStays(String said) {
        var state = onARound().hears(said);

        keepsItsDays(state);
        assertThat(state.getRouteDecision().name()).isEqualTo("DIRECT_ANSWER");
        assertThat(state.getFinalResponse().orElseThrow())
                .contains("This plan leaves out Jaffna.")
                .doesNotContain("Here is a plan");
    }

    @Test
    void nothingWasLeftOutThatWasAskedFor() {
        assertThat(inKandy().hears("what did you leave out?").getFinalResponse().orElseThrow())
                .startsWith("Nothing that you asked for.");
    }
}
