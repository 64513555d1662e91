package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a traveller limits, by the day, by the body or by the season, is kept, or the plan says why not. */
class LimitsKeptTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan 3 days in Kandy, not more than two sights a day",
                "Plan 3 days in Kandy, max 2 sights per day",
                "Plan 3 days in Kandy, at most two activities a day",
                "3 days in Kandy with only two things to see each day",
                "3 days in Kandy, two stops a day at most please",
                "3 days in Kandy, two sights a day are enough for us",
                "3 days in Kandy, 2 sights max per day"
            })
    void noDayHasMoreSightsThanWereWanted(String request) {
        var planned = PlannedTurn.of(request, "2027-02-06", "2027-02-08", "Kandy");

        assertThat(sightsByDay(planned).values()).isNotEmpty().allMatch(sights -> sights <= 2);
        assertThat(planned.getAssumptions()).contains("No day has more than 2 sights, as you said.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan 3 days in Kandy for two, one hotel, many sights",
                "Plan 3 days in Kandy, at least two sights a day",
                "Plan 3 days in Kandy with two temples on the first day",
                "3 days in Kandy, three temples at most",
                "3 days, Kandy and its surroundings, two places is enough"
            })
    void noLimitIsHeardWhereNoneIsSaid(String request) {
        var planned = PlannedTurn.of(request, "2027-02-06", "2027-02-08", "Kandy");

        assertThat(planned.getAssumptions()).noneMatch(said -> said.contains("No day has more than"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "My parents are 75 and 78 and walk slowly. 2 days in Kandy, no stairs",
                "2 days in Kandy, my grandmother can't climb stairs",
                "2 days in Kandy without any steps, my father is 80"
            })
    void whoClimbsNoStairsSeesTheLowerHallOfTheTemple(String request) {
        var planned = PlannedTurn.of(request, "2027-03-05", "2027-03-06", "Kandy");

        assertThat(planned.getItinerary())
                .anyMatch(slot -> slot.getActivity().equals("See the level lower hall of the Temple of the Tooth"))
                .noneMatch(slot -> slot.getActivity().contains("Garrison Cemetery"));
    }

    @Test
    void aDayInTheAfternoonOnlyBeginsAfterNoon() {
        var planned =
                PlannedTurn.of("Plan a day in Sigiriya in the afternoon only", "2027-02-08", "2027-02-08", "Sigiriya");

        assertThat(planned.getItinerary())
                .isNotEmpty()
                .allMatch(slot -> slot.getTime().compareTo("12:00") >= 0);
    }

    @Test
    void sunsetsOfEveryEveningAreKeptOrOwnedUpTo() {
        var planned = PlannedTurn.of(
                "3 days with sunset photos every evening in Galle and Mirissa",
                "2027-02-06",
                "2027-02-08",
                "Galle Fort",
                "Mirissa");

        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.startsWith("For the sunset: ") && said.contains("8 February 2027"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bentota", "Kandy", "Hatton", "Galle Fort"})
    void whatClosesBeforeTheSunSetsIsNoPlaceForTheSunset(String place) {
        var planned = PlannedTurn.of("3 days in " + place + ", we love sunsets", "2027-02-06", "2027-02-08", place);

        assertThat(planned.getItinerary())
                .isNotEmpty()
                .filteredOn(
                        slot -> slot.getActivity()
                                .matches(
                                        ".*\\b(?:Lunuganga|tea museum|Cemetery|tea factory|church|museums and galleries|hatchery)\\b.*"))
                .allMatch(slot -> PlannedTurn.end(slot) <= 17 * 60 + 30);
        assertThat(planned.getItinerary()).allMatch(slot -> slot.getDurationMinutes() > 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"with a baby", "with our 10 month old baby", "with a toddler in a pram"})
    void aBabyIsNotInTheOpenAtNoon(String party) {
        var planned = PlannedTurn.of(
                "4 days in Trincomalee and Jaffna, " + party, "2026-12-20", "2026-12-23", "Trincomalee", "Jaffna");

        assertThat(planned.getItinerary())
                .filteredOn(slot -> slot.getActivity().matches(".*\\b(?:beach|hot wells|bay|market)\\b.*")
                        && !slot.getActivity().matches("(?:Rest|Lunch|Travel).*"))
                .allMatch(slot -> slot.getTime().compareTo("15:00") >= 0 || PlannedTurn.end(slot) <= 11 * 60);
    }

    @Test
    void smallChildrenWhoShallNotStrainThemselvesSeeTheRockFromBelow() {
        var planned = PlannedTurn.of(
                "Family with kids 4 and 7, 3 days around Trincomalee and Sigiriya, nothing too strenuous",
                "2027-08-05",
                "2027-08-07",
                "Trincomalee",
                "Sigiriya");

        assertThat(planned.getItinerary())
                .noneMatch(slot -> slot.getActivity().startsWith("Climb Sigiriya"))
                .noneMatch(slot -> slot.getNotes().orElse("").contains("you want it all the same"));
    }

    @Test
    void whoLandsDoesNotDriveSixHoursWhereAnotherOrderSparesIt() {
        var planned = PlannedTurn.of(
                "4 days in Trincomalee and Sigiriya, we land at Katunayake at 2 pm",
                "2027-08-05",
                "2027-08-08",
                "Trincomalee",
                "Sigiriya");

        List<String> places =
                planned.getItinerary().stream().map(ItinerarySlot::getLocation).toList();
        assertThat(places.indexOf("Sigiriya")).isLessThan(places.indexOf("Trincomalee"));
    }

    @Test
    void nobodyFastsOnceRamadanIsOver() {
        var planned = PlannedTurn.of(
                "Plan 3 days in Kandy during Ramadan, we are Muslim", "2027-03-08", "2027-03-10", "Kandy");

        assertThat(PlannedTurn.on("2027-03-08", planned))
                .noneMatch(slot -> slot.getActivity().startsWith("Lunch"));
        assertThat(PlannedTurn.on("2027-03-10", planned))
                .anyMatch(slot -> slot.getActivity().startsWith("Lunch"));
        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.contains("Ramadan ends on about Tuesday 9 March 2027"))
                .noneMatch(said -> said.contains("could not place it"));
    }

    @Test
    void noBoatIsPlannedWhereThePlanSaysThatNoneIs() {
        var planned = PlannedTurn.of("Beach trip of 4 days at Arugam Bay", "2026-12-10", "2026-12-13", "Arugam Bay");

        assertThat(planned.getItinerary()).noneMatch(slot -> slot.getActivity().contains("boat"));
    }

    @Test
    void theGatheringIsNotPlannedUnaskedOutOfItsSeason() {
        var planned = PlannedTurn.of(
                "2 days around Sigiriya and Dambulla for photographs",
                "2027-01-15",
                "2027-01-16",
                "Sigiriya",
                "Dambulla Cave Temple");

        assertThat(planned.getItinerary()).noneMatch(slot -> slot.getLocation().equals("Minneriya National Park"));
    }

    @Test
    void aWishAtAnHourAtWhichAPlaceIsShutIsAConstraint() {
        var planned =
                PlannedTurn.of("Plan a day in Sigiriya, Sigiriya rock at 8 pm", "2027-02-08", "2027-02-08", "Sigiriya");

        assertThat(planned.getConstraintViolations())
                .filteredOn(found -> found.getRuleId().equals("not-kept"))
                .extracting(ConstraintViolation::getConstraintType)
                .containsAnyOf("closed_hours", "infeasible");
    }

    private static Map<String, Long> sightsByDay(GraphState planned) {
        return planned.getItinerary().stream()
                .filter(LimitsKeptTest::isASight)
                .collect(Collectors.groupingBy(
                        slot -> slot.getDate().orElseThrow().toString(), Collectors.counting()));
    }

    private static boolean isASight(ItinerarySlot slot) {
        return List.of("Breakfast", "Lunch", "Dinner", "Rest", "Travel").stream()
                .noneMatch(slot.getActivity()::startsWith);
    }
}
