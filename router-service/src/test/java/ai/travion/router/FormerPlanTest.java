package ai.travion.router;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Going back to a plan of before. */
class FormerPlanTest {

    private static final String FIRST =
            "Here is a plan for Kandy, Ella and Mirissa, Wednesday 3 February 2027 to Monday 8 February 2027.";
    private static final String LONGER =
            "Here is a plan for Kandy, Ella and Mirissa, Wednesday 3 February 2027 to Tuesday 9 February 2027.";
    private static final String WITHOUT =
            "Here is a plan for Kandy and Ella, Wednesday 3 February 2027 to Tuesday 9 February 2027.";

    private static Dialogue changedOnce() {
        return Dialogue.aDialogue()
                .answering(FIRST)
                .after("Kandy, Ella and Mirissa, 6 days from 3 February 2027 please")
                .answering(WITHOUT)
                .after("drop Mirissa, and 7 days, not 6");
    }

    private static Dialogue changedTwice() {
        return Dialogue.aDialogue()
                .answering(FIRST)
                .after("Kandy, Ella and Mirissa, 6 days from 3 February 2027 please")
                .answering(LONGER)
                .after("we have 7 days, not 6")
                .answering(WITHOUT)
                .after("drop Mirissa");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go back to the first version",
                "take me back to the original plan please",
                "Give me back the first plan",
                "I liked the first plan better",
                "can we have the original itinerary again?",
                "forget the changes, back to how it was at first",
                "undo all the changes",
                "no, back to the first one please"
            })
    void theFirstPlanIsHadAgainWithItsPlacesAndDays(String message) {
        var state = changedOnce().hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella", "Mirissa");
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-02-03"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-02-08"));
        assertThat(state.getAssumptions()).anyMatch(said -> said.startsWith("This is the first plan again, for Kandy"));
        assertThat(avoided(state)).doesNotContain("Mirissa");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "undo that",
                "undo the last change please",
                "put it back the way it was",
                "go back to the previous version",
                "I preferred the plan before",
                "sorry, take that back"
            })
    void theLastChangeAloneIsTakenBack(String message) {
        var state = changedTwice().hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella", "Mirissa");
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-02-09"));
        assertThat(state.getAssumptions()).anyMatch(said -> said.startsWith("Your last change is taken back"));
        assertThat(avoided(state)).doesNotContain("Mirissa");
    }

    @Test
    void aWishThatCameWithAChangeGoesWithIt() {
        var state = Dialogue.aDialogue()
                .answering(FIRST)
                .after("Kandy, Ella and Mirissa, 6 days from 3 February 2027, a relaxed pace please")
                .answering(FIRST)
                .after("no museums please")
                .hears("undo that");

        assertThat(state.getPreferences().orElseThrow().getPace().map(StatedValue::getValue))
                .contains("relaxed");
        assertThat(avoided(state)).isEmpty();
    }

    @Test
    void ofALongTalkTheFirstPlacesAreKeptAndThatTheDaysAreNotIsSaid() {
        var state = changedTwice()
                .answering(
                        "Here is a plan for Kandy, Ella and Galle Fort, Wednesday 3 February 2027 to Tuesday 9 February 2027.")
                .after("add Galle")
                .after("where do we sleep?")
                .hears("go back to the first version");

        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella", "Mirissa");
        assertThat(state.getAssumptions()).anyMatch(said -> said.contains("I no longer have its days"));
        assertThat(state.getPreferences().orElseThrow().getDates().flatMap(StatedDates::getDays))
                .contains(7);
    }

    @Test
    void whereThePlanWasNotChangedThatIsSaid() {
        var state = Dialogue.aDialogue()
                .answering("Here is a plan for Galle Fort, Wednesday 3 March 2027 to Saturday 6 March 2027.")
                .after("4 days in Galle from 3 March 2027")
                .hears("undo that");

        assertThat(state.getFinalResponse().orElse("")).contains("nothing of it was changed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go back to Kandy on the last day",
                "put back the thing you cut",
                "what is the original name of Kandy?",
                "show me the last plan",
                "is the first day too long?",
                "drop the first stop"
            })
    void otherMessagesTakeNothingBack(String message) {
        var state = changedTwice().hears(message);

        assertThat(state.getAssumptions())
                .noneMatch(said -> said.startsWith("This is the first plan again")
                        || said.startsWith("Your last change is taken back"));
    }

    private static List<String> avoided(GraphState state) {
        return state.getPreferences().orElseThrow().getAvoid().stream()
                .map(StatedValue::getValue)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"undo that", "take that back please", "undo the last change"})
    void aChangeIsNotTakenBackTwice(String message) {
        var once = changedOnce().answering(FIRST).after("undo that").hears(message);
        assertThat(once.getFinalResponse().orElse("")).contains("taken back already");

        var further = changedTwice().answering(LONGER).after("undo that").hears(message);
        assertThat(further.getTargetLocations()).containsExactly("Kandy", "Ella", "Mirissa");
        assertThat(further.getAssumptions())
                .anyMatch(
                        said -> said.startsWith("Your last change is taken back") && said.contains("I no longer have"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"I would go with your first suggestion", "I'd take the first proposal", "your first idea"})
    void theFirstOfAListIsNoPlanOfBefore(String message) {
        var state = changedTwice()
                .answering("What I know:\n\n- **Ravana Falls**: wide.\n- **Diyaluma Falls**: high.")
                .after("Which waterfalls are near Ella?")
                .hears(message);

        assertThat(state.getAssumptions()).noneMatch(said -> said.startsWith("This is the first plan again"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cancel everything", "forget everything", "scrap all please"})
    void whoCallsAllOffWhenAskedSomethingGoesBackToNoPlan(String message) {
        var state = Dialogue.aDialogue()
                .answering(FIRST)
                .after("Kandy, Ella and Mirissa, 6 days from 3 February 2027, we hate hiking")
                .answering(WITHOUT)
                .after("drop Mirissa, and 7 days, not 6")
                .after("I want to climb Ella Rock")
                .hears(message);

        assertThat(state.getAssumptions()).noneMatch(said -> said.startsWith("This is the first plan again"));
    }
}
