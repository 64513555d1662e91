package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.TravelBrief;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A plan that is summed up has its stops, and not each of its meals and ways. */
class PlanInFewWordsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sum it up please",
                "sum up",
                "Sum the whole plan up",
                "can you summarise the plan?",
                "give me an overview of the trip"
            })
    void noMealIsMissedInASum(String message) {
        var flight = StatedValue.newBuilder().setValue("flight home at 20:00").build();
        var turn = aTurn().planning(message)
                .at("Kandy")
                .on("2027-01-05")
                .withSlot(slot("07:00", "Breakfast in Kandy"))
                .withSlot(slot("09:00", "Walk round the lake"))
                .withSlot(slot("18:30", "Dinner in Kandy"))
                .with(state -> state.setTurn(5)
                        .setRouteDecision(RouteDecision.DIRECT_ANSWER)
                        .setPreferences(Preferences.newBuilder()
                                .setOther(List.of(flight))
                                .build())
                        .setBrief(TravelBrief.newBuilder()
                                .setSummary("A day in Kandy.")
                                .build()));

        assertThat(
                        broken(
                                turn.withDraft(
                                        "1 day, Tuesday 5 January 2027. It is made for what you said of your flights: \"flight home at 20:00\".\n\n**Tuesday 5 January 2027**: Walk round the lake (09:00).")))
                .isEmpty();
    }

    private static ItinerarySlot slot(String time, String activity) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.parse("2027-01-05"))
                .setTime(time)
                .setLocation("Kandy")
                .setActivity(activity)
                .build();
    }
}
