package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.StatedDates;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a message of a long talk points at: the place that the last answer found, the days of the stay, somebody by their name. */
class PointedAtTest {

    private static Dialogue aStay() {
        return aDialogue()
                .after("We are a family from Hamburg, my husband, me and our daughter Lena who is 15.")
                .after("We come from 24 July to 6 August 2027. Is that a good time?");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Where can a beginner surf?|Weligama is the best-known place to learn to surf [1].|How far is it from the airport?|Weligama",
                "Which beach is good for children?|Unawatuna has calm water behind a reef [1].|Can we swim there in March?|Unawatuna",
                "Where do we see elephants?|Elephants gather in Minneriya from July to October [1].|And why there?|Minneriya National Park"
            })
    void thePlaceThatTheAnswerFoundIsThere(String where, String answer, String next, String place) {
        var state = aDialogue().answering(answer).after(where).hears(next);

        assertThat(state.getTargetLocation()).contains(place);
    }

    @Test
    void whatIsOutOfSeasonIsNotWhatWasFound() {
        var state = aDialogue()
                .answering(
                        "The surf is in the east now [1].\n\n- **Arugam Bay**: The season is from April to October [2].\n\nOut of season in July:\n\n- **Weligama**: The season is from November to April [3].")
                .after("Where can a beginner surf?")
                .hears("How far is it from the airport?");

        assertThat(state.getTargetLocation()).contains("Arugam Bay");
    }

    @Test
    void aPlaceOfAnAnswerToAGeneralQuestionIsNotSpokenOf() {
        var state = aDialogue()
                .after("Tell me about Ella")
                .answering("A SIM card is bought in Negombo [1].")
                .after("Where do we buy a SIM card?")
                .hears("Is it far from Kandy?");

        assertThat(state.getTargetLocations()).contains("Ella").doesNotContain("Negombo");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Can we pay with card everywhere or should we take cash?",
                "And tip for the driver?",
                "How much does a car with driver cost per day?",
                "Are there child seats in the cars?",
                "We are pure vegetarians. Is food a problem?",
                "Can we drink the tap water?",
                "What is a typical breakfast?"
            })
    void whatIsTheSameEverywhereIsAskedOfNoPlace(String message) {
        assertThat(aDialogue().after("Tell me about Kandy").hears(message).getTargetLocations())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Where can we eat there?", "Is there an ATM there?", "What should we wear there?"})
    void whatIsAskedOfAPlaceIsStillAskedOfIt(String message) {
        assertThat(aDialogue().after("Tell me about Kandy").hears(message).getTargetLocation())
                .contains("Kandy");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Do we need a visa as Germans?|What is the fee?|visa",
                "Do Indians need visa?|What is the fee now?|visa",
                "Where do we get a SIM card?|And the price?|SIM card"
            })
    void aFeeIsThatOfTheThingThatWasAskedAbout(String before, String message, String thing) {
        assertThat(aDialogue()
                        .after("Plan 3 days in Kandy from 3 March 2027")
                        .after(before)
                        .searchesFor(message))
                .isEqualToIgnoringCase("How much does a %s cost in Sri Lanka?".formatted(thing));
    }

    @Test
    void aTempleAndItsTownAreNotTwo() {
        assertThat(aDialogue()
                        .after("Tell me about Koneswaram temple")
                        .after("And Nallur temple in Jaffna?")
                        .searchesFor("Which of the two is better?"))
                .contains("Koneswaram Temple", "Nallur Kandaswamy Kovil")
                .doesNotContain("Jaffna");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Where is good for surfing in that time?",
                "Is there a festival while we are there?",
                "Are there Poya days during our stay?",
                "Can we see whales in Trincomalee on our trip?"
            })
    void theDaysOfTheStayAreAskedAbout(String message) {
        var state = aStay().hears(message);

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-07-24"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-08-06"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What should we wear when we visit the temple?",
                "Do we need a guide when we are hiking Ella Rock?",
                "Do we need cash when we come back to Kandy?",
                "Do we tip when we stay with a family?",
                "Is Ella on our trip?",
                "Which temples are on our trip?"
            })
    void whatIsDoneOrHeldOnTheJourneyIsAskedOfNoDay(String message) {
        assertThat(aStay().searchesFor(message)).doesNotContain("2027");
        assertThat(aStay().after("Plan 4 days in Kandy and Sigiriya from 25 July 2027")
                        .searchesFor(message))
                .doesNotContain("2027");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is there a festival during our trip?",
                "Will it rain on our trip?",
                "Is it crowded in Kandy when we are there?"
            })
    void aPlanThatStandsTakesNoSeasonFromAQuestion(String message) {
        var state = aStay().after("Plan 4 days in Kandy and Sigiriya from 25 July 2027")
                .hears(message);

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-07-25"));
    }

    @Test
    void aTimeThatWasAskedAboutIsNearerThanTheStay() {
        var state = aStay().after("Is Weligama good for surfing in January?").hears("And Mirissa in that month?");

        assertThat(state.getTargetDate()).isNotEqualTo(Optional.of(LocalDate.parse("2027-07-24")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "And what do we do the day after?",
                "Would we still see the Perahera in Kandy if we stay until 6 August?",
                "Is it crowded in October?"
            })
    void aQuestionMovesNoJourney(String message) {
        assertThat(start(aStay().after("Tell me about Kandy").hears(message))).isEqualTo("2027-07-24");
    }

    @Test
    void whoHasANameIsSpokenOfAsWhoTheyAre() {
        assertThat(aStay().searchesFor("What can we do in Ella with Lena?"))
                .contains("our daughter")
                .doesNotContain("Lena");
        assertThat(aDialogue().searchesFor("What can we do in Ella with Lukas, our son?"))
                .contains("our son")
                .doesNotContain("Lukas");
    }

    @Test
    void aPlaceThatIsNobodysNameStaysAPlace() {
        assertThat(aStay().hears("Is Ella good for Lena?").getTargetLocation()).contains("Ella");
    }

    private static String start(GraphState state) {
        return state.getPreferences()
                .flatMap(known -> known.getDates())
                .flatMap(StatedDates::getStart)
                .map(LocalDate::toString)
                .orElse("");
    }
}
