package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is asked and told around a plan that stands: its days are its own, and what only asks changes nothing. */
class AroundTheStandingPlanTest {

    private static final List<ItinerarySlot> OVER_THE_NEW_YEAR = days(
            "2026-12-21",
            "Kandy",
            "Kandy",
            "Kandy",
            "Nuwara Eliya",
            "Nuwara Eliya",
            "Ella",
            "Ella",
            "Unawatuna",
            "Unawatuna",
            "Unawatuna",
            "Unawatuna",
            "Unawatuna",
            "Unawatuna",
            "Unawatuna");

    private static List<ItinerarySlot> days(String first, String... bases) {
        return IntStream.range(0, bases.length)
                .boxed()
                .flatMap(at -> {
                    var day = LocalDate.parse(first).plusDays(at).toString();
                    return Stream.of(
                            slot(day, "08:00", "Breakfast in " + bases[at], bases[at]),
                            slot(day, "09:00", "See " + bases[at], bases[at]),
                            slot(day, "11:00", "Rest or stroll in " + bases[at], bases[at]),
                            slot(day, "14:00", "Walk around " + bases[at], bases[at]),
                            slot(day, "15:00", "Visit a market of " + bases[at], bases[at]),
                            slot(day, "16:00", "Look at the view of " + bases[at], bases[at]),
                            slot(day, "17:00", "Stop at a cafe of " + bases[at], bases[at]),
                            slot(day, "18:30", "Dinner in " + bases[at], bases[at]));
                })
                .toList();
    }

    private static Dialogue overTheNewYear() {
        return aDialogue()
                .planning(OVER_THE_NEW_YEAR)
                .after(
                        "Plan 14 days from 21 December 2026: Kandy, Nuwara Eliya, Ella, Unawatuna",
                        "2026-12-21",
                        "2027-01-03");
    }

    private static void standsOnItsDays(GraphState state) {
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2026-12-21"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-01-03"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "our plane back leaves on the 3rd at 23:10",
                "we fly home on the 3rd at 22:30",
                "on the 1st we want to sleep in",
                "swap the 29th and the 30th"
            })
    void aDayOfWhichOnlyTheNumberIsSaidIsThatOfTheTrip(String said) {
        standsOnItsDays(overTheNewYear().hears(said));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "show me the 22nd and 23rd|day 2, Tuesday 22 December|day 3, Wednesday 23 December",
                "show me 22 and 23 december|day 2, Tuesday 22 December|day 3, Wednesday 23 December",
                "show us the 22nd to 24th of december please|day 2, Tuesday 22 December|day 4, Thursday 24 December",
                "show me 1 and 2 january|day 12, Friday 1 January|day 13, Saturday 2 January",
                "can you show us days 3 and 4|day 3, Wednesday 23 December|day 4, Thursday 24 December",
                "Show me days 3 to 5|day 3, Wednesday 23 December|day 5, Friday 25 December",
                "show me the 23rd to the 25th|day 4, Thursday 24 December|day 5, Friday 25 December",
                "what are days 3 until 5?|day 4, Thursday 24 December|day 5, Friday 25 December",
                "what happens on the 2nd?|day 13, Saturday 2 January|Stop at a cafe of Unawatuna at 17:00",
                "what do we do on christmas day? where are we that day?|day 5, Friday 25 December|dinner in Nuwara Eliya at 18:30",
                "what's on boxing day|day 6, Saturday 26 December|Visit a market of Ella at 15:00",
                "what are we doing on new year's eve|day 11, Thursday 31 December|Look at the view of Unawatuna at 16:00"
            })
    void daysThatAreLookedAtAreToldWithAllTheyHoldAndNothingIsPlanned(String said, String first, String second) {
        var state = overTheNewYear().hears(said);

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.DIRECT_ANSWER);
        assertThat(state.getFinalResponse().orElseThrow())
                .contains(first, second)
                .doesNotContain("Rest or stroll", " more");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "can we see whales from unawatuna in december?",
                "could we swim in Unawatuna in January?",
                "can you see blue whales in december"
            })
    void whetherItIsTheSeasonForAThingIsAskedAndNotOrdered(String said) {
        var state = overTheNewYear().hears(said);

        assertThat(state.getIntent()).isNotEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getDayEdits()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"plan the 22nd and 23rd in Kandy", "leave out the 22nd"})
    void otherDaysAndChangesAreNoView(String said) {
        assertThat(overTheNewYear().hears(said).getFinalResponse().orElse("")).doesNotStartWith("In the plan, day");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "just places and nights please",
                "sum up the trip for me, places and nights only",
                "a short summary please, just where we sleep"
            })
    void aSummaryOfThePlacesIsReadFromThePlan(String said) {
        var state = overTheNewYear().hears(said);

        assertThat(state.getFinalResponse().orElseThrow())
                .contains("21 December to 24 December: Kandy, 3 nights", "Unawatuna, 6 nights")
                .doesNotContain("See Kandy");
    }

    @ParameterizedTest
    @ValueSource(strings = {"what happened to kandy?", "where did kandy go?", "why is kandy gone"})
    void whereAPlaceWentIsToldFromThePlan(String said) {
        assertThat(overTheNewYear().hears(said).getFinalResponse().orElseThrow())
                .startsWith("Kandy is still in the plan: day 1, Monday 21 December");
    }

    @ParameterizedTest
    @ValueSource(strings = {"is that the same plan we had?", "is this still the plan from before?"})
    void whetherItIsTheSamePlanIsNoQuestionOfAPlace(String said) {
        assertThat(overTheNewYear().hears(said).getFinalResponse().orElseThrow())
                .startsWith("Yes");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "you remember that grandma can't climb?|grandma can't climb",
                "you know that my father can't do stairs, right? how does the plan look for him|your father can't do stairs"
            })
    void whoMakesSureIsToldThatItIsKnownAndWhatOfThePlanIsHard(String said, String known) {
        var answer = overTheNewYear().hears(said).getFinalResponse().orElseThrow();

        assertThat(answer).startsWith("Yes, I remember: " + known);
        assertThat(answer.length()).isGreaterThan(80);
    }

    @ParameterizedTest
    @ValueSource(strings = {"somewhere for a romantic dinner at the beach?", "where could we eat by the sea?"})
    void aSpotByTheSeaIsSoughtAtTheStopByTheSea(String said) {
        var state = overTheNewYear().hears(said);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getTargetLocations()).containsExactly("Unawatuna");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "what about the poya day, does it fall into our trip?",
                "is the 3rd a poya day? does one fall into our trip?"
            })
    void aPoyaDayIsLookedForInTheTrip(String said) {
        var state = overTheNewYear().hears(said);

        assertThat(state.getIntent()).isNotEqualTo(IntentType.TRIP_PLANNING);
        standsOnItsDays(state);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Plan 9 days in Kandy and Ella from 21 December 2026, not before 8 in the morning|start each day at 08:00",
                "Plan 9 days in Kandy and Ella from 21 December 2026, we fly home on 29 December|we fly home on 29 December"
            })
    void theHourOfGettingUpAndTheFlightAreKeptOfTheFirstMessage(String said, String kept) {
        assertThat(aDialogue().hears(said).getPreferences().orElseThrow().getOther().stream()
                        .map(StatedValue::getValue))
                .contains(kept);
    }

    @ParameterizedTest
    @ValueSource(strings = {"what do you know about us?", "what have I told you"})
    void whatIsKnownIsToldWithTheAgesAndWithoutThePlansOwnTerms(String said) {
        var answer = aDialogue()
                .after("there are 4 of us, me, my husband and our girls of 5 and 9")
                .after("my husband has a bad back")
                .planning(OVER_THE_NEW_YEAR)
                .after(
                        "Plan 14 days from 21 December 2026: Kandy, Nuwara Eliya, Ella, Unawatuna, not before 8 in the morning")
                .hears(said)
                .getFinalResponse()
                .orElseThrow();

        assertThat(answer)
                .contains("girls of 5 and 9", "your husband has a bad back", "no start before 08:00")
                .doesNotContain("start each day", "told:", " our ");
    }
}
