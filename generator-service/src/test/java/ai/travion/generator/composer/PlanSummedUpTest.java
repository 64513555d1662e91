package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.ShadowMonitorLog;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

        assertThat(text).startsWith(changed);
        assertThat(text).containsOnlyOnce("left out now: Mirissa");
    }

    @Test
    void howAChangeWasUnderstoodIsTheFirstLine() {
        var understood = "Tangalle takes the place of Mirissa; the other places stay.";
        var changed = "Against the plan before: left out now: Mirissa; new: Tangalle.";
        var known = Preferences.newBuilder().build();

        assertThat(written(
                        "make the beach tangalle",
                        RouteDecision.RETRIEVE,
                        known,
                        List.of(understood, changed, "Travel times are estimates.")))
                .startsWith(understood + "\n\n" + changed)
                .containsOnlyOnce("takes the place of");
        assertThat(written(
                        "drop jaffna",
                        RouteDecision.RETRIEVE,
                        known,
                        List.of("Not changed: Jaffna is not in the plan.", "Travel times are estimates.")))
                .startsWith("Not changed: Jaffna is not in the plan.");
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

    @Test
    void aPlanOfThreeWeeksIsToldToItsLastDayInALineADay() {
        var state = threeWeeks("Plan 3 weeks in Kandy");

        var text = COMPOSER.write(state, piece -> {}).text();

        assertThat(text)
                .hasSizeLessThanOrEqualTo(8_000)
                .contains(
                        "### Day 1 ",
                        "### Day 21 ",
                        "07:00 to Kandy by car · 08:00 the museum of the royal palace, Kandy",
                        "evening in Kandy",
                        "ask for a day by its number")
                .doesNotContain("remaining days", "Lunch");
    }

    @ParameterizedTest
    @ValueSource(strings = {"what comes on day 15?", "and the 15th day?", "what do we do on day 15"})
    void aDayOfALongTripIsToldAlone(String message) {
        var state = GraphState.newBuilder(threeWeeks(message))
                .setTurn(2)
                .setRouteDecision(RouteDecision.DIRECT_ANSWER)
                .build();

        var text = COMPOSER.write(state, piece -> {}).text();

        assertThat(text).contains("### Day 15 ", "Lunch in Kandy").doesNotContain("### Day 14 ", "### Day 16 ");
    }

    @Test
    void aFormerPlanWhoseWordsNameItsDaysIsShownWhole() {
        var state = aTurn().planning("land on 5 January, fly out on 8 January: Kandy and Ella")
                .at("Kandy", "Ella")
                .on("2027-01-05")
                .until("2027-01-08")
                .with(turn -> turn.setTurn(2)
                        .setRouteDecision(RouteDecision.RETRIEVE)
                        .setShadowMonitorLogs(List.of(ShadowMonitorLog.newBuilder()
                                .setCheckType("itinerary")
                                .build()))
                        .setItinerary(PLAN))
                .build();

        assertThat(COMPOSER.write(state, piece -> {}).text())
                .contains("### Day 1 ", "### Day 2 ", "### Day 3 ", "### Day 4 ");
    }

    private static GraphState threeWeeks(String message) {
        var slots = IntStream.rangeClosed(5, 25)
                .boxed()
                .flatMap(day -> Stream.of(
                        slot(day, "07:00", "Travel from Colombo to Kandy by car", "Kandy"),
                        slot(day, "08:00", "Time in Kandy for the museum of the royal palace", "Kandy"),
                        slot(
                                day,
                                "10:%02d".formatted(day),
                                "Walk number %d round the lake of Kandy".formatted(day),
                                "Kandy"),
                        slot(day, "12:15", "Lunch in Kandy", "Kandy"),
                        slot(day, "13:15", "Rest or stroll in Kandy", "Kandy"),
                        slot(
                                day,
                                "15:%02d".formatted(day),
                                "Walk number %d through the royal gardens and the groves beyond the river at Peradeniya"
                                        .formatted(day),
                                "Kandy"),
                        slot(
                                day,
                                "17:%02d".formatted(day),
                                "See the dancers of Kandy in hall %d".formatted(day),
                                "Kandy"),
                        slot(day, "18:30", "Dinner in Kandy", "Kandy")))
                .toList();
        return aTurn().planning(message)
                .at("Kandy")
                .on("2027-01-05")
                .until("2027-01-25")
                .with(turn -> turn.setItinerary(slots))
                .build();
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
