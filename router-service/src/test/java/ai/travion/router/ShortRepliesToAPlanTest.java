package ai.travion.router;

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

/** What a few words mean after a plan, or after an answer about it. */
class ShortRepliesToAPlanTest {

    private static final LocalDate FIRST = LocalDate.parse("2027-02-08");
    private static final List<ItinerarySlot> KANDY = List.of(
            stop(0, "09:10", "Temple of the Tooth", "Visit the Temple of the Tooth"),
            stop(0, "18:30", "Kandy", "Dinner in Kandy"),
            stop(1, "08:05", "Royal Botanic Gardens Peradeniya", "Walk through the Royal Botanic Gardens"),
            stop(1, "14:30", "Kandy", "Time in Kandy for the Garrison Cemetery"),
            stop(2, "07:55", "Udawattakele Forest Reserve", "Walk the forest paths of Udawattakele"),
            stop(2, "16:35", "Kandy", "Travel from Kandy to Colombo by train"));

    private static ItinerarySlot stop(int day, String time, String place, String activity) {
        return ItinerarySlot.newBuilder()
                .setDate(FIRST.plusDays(day))
                .setTime(time)
                .setLocation(place)
                .setActivity(activity)
                .setDurationMinutes(60)
                .build();
    }

    private static Dialogue planned() {
        return Dialogue.aDialogue()
                .planning(KANDY)
                .answering("Here is a plan for Kandy, Monday 8 February 2027 to Wednesday 10 February 2027.")
                .after("Plan 3 days in Kandy from 8 February 2027");
    }

    @ParameterizedTest
    @ValueSource(strings = {"yes", "Yes please", "ok yes", "yes, sure"})
    void agreementWithAPlanIsNoGreeting(String message) {
        assertThat(planned().hears(message).getFinalResponse().orElse("")).contains("the plan stands as it is");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "please add it",
                "yes",
                "yes please add some",
                "ok, put it in",
                "can you add it",
                "good idea, do that"
            })
    void whatAnAnswerOffersToAddIsAdded(String message) {
        var state = planned().after("is Pinnawala in it?").hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).contains("Kandy", "Pinnawala Elephant Orphanage");
    }

    @ParameterizedTest
    @ValueSource(strings = {"no thanks", "why?", "is it far?", "no, leave it"})
    void whatIsNotTakenIsNotAdded(String message) {
        assertThat(
                        planned()
                                .after("is Pinnawala in it?")
                                .hears(message)
                                .getPreferences()
                                .orElseThrow()
                                .getPlaces()
                                .stream()
                                .filter(place -> place.getTurn() == 3)
                                .map(StatedValue::getValue))
                .doesNotContain("Pinnawala Elephant Orphanage", "Kandy, Pinnawala Elephant Orphanage");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"take it out", "ok, leave it out then", "please drop it", "can you remove that from the plan"})
    void theStopThatWasSpokenOfIsTakenOut(String message) {
        var state = planned().after("which day are the Royal Botanic Gardens?").hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(DayTerms.of(state)).containsExactly("no Royal Botanic Gardens Peradeniya");
    }

    @ParameterizedTest
    @ValueSource(strings = {"no I meant day 2", "sorry, day 2", "no, the second day", "not day 3, day 2 please"})
    void theDayThatWasMeantTakesThePlaceOfTheOther(String message) {
        var state = planned().after("change day 3 to Pinnawala").hears(message);

        assertThat(other(state))
                .contains("Pinnawala Elephant Orphanage on day 2")
                .noneMatch(term -> term.endsWith("day 3"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"which plan do I have now?", "thanks, what is my plan now?", "so which version do we have"})
    void thePlanInHandIsToldAndNotMadeAnew(String message) {
        assertThat(planned().hears(message).getRouteDecision()).hasToString("DIRECT_ANSWER");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "let's do that instead",
                "ok we'll go there instead",
                "then plan that instead please",
                "I'd rather do that instead",
                "can we go there instead"
            })
    void whatAPlanIsWarnedOfIsChangedForWhatIsBetter(String message) {
        var state = warned().hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly("Mirissa");
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2026-12-01"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"why not then?", "why not Trincomalee?", "ok what do you suggest instead?", "where instead?"})
    void theWarningAndWhatIsBetterAreToldAgain(String message) {
        assertThat(warned().hears(message).getFinalResponse().orElse(""))
                .contains("wrong season for the sea")
                .contains("I plan Mirissa on the same days");
    }

    private static Dialogue warned() {
        return Dialogue.aDialogue()
                .answering("""
                        Here is a plan for Trincomalee, Tuesday 1 December 2026 to Thursday 3 December 2026.

                        **Please note**

                        - December is the wrong season for the sea at Trincomalee: none is planned there. The south and west coast are the better choice then: Mirissa, Unawatuna, Hikkaduwa or Bentota.
                        """)
                .after("Plan 3 days in Trincomalee for snorkelling from 1 December 2026");
    }

    @ParameterizedTest
    @CsvSource({
        "'finish at Colombo airport on the last day, flight 8pm', we fly home at 20:00 on the last day",
        "flight moved to 9am, we fly home at 09:00 on the last day",
        "our flight home is at 21:30, we fly home at 21:30 on the last day",
        "'our plane leaves at 6 am on the last day from Colombo', we fly home at 06:00 on the last day",
        "we land at 6am on the first day, we land at 06:00 on the first day",
        "our flight arrives at 23:15, we land at 23:15 on the first day",
        "finish at the airport, end at the airport",
        "start and end at Colombo airport, end at the airport"
    })
    void aFlightThatIsToldLaterIsPlannedFor(String message, String term) {
        var state = planned().hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly("Kandy");
        assertThat(other(state)).contains(term);
    }

    @Test
    void aFlightThatIsMovedTakesThePlaceOfTheOneBefore() {
        var state = planned().after("our flight home is at 8pm").hears("flight moved to 9am");

        assertThat(other(state))
                .contains("we fly home at 09:00 on the last day")
                .doesNotContain("we fly home at 20:00 on the last day");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Thanks, we already have a hotel near the airport",
                "My sister lands at 4pm at the airport",
                "our friends fly home at 9am",
                "We leave the airport at 9am with our driver",
                "the driver waits at the airport",
                "Our flight home is at 8pm, so make the whole trip slower and add a cooking class",
                "Our flight home is at 8pm, my wife is vegetarian and we would love a cooking class"
            })
    void whoSpeaksOfAnAirportOrWishesMoreIsNotBoundToAFlightAlone(String message) {
        var state = planned().hears(message);

        assertThat(other(state))
                .noneMatch(term -> term.equals("end at the airport")
                        || term.startsWith("we fly home at")
                        || term.startsWith("we land at"));
        assertThat(state.getRewrittenQuery().orElse("")).doesNotContain("Make the plan fit");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "is there a flight to Jaffna at 9am?",
                "how far is the airport?",
                "when should I be at the airport?"
            })
    void questionsOfFlightsChangeNothing(String message) {
        assertThat(other(planned().hears(message))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "which day is the train?",
                "when do we take the train?",
                "how long does the train take?",
                "on what day is our train ride?"
            })
    void theTrainOfThePlanIsTold(String message) {
        assertThat(planned().hears(message).getFinalResponse().orElse(""))
                .contains("Travel from Kandy to Colombo by train on day 3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "what time should I start back?",
                "when do we have to leave home?",
                "what time must we head back on day 3?"
            })
    void theWayBackIsTold(String message) {
        assertThat(planned().hears(message).getFinalResponse().orElse(""))
                .contains("day 3")
                .contains("16:35");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ok then move to after the new year",
                "move it after new year",
                "can we start after the New Year?"
            })
    void theNewYearOfAPlanInAprilIsThatOfApril(String message) {
        var state = Dialogue.aDialogue()
                .after("Plan 4 days in Kandy and Nuwara Eliya from 12 April 2027")
                .hears(message);

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-04-15"));
    }

    @Test
    void theNewYearOfAPlanInDecemberIsThatOfJanuary() {
        var state = Dialogue.aDialogue()
                .after("Plan 4 days in Kandy and Nuwara Eliya from 28 December 2026")
                .hears("move it after the new year");

        assertThat(state.getTargetDate().orElseThrow()).isAfter("2026-12-31").isBefore("2027-02-01");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Please start early, very hot",
                "start early please",
                "can we start early each day?",
                "it is hot, better begin early"
            })
    void daysStartEarlyWhereThatIsAsked(String message) {
        assertThat(other(planned().hears(message))).contains("start each day at 06:00");
    }

    @Test
    void aPlaceThatIsNamedStaysInThoughItsKindIsNotWanted() {
        var state = Dialogue.aDialogue()
                .after("I do not like beaches")
                .hears("Plan 3 days in Mirissa from 15 February 2027");

        assertThat(other(state)).contains("Mirissa all the same");
    }

    @ParameterizedTest
    @CsvSource({"can I do it by train from Colombo?, Colombo", "yes by train please,", "take the train,"})
    void thePlanIsHadByTrain(String message, String from) {
        var state = planned().hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly("Kandy");
        assertThat(state.getTargetDate()).contains(FIRST);
        if (from != null) {
            assertThat(state.getPreferences().orElseThrow().getOrigin().map(StatedValue::getValue))
                    .contains(from);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Is it possible by train?", "is that possible by train", "would it be possible by train?"})
    void whoAsksWhetherItGoesByTrainHasThePlanAsItWas(String message) {
        var state = planned().hears(message);

        assertThat(other(state)).doesNotContain("by train");
        assertThat(state.getIntent()).isNotEqualTo(IntentType.TRIP_PLANNING);
    }

    private static List<String> other(GraphState state) {
        return Stream.concat(
                        state.getPreferences().orElseThrow().getOther().stream().map(StatedValue::getValue),
                        DayTerms.of(state).stream())
                .toList();
    }
}
