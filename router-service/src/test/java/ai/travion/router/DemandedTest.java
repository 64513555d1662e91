package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a request demands beside its message decides where the turn is about. */
class DemandedTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Plan 3 days in Kandy                | Sigiriya
                    Plan 3 days in the hill country     | Sigiriya
                    Plan three days for us              | Sigiriya
                    """)
    void aPlanGoesWhereTheRequestDemands(String message, String demanded) {
        assertThat(demanding(demanded).hears(message).getTargetLocations()).contains(demanded);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Where should I go for the beach?", "Which beach is the quietest?"})
    void whoAsksWhereIsToldOfTheDemandedPlace(String message) {
        assertThat(demanding("Mirissa").hears(message).getTargetLocations()).containsExactly("Mirissa");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Do I need a visa?", "When is Vesak?", "What does a Poya day mean?"})
    void whatIsOfNoPlaceStaysSo(String message) {
        assertThat(demanding("Mirissa").hears(message).getTargetLocations()).isEmpty();
    }

    @Test
    void aQuestionThatNamesAnotherPlaceIsAnsweredAndTheDemandIsSaid() {
        var state = demanding("Galle Fort").hears("What should I see in Kandy?");

        assertThat(state.getTargetLocations()).containsExactly("Kandy");
        assertThat(state.getAssumptions()).anyMatch(note -> note.startsWith("Your request demands Galle Fort"));
        assertThat(demandedIn(state)).containsExactly("Galle Fort");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Where should I go for the beach?      | Your request demands Mirissa, so this answer is of that place alone.
            Which beach is the quietest?          | Your request demands Mirissa, so this answer is of that place alone.
            What should I wear at a temple?       | Your request demands Mirissa; this answer is of no place in particular.
            Is the train to Ella worth it?        | Your request demands Mirissa; this answer is of Ella, which the message names.
            """)
    void whatADemandDoesToAQuestionIsSaid(String message, String note) {
        assertThat(demanding("Mirissa").hears(message).getAssumptions()).contains(note);
    }

    @Test
    void whoNamesTheDemandedPlaceNeedsNoWordOnIt() {
        assertThat(demanding("Mirissa").hears("Is the sea calm at Mirissa?").getAssumptions())
                .noneMatch(note -> note.startsWith("Your request demands"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Plan 3 days in Kandy", "What can I see in Kandy?"})
    void whoAsksForWhatTheirRequestAvoidsIsToldSo(String message) {
        var avoidingKandy =
                Preferences.newBuilder().setAvoid(places("Kandy").getPlaces()).build();

        assertThat(aDialogue().ofAUserWho(avoidingKandy).hears(message).getAssumptions())
                .anyMatch(
                        note -> note.startsWith("Your conditions are too strict together: your request avoids Kandy"));
    }

    @Test
    void aTempleOfTheTownThatIsAskedAboutIsNoOtherPlace() {
        assertThat(demanding("Temple of the Tooth")
                        .hears("What can I see in Kandy?")
                        .getAssumptions())
                .noneMatch(note -> note.startsWith("Your request demands"));
    }

    @Test
    void aDemandThatNobodyKnowsIsSaidToAQuestionToo() {
        assertThat(demanding("Atlantis").hears("Where should I go surfing?").getAssumptions())
                .contains("Your request demands Atlantis, which is no place that I know, so it could not be applied.");
    }

    @Test
    void aDemandThatIsTakenBackHoldsNoMore() {
        var state = demanding("Mirissa").after("Plan 3 days in Galle").hears("Now skip Mirissa");

        assertThat(state.getTargetLocations()).containsExactly("Galle Fort");
    }

    @Test
    void whatIsNoPlaceAndWhatCannotBeReckonedIsSaid() {
        var budget =
                StatedBudget.newBuilder().setLevel("low").setOrigin("request").build();
        var state = aDialogue()
                .ofAUserWho(Preferences.newBuilder(places("Atlantis"))
                        .setBudget(budget)
                        .build())
                .hears("Plan a day in Ella");

        assertThat(state.getAssumptions())
                .anyMatch(note -> note.contains("Atlantis, which is no place that I know"))
                .anyMatch(note -> note.startsWith("Noted: a small budget."));
    }

    @Test
    void aPlanThatMightGoAnywhereGoesWhereTheRequestWouldRather() {
        assertThat(preferring("Ella").hears("Plan a quiet day").getTargetLocations())
                .containsExactly("Ella");
        assertThat(preferring("Ella").hears("Plan a day in Galle").getTargetLocations())
                .doesNotContain("Ella");
        assertThat(preferring("Ella").hears("where are leopards").getTargetLocations())
                .isEmpty();
    }

    private static Dialogue preferring(String place) {
        return aDialogue().ofAUserWho(places(place, false));
    }

    private static Stream<String> demandedIn(GraphState state) {
        return state.getPreferences().map(Preferences::getPlaces).orElse(List.of()).stream()
                .filter(StatedValue::getMust)
                .map(StatedValue::getValue);
    }

    private static Dialogue demanding(String place) {
        return aDialogue().ofAUserWho(places(place));
    }

    private static Preferences places(String demanded) {
        return places(demanded, true);
    }

    private static Preferences places(String named, boolean must) {
        return Preferences.newBuilder()
                .setPlaces(List.of(StatedValue.newBuilder()
                        .setValue(named)
                        .setMust(must)
                        .setOrigin("request")
                        .build()))
                .build();
    }
}
