package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who lands late begins on the next day, and who flies after midnight still has the day before. */
class FlightsByNightTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "We land at Katunayake at 23:30 on 5 February 2027. Plan 3 days, then we fly out from Colombo on 9 Feb at 02:00|2027-02-06|2027-02-08",
                "We fly in at Colombo airport on 5 February 2027 at 22:00 and leave on 9 February at 01:30|2027-02-06|2027-02-08",
                "Landing 5 February 2027 22:40, flying home on the 9th at 4am|2027-02-06|2027-02-08",
                "Touch down 23:10 on 5 February 2027, depart 9 February at 00:50|2027-02-06|2027-02-08"
            })
    void theDayBeforeAFlightByNightIsADayOfThePlan(String request, String first, String last) {
        var planned = PlannedTurn.of(request, first, last, "Sigiriya");

        assertThat(PlannedTurn.on(last, planned)).isNotEmpty();
        assertThat(PlannedTurn.on(last, planned).getLast().getLocation()).isEqualTo("Negombo");
        assertThat(PlannedTurn.on(last, planned).getFirst().getLocation()).isNotEqualTo("Negombo");
        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.startsWith("You land late"))
                .anyMatch(said -> said.startsWith("Your flight at 0"))
                .noneMatch(said -> said.startsWith("Not kept"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I fly in on 23 December 2026 at 2am and fly out on 26 December|09:00",
                "Our plane lands on 23 December 2026 at 8:00 and we leave on 26 December at 20:00|09:30",
                "We arrive in Colombo on 23 December 2026 at 14:00 and our flight home is on 26 December at 20:00|15:30"
            })
    void theHourOfLandingIsThatOfTheFirstDay(String request, String begins) {
        var planned = PlannedTurn.of(request, "2026-12-23", "2026-12-26", "Mirissa");

        assertThat(PlannedTurn.on("2026-12-23", planned).getFirst().getTime()).isEqualTo(begins);
        assertThat(planned.getAssumptions()).noneMatch(said -> said.contains("You gave no hour of your arrival"));
    }

    @Test
    void whoCameByAirAndLeavesIsAtTheAirportThreeHoursBefore() {
        var planned = PlannedTurn.of(
                "Kandy. Our plane lands on 10 March 2027 at 8:00 and we leave on 13 March at 20:00",
                "2027-03-10",
                "2027-03-13",
                "Kandy");

        assertThat(planned.getAssumptions()).anyMatch(said -> said.contains("three hours before the flight at 20:00"));
    }

    @Test
    void whoFliesOutWithoutAnHourIsNotAtTheAirportAtTheHourOfLanding() {
        var planned = PlannedTurn.of(
                "I fly in on 23 December 2026 at 2am and fly out on 26 December",
                "2026-12-23",
                "2026-12-26",
                "Mirissa");

        assertThat(planned.getAssumptions())
                .noneMatch(said -> said.contains("flight leaves") || said.contains("23:00"));
    }

    @Test
    void whoLeavesATownByTrainTakesNoFlight() {
        var planned = PlannedTurn.of(
                "We arrive in Kandy on 10 March 2027 at 14:00 by train and leave on 12 March at 9:00 by train",
                "2027-03-10",
                "2027-03-12",
                "Kandy");

        assertThat(planned.getAssumptions()).noneMatch(said -> said.contains("flight"));
    }

    @Test
    void theHourOfAFlightIsNoHourOfThePlaceBesideIt() {
        var planned = PlannedTurn.of(
                "Land 10 March 2027 at 10.30am, depart 14 March 23:55, Kandy and Sigiriya",
                "2027-03-10",
                "2027-03-14",
                "Kandy",
                "Sigiriya");

        assertThat(planned.getAssumptions())
                .noneMatch(said -> said.contains("you wanted Kandy"))
                .anyMatch(said -> said.contains("the flight at 23:55"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I fly out on 9 January 2027 at midnight, 3 days in Mirissa until then|2027-01-07|2027-01-09|Mirissa",
                "Midnight flight home on 14 March 2027, plan the last two days in Kandy|2027-03-13|2027-03-14|Kandy",
                "I land at 2 am on 24 Dec 2026 and leave 30 Dec at midnight, Ella|2026-12-24|2026-12-30|Ella"
            })
    void whoFliesAtMidnightIsAtTheAirportThatEveningAndToldOfTheOtherMidnight(
            String request, String first, String last, String place) {
        var planned = PlannedTurn.of(request, first, last, place);

        assertThat(PlannedTurn.on(last, planned).getLast().getLocation()).isEqualTo("Negombo");
        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.startsWith("Your flight at midnight was taken for the end of the last day")
                        && said.contains("by 21:00")
                        && said.contains("the night before"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Party until midnight, 2 days in Mirissa and we land on 1 March 2027 at 8:00|2027-03-01|2027-03-02|Mirissa",
                "2 days in Kandy, dinner at midnight please|2027-03-01|2027-03-02|Kandy",
                "We leave Kandy at midnight for Adam's Peak|2027-03-01|2027-03-02|Kandy"
            })
    void anotherMidnightIsNoFlight(String request, String first, String last, String place) {
        var planned = PlannedTurn.of(request, first, last, place);

        assertThat(planned.getAssumptions()).noneMatch(said -> said.contains("flight at midnight"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan 3 days in Kandy from 10 March 2027, we leave on 12 March at 3:30",
                "Kandy from 10 to 12 March 2027, leaving on 12 March at 4:00",
                "Three days in Kandy, we depart 12 March at 2:15"
            })
    void anHourThatIsTheAfternoonsToMostIsNoFlightByNight(String request) {
        var planned = PlannedTurn.of(request, "2027-03-10", "2027-03-12", "Kandy");

        assertThat(planned.getAssumptions()).noneMatch(said -> said.contains("flight"));
        assertThat(PlannedTurn.on("2027-03-12", planned).getLast().getLocation())
                .isNotEqualTo("Negombo");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "We depart 12 March 2027 at 1 am, plan 10 and 11 March in Kandy",
                "Departure 12 March at 01:30, what do we do in Kandy on 10 and 11 March?",
                "Kandy on 10 and 11 March 2027. We leave the country on 12 March at 00:45"
            })
    void whoDepartsInTheSmallHoursFliesWithoutAWordOfAFlight(String request) {
        var planned = PlannedTurn.of(request, "2027-03-10", "2027-03-11", "Kandy");

        assertThat(PlannedTurn.on("2027-03-11", planned).getLast().getLocation())
                .isEqualTo("Negombo");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "arriving 14 February 2027 at 6:30, leaving 20 February 2027 at 9:00, Kandy and Negombo|2027-02-14|2027-02-20|08:00",
                "We arrive on 14 February 2027 at 06:30 and depart on 20 February 2027 at 09:00. Kandy, Negombo|2027-02-14|2027-02-20|08:00",
                "Arriving Sun 14 Feb 2027 at 5:45 and departing 20 Feb 2027 at 7 am. Kandy and Negombo|2027-02-14|2027-02-20|07:15"
            })
    void whoArrivesAndLeavesAtTheHoursOfATicketComesByAir(String request, String first, String last, String begins) {
        var planned = PlannedTurn.of(request, first, last, "Kandy", "Negombo");

        assertThat(PlannedTurn.on(first, planned).getFirst().getTime()).isEqualTo(begins);
        assertThat(PlannedTurn.on(last, planned).getLast().getActivity())
                .isEqualTo("Drive to the airport of Katunayake");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "We arrive in Kandy on 10 March 2027 at 14:00 and leave on 12 March at 9:00 for Ella",
                "Arriving in Kandy on 10 March 2027 at 6:30 pm by bus, leaving 12 March at 9:00 by bus"
            })
    void whoMovesOnByLandTakesNoFlight(String request) {
        var planned = PlannedTurn.of(request, "2027-03-10", "2027-03-12", "Kandy");

        assertThat(planned.getAssumptions()).noneMatch(said -> said.contains("flight") || said.contains("Katunayake"));
    }

    @Test
    void theHourOfLeavingIsNoneOfADayBeforeTheTripEnds() {
        var planned = PlannedTurn.of(
                "We land 14 February 2027 at 6:30 and fly out 14 March 2027 at 9:00. Kandy and Ella",
                "2027-02-14",
                "2027-03-14",
                "Kandy",
                "Ella");

        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.startsWith("Only the first 21 of 29 days"))
                .anyMatch(said -> said.contains("plan the remaining days"))
                .noneMatch(said -> said.contains("before the flight"));
        assertThat(PlannedTurn.on("2027-03-06", planned).getLast().getActivity())
                .startsWith("Dinner");
    }
}
