package ai.travion.router;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A change of the plan that follows on a question is a change all the same. */
class AfterAQuestionTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "what is the best time for a safari? | Wilpattu instead of Yala then | Wilpattu National Park",
                "what is the best time for a safari? | ok, then do Wilpattu instead of Yala | Wilpattu National Park",
                "is Udawalawe any good? | let's take Udawalawe rather than Yala | Udawalawe National Park",
                "how is Yala in January? | do Udawalawe instead | Udawalawe National Park",
                "how is Yala in January? | then Wilpattu instead please | Wilpattu National Park"
            })
    void onePlaceTakesTheTurnOfAnother(String question, String message, String instead) {
        var state = Dialogue.aDialogue()
                .after("8 days from 10 Jan 2027 Kandy, Ella, Yala, Galle")
                .after(question)
                .hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella", instead, "Galle Fort");
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-01-17"));
    }

    @Test
    void insteadOfAPlaceThatIsNotPlannedTheNewOneIsAddedAndThatIsSaid() {
        var state = Dialogue.aDialogue()
                .after("3 days in Colombo from 1 February 2027")
                .after("Can we do Sigiriya in that?")
                .after("How long is the drive there?")
                .hears("OK then do Galle instead");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly("Colombo", "Galle Fort");
        assertThat(state.getAssumptions()).anyMatch(said -> said.contains("only Galle Fort"));
    }

    @Test
    void whatAnAnswerListedIsPlannedAndWhatItAdvisedAgainstIsNot() {
        var state = Dialogue.aDialogue()
                .after("Trincomalee and Arugam Bay, 6 days from 1 December 2026, surfing")
                .answering(
                        "The best surf is on the south coast [1].\n\n- **Hiriketiya Beach**: surf [2].\n- **Weligama**: surf [3].\n\nOut of season in December:\n\n- **Mount Lavinia**: no surf [4].")
                .after("where should we surf in December?")
                .hears("Then plan that, same length");

        assertThat(state.getTargetLocations()).containsExactly("Hiriketiya Beach", "Weligama");
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2026-12-01"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2026-12-06"));
    }

    @Test
    void aQuestionOnTwoPlacesChangesNothing() {
        var state = Dialogue.aDialogue()
                .after("8 days from 10 Jan 2027 Kandy, Ella, Yala, Galle")
                .after("what is the best time for a safari?")
                .hears("would Wilpattu be better instead of Yala?");

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
    }
}
