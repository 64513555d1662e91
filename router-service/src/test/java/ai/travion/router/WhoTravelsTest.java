package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.StatedParty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who travels, by name, age and ailment, is kept and told again, and nobody is lost by being spoken of. */
class WhoTravelsTest {

    private static Dialogue aTalk() {
        return aDialogue()
                .after("Namaste. My wife and I are from Pune, both retired, I am 71 and she is 68.")
                .after("My wife has a knee problem, so not many stairs please.")
                .after("Our grandson Rohan who is 12 comes too.")
                .after("I get very sick in buses with many curves.")
                .after("Tell me about Kandy");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "How old am I?|You are 71",
                "How old is my wife?|your wife is 68",
                "And how old is Rohan?|Rohan is 12",
                "What is his name?|Your grandson is called Rohan",
                "Where do we come from?|Pune",
                "What did I tell you about my wife's knee?|your wife has a knee problem",
                "What did I say about buses?|you get very sick in buses",
                "What have you noted about us?|your wife has a knee problem"
            })
    void whatWasToldOfThemIsToldAgain(String message, String told) {
        assertThat(aTalk().hears(message).getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains(told));
    }

    @Test
    void whoOnlyTellsOfThemselvesHearsWhatIsKept() {
        assertThat(aDialogue()
                        .hears("Namaste. My wife and I are from Pune, both retired, I am 71 and she is 68.")
                        .getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains("from Pune", "you are 71", "your wife is 68"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "My husband does not like museums.",
                "Oh, I should say: I get very sick in buses with many curves, so no long bus rides please."
            })
    void aStatementIsNotedAndNothingIsTold(String message) {
        assertThat(aDialogue().after("Tell me about Minneriya").hears(message).getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).startsWith("Noted: "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "My husband does not like museums.",
                "My husband says we should see Galle. What is there?",
                "My daughter wants to surf. Where?"
            })
    void nobodyIsLostByBeingSpokenOf(String message) {
        var party = aDialogue()
                .after("We are a family, my husband, me and our daughter Lena who is 15.")
                .hears(message)
                .getPreferences()
                .flatMap(known -> known.getParty());

        assertThat(party.map(StatedParty::getAdults)).contains(2);
        assertThat(party.map(StatedParty::getChildren)).contains(1);
    }

    @Test
    void whoOnlySaysSomethingDoesNotComeAlong() {
        var party = aDialogue()
                .after("My wife and I are from Pune.")
                .hears("My son says we must go to Galle. What is there?")
                .getPreferences()
                .flatMap(known -> known.getParty());

        assertThat(party.map(StatedParty::getChildren)).contains(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "what time do we get back on day 2",
                "Is my wife's knee a problem at Sigiriya?",
                "Do I need to be 18 to drink?",
                "We have 12 days in Sri Lanka"
            })
    void aQuestionAndALengthTellNothingOfAnybody(String message) {
        assertThat(aDialogue().hears(message).getPreferences().stream()
                        .flatMap(known -> known.getOther().stream())
                        .map(stated -> stated.getValue()))
                .noneMatch(value -> value.startsWith("told: "));
    }
}
