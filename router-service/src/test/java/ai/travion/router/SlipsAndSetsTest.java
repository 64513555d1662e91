package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.RouteDecision;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What was a slip is replaced, what was said of several is asked of those, and the day that was asked last goes on. */
class SlipsAndSetsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sorry I meant Jaffna",
                "oops, make that Jaffna",
                "sorry, Jaffna not Galle",
                "no wait, I meant to say Jaffna",
                "my mistake, Jaffna",
                "Jaffna, I mean"
            })
    void aSlipAfterAPlanIsReplaced(String message) {
        var state =
                aDialogue().after("Plan Galle for 2 days from 5 February 2027").hears(message);

        assertThat(state.getTargetLocations()).containsExactly("Jaffna");
        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetDate()).contains(LocalDate.of(2027, 2, 5));
        assertThat(state.getTargetEndDate()).contains(LocalDate.of(2027, 2, 6));
    }

    @ParameterizedTest
    @ValueSource(strings = {"add Jaffna", "please include Jaffna as well"})
    void whatIsAddedReplacesNothing(String message) {
        var state =
                aDialogue().after("Plan Galle for 2 days from 5 February 2027").hears(message);

        assertThat(state.getTargetLocations()).contains("Galle Fort", "Jaffna");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "oops, make that Nilaveli|Nilaveli",
                "sorry, Jaffna not Galle|Jaffna",
                "ok back to it: and Trinco?|Trincomalee",
                "my bad, Mirissa|Mirissa"
            })
    void aSlipAfterAQuestionIsAskedTheSame(String message, String place) {
        var query = aDialogue().after("Best beach in Galle?").searchesFor(message);

        assertThat(query).contains("beach", place).doesNotContain("Galle");
    }

    @Test
    void theDayIsCountedFromTheOneThatWasAskedLast() {
        var state = aDialogue()
                .after("Plan 2 days in Ella from 25 January 2027")
                .after("Can I visit bars in Colombo on 4 February?")
                .hears("and on the 5th?");

        assertThat(state.getTargetDate()).contains(LocalDate.of(2027, 2, 5));
    }

    @Test
    void thenIsTheDayThatWasAskedLast() {
        var state = aDialogue()
                .after("Plan 2 days in Ella from 25 January 2027")
                .after("Can I visit bars in Colombo on 2 February?")
                .hears("golden hour at Sigiriya then?");

        assertThat(state.getTargetDate()).contains(LocalDate.of(2027, 2, 2));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "is the former good for golf?|is Nuwara Eliya good for golf?",
                "does the latter have a train station?|does Haputale have a train station?",
                "how far apart are they?|How far is it from Nuwara Eliya to Haputale?",
                "what's the distance between them?|How far is it from Nuwara Eliya to Haputale?",
                "are they far from each other?|How far is it from Nuwara Eliya to Haputale?"
            })
    void whatIsAskedOfTwoIsAskedOfThoseTwo(String message, String query) {
        assertThat(aDialogue().after("Nuwara Eliya or Haputale?").searchesFor(message))
                .isEqualTo(query);
    }

    @Test
    void theLatterIsNoMeasure() {
        assertThat(aDialogue().after("Nuwara Eliya or Haputale?").searchesFor("and the latter?"))
                .contains("Haputale")
                .doesNotContain("Nuwara Eliya");
    }

    @ParameterizedTest
    @ValueSource(strings = {"which one is easiest?", "which is the easiest?", "and which ones are easy?"})
    void whichIsAskedOfWhatTheLastAnswerNamed(String message) {
        var state = aDialogue()
                .after("Compare Kandy and Galle")
                .answering(
                        "Ella is a walking base, with Little Adam's Peak for a morning and Ella Rock for half a day [1].")
                .after("what about Ella, best hikes?")
                .hears(message);

        assertThat(state.getTargetLocations()).containsExactly("Little Adam's Peak", "Ella Rock");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "then where do I see leopards instead?",
                "where else can I see leopards?",
                "so where else could we see leopards"
            })
    void whoseLeopardsAreNotThereSeesLeopardsElsewhere(String message) {
        assertThat(aDialogue().after("Can I see leopards in Yala in October?").searchesFor(message))
                .contains("leopards", "October");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Where can I eat near the Temple of the Tooth?|restaurant",
                "place for coffee close to Galle Fort?|café",
                "restaurants near Ella?|restaurant",
                "somewhere to eat in Mirissa|restaurant",
                "a nice café in Ella?|café",
                "where can we have dinner in Jaffna?|restaurant"
            })
    void somewhereToEatIsLookedForAround(String message, String facility) {
        var state = aDialogue().hears(message);

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.LOCATION_SEARCH);
        assertThat(state.getLocationSearch().map(LocationSearch::getFacility)).contains(facility);
    }

    @ParameterizedTest
    @ValueSource(strings = {"and is there somewhere to eat near it?", "any good restaurants?", "a café nearby?"})
    void somewhereToEatIsLookedForAroundWhatIsSpokenOf(String message) {
        var state = aDialogue().after("What is the Temple of the Tooth?").hears(message);

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.LOCATION_SEARCH);
        assertThat(state.getTargetLocation()).contains("Temple of the Tooth");
    }

    @ParameterizedTest
    @ValueSource(strings = {"What do people eat in Jaffna?", "what should I eat in Jaffna?", "famous dishes of Jaffna"})
    void whatIsEatenIsNoSearchAround(String message) {
        assertThat(aDialogue().hears(message).getRouteDecision()).isEqualTo(RouteDecision.RETRIEVE);
    }

    @ParameterizedTest
    @CsvSource({"the 28th then, 2027-02-28", "the 1st then, 2027-03-01", "1 March, 2027-03-01"})
    void ofAnImpossibleDateThoseBesideItAreOffered(String reply, LocalDate day) {
        var dialogue = aDialogue();
        var asked = dialogue.hears("31/2/2027 in Kandy?");
        var state = dialogue.hears(reply);

        assertThat(asked.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains("28 February 2027", "1 March 2027"));
        assertThat(state.getTargetDate()).contains(day);
        assertThat(state.getTargetLocation()).contains("Kandy");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Oh, Jaffna?", "wait, Jaffna?"})
    void aPlaceInAQuestionReplacesNoPlan(String message) {
        var state =
                aDialogue().after("Plan Galle for 2 days from 5 February 2027").hears(message);

        assertThat(state.getAssumptions()).noneMatch(note -> note.contains("instead of Galle"));
    }

    @Test
    void anotherBeachWithoutCrocodilesIsNotForSeeingThem() {
        var query =
                aDialogue().after("Are there crocodiles in Bentota?").searchesFor("another beach without crocodiles?");

        assertThat(query).doesNotContain("seeing crocodiles");
    }
}
