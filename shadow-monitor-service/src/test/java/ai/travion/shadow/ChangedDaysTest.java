package ai.travion.shadow;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What becomes of the days of a plan when another day, another trip or less of a thing is asked for. */
class ChangedDaysTest {

    private static final String[] ROUND = {"Negombo", "Sigiriya", "Kandy", "Ella", "Yala National Park", "Galle Fort"};

    @ParameterizedTest
    @CsvSource({
        "Make it 11 December instead,2026-12-10,2026-12-10,2026-12-11,2026-12-11",
        "Move the trip to start on 12 December,2026-12-10,2026-12-11,2026-12-12,2026-12-13",
        "We come three days later,2026-12-10,2026-12-12,2026-12-13,2026-12-15"
    })
    void aPlanThatIsMovedByItsOwnLengthIsNoneOfFurtherDays(
            String change, String from, String to, String first, String last) {
        var before = PlannedTurn.of("Plan it", from, to, "Kandy");

        var after = changed(before, change, null, List.of(), first, last, "Kandy");

        assertThat(after.getAssumptions())
                .noneMatch(said -> said.contains("follow on the plan"))
                .anyMatch(said -> said.startsWith("Against the plan before: from"));
    }

    @Test
    void furtherDaysThatAreAskedForFollowOnThePlan() {
        var before = PlannedTurn.of("Plan it", "2026-12-10", "2026-12-12", "Kandy");

        var after = changed(
                before,
                "plan the remaining days",
                "Plan 13 December 2026 to 14 December 2026 in Kandy and Negombo",
                List.of(),
                "2026-12-13",
                "2026-12-14",
                "Kandy",
                "Negombo");

        assertThat(after.getAssumptions()).anyMatch(said -> said.startsWith("These days follow on the plan before"));
    }

    @Test
    void aTripElsewhereIsNoChangeOfThePlanInHand() {
        var before = PlannedTurn.of("Plan it", "2026-12-10", "2026-12-12", "Kandy");
        String request = "Plan 3 days in Nuwara Eliya and Ella from 5 January instead";

        var after = changed(before, request, null, List.of(), "2027-01-05", "2027-01-07", "Nuwara Eliya", "Ella");

        assertThat(stops(after))
                .isEqualTo(stops(PlannedTurn.of(request, "2027-01-05", "2027-01-07", "Nuwara Eliya", "Ella")))
                .anyMatch(stop -> stop.endsWith("Ella Rock"));
    }

    @ParameterizedTest
    @CsvSource({
        "Royal Botanic Gardens Peradeniya,3,2026-12-10",
        "Temple of the Tooth,3,2026-12-11",
        "Udawattakele Forest Reserve,2,2026-12-12"
    })
    void aStopThatIsMovedLeavesTheDayThatItHasNothingToDoWith(String stop, int day, String same) {
        var before = PlannedTurn.of("Plan it", "2026-12-10", "2026-12-12", "Kandy");

        var after = changed(
                before,
                "Move %s to day %d".formatted(stop, day),
                "Put %s on day %d: a trip to Kandy for 3 days".formatted(stop, day),
                List.of(new StatedValue("%s on day %d".formatted(stop, day), 2, true, "trip")),
                "2026-12-10",
                "2026-12-12",
                "Kandy");

        assertThat(stops(after))
                .contains("%s %s".formatted(LocalDate.parse("2026-12-09").plusDays(day), stop));
        assertThat(stops(after).stream().filter(visit -> visit.startsWith(same)))
                .containsExactlyElementsOf(stops(before).stream()
                        .filter(visit -> visit.startsWith(same))
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({"2,beach,Galle Fort", "1,beach,Mirissa", "3,beach,Hikkaduwa"})
    void aDayWithoutTheBeachHasNoHourOnItEither(int day, String thing, String place) {
        var before = PlannedTurn.of("Plan it", "2026-12-10", "2026-12-12", place);

        var after = changed(
                before,
                "No %s on day %d".formatted(thing, day),
                null,
                List.of(new StatedValue("day %d without %s".formatted(day, thing), 2, true, "trip")),
                "2026-12-10",
                "2026-12-12",
                place);

        assertThat(PlannedTurn.on(LocalDate.parse("2026-12-09").plusDays(day).toString(), after))
                .noneMatch(slot -> slot.getActivity().contains("beach"));
        assertThat(stops(after).stream()
                        .map(stop -> stop.substring(stop.indexOf(' ')))
                        .filter(stop -> stop.equals(" Koggala")))
                .hasSizeLessThan(2);
    }

    private static List<String> stops(GraphState planned) {
        return planned.getItinerary().stream()
                .filter(slot -> !slot.getActivity().matches("(?:Breakfast|Lunch|Dinner|Travel|Rest|Time) .*"))
                .map(slot -> slot.getDate().orElseThrow() + " " + slot.getLocation())
                .toList();
    }

    /** Another way round would hold more of it. */
    @Test
    void anotherNightAtAPlaceKeepsTheOrderOfThePlaces() {
        var before = PlannedTurn.of("Plan it", "2027-02-13", "2027-02-22", ROUND);

        var after = changed(
                before,
                "make it 3 nights in ella instead of 2",
                null,
                List.of(new StatedValue("3 nights in Ella", 1, false, "conversation")),
                "2027-02-13",
                "2027-02-22",
                ROUND);

        assertThat(nights(after)).containsExactlyElementsOf(nights(before));
        assertThat(after.getItinerary().stream()
                        .filter(slot -> slot.getActivity().equals("Dinner in Ella")))
                .hasSize(3);
    }

    @Test
    void whatIsPutBeforeAnotherPlaceComesThereAndTheOthersKeepTheirTurns() {
        var before = PlannedTurn.of("Plan it", "2027-02-13", "2027-02-22", ROUND);

        var after = changed(
                before,
                "add mirissa for 2 nights before galle",
                null,
                List.of(
                        new StatedValue("2 nights in Mirissa", 1, false, "conversation"),
                        new StatedValue(
                                "in this order: Negombo, Sigiriya, Kandy, Ella, Yala National Park, Mirissa, Galle Fort",
                                1,
                                false,
                                "conversation")),
                "2027-02-13",
                "2027-02-22",
                "Negombo",
                "Sigiriya",
                "Kandy",
                "Ella",
                "Yala National Park",
                "Mirissa",
                "Galle Fort");

        assertThat(nights(after))
                .containsExactly("Negombo", "Sigiriya", "Kandy", "Ella", "Kataragama", "Mirissa", "Galle Fort");
    }

    @Test
    void whoLandsOnAnotherDayLandsAtTheHourThatWasSaid() {
        String request = "I land 5 jan at 14:30 and leave 12 jan 01:15. nuwara eliya and ella";
        var before = PlannedTurn.of(request, "2027-01-05", "2027-01-11", "Nuwara Eliya", "Ella");

        var after = changed(
                before,
                "flight changed, we land 6 jan instead",
                null,
                List.of(new StatedValue("I land 6 jan at 14:30 and leave 12 jan 01:15", 1, false, "conversation")),
                "2027-01-06",
                "2027-01-11",
                "Nuwara Eliya",
                "Ella");

        assertThat(after.getAssumptions())
                .anyMatch(said -> said.startsWith("The first day begins at 16:00"))
                .noneMatch(said -> said.startsWith("You gave no hour of your arrival"));
    }

    @Test
    void aDayInATownIsFoundAmongIdleOnesThoughTheFlightHomeLeavesNoOther() {
        String request = "I land 5 jan at 14:30 and leave 12 jan 01:15. nuwara eliya, ella and udawalawe";
        var before =
                PlannedTurn.of(request, "2027-01-05", "2027-01-11", "Nuwara Eliya", "Ella", "Udawalawe National Park");

        var after = changed(
                before,
                "add a day in kandy",
                null,
                List.of(
                        new StatedValue(request, 1, false, "conversation"),
                        new StatedValue("1 nights in Kandy", 1, false, "conversation")),
                "2027-01-05",
                "2027-01-11",
                "Kandy",
                "Nuwara Eliya",
                "Ella",
                "Udawalawe National Park");

        assertThat(stops(after)).anyMatch(stop -> stop.endsWith("Temple of the Tooth"));
        assertThat(after.getConstraintViolations())
                .noneMatch(obstacle -> obstacle.getDescription().contains("leaves out Kandy"));
    }

    @Test
    void aTripThatBeginsAtOnePlaceAndEndsAtAnotherHasADayWhereItBegins() {
        var planned =
                PlannedTurn.of("plan 6 days starting in Galle, ending Colombo", "2026-11-30", "2026-12-05", "Colombo");

        assertThat(nights(planned)).startsWith("Galle Fort").endsWith("Colombo").hasSizeGreaterThan(2);
    }

    /** Where it sleeps, each stay once. */
    private static List<String> nights(GraphState planned) {
        return planned.getItinerary().stream()
                .filter(slot -> slot.getActivity().startsWith("Dinner"))
                .map(ItinerarySlot::getLocation)
                .distinct()
                .toList();
    }

    private static GraphState changed(
            GraphState before,
            String message,
            @Nullable String inFull,
            List<StatedValue> terms,
            String first,
            String last,
            String... places) {
        return PlannedTurn.of(aTurn().planning(message)
                .at(places)
                .on(first)
                .until(last)
                .with(turn -> turn.setRewrittenQuery(inFull)
                        .setItinerary(before.getItinerary())
                        .setPreferences(Preferences.newBuilder().setOther(terms).build())));
    }
}
