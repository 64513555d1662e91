package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever its words, a change is made, a question to the plan is put to it, and what has nothing to do with it leaves it alone. */
class WhatAMessageDoesToAPlanTest {

    private static final String PLAN = "Plan 7 days from 1 March 2027: Sigiriya, Kandy, Ella, Mirissa";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    could we have a rest day in the middle       | day 4 free
                    day 5 we only want to laze about             | day 5 free
                    can i start later, like 10                   | start each day at 10:00
                    we want to start later, say at 10            | start each day at 10:00
                    not so early please, we'd start at 10        | start each day at 10:00
                    could we start the days a bit later          | start each day at 10:00
                    start the days later please                  | start each day at 10:00
                    """)
    void aChangeInOtherWordsIsMade(String message, String term) {
        var state = aDialogue().after(PLAN).hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(terms(state)).contains(term);
    }

    @ParameterizedTest
    @ValueSource(strings = {"we don't need a rest day in Ella", "we have a free day in Ella already"})
    void aRestDayThatIsNotWantedIsNotAdded(String message) {
        assertThat(terms(aDialogue().after(PLAN).hears(message))).noneMatch(term -> term.endsWith(" free"));
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We tend to get up late, later starts please",
                "we often sleep long, start later",
                "With 4 kids we can't start so early",
                "we are 4 adults now and start the days later please",
                "We intend to be back in Colombo before dark"
            })
    void noHourIsHeardInOtherWordsAndFigures(String message) {
        assertThat(terms(aDialogue().after(PLAN).hears(message)))
                .noneMatch(term -> term.matches(".*\\b(?:04|16):00.*") || term.contains("by 10:00"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    With 4 kids we can't start so early                     | 4
                    we have 2 kids and can't get up that early              | 2
                    we are 2 adults and 2 children, please keep day 3 free  | 2
                    """)
    void whoTravelsIsKeptBesideAChange(String message, int children) {
        var state = aDialogue().after(PLAN).hears(message);

        assertThat(state.getPreferences().orElseThrow().getParty().orElseThrow().getChildren())
                .isEqualTo(children);
        assertThat(terms(state)).isNotEmpty();
    }

    @Test
    void whatIsAddedBesideAFreeDayIsKept() {
        var state = aDialogue().after(PLAN).hears("Add Galle and keep day 3 free please");

        assertThat(terms(state)).contains("day 3 free");
        assertThat(state.getTargetLocations()).contains("Sigiriya", "Kandy", "Ella", "Mirissa", "Galle Fort");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    we'd love Galle as well, not Mirissa                 | Galle Fort | Mirissa
                    put Galle in too, instead of Mirissa                 | Galle Fort | Mirissa
                    add Arugam Bay, Jaffna is not for us                 | Arugam Bay | Jaffna
                    lose Kandy but Sigiriya stays                        | Sigiriya   | Kandy
                    end the trip in Galle, not in Mirissa                | Galle Fort | Mirissa
                    """)
    void onlyWhatIsWantedIsAddedAndOnlyWhatIsNotIsDropped(String message, String stays, String goes) {
        assertThat(aDialogue().after(PLAN).hears(message).getTargetLocations())
                .contains(stays)
                .doesNotContain(goes);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We can afford to spend more, don't save on it",
                "price is not important to us",
                "we have a bit more to spend"
            })
    void whoSpendsMoreWantsNothingCheaper(String message) {
        assertThat(aDialogue()
                        .after(PLAN)
                        .hears(message)
                        .getPreferences()
                        .orElseThrow()
                        .getBudget())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    tack on 5 extra days   | 12
                    make it 2 days longer  | 9
                    extend it to 10 days   | 10
                    cut it down to 5 days  | 5
                    """)
    void aLengthIsByHowMuchOrInAll(String message, int days) {
        assertThat(aDialogue()
                        .after(PLAN)
                        .hears(message)
                        .getPreferences()
                        .orElseThrow()
                        .getDates()
                        .orElseThrow()
                        .getDays())
                .contains(days);
    }

    @ParameterizedTest
    @ValueSource(strings = {"keep day 9 free", "keep day 12 easy", "can we have day 10 off"})
    void aDayThatThePlanHasNotChangesNoOther(String message) {
        assertThat(terms(aDialogue().after(PLAN).hears(message))).doesNotContain("day 4 free");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "until when are we out on day 2",
                "How much time do we have in Galle?",
                "How much time do we have in Kandy?"
            })
    void anotherQuestionIsNotAnsweredInItsPlace(String message) {
        assertThat(aDialogue().after(PLAN).hears(message).getFinalResponse().orElse(""))
                .doesNotContain("starts", "begins", "not in the plan");
    }

    private static List<String> terms(GraphState state) {
        return Stream.concat(
                        state.getPreferences().map(Preferences::getOther).orElse(List.of()).stream()
                                .map(StatedValue::getValue),
                        DayTerms.of(state).stream())
                .toList();
    }
}
