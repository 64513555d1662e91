package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static ai.travion.router.Stops.slot;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.RouteDecision;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A town that a plan sleeps in for what lies near it was named by nobody, and who asks why is told what. */
class WhySleptThereTest {

    private static final List<ItinerarySlot> FOR_YALA = List.of(
            slot("2027-01-15", "09:00", "Walk to the Nine Arch Bridge", "Nine Arch Bridge"),
            slot("2027-01-15", "18:30", "Dinner in Ella", "Ella"),
            slot("2027-01-16", "06:45", "Travel from Ella to Kataragama by car", "Kataragama"),
            slot("2027-01-16", "18:30", "Dinner in Kataragama", "Kataragama"),
            slot("2027-01-17", "06:00", "Jeep safari in Yala National Park", "Yala National Park"),
            slot("2027-01-17", "18:30", "Dinner in Kataragama", "Kataragama"),
            slot("2027-01-18", "06:45", "Travel from Kataragama to Mirissa by car", "Mirissa"),
            slot("2027-01-18", "18:30", "Dinner in Mirissa", "Mirissa"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "why do we sleep in kataragama?",
                "lol why kataragama of all places",
                "why two nights in Kataragama?",
                "how come we stay in kataragama",
                "and why are we going to Kataragama at all?"
            })
    void itIsForWhatLiesNearIt(String said) {
        var state = asked(said);

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.DIRECT_ANSWER);
        assertThat(state.getFinalResponse().orElseThrow())
                .startsWith("You did not name Kataragama: the plan sleeps there (2 nights from 16 January)")
                .contains("Yala National Park (day 3,")
                .doesNotContain("Nine Arch Bridge");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"why is kataragama sacred?", "why do pilgrims go to kataragama?", "why do we stay in Ella?"})
    void whyAPlaceIsAsItIsAndWhatWasNamedAreOtherQuestions(String said) {
        assertThat(asked(said).getFinalResponse().orElse("")).doesNotStartWith("You did not name");
    }

    private static GraphState asked(String said) {
        return aDialogue()
                .planning(FOR_YALA)
                .after(
                        "Plan 4 days in Ella, Yala National Park and Mirissa from 15 January 2027",
                        "2027-01-15",
                        "2027-01-18")
                .hears(said);
    }
}
