package ai.travion.router;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import java.time.LocalDate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A trip is given up by who says so, and by nobody who speaks of some hours of it. */
class LostTripTest {

    private static GraphState heard(String message) {
        return Dialogue.aDialogue()
                .after("Sigiriya, Polonnaruwa, Kandy, Nuwara Eliya and Galle, 9 days from 6 January 2027")
                .hears(message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Give us a whole morning in Polonnaruwa, starting at seven.",
                "The last two nights could be in Trincomalee instead.",
                "I'd rather have one full day in Jaffna",
                "Give us an evening in Colombo",
                "let us have a slow afternoon in Kandy instead"
            })
    void someHoursOfItAreNotAllOfIt(String message) {
        var state = heard(message);

        assertThat(state.getTargetLocations()).contains("Sigiriya", "Kandy", "Nuwara Eliya");
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-01-06"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-01-14"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Plan a trip of 5 days to Jaffna instead", "Forget that trip, we want only Jaffna"})
    void whoWantsAnotherTripGetsIt(String message) {
        assertThat(heard(message).getTargetLocations()).containsExactly("Jaffna");
    }
}
