package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What travellers say to a question back, other than naming one of its options. */
class RepliesTest {

    @ParameterizedTest
    @ValueSource(strings = {"what do you mean?", "what are the options again?", "sorry?", "I don't understand"})
    void whoAsksWhatWasAskedHearsItOnceMoreAndMayStillReply(String message) {
        var dialogue = aDialogue().after("Plan a 2-day trip");
        var again = dialogue.hears(message);

        var state = dialogue.hears("Kandy");

        assertThat(again.getFinalResponse().orElseThrow()).contains("Where would you like to go?");
        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocation()).contains("Kandy");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            not Ella                                             | Sigiriya
            north                                                | Jaffna
            the last one please, for 2 days from 5 January 2027  | Galle Fort
            """)
    void aReplyMayRefuseOrDescribe(String reply, String place) {
        var dialogue = aDialogue().after("Plan a trip");

        var state = dialogue.hears(reply);

        assertThat(state.getTargetLocation()).contains(place);
    }

    @Test
    void whatTheReplySaysBesideItsChoiceHoldsToo() {
        var dialogue = aDialogue().after("Plan a trip");

        var state = dialogue.hears("the second one, for 2 days from 5 January 2027");

        assertThat(state.getTargetEndDate()).hasToString("Optional[2027-01-06]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            we leave on the 7th    | 2027-01-05 | 2027-01-07
            stay until Sunday      | 2027-01-05 | 2027-01-10
            move it to the weekend | 2027-01-09 | 2027-01-10
            add a third day        | 2027-01-05 | 2027-01-07
            """)
    void aPlanIsMovedFromWhereItIs(String change, String first, String last) {
        var dialogue = aDialogue().after("Plan 2 days in Galle from 5 January 2027");

        var state = dialogue.hears(change);

        assertThat(state.getTargetDate()).hasToString("Optional[" + first + "]");
        assertThat(state.getTargetEndDate()).hasToString("Optional[" + last + "]");
    }

    @Test
    void aPlanAheadIsNotMovedIntoThePast() {
        var dialogue = aDialogue().after("Plan a day in Kandy on 25 November 2026", "2026-11-25");

        var state = dialogue.hears("move it a week earlier");

        assertThat(state.getTargetDate()).hasToString("Optional[2026-11-25]");
        assertThat(state.getAssumptions()).anyMatch(said -> said.contains("which is past"));
    }

    @Test
    void aQuestionBesideThePlanIsNotDroppedInSilence() {
        var state = aDialogue().hears("Plan two days in Ella. Is the 24th a poya?");

        assertThat(state.getAssumptions())
                .anyMatch(said -> said.contains("\"Is the 24th a poya?\" is not answered yet"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            නුවරඑළියේ දවස් දෙකක සංචාරයක් සැලසුම් කරන්න | 2
            நுவரெலியாவில் இரண்டு நாள் பயணத் திட்டம்  | 2
            """)
    void daysAreCountedInSinhalaAndTamil(String message, int days) {
        var state = aDialogue().hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getPreferences().orElseThrow().getDates().flatMap(dates -> dates.getDays()))
                .contains(days);
    }
}
