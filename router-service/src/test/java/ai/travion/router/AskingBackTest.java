package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is open in a message is asked for, once; the reply goes on from there. On Saturday 21 November 2026. */
class AskingBackTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "what about there?",
                "and the day after?",
                "how far is it from it?",
                "How do I get there by train?",
                "Which of the two is quieter?",
                "is it open on Sunday?",
                "tell me more",
                "how long is the bus there?",
                "how far is it from Kandy?",
                "How old is the Dutch fort?"
            })
    void aFirstMessageThatLeansOnNothingIsAskedBack(String message) {
        var state = aDialogue().hears(message);

        assertThat(Dialogue.question(state)).contains("subject");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is there a train from Kandy to Ella?",
                "What is there to see in Galle?",
                "Is it safe to travel alone?",
                "Which one is better, the train or the bus?",
                "Do I need a visa to go there?",
                "Hello, we travel with a baby of 10 months, is malaria a problem there?",
                "What to wear in temples?",
                "How far is it from Kandy to Ella?",
                "which beaches are good for surfing?",
                "Are there bars in Unawatuna?",
                "How old is the Dutch fort in Galle?"
            })
    void whatStandsByItselfIsNotAskedBack(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getClarification()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "what should I wear there?",
                "are there leopards there",
                "We'll be there in October, is it a bad time?"
            })
    void thereIsSriLankaToWhoHasSpokenOfNothing(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getClarification()).isEmpty();
        assertThat(state.getAssumptions()).anyMatch(said -> said.contains("Sri Lanka as a whole"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Galle or Jaffna, if we have only 3 days left and we like history?",
                "Kandy vs Galle for 2 nights",
                "Ella or Haputale for three days?"
            })
    void whichOfTwoIsAskedForAndNoPlan(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getClarification()).isEmpty();
        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getTargetLocations()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            How do I get there by train?  | to Ella I mean                | Ella
            Which of the two is quieter?  | Haputale and Ella             | Haputale
            How far is it from there?     | from Mihintale to Anuradhapura | Anuradhapura
            how far is the beach there?   | you decide                    | Ella
            how far is the beach there?   | the second one                | Sigiriya
            How old is the Dutch fort?    | Jaffna                        | Jaffna
            """)
    void theReplyGoesOnWithTheQuestion(String message, String reply, String place) {
        var dialogue = aDialogue().after(message);

        var state = dialogue.hears(reply);

        assertThat(state.getClarification()).isEmpty();
        assertThat(state.getTargetLocation()).contains(place);
    }

    @Test
    void thatWhichWasAskedOnceIsNotAskedAgain() {
        var dialogue = aDialogue().after("what about there?");

        var step = dialogue.says("and the day after?");

        assertThat(step.state().getRouteDecision()).isNotEqualTo(RouteDecision.ASK_CLARIFICATION);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            the dates          | 2026-12-10 | 2026-12-20
            3 days             | 2026-12-10 | 2026-12-12
            the second one     | 2026-12-10 | 2026-12-12
            you decide         | 2026-12-10 | 2026-12-20
            """)
    void daysAndALengthThatDoNotFitAreAskedAbout(String reply, String first, String last) {
        var dialogue = aDialogue().after("Plan 3 days in Kandy from 10 to 20 December 2026");

        var state = dialogue.hears(reply);

        assertThat(state.getTargetDate()).hasToString("Optional[" + first + "]");
        assertThat(state.getTargetEndDate()).hasToString("Optional[" + last + "]");
    }

    @Test
    void someOfTheDaysAreNoContradiction() {
        var state = aDialogue().hears("Plan 3 days in Kandy between 10 and 20 December 2026");

        assertThat(state.getClarification()).isEmpty();
        assertThat(state.getTargetEndDate()).hasToString("Optional[2026-12-12]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Plan a relaxed but action-packed day in Kandy             | message.pace
            Plan a day in Galle, five star, I have a tight budget     | message.budget
            I love beaches but no beaches please, plan 2 days in Galle | message.avoid
            I have bad knees, plan a hiking trip to Ella              | message.walking_tolerance
            """)
    void aMessageThatContradictsItselfIsAskedAbout(String message, String about) {
        var state = aDialogue().hears(message);

        assertThat(Dialogue.question(state)).contains(about);
    }

    @Test
    void theWordOfTheReplyHolds() {
        var dialogue = aDialogue().after("Plan a relaxed but action-packed day in Kandy");

        var state = dialogue.hears("packed please");

        assertThat(state.getClarification()).isEmpty();
        assertThat(state.getPreferences().orElseThrow().getPace().map(StatedValue::getValue))
                .contains("packed");
    }
}
