package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Severity;
import ai.travion.schemas.ShadowMonitorLog;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A plan sends its days first: above them stands what decides whether it is the plan that was wanted. */
class PlanAtItsTopTest {

    private static final Composer COMPOSER = new Composer(Places.load());
    private static final String CHOSEN =
            "You named no place, so I chose Kandy and Ella by your wishes (tea) and the season.";
    private static final String RECKONED =
            "Travel times are estimates from usual roads and speeds, not from traffic or timetables.";
    private static final String OFFER =
            "Some hours of Tuesday 5 January 2027 are left free. Hatton, about 2 h by road from Ella, would fill them if you like: say so and I add it.";

    @Test
    void howThePlanWasReckonedIsReadAfterItsDaysAndWhatItTookForGrantedBefore() {
        var text = written(List.of(), List.of(CHOSEN, RECKONED));

        assertThat(text.indexOf(CHOSEN)).isPositive().isLessThan(text.indexOf("### Day 1"));
        assertThat(text.indexOf(RECKONED)).isGreaterThan(text.indexOf("### Day 4"));
        assertThat(text).contains("**Good to know**").containsOnlyOnce(RECKONED).containsOnlyOnce(CHOSEN);
    }

    @Test
    void anOfferStandsWhereTheThreadKeepsIt() {
        var text = written(List.of(), List.of(CHOSEN, RECKONED, OFFER));

        assertThat(text.indexOf("say so and I add it")).isLessThan(text.indexOf("### Day 1"));
    }

    @Test
    void whereOneSleepsIsToldAtAGlance() {
        assertThat(written(List.of(), List.of())).contains("**Nights**: 2 nights in Kandy, 2 nights in Ella.");
    }

    @Test
    void ofAChangeTheDaysThatAreOtherwiseAreToldInFullAndALineOfEveryOther() {
        var text = written(
                List.of(),
                List.of(
                        "Day 4 is free now.",
                        "Against the plan before: left out now: Ella Rock.",
                        "Stop for stop as before: days 1, 2, 3."));

        assertThat(text)
                .startsWith("Day 4 is free now.")
                .contains("- Day 1, Tue 5 Jan: Kandy \u2014 as before\n- Day 2, Wed 6 Jan: Kandy \u2014 as before")
                .contains("### Day 4 \u00b7 Friday 8 January 2027")
                .doesNotContain("### Day 1")
                .doesNotContain("Stop for stop")
                .doesNotContain("is expected to be crowded")
                .contains("show me the plan");
    }

    @Test
    void whatWasNotActedOnIsSaidOnceAndAboveAll() {
        var state = GraphState.newBuilder(plan(List.of(), List.of("Against the plan before: left out now: Ella Rock.")))
                .setUnheard(List.of("put a harbour cruise on day 2"))
                .build();

        assertThat(COMPOSER.write(state, piece -> {}).text())
                .startsWith("I did not act on \"put a harbour cruise on day 2\": say it once more by itself")
                .containsOnlyOnce("harbour cruise");
    }

    @Test
    void aCrowdOfSeveralDaysIsToldOnceAndAboveThePlan() {
        var text = written(List.of(), List.of());

        assertThat(text)
                .containsOnlyOnce("is expected to be crowded")
                .contains("crowded on Tuesday 5 January 2027 and Wednesday 6 January 2027 at 16:05: about 60% full");
        assertThat(text.indexOf("is expected to be crowded")).isPositive().isLessThan(text.indexOf("### Day 1"));
    }

    @Test
    void theHoursOfTheLightAreForWhoComesForPictures() {
        assertThat(written(List.of(), List.of())).doesNotContain("blue hour");
        assertThat(written(List.of("photography"), List.of())).contains("blue hour");
    }

    private static String written(List<String> interests, List<String> assumptions) {
        return COMPOSER.write(plan(interests, assumptions), piece -> {}).text();
    }

    private static GraphState plan(List<String> interests, List<String> assumptions) {
        return aTurn().planning("Plan 4 days in Kandy and Ella")
                .at("Kandy", "Ella")
                .on("2027-01-05")
                .until("2027-01-08")
                .with(turn -> turn.setItinerary(IntStream.rangeClosed(5, 8)
                                .mapToObj(PlanAtItsTopTest::slot)
                                .toList())
                        .setAssumptions(assumptions)
                        .setConstraintViolations(List.of(crowded(5), crowded(6)))
                        .setShadowMonitorLogs(List.of(ShadowMonitorLog.newBuilder()
                                .setCheckType("golden_hour")
                                .setOutcome("ok")
                                .setDetails("Tuesday 5 January 2027 at Kandy: sunrise 06:20, blue hour 05:58 to 06:07.")
                                .build()))
                        .setPreferences(Preferences.newBuilder()
                                .setInterests(interests.stream()
                                        .map(wish -> new StatedValue(wish, 1, false, "conversation"))
                                        .toList())
                                .build()))
                .build();
    }

    private static ConstraintViolation crowded(int day) {
        var date = LocalDate.of(2027, 1, day);
        return ConstraintViolation.newBuilder()
                .setConstraintType("crowd_warning")
                .setKind("ADVICE")
                .setRuleId("crowdcast")
                .setSeverity(Severity.LOW)
                .setDescription("Kandy is expected to be crowded on %s at 16:05: about 60%% full."
                        .formatted(Days.inWords(date)))
                .setSuggestion("Come earlier or later in the day, or walk on to where it is emptier.")
                .setLocation("Kandy")
                .setDate(date)
                .setSource("CrowdCast")
                .setCertainty("predicted")
                .build();
    }

    private static ItinerarySlot slot(int day) {
        return ItinerarySlot.newBuilder()
                .setTime("18:30")
                .setActivity(day == 7 || day == 8 ? "Dinner in Ella" : "Dinner in Kandy")
                .setLocation(day == 7 || day == 8 ? "Ella" : "Kandy")
                .setDate(LocalDate.of(2027, 1, day))
                .build();
    }
}
