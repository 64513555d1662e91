package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedValue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What ails a companion, who introduces themselves, and what is asked rather than ruled out. */
class WhatAilsThemTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            My friend Peter gets vertigo.                 | heights
            my cousin is afraid of heights                | heights
            My aunt suffers from vertigo                  | heights
            our friend Anna gets seasick                  | boats
            My wife's back is not the best                | jeep rides
            my dad has a slipped disc                     | jeep rides
            I have a bad back                             | jeep rides
            """)
    void isStayedAwayFromAndBansNoWalk(String message, String avoided) {
        var state = aDialogue().hears(message);

        assertThat(avoided(state)).contains(avoided);
        assertThat(state.getPreferences().orElseThrow().getWalkingTolerance()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "My wife can walk perfectly well, it's only the jeep that hurts her back",
            })
    void whoWalksWellIsNotKeptFromWalking(String message) {
        var state =
                aDialogue().after("My wife has a bad knee, we can't walk far").hears(message);

        assertThat(state.getPreferences()
                        .orElseThrow()
                        .getWalkingTolerance()
                        .filter(walking -> walking.getValue().equals("low")))
                .isEmpty();
        assertThat(avoided(state)).contains("jeep rides");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "No train from Ella to Yala, right?",
                "there is no train from Ella to Yala, is there?",
            })
    void whoAsksWhetherThereIsNoneAvoidsNothing(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getPreferences().map(known -> known.getAvoid()).orElse(List.of()))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Hello, we are two couples in our fifties, old friends, thinking of Sri Lanka in February",
                "Hi, we're a family of four from Leeds, kids are 8 and 11, hoping to come to Sri Lanka next Easter",
                "solo traveller, 29, first time in Sri Lanka, coming in October",
                "Good morning, my husband and I are newlyweds and dreaming of a trip to Sri Lanka",
                "me and my boyfriend are backpackers from Berlin, thinking about Sri Lanka in July",
            })
    void whoIntroducesThemselvesIsAskedForDaysAndWishes(String message) {
        var state = aDialogue().hears(message);

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.SMALL_TALK);
        assertThat(state.getFinalResponse().orElseThrow()).startsWith("Noted: ").contains("How many days");
    }

    @Test
    void aPeakNamedBesideItsRegionIsNoWholeJourney() {
        var state = aDialogue().hears("Two weeks, hill country hiking and Adam's Peak, start in Colombo 2 February");

        assertThat(state.getTargetLocations()).contains("Adam's Peak", "Nuwara Eliya", "Ella");
    }

    private static List<String> avoided(GraphState state) {
        return state.getPreferences().orElseThrow().getAvoid().stream()
                .map(StatedValue::getValue)
                .toList();
    }
}
