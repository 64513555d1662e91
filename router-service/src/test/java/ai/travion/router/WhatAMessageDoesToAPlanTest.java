package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedValue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever its words, a change is made, a question to the plan is put to it, and what has nothing to do with it leaves it alone. */
class WhatAMessageDoesToAPlanTest {

    private static final String PLAN = "Plan 7 days from 1 March 2027: Sigiriya, Kandy, Ella, Mirissa";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    keep 3 March free                            | day 3 free
                    could we have a rest day in the middle       | day 4 free
                    day 5 we only want to laze about             | day 5 free
                    can i start later, like 10                   | start each day at 10:00
                    """)
    void aChangeInOtherWordsIsMade(String message, String term) {
        var state = aDialogue().after(PLAN).hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(terms(state)).contains(term);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "i heard arugam bay is nice, add it",
                "they say arugam bay is lovely, can you put it in",
                "arugam bay too please"
            })
    void whatIsAddedLeavesTheOtherPlaces(String message) {
        var state = aDialogue().after(PLAN).hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getTargetLocations()).contains("Sigiriya", "Kandy", "Ella", "Mirissa", "Arugam Bay");
    }

    @Test
    void whoIsNotInterestedLeavesAPlaceOut() {
        var state = aDialogue().after(PLAN).hears("My husband does not want Kandy at all. Can you leave it out?");

        assertThat(state.getTargetLocations())
                .contains("Sigiriya", "Ella", "Mirissa")
                .doesNotContain("Kandy");
    }

    @ParameterizedTest
    @ValueSource(strings = {"final plan please", "summary please for whatsapp", "print short version"})
    void thePlanIsShownAndNotRefused(String message) {
        var state = aDialogue().after(PLAN).hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.DIRECT_ANSWER);
    }

    @Test
    void aShortWordOfUndoingTakesTheChangeBack() {
        var state = aDialogue().after(PLAN).after("add Galle").hears("no, make that undone please");

        assertThat(state.getAssumptions()).anyMatch(note -> note.startsWith("Your last change is taken back"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Does the driver sleep in the hotel also?", "How much money should we keep for three of us?"})
    void whatIsAskedInGeneralIsNotAskedOfThePlan(String message) {
        var state = aDialogue().after(PLAN).hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getTargetLocations()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Please don't cut the last day", "We can't start earlier.", "is that possible by train"})
    void whoAsksOrDeclinesChangesNothing(String message) {
        var state = aDialogue().after(PLAN).hears(message);

        assertThat(terms(state)).isEmpty();
        assertThat(state.getPreferences().orElseThrow().getDates().orElseThrow().getDays())
                .contains(7);
    }

    private static List<String> terms(GraphState state) {
        return state.getPreferences().map(Preferences::getOther).orElse(List.of()).stream()
                .map(StatedValue::getValue)
                .toList();
    }
}
