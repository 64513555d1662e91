package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A plan in few words, and what a changed plan says first. */
class PlanSummedUpTest {

    private static final Composer COMPOSER = new Composer(Places.load());

    private static final List<ItinerarySlot> PLAN = List.of(
            slot(5, "09:00", "Walk round Kandy Lake", "Kandy"),
            slot(5, "18:30", "Dinner in Kandy", "Kandy"),
            slot(6, "09:00", "Visit the Temple of the Tooth", "Temple of the Tooth"),
            slot(6, "18:30", "Dinner in Kandy", "Kandy"),
            slot(7, "09:00", "Walk up Little Adam's Peak", "Little Adam's Peak"),
            slot(7, "18:30", "Dinner in Ella", "Ella"),
            slot(8, "09:00", "Stroll along the main street of Ella", "Ella"));

    @ParameterizedTest
    @ValueSource(strings = {"sum it up please", "Sum up the plan", "can you give me a short overview of the trip?"})
    void aPlanInShortSaysItsLengthItsNightsAndItsFlights(String message) {
        var flight = "landing 5 Jan 06:00, flight home 8 Jan 20:00";
        var known = Preferences.newBuilder()
                .setOther(List.of(StatedValue.newBuilder().setValue(flight).build()))
                .build();

        var text = written(message, RouteDecision.DIRECT_ANSWER, known, List.of());

        assertThat(text)
                .contains("4 days", "2 nights in Kandy, 1 night in Ella", flight, "Walk up Little Adam's Peak (09:00)")
                .doesNotContain("Dinner");
    }

    @Test
    void whatAChangedPlanHasNoLongerStandsBeforeAllElse() {
        var changed = "Against the plan before: 4 days instead of 6; left out now: Mirissa.";

        var text = written(
                "we only have 4 days",
                RouteDecision.RETRIEVE,
                Preferences.newBuilder().build(),
                List.of(changed, "Travel times are estimates."));

        assertThat(text.lines().filter(line -> !line.isBlank()).skip(1)).startsWith(changed);
        assertThat(text).containsOnlyOnce("left out now: Mirissa");
    }

    @Test
    void aPlanOfManyDaysAndStopsLosesItsRestsBeforeItsDays() {
        var slots = IntStream.rangeClosed(5, 14)
                .boxed()
                .flatMap(day -> IntStream.rangeClosed(7, 19)
                        .mapToObj(hour -> slot(
                                day,
                                "%02d:%02d".formatted(hour, day),
                                hour % 2 == 0
                                        ? "Rest or stroll in the town of Kandy by the lake and the hills around it"
                                        : "Walk number %d of day %d round the lake of Kandy".formatted(hour, day),
                                "Kandy")))
                .toList();
        var state = aTurn().planning("Plan 10 days in Kandy")
                .at("Kandy")
                .on("2027-01-05")
                .until("2027-01-14")
                .with(turn -> turn.setItinerary(slots))
                .build();

        var text = COMPOSER.write(state, piece -> {}).text();

        assertThat(text)
                .hasSizeLessThanOrEqualTo(8_000)
                .contains("### Day 1 ", "### Day 10 ", "Walk number 19 of day 14", "free to rest")
                .doesNotContain("remaining days");
    }

    private static String written(String message, RouteDecision decision, Preferences known, List<String> said) {
        return COMPOSER.write(state(message, decision, known, said), piece -> {})
                .text();
    }

    private static GraphState state(String message, RouteDecision decision, Preferences known, List<String> said) {
        return aTurn().planning(message)
                .at("Kandy", "Ella")
                .on("2027-01-05")
                .until("2027-01-08")
                .with(state -> state.setTurn(2)
                        .setRouteDecision(decision)
                        .setItinerary(PLAN)
                        .setPreferences(known)
                        .setAssumptions(said))
                .build();
    }

    private static ItinerarySlot slot(int day, String time, String activity, String place) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.of(2027, 1, day))
                .setTime(time)
                .setActivity(activity)
                .setLocation(place)
                .build();
    }
}
