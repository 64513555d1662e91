package ai.travion.router;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
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
    @ValueSource(strings = {"no, leave it at 6 days", "hmm, keep it to six days then"})
    void aLengthThatIsTakenBackIsThePlanOfBefore(String message) {
        var state = Dialogue.aDialogue()
                .answering(FIRST)
                .after("Kandy, Ella and Mirissa, 6 days from 3 February 2027 please")
                .answering(LONGER)
                .after("we have 7 days, not 6")
                .hears(message);

        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-02-08"));
        assertThat(state.getAssumptions()).anyMatch(said -> said.startsWith("Your last change is taken back"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "undo that",
                "undo that, tom says he wants to see it after all",
                "please take that change back because my wife is unhappy with it",
                "undo the last change please",
                "no, leave it as it was",
                "hmm, better leave everything the way it was before",
                "put it back the way it was",
                "go back to the previous version",
                "I preferred the plan before",
                "sorry, take that back",
                "Put Mirissa back, as it was.",
                "No, we'd miss the sea. Mirissa back in please, the way it was",
                "give us back the seven days as they were before",
                "I want our trip back as it was",
                "can we have the trip back the way it was before that change?",
                "let's return to the plan as it was before I said that about Mirissa"
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

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 8})
    void theFirstPlanIsKeptHoweverLongTheTalk(int questions) {
        var dialogue = changedTwice().after("add Galle").after("we have 9 days").after("no museums please");
        IntStream.range(0, questions).forEach(turn -> dialogue.after("where do we sleep?"));

        var state = dialogue.hears("go back to the first version");

        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella", "Mirissa");
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-02-03"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-02-08"));
        assertThat(avoided(state)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "what time is the sunrise?",
                "which day is Ella Rock?",
                "what should my parents wear in the temple?",
                "is Nuwara Eliya cold?",
                "what did you change?"
            })
    void questionsBetweenAChangeAndItsUndoingChangeNothing(String question) {
        var state = Dialogue.aDialogue()
                .after("Plan 3 days in Ella from 15 February 2027")
                .after("make it 5 days")
                .after("start two weeks later")
                .after(question)
                .after("how do we get there?")
                .hears("undo that please");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).containsExactly("Ella");
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-02-15"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-02-19"));
        assertThat(state.getAssumptions()).anyMatch(said -> said.startsWith("Your last change is taken back"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fly out a day earlier",
                "our flight is moved, now we land on 10 February",
                "start two days later"
            })
    void daysThatWereMovedAreThoseOfBefore(String change) {
        var state = Dialogue.aDialogue()
                .after("Plan 5 days in Kandy and Ella from 8 February 2027")
                .after(change)
                .hears("undo that");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-02-08"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-02-12"));
        assertThat(state.getMessages())
                .noneMatch(message -> message.getContent().equals(change));
    }

    @Test
    void whatWasTakenBackDoesNotComeBackWithTheNextChange() {
        var state = Dialogue.aDialogue()
                .after("Plan 5 days in Kandy and Ella from 8 February 2027")
                .after("we both love temples")
                .after("make it 6 days")
                .after("our flight is moved, now we land on 10 February")
                .after("undo that")
                .hears("make it 7 days");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-02-08"));
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-02-14"));
        assertThat(state.getMessages())
                .noneMatch(message -> message.getContent().contains("flight"));
    }

    @Test
    void whoWentBackToTheFirstPlanMayGoForthAgain() {
        var state = changedTwice().after("go back to the first version").hears("undo that");

        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella");
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-02-09"));
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

    @Test
    void wherePlansBetweenAreKeptNoMoreItIsNotTheLastChangeThatIsTakenBack() {
        var state = changedTwice()
                .after("add Galle")
                .after("we have 9 days")
                .after("no museums please")
                .after("undo that")
                .after("undo that")
                .after("undo that")
                .hears("undo that");

        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella", "Mirissa");
        assertThat(state.getAssumptions())
                .noneMatch(said -> said.startsWith("Your last change is taken back"))
                .anyMatch(said -> said.startsWith("This is the first plan again"));
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
        assertThat(further.getTargetEndDate()).contains(LocalDate.parse("2027-02-08"));
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

    @Test
    void aPlaceThatWasSpokenOfTellsWhichPlanIsMeant() {
        var dialogue = Dialogue.aDialogue()
                .answering(FIRST)
                .after("Kandy, Ella and Mirissa, 6 days from 3 February 2027 please")
                .answering(
                        "Here is a plan for Kandy, Ella, Mirissa and Galle Fort, Wednesday 3 February 2027 to Monday 8 February 2027.")
                .after("add Galle")
                .answering(
                        "Here is a plan for Kandy, Ella, Mirissa and Galle Fort, Wednesday 3 February 2027 to Tuesday 9 February 2027.")
                .after("we have 7 days, not 6");

        var state = dialogue.hears("Give us back the days as they were before we spoke of Galle");

        assertThat(state.getTargetLocations()).containsExactly("Kandy", "Ella", "Mirissa");
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-02-08"));
    }
}
