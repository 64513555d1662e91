package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said after a plan is taken for that plan, its days and its places, whatever was asked in between. */
class DayOfThePlanTest {

    private static Dialogue aWeek() {
        return aDialogue().after("Plan 7 days around Kandy and Ella from 6 February 2027");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "and the day after?|2027-02-09",
                "and the next day?|2027-02-09",
                "what about the following day?|2027-02-09",
                "and the one after that?|2027-02-09",
                "and the day before?|2027-02-07"
            })
    void aDayOnFromADayOfThePlanIsTold(String message, LocalDate day) {
        var state = aWeek().after("what is on day 3?").hears(message);

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.DIRECT_ANSWER);
        assertThat(state.getTargetDate()).contains(day);
    }

    @Test
    void eachFurtherStepIsOneDayOn() {
        var state =
                aWeek().after("what is on day 3?").after("and the day after?").hears("and the next one?");

        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-02-10"));
    }

    @Test
    void afterTheLastDayThereIsNone() {
        var state = aWeek().after("what is on day 7?").hears("and the day after?");

        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains("Day 7 is the last of the plan"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We have only 4 days now",
                "it's down to 4 days",
                "sorry, we only have 4 days",
                "we've got 4 days instead"
            })
    void anotherLengthIsOfThePlanWhateverWasAskedSince(String message) {
        var state = aDialogue()
                .after("Plan 5 days in Galle and Mirissa from 6 February 2027")
                .after("Tell me about Udawalawe")
                .hears(message);

        assertThat(state.getTargetLocations()).as(message).containsExactly("Galle Fort", "Mirissa");
        assertThat(state.getTargetEndDate()).contains(LocalDate.parse("2027-02-09"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "we would like 2 nights in Galle too",
                "we want to spend two nights in Galle as well",
                "and we'd love to have 2 days in Galle"
            })
    void nightsAtOnePlaceDoNotShortenTheTrip(String message) {
        var state = aDialogue()
                .after("Plan 10 days in Hiriketiya and Tangalle from 6 February 2027")
                .hears(message);

        assertThat(state.getTargetEndDate()).as(message).contains(LocalDate.parse("2027-02-15"));
        assertThat(state.getTargetLocations()).contains("Galle Fort");
    }

    @ParameterizedTest
    @ValueSource(strings = {"by train?", "and by train?", "what about by bus?"})
    void byOtherMeansIsAskedOfTheWay(String message) {
        var state = aDialogue()
                .after("Plan 3 days in Galle from 6 February 2027")
                .after("How do we get from Kandy to Galle?")
                .hears(message);

        assertThat(state.getIntent()).as(message).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(state.getTargetLocations()).contains("Kandy", "Galle Fort");
    }

    @ParameterizedTest
    @ValueSource(strings = {"we are thinking of coming in February", "in February", "sometime in March"})
    void onlyAMonthChoosesNoPlace(String message) {
        var state =
                aDialogue().after("We are planning our first trip to Sri Lanka").hears(message);

        assertThat(state.getTargetLocations()).as(message).isEmpty();
    }

    @Test
    void whomTheyMeanWasSaidBefore() {
        var state = aDialogue()
                .after("Plan 3 days in Ella from 6 February 2027")
                .after("My mother comes too, she is 70")
                .hears("does the plan still work for her?");

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(state.getFinalResponse())
                .hasValueSatisfying(said -> assertThat(said).contains("whoever walks little"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Can we have wine with dinner?", "what time is dinner served?", "Can we have breakfast at six?"})
    void notEveryMealIsAskedForItsDishes(String message) {
        var query = aDialogue()
                .after("Tell me more about Hiriketiya")
                .after("My wife is vegetarian by the way")
                .searchesFor(message);

        assertThat(query).as(message).doesNotContain("What can vegetarians eat");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Where should we go for leopards?|And elephants?|Where should we go for elephants?",
                "Where can we see whales?|what about turtles?|Where can we see turtles?"
            })
    void anotherThingIsSoughtInTheSameWay(String before, String message, String query) {
        assertThat(aDialogue().after(before).searchesFor(message)).isEqualTo(query);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We don't like crowds and don't want to climb anything. Is Sigiriya a good idea for us?",
                "I hate hiking. Is Sigiriya right for me?"
            })
    void whetherAPlaceIsAGoodIdeaIsAskedOfItsWalks(String message) {
        assertThat(aDialogue().searchesFor(message)).as(message).contains("How hard is the walk at Sigiriya");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is surfing in Weligama ok for a total beginner?",
                "Is Weligama still good in August?",
                "Is Mirissa good for whale watching?"
            })
    void whoWalksLittleAsksOfMoreThanTheWalk(String message) {
        var query = aDialogue().after("My knees are bad").searchesFor(message);

        assertThat(query).as(message).doesNotContain("How hard is the walk");
    }
}
