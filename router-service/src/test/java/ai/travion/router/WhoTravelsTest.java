package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.StatedParty;
import java.util.List;
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
                "We have 12 days in Sri Lanka",
                "I'm 10 minutes from the fort",
                "my husband is 90 kg",
                "My son is 4 feet tall",
                "I am 2 hours away from Kandy",
                "My wife is 8 months pregnant",
                "I'm free, 6 and 7 March",
                "I'm sick of temples",
                "We need a nice walk after dinner",
                "we have a swim every morning",
                "We have our heart set on Ella",
                "We can't walk there, it is too far",
                "My wife wants to swim"
            })
    void aQuestionAndALengthTellNothingOfAnybody(String message) {
        assertThat(aDialogue().hears(message).getPreferences().stream()
                        .flatMap(known -> known.getOther().stream())
                        .map(stated -> stated.getValue()))
                .noneMatch(value -> value.startsWith("told: "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan 6 days in Ella and Kandy for me and my wife, Feb 10 to 15",
                "Plan 5 days in Ella and Kandy with my husband From Colombo 10 Feb",
                "Plan 4 days in Ella with my wife, Mid March",
                "Plan 4 days in Ella with my wife, Budget 1000 USD",
                "Plan 3 Days In Ella With My Wife Arriving Monday",
                "3 days in Ella with two kids, Safari and Beaches",
                "Sorry, my wife has a bad knee",
                "Also, our daughter is 5",
                "Perfect, my wife will love it",
                "Hello Travion, my wife has a bad knee",
                "We would like Yoga, my wife is a teacher of it"
            })
    void aWordWithACapitalIsNoName(String message) {
        assertThat(kept(aDialogue().hears(message))).noneMatch(fact -> fact.contains("called"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Our daughter Lena, 15, comes along|your daughter is called Lena",
                "Our daughter Lena, 15, comes along|Lena is 15",
                "My partner Joost and I love trains|your partner is called Joost",
                "I travel with our sons Tim (8) and Ole (11)|your son is called Ole",
                "We have two kids, Noah is 9 and Ruby is 6|your child is called Ruby",
                "My wife is called Anna|your wife is called Anna",
                "My husband is 70 and cannot walk far|your husband cannot walk far",
                "My wife never learned to swim|your wife never learned to swim",
                "My son is 9 years old|your son is 9",
                "I get sick on boats|you get sick on boats"
            })
    void whatIsCertainIsKept(String message, String fact) {
        assertThat(kept(aDialogue().hears(message))).contains("told: " + fact);
    }

    @Test
    void theDateBesideSomebodyIsRead() {
        var state = aDialogue().hears("Plan 6 days in Ella and Kandy for me and my wife, Feb 10 to 15");

        assertThat(state.getTargetDate()).hasToString("Optional[2027-02-10]");
        assertThat(state.getTargetEndDate()).hasToString("Optional[2027-02-15]");
    }

    @Test
    void theNameThatWasToldLastHolds() {
        assertThat(kept(aDialogue().after("My wife is called Anna").hears("My wife is called Hanna")))
                .contains("told: your wife is called Hanna")
                .doesNotContain("told: your wife is called Anna");
    }

    @Test
    void anAgeIsNotReplacedByAWeight() {
        assertThat(kept(aDialogue().after("My husband is 60").hears("My husband is 90 kg")))
                .contains("told: your husband is 60");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We need a nice walk after dinner",
                "My wife has a bad knee, we need a pharmacy",
                "My mother is diabetic, we are looking for a doctor"
            })
    void whoNeedsSomethingHearsMoreThanThatItIsNoted(String message) {
        assertThat(aDialogue().hears(message).getFinalResponse().orElse("")).doesNotStartWith("Noted");
    }

    private static List<String> kept(GraphState state) {
        return state.getPreferences().stream()
                .flatMap(known -> known.getOther().stream())
                .map(stated -> stated.getValue())
                .toList();
    }
}
