package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.router.wishes.Placement;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is not spoken of in a change of a plan stays: its days, its length, its places. */
class KeptPlanTest {

    private static final List<ItinerarySlot> BY_THE_SEA = List.of(
            slot("2027-02-06", "08:00", "Spend time on the beach of Unawatuna", "Unawatuna"),
            slot("2027-02-06", "16:00", "Walk the ramparts and lanes of Galle Fort", "Galle Fort"),
            slot("2027-02-06", "18:30", "Dinner in Galle Fort", "Galle Fort"),
            slot("2027-02-07", "08:30", "Surf or swim in the bay of Weligama", "Weligama"),
            slot("2027-02-07", "18:30", "Dinner in Mirissa", "Mirissa"),
            slot("2027-02-08", "16:30", "Walk the beach of Mirissa to Coconut Tree Hill", "Mirissa"),
            slot("2027-02-08", "18:30", "Dinner in Mirissa", "Mirissa"),
            slot("2027-02-09", "09:00", "Spend time on the beach of Tangalle", "Tangalle"),
            slot("2027-02-09", "18:30", "Dinner in Mirissa", "Mirissa"));

    private static final List<ItinerarySlot> IN_THE_HILLS = List.of(
            slot("2027-02-06", "05:35", "Walk up Little Adam's Peak", "Little Adam's Peak"),
            slot("2027-02-06", "18:40", "Dinner in Ella", "Ella"),
            slot("2027-02-07", "06:05", "Hike to Ella Rock", "Ella Rock"),
            slot("2027-02-07", "17:40", "Stop at Ravana Falls", "Ravana Falls"),
            slot("2027-02-07", "18:40", "Dinner in Ella", "Ella"),
            slot("2027-02-08", "08:15", "Walk through the Hakgala Botanical Garden", "Hakgala Botanical Garden"),
            slot("2027-02-08", "18:30", "Dinner in Nuwara Eliya", "Nuwara Eliya"));

    private static final List<ItinerarySlot> TO_THE_COAST = List.of(
            slot("2027-01-10", "09:10", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2027-01-10", "18:30", "Dinner in Kandy", "Kandy"),
            slot("2027-01-11", "16:30", "Walk along Gregory Lake", "Nuwara Eliya"),
            slot("2027-01-11", "18:30", "Dinner in Nuwara Eliya", "Nuwara Eliya"),
            slot("2027-01-12", "16:25", "Walk the beach of Mirissa to Coconut Tree Hill", "Mirissa"),
            slot("2027-01-12", "18:30", "Dinner in Mirissa", "Mirissa"),
            slot("2027-01-13", "09:00", "Walk the beach of Mirissa to Coconut Tree Hill", "Mirissa"),
            slot("2027-01-13", "18:30", "Dinner in Mirissa", "Mirissa"));

    private static final List<ItinerarySlot> TWO_DAYS = List.of(
            slot("2027-02-06", "05:35", "Walk up Little Adam's Peak", "Little Adam's Peak"),
            slot("2027-02-06", "17:00", "Walk to the Nine Arch Bridge", "Nine Arch Bridge"),
            slot("2027-02-06", "18:40", "Dinner in Ella", "Ella"),
            slot("2027-02-07", "06:05", "Hike to Ella Rock", "Ella Rock"),
            slot("2027-02-07", "18:40", "Dinner in Ella", "Ella"));

    private static final List<ItinerarySlot> AT_THE_ROCK = List.of(
            slot("2027-02-06", "06:05", "Climb Sigiriya past the frescoes to the summit", "Sigiriya"),
            slot("2027-02-06", "13:40", "Walk by the tank of Habarana", "Habarana"),
            slot("2027-02-06", "18:55", "Dinner in Sigiriya", "Sigiriya"),
            slot("2027-02-07", "09:35", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot("2027-02-07", "18:30", "Dinner in Kandy", "Kandy"));

    private static final List<ItinerarySlot> SAFARIS = List.of(
            slot("2027-01-10", "06:00", "Jeep safari in Udawalawe National Park", "Udawalawe National Park"),
            slot("2027-01-10", "18:30", "Dinner near Udawalawe National Park", "Udawalawe National Park"));

    private static Dialogue bySea() {
        return aDialogue().planning(BY_THE_SEA).after("Plan 4 days in Galle and Mirissa from 6 February 2027");
    }

    private static Dialogue inTheHills() {
        return aDialogue()
                .planning(IN_THE_HILLS)
                .after("Plan 3 days in Ella and Nuwara Eliya from 6 February 2027, hiking");
    }

    private static Dialogue toTheCoast() {
        return aDialogue()
                .planning(TO_THE_COAST)
                .after("Plan 4 days in Kandy, Nuwara Eliya and Mirissa from 10 January 2027");
    }

    private static Dialogue inElla() {
        return aDialogue().planning(TWO_DAYS).after("Plan 2 days in Ella from 6 February 2027");
    }

    private static List<String> avoided(GraphState state) {
        return state.getPreferences().orElseThrow().getAvoid().stream()
                .map(StatedValue::getValue)
                .toList();
    }

    private static List<String> interests(GraphState state) {
        return state.getPreferences().orElseThrow().getInterests().stream()
                .map(StatedValue::getValue)
                .toList();
    }

    private static List<String> kept(GraphState state) {
        return state.getPreferences().orElseThrow().getOther().stream()
                .map(StatedValue::getValue)
                .toList();
    }

    private static void isFor(GraphState state, String first, String last) {
        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetDate()).contains(LocalDate.parse(first));
        assertThat(state.getTargetEndDate().orElseGet(() -> LocalDate.parse(first)))
                .isEqualTo(LocalDate.parse(last));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "and the day after?|2027-02-06|2027-02-10",
                "what about the next day?|2027-02-06|2027-02-10",
                "and the following day|2027-02-06|2027-02-10",
                "and the day before?|2027-02-05|2027-02-09"
            })
    void theDayAfterAPlanIsAddedToIt(String said, String first, String last) {
        var state = bySea().hears(said);

        isFor(state, first, last);
        assertThat(state.getTargetLocations()).containsExactly("Galle Fort", "Mirissa");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "No beach please, we'd rather see more history",
                "Without beaches please, more history",
                "no beaches, we prefer history",
                "skip the beaches, more history please",
                "more history and no beach please"
            })
    void moreHistoryAndNoBeachKeepsDaysAndBeds(String said) {
        var state = bySea().hears(said);

        isFor(state, "2027-02-06", "2027-02-09");
        assertThat(state.getTargetLocations()).containsExactly("Galle Fort", "Mirissa");
        assertThat(avoided(state)).containsExactly("beach");
        assertThat(interests(state)).contains("history");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Less beach, more culture", "more culture, fewer beaches please"})
    void lessOfAKindLeavesOutSomeOfIt(String said) {
        var state = bySea().hears(said);

        isFor(state, "2027-02-06", "2027-02-09");
        assertThat(avoided(state)).doesNotContain("beach", "Mirissa").isNotEmpty();
        assertThat(interests(state)).contains("culture");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Add a fourth day at Wilpattu|2027-02-09|Wilpattu National Park|1",
                "Can we have an extra day in Haputale?|2027-02-09|Haputale|1",
                "we'd like another day in Haputale please|2027-02-09|Haputale|1",
                "could you add two more days in Jaffna|2027-02-10|Jaffna|2",
                "add a fifth day in Jaffna|2027-02-10|Jaffna|2",
                "and one in Haputale the next day|2027-02-09|Haputale|1"
            })
    void aDayMoreSomewhereNewDropsNothing(String said, String last, String place, int nights) {
        var state = inTheHills().hears(said);

        isFor(state, "2027-02-06", last);
        assertThat(state.getTargetLocations()).contains("Ella", "Nuwara Eliya", place);
        assertThat(kept(state)).contains("%d nights in %s".formatted(nights, place));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Drop the beach and give us one more day in the tea country instead",
                "Skip the beach and give us one more day in the hills",
                "one more day in the tea country instead of the beach days, drop the beach"
            })
    void whatIsDroppedGivesItsDaysToAnother(String said) {
        var state = toTheCoast().hears(said);

        isFor(state, "2027-01-10", "2027-01-13");
        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Nuwara Eliya");
        assertThat(kept(state)).contains("2 nights in Nuwara Eliya");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "one day less at the beach and one more in Nuwara Eliya please",
                "we'd prefer less time on the beach and another day in the hills",
                "a night fewer in Mirissa, a night more in Nuwara Eliya"
            })
    void aDayLessHereAndOneMoreThereKeepTheLength(String said) {
        var state = toTheCoast().hears(said);

        isFor(state, "2027-01-10", "2027-01-13");
        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Nuwara Eliya", "Mirissa");
        assertThat(kept(state)).contains("2 nights in Nuwara Eliya", "1 nights in Mirissa");
    }

    @Test
    void theDaysOfTheBeachGoToWhatIsPreferred() {
        var state = toTheCoast().hears("Drop the beach days, we prefer more hiking");

        isFor(state, "2027-01-10", "2027-01-13");
        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Nuwara Eliya");
        assertThat(interests(state)).contains("hiking").doesNotContain("beach");
    }

    @Test
    void aSightThatIsDroppedGivesNoDay() {
        var state = toTheCoast().hears("one more day in Nuwara Eliya please and drop the Temple of the Tooth");

        isFor(state, "2027-01-10", "2027-01-14");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Swap the hike to Ella Rock for something easier",
                "can you replace Ella Rock with something easier",
                "replace the climb of Ella Rock by something less steep please",
                "we'd like something easier than Ella Rock"
            })
    void whatIsTooHardGivesWayToSomethingEasierAndTheRestStays(String said) {
        var state = inTheHills().hears(said);

        isFor(state, "2027-02-06", "2027-02-08");
        assertThat(state.getTargetLocations())
                .contains("Ella", "Nuwara Eliya")
                .doesNotContain("Ella Rock")
                .hasSize(3);
        assertThat(avoided(state)).contains("Ella Rock", "Namunukula").doesNotContain("Little Adam's Peak");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Replace the Sigiriya climb with something easier",
                "swap the climb of Sigiriya for something gentler",
                "something easier instead of Sigiriya please"
            })
    void aStayThatIsTooHardIsSleptAtNoMore(String said) {
        var state = aDialogue()
                .planning(AT_THE_ROCK)
                .after("Plan 2 days in Sigiriya and Kandy from 6 February 2027")
                .hears(said);

        isFor(state, "2027-02-06", "2027-02-07");
        assertThat(state.getTargetLocations()).containsExactly("Habarana", "Kandy");
        assertThat(avoided(state)).contains("Sigiriya", "Pidurangala Rock");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Skip the Sigiriya climb",
                "please leave out the Sigiriya climb",
                "can we drop the Sigiriya climb?",
                "we'd rather skip the Sigiriya climb"
            })
    void aClimbThatIsGivenUpLeavesItsPlaceAndOtherClimbsInThePlan(String said) {
        var state = aDialogue()
                .planning(AT_THE_ROCK)
                .after("Plan 2 days in Sigiriya and Kandy from 6 February 2027")
                .hears(said);

        isFor(state, "2027-02-06", "2027-02-07");
        assertThat(state.getTargetLocations()).containsExactlyInAnyOrder("Sigiriya", "Kandy");
        assertThat(kept(state)).containsExactly("left out: climb sigiriya past the frescoes to the summit");
        assertThat(avoided(state)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Should we skip the Sigiriya climb?", "I would not drop the Sigiriya climb"})
    void whoWondersOfAClimbKeepsIt(String said) {
        var state = aDialogue()
                .planning(AT_THE_ROCK)
                .after("Plan 2 days in Sigiriya and Kandy from 6 February 2027")
                .hears(said);

        assertThat(kept(state)).isEmpty();
        assertThat(state.getAssumptions()).noneMatch(note -> note.startsWith("Left out now"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "scrap day 2|2027-02-07|Ella Rock",
                "lose the second day please|2027-02-07|Ella Rock",
                "can you cut the last day|2027-02-07|Hakgala Botanical Garden",
                "ditch day three|2027-02-07|Hakgala Botanical Garden"
            })
    void aDayIsLeftOutWithWhatIsSeenOnItAlone(String said, String last, String gone) {
        var state = inTheHills().hears(said);

        isFor(state, "2027-02-06", last);
        assertThat(avoided(state)).contains(gone).doesNotContain("Little Adam's Peak");
        assertThat(state.getTargetLocations()).contains("Ella");
    }

    @Test
    void aDayThatThePlanHasNotIsNotLeftOut() {
        var state = inTheHills().hears("scrap day 5");

        isFor(state, "2027-02-06", "2027-02-08");
        assertThat(state.getAssumptions()).anyMatch(said -> said.contains("3 days and no day 5"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "start later in the morning|start each day at 08:00",
                "could we get going later?|start each day at 08:00",
                "later starts please|start each day at 08:00",
                "start the days an hour later|start each day at 06:45",
                "can we leave two hours later in the morning|start each day at 07:45",
                "begin half an hour later each day|start each day at 06:15"
            })
    void aLaterStartIsReckonedFromThePlan(String said, String term) {
        var state = inTheHills().hears(said);

        isFor(state, "2027-02-06", "2027-02-08");
        assertThat(kept(state)).contains(term);
        assertThat(state.getTargetLocations()).containsExactly("Ella", "Nuwara Eliya");
    }

    @Test
    void theLastWordOnTheStartHolds() {
        var thread = inTheHills().after("start later in the morning");

        assertThat(kept(thread.hears("begin half an hour later each day")))
                .filteredOn(said -> said.startsWith("start each day"))
                .hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "swap the two days round|Little Adam's Peak on day 2,Nine Arch Bridge on day 2,Ella Rock on day 1",
                "can you switch both days|Little Adam's Peak on day 2,Nine Arch Bridge on day 2,Ella Rock on day 1",
                "swap the mornings of day 1 and day 2|Little Adam's Peak on day 2 in the morning,Ella Rock on day 1 in the morning",
                "swap the first and second morning|Little Adam's Peak on day 2 in the morning,Ella Rock on day 1 in the morning"
            })
    void daysAndMorningsAreSwapped(String said, String terms) {
        var state = inElla().hears(said);

        isFor(state, "2027-02-06", "2027-02-07");
        assertThat(kept(state).stream()
                        .filter(term -> Placement.in(term).isPresent())
                        .toList())
                .containsExactly(terms.split(",", -1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "swap the second morning for something with tea",
                "replace the morning of day 2 with something about tea",
                "something with tea on the second morning instead"
            })
    void aMorningGivesWayToAWish(String said) {
        var state = inElla().hears(said);

        isFor(state, "2027-02-06", "2027-02-07");
        assertThat(avoided(state)).containsExactly("Ella Rock");
        assertThat(interests(state)).contains("tea");
        assertThat(state.getTargetLocations()).containsExactly("Ella");
    }

    @ParameterizedTest
    @ValueSource(strings = {"not by jeep", "no jeeps please", "we don't want to go by jeep"})
    void whatCanBeDoneByJeepOnlyIsSaidToBe(String said) {
        var state = aDialogue()
                .planning(SAFARIS)
                .after("Plan a day in Udawalawe on 10 January 2027")
                .hears(said);

        isFor(state, "2027-01-10", "2027-01-10");
        assertThat(state.getTargetLocations()).containsExactly("Udawalawe National Park");
        assertThat(state.getAssumptions())
                .anyMatch(note -> note.startsWith("Not kept: Udawalawe National Park can be seen by jeep only"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "can we do Pidurangala at sunset",
                "could we climb Pidurangala at sunset?",
                "let's do Pidurangala Rock at sunset"
            })
    void aStopNearByIsPutInAndThePlaceOfThePlanStays(String said) {
        var state = aDialogue()
                .planning(AT_THE_ROCK)
                .after("Plan 2 days in Sigiriya and Kandy from 6 February 2027")
                .hears(said);

        isFor(state, "2027-02-06", "2027-02-07");
        assertThat(state.getTargetLocation()).contains("Sigiriya");
        assertThat(kept(state)).contains("Pidurangala Rock at sunset");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "is Pidurangala nice at sunset?",
                "can we see leopards in Yala in the morning?",
                "what is the best time for history in Galle?"
            })
    void whoOnlyAsksPutsNothingIn(String question) {
        var state = aDialogue()
                .planning(AT_THE_ROCK)
                .after("Plan 2 days in Sigiriya and Kandy from 6 February 2027")
                .hears(question);

        assertThat(kept(state)).isEmpty();
    }

    @Test
    void theLengthThatWasNamedHoldsForThePartThatIsPlanned() {
        var state = aDialogue()
                .after("We have nine days altogether, from 8 February 2027")
                .after("what is Kandy like?")
                .hears("plan the north then");

        isFor(state, "2027-02-08", "2027-02-16");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A week in February 2027, from the 12th, in the south|2027-02-12|2027-02-18",
                "Plan 6 days in March 2027: hill country then beach, start from Colombo on the 8th|2027-03-08|2027-03-13",
                "Plan 10 days in July 2027 for a couple, culture and beach, from the 5th|2027-07-05|2027-07-14",
                "Plan 4 days in Kandy and Ella in March, arriving on the 20th|2027-03-20|2027-03-23",
                "Plan 4 days in Ella in March 2027|2027-03-01|2027-03-04"
            })
    void aFirstDayBesideItsMonthIsOneOfIt(String said, String first, String last) {
        isFor(aDialogue().hears(said), first, last);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "one day in Galle on 6 February 2027, max 2 hours driving from Colombo",
                "Plan a day in Galle on 6 February 2027, not more than 2 hours from Colombo",
                "a day in Galle from Colombo on 6 February 2027"
            })
    void aDayOutSetsOutFromWhereItIsFar(String said) {
        var state = aDialogue().hears(said);

        assertThat(state.getTargetLocations()).containsExactly("Galle Fort");
        assertThat(state.getPreferences().orElseThrow().getOrigin().map(StatedValue::getValue))
                .contains("Colombo");
        assertThat(kept(state)).noneMatch(term -> term.contains("hours of driving a day"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We can't start earlier.",
                "I don't want to get up earlier",
                "Where can we go out later?",
                "Does it start later?",
                "Will the rain start later?"
            })
    void whoCannotOrAsksMovesNoHour(String said) {
        var state = inElla().hears(said);

        assertThat(kept(state)).as(said).noneMatch(term -> term.contains("start"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Please don't cut the last day", "Don't skip day 2", "I don't want to lose the last day."})
    void aDayThatIsNotToGoStays(String said) {
        var state = inElla().hears(said);

        assertThat(state.getPreferences().orElseThrow().getDates().orElseThrow().getEnd())
                .as(said)
                .contains(LocalDate.parse("2027-02-07"));
        assertThat(state.getAssumptions()).as(said).noneMatch(note -> note.contains("left out"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Can we drop day 2?", "we want to drop day 2", "cut the last day"})
    void aDayThatIsToGoGoes(String said) {
        isFor(inElla().hears(said), "2027-02-06", "2027-02-06");
    }

    @Test
    void aQuestionClearsNoPartOfADay() {
        var state = inElla().hears("Is there anything to do in the evening of day 2 instead?");

        assertThat(avoided(state)).isEmpty();
        assertThat(state.getAssumptions()).noneMatch(note -> note.startsWith("Left out now"));
    }

    @Test
    void anotherPlanForTheDayAfterIsNotForTheDaysOfTheOld() {
        var state = inTheHills().hears("Plan a day in Galle the day after");

        isFor(state, "2027-02-09", "2027-02-09");
    }

    @Test
    void praiseReplacesNothing() {
        var state = aDialogue()
                .planning(AT_THE_ROCK)
                .after("Plan 2 days in Sigiriya and Kandy from 6 February 2027")
                .hears("I never saw anything more beautiful than Sigiriya");

        assertThat(avoided(state)).doesNotContain("Sigiriya");
    }

    @ParameterizedTest
    @ValueSource(strings = {"We don't want a jeep safari", "No jeep safari on day 1, please"})
    void whoWantsNoSafariIsNotToldOfTheJeep(String said) {
        var state = aDialogue()
                .planning(SAFARIS)
                .after("Plan a day in Udawalawe on 10 January 2027")
                .hears(said);

        assertThat(state.getAssumptions()).noneMatch(note -> note.contains("by jeep only"));
    }

    private static final String[] TEN_DAYS = IntStream.rangeClosed(1, 10)
            .mapToObj(day -> "2027-02-%02d".formatted(day))
            .toArray(String[]::new);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "please plan the last 4 days too",
                "what about the remaining days?",
                "plan days 11 to 14",
                "and the rest of the trip?",
                "show me the other 4 days please"
            })
    void theDaysBehindAPlanOfTenAreHadForTheAsking(String message) {
        var state = aDialogue()
                .after("14 days in Mirissa and Galle from 1 February 2027", TEN_DAYS)
                .hears(message);

        assertThat(state.getIntent()).as(message).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetDate()).as(message).contains(LocalDate.parse("2027-02-11"));
        assertThat(state.getTargetEndDate()).as(message).contains(LocalDate.parse("2027-02-14"));
        assertThat(state.getTargetLocations()).as(message).contains("Negombo");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "make the last 2 days free",
                "leave out the rest of the days",
                "move the last 3 days to Kandy",
                "plan the last day slower",
                "What will the weather be like in the next few days and do we need an umbrella?",
                "I need a driver for the rest of the trip",
                "We need vegetarian food for the rest of the trip",
                "what is the weather in the last 4 days?",
                "Add surf lessons in the last 4 days",
                "the rest of the trip sounds great"
            })
    void aChangeOfTheLastDaysOrdersNoFurtherOnes(String message) {
        var state = aDialogue()
                .after("14 days in Mirissa and Galle from 1 February 2027", TEN_DAYS)
                .hears(message);

        assertThat(state.getTargetDate()).as(message).isNotEqualTo(Optional.of(LocalDate.parse("2027-02-11")));
    }

    @Test
    void whatIsWishedBesideTheFurtherDaysIsKept() {
        var state = aDialogue()
                .after("14 days in Mirissa and Galle from 1 February 2027", TEN_DAYS)
                .hears("Plan the last 4 days too, vegetarian food only and we want to surf");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-02-11"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-02-14"));
        assertThat(interests(state)).contains("surfing");
        assertThat(kept(state)).anyMatch(term -> term.contains("vegetarian"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3 nights more please, so we leave on 16 january|2027-01-16",
                "we leave on 16 January after 3 more nights|2027-01-16",
                "2 more days, until 15 january|2027-01-15",
                "we stay until 18 january now|2027-01-18"
            })
    void whoSaysTheLastDayBesideMoreNightsMeansThatDay(String said, String last) {
        var state = toTheCoast().hears(said);

        isFor(state, "2027-01-10", last);
        assertThat(state.getAssumptions()).noneMatch(note -> note.contains("no first one"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"plan the remaining days", "and the rest of the trip?", "please show me the missing days"})
    void whereAllDaysArePlannedThePlanItselfIsShown(String said) {
        var state = toTheCoast().hears(said);

        assertThat(state.getRouteDecision()).as(said).isEqualTo(RouteDecision.DIRECT_ANSWER);
        assertThat(state.getItinerary()).as(said).hasSameSizeAs(TO_THE_COAST);
    }

    @Test
    void aPlanOfTheWholeTripHasNoFurtherDays() {
        var state = aDialogue()
                .after("3 days in Mirissa from 1 February 2027", "2027-02-01", "2027-02-02", "2027-02-03")
                .hears("and the rest of the trip?");

        assertThat(state.getTargetDate()).isNotEqualTo(Optional.of(LocalDate.parse("2027-02-04")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "less walking in nuwara eliya please",
                "a bit slower in mirissa please, we would like only one thing a day there",
                "more beach time in mirissa please",
                "we don't need two days in kandy, give one more to nuwara eliya",
                "we do not want so many nights in mirissa, one more in kandy instead",
                "something nicer for dinner in nuwara eliya, less touristy please",
                "we dont need two days in jaffna, give one more to kandy"
            })
    void whatIsSaidOfOnePlaceTakesNoOtherOut(String said) {
        var state = toTheCoast().hears(said);

        isFor(state, "2027-01-10", "2027-01-13");
        assertThat(state.getTargetLocations()).containsExactlyInAnyOrder("Kandy", "Nuwara Eliya", "Mirissa");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "two free days is a lot. could we add galle at the end?|Galle Fort|2027-01-13",
                "four hours of driving a day is too much, could we put in ella too?|Ella|2027-01-13",
                "you dropped yala, but tom wants the leopard. make it 6 days then|Yala National Park|2027-01-15",
                "two rest days is too many, fit in ella please|Ella|2027-01-13"
            })
    void aNewPlaceJoinsThoseOfBefore(String said, String place, String last) {
        var state = toTheCoast().hears(said);

        isFor(state, "2027-01-10", last);
        assertThat(state.getTargetLocations()).contains("Kandy", "Nuwara Eliya", "Mirissa", place);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"only Kandy please", "change it to Kandy", "no, just Kandy", "make the whole trip in Kandy"})
    void whoWantsOnePlaceAloneHasIt(String said) {
        assertThat(toTheCoast().hears(said).getTargetLocations()).containsExactly("Kandy");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "swap mirissa for weligama? whichever is better in april",
                "swap mirissa for weligama, is the sea calm there in may?"
            })
    void aMonthThatIsAskedAboutMovesNothing(String said) {
        var state = toTheCoast().hears(said);

        isFor(state, "2027-01-10", "2027-01-13");
        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Nuwara Eliya", "Weligama");
    }

    @ParameterizedTest
    @ValueSource(strings = {"can you swim there in january?", "can we see whales there in july?"})
    void whatOneCanDoInAMonthIsAsked(String said) {
        var state = toTheCoast().hears(said);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getPreferences().orElseThrow().getDates().orElseThrow().getStart())
                .contains(LocalDate.parse("2027-01-10"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"can we go in february instead?", "could we start on 10 february?"})
    void whoAsksToGoInAnotherMonthMovesTheTrip(String said) {
        isFor(toTheCoast().hears(said), "2027-02-10", "2027-02-13");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "can tom get a beer on tuesday?|2027-01-12",
                "is monday a holiday?|2027-01-11",
                "are the bars open on wednesday then?|2027-01-13"
            })
    void aWeekdayThatIsAskedAboutIsThatOfTheTrip(String said, String day) {
        assertThat(toTheCoast().hears(said).getTargetDate()).contains(LocalDate.parse(day));
    }

    @Test
    void theTripIsNotMovedToTheWeekdayThatIsMeant() {
        var state = toTheCoast().after("can tom get a beer then?").hears("i mean the tuesday of our trip, the 12th");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-01-12"));
        assertThat(state.getPreferences().orElseThrow().getDates().orElseThrow().getStart())
                .contains(LocalDate.parse("2027-01-10"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "could we do mirissa before kandy, so the beach is over first?|Mirissa;Kandy;Nuwara Eliya",
                "we'd rather do kandy after nuwara eliya|Nuwara Eliya;Kandy;Mirissa",
                "can we visit nuwara eliya before kandy please|Nuwara Eliya;Kandy;Mirissa"
            })
    void placesComeInTheTurnThatIsSaid(String said, String places) {
        var state = toTheCoast().hears(said);

        isFor(state, "2027-01-10", "2027-01-13");
        assertThat(state.getTargetLocations()).containsExactly(places.split(";"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "and ella rock back in please",
                "please bring back ella rock",
                "ella rock back in please, my son insists"
            })
    void aStopThatWasLeftOutComesBack(String said) {
        var state = inTheHills().after("leave out ella rock").hears(said);

        isFor(state, "2027-02-06", "2027-02-08");
        assertThat(avoided(state)).doesNotContain("Ella Rock");
        assertThat(kept(state)).contains("Ella Rock all the same");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "swap ravana falls for something easier",
                "you put ravana falls in, isnt that slippery? swap it for something easier",
                "so you have added ravana falls. can you replace it with something easier?"
            })
    void whatTakesTheHoursOfAStopIsNoNewStay(String said) {
        var state = inTheHills().hears(said);

        assertThat(avoided(state)).contains("Ravana Falls");
        assertThat(state.getTargetLocations())
                .contains("Ella", "Nuwara Eliya")
                .doesNotContain("Badulla", "Ravana Falls");
    }

    @Test
    void aPlaceIsKeptOnceHoweverOftenAMessageIsHeard() {
        var state =
                toTheCoast().after("we still dont want to start before 8.30").hears("less walking please");

        assertThat(state.getTargetLocations()).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "we have three days in the hills, that's plenty. put in a safari",
                "so you have 3 days on the coast, thats enough. add a cooking class"
            })
    void daysInOnePartOfTheLandAreNotTheTrip(String said) {
        var state = toTheCoast().hears(said);

        isFor(state, "2027-01-10", "2027-01-13");
        assertThat(state.getTargetLocations()).contains("Kandy", "Nuwara Eliya", "Mirissa");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "make kandy one night|1 nights in Kandy|2027-01-13",
                "one day for nuwara eliya is plenty|1 nights in Nuwara Eliya|2027-01-13",
                "make mirissa 3 nights|3 nights in Mirissa|2027-01-14"
            })
    void nightsOfAPlaceAreNotTheLengthOfTheTrip(String said, String term, String last) {
        var state = toTheCoast().hears(said);

        isFor(state, "2027-01-10", last);
        assertThat(kept(state)).contains(term);
        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Nuwara Eliya", "Mirissa");
    }

    @Test
    void aHotelThatIsWishedForIsNotWhereTheTripBegins() {
        var state = toTheCoast().hears("we'd prefer a quieter hotel in nuwara eliya");

        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Nuwara Eliya", "Mirissa");
    }

    @Test
    void aQuestionOnOneOfItsStopsLeavesThePlanItsPlaces() {
        var state = inTheHills()
                .after("my wife hates the idea of ella rock, anything gentler?")
                .hears("what if we had 5 days?");

        isFor(state, "2027-02-06", "2027-02-10");
        assertThat(state.getTargetLocations()).containsExactly("Ella", "Nuwara Eliya");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tom would like a leopard. can you fit in yala between nuwara eliya and mirissa?",
                "please put yala between nuwara eliya and mirissa"
            })
    void aPlaceThatIsPutBetweenOthersStaysThere(String said) {
        var state = toTheCoast().hears(said);

        isFor(state, "2027-01-10", "2027-01-13");
        assertThat(state.getTargetLocations())
                .containsExactly("Kandy", "Nuwara Eliya", "Yala National Park", "Mirissa");
        assertThat(kept(state)).contains("in this order: Kandy, Nuwara Eliya, Yala National Park, Mirissa");
    }

    @Test
    void whatIsNotInThePlanIsNotPutInToBeReplaced() {
        var state = toTheCoast().hears("you put ravana falls in, isnt that slippery? swap it for something easier");

        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Nuwara Eliya", "Mirissa");
    }

    /** What was asked of another place in between is no place of the plan. */
    @ParameterizedTest
    @ValueSource(strings = {"start the days at 8 please", "no early mornings please", "make it slower"})
    void aChangeBehindAQuestionOnAnotherPlaceIsStillOfThePlan(String said) {
        var state = toTheCoast().after("are there leopards in Wilpattu?").hears(said);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactlyInAnyOrder("Kandy", "Nuwara Eliya", "Mirissa");
    }
}
