package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.RouteDecision;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions to the plan in the words of many, and with remarks beside them: what the plan tells is told, and nothing is changed. */
class PlainlyAskedTest {

    private static final List<ItinerarySlot> PLAN = List.of(
            Stops.slot("2027-01-21", "09:00", "Travel from Colombo to Kandy by train", "Kandy"),
            Stops.slot("2027-01-21", "18:30", "Dinner in Kandy", "Kandy"),
            Stops.slot("2027-01-22", "07:00", "Breakfast in Kandy", "Kandy"),
            Stops.slot("2027-01-22", "08:00", "Travel from Kandy to Ella by car", "Ella"),
            Stops.slot("2027-01-22", "18:30", "Dinner in Ella", "Ella"),
            Stops.slot("2027-01-23", "06:00", "Hike to Ella Rock", "Ella Rock"),
            Stops.slot("2027-01-23", "18:30", "Dinner in Ella", "Ella"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "How many hours will we be sitting in a car altogether?|on the road in all",
                "how much time do we spend on the road in total|on the road in all",
                "How many hours of train do we have now?|1 h by train in all",
                "how long are we on the train?|1 h by train in all",
                "Which place do we sleep in on the 22nd?|Ella",
                "in which town will we stay on day 1|Kandy",
                "And where are we on the 23rd? It's a friend's birthday, I want to call her.|Ella Rock",
                "what time do we have to get up on day 3?|06:00",
                "Just list the nights once more|Kandy (1), Ella",
                "what do we do on our first morning in Ella|Ella Rock"
            })
    void thePlanTells(String asked, String told) {
        var step = aDialogue()
                .planning(PLAN)
                .after("Plan 3 days in Kandy and Ella from 21 January 2027", "2027-01-21", "2027-01-23")
                .says(asked);

        assertThat(step.next()).isEqualTo(Graph.REPLY);
        assertThat(step.state().getFinalResponse()).get().asString().contains(told);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Haha, she'll survive. What's on day 3?", "ok then day 3, what are we doing?"})
    void aDayIsShown(String asked) {
        var state = aDialogue()
                .planning(PLAN)
                .after("Plan 3 days in Kandy and Ella from 21 January 2027", "2027-01-21", "2027-01-23")
                .hears(asked);

        assertThat(state.getRouteDecision()).isEqualTo(RouteDecision.DIRECT_ANSWER);
        assertThat(state.getTargetDate()).contains(LocalDate.parse("2027-01-23"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Can you visit a tea factory there on a Sunday?|Can one visit a tea factory",
                "Can I take pictures of monks?|Can one take pictures of monks"
            })
    void whatIsAskedOfAnybodyOrdersNothing(String asked, String searched) {
        assertThat(aDialogue()
                        .planning(PLAN)
                        .after("Plan 3 days in Kandy and Ella from 21 January 2027", "2027-01-21", "2027-01-23")
                        .searchesFor(asked))
                .contains(searched);
    }
}
