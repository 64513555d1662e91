package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.StatedValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages that only put another time or place into the question before them, and changes of a plan in few words. */
class EllipsisTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Is Mirissa good for surfing?      | in March          | Is Mirissa good for surfing in March?
            Is Yala worth it?                 | and in August?    | Is Yala worth it in August?
            Is Kandy crowded on 3 January?    | what about 9 January? | Is Kandy crowded 9 January?
            What's the weather in Ella now?   | and in Kandy?     | What's the weather in Kandy now?
            What's the weather in Ella now?   | tomorrow?         | What's the weather in Ella tomorrow?
            """)
    void theQuestionBeforeIsAskedOnceMore(String question, String message, String whole) {
        var dialogue = aDialogue().after(question);

        var query = dialogue.searchesFor(message);

        assertThat(query).isEqualTo(whole);
    }

    @Test
    void aDayOfThePlanIsTheDayThatItIsAbout() {
        var dialogue = aDialogue().after("Plan 3 days in Ella from 10 January 2027", "2027-01-10", "2027-01-12");

        var state = dialogue.hears("What do I do on day 3?");

        assertThat(state.getTargetDate()).hasToString("Optional[2027-01-12]");
        assertThat(state.getTargetEndDate()).isEmpty();
    }

    @Test
    void aSightThatIsRefusedIsToBeAvoidedByItsName() {
        var dialogue = aDialogue().after("Plan two days in Kandy on 12 December 2026", "2026-12-12", "2026-12-13");

        var state = dialogue.hears("Without the Temple of the Tooth");

        assertThat(state.getPreferences().orElseThrow().getAvoid())
                .extracting(StatedValue::getValue)
                .containsExactly("Temple of the Tooth");
        assertThat(state.getTargetLocation()).contains("Kandy");
    }

    @Test
    void aPlanOfSomeTurnsBeforeIsStillChanged() {
        var dialogue = aDialogue()
                .after("Plan 3 days in Ella from 10 January 2027", "2027-01-10", "2027-01-12")
                .after("What should I wear there?");

        var state = dialogue.hears("make it cheaper");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocation()).contains("Ella");
    }

    @Test
    void aPlaceThatWasMistakenIsReplaced() {
        var dialogue = aDialogue().after("Plan a trip to Galle on 3 February 2027", "2027-02-03");

        var state = dialogue.hears("actually not Galle, Jaffna");

        assertThat(state.getTargetLocations()).containsExactly("Jaffna");
        assertThat(state.getTargetDate()).hasToString("Optional[2027-02-03]");
    }

    @ParameterizedTest
    @CsvSource({
        "සීගිරිය ගැන කියන්න, Sigiriya",
        "எல்லாவில் என்ன பார்க்கலாம்?, Ella",
        "how do i get to gale, Galle Fort",
        "Gathering in January good idea?, Minneriya National Park"
    })
    void aPlaceIsKnownInOtherWords(String message, String place) {
        var state = aDialogue().hears(message);

        assertThat(state.getTargetLocation()).contains(place);
    }
}
