package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The flight home is the one thing of a trip that cannot move. */
class FlightHomeTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Kandy and Ella from 5 February 2027, my flight home leaves Katunayake on 8 February at 10:00|2027-02-05|2027-02-07|2027-02-08|Kandy;Ella",
                "5 days in Yala and Udawalawe, we land on 5 February 2027 at 9:00 and fly home on 9 February at 10:00|2027-02-05|2027-02-08|2027-02-09|Yala National Park;Udawalawe National Park",
                "Galle from 20 December 2026, landing at 14:30, and I fly out on 23 December at 09:00|2026-12-20|2026-12-22|2026-12-23|Galle Fort",
                "Plan 4 days in Sigiriya and Kandy, our plane leaves on 8 February at 7 am|2027-02-05|2027-02-07|2027-02-08|Sigiriya;Kandy",
                "Three nights in Mirissa, flying back on 8 February 2027 at 08:15|2027-02-05|2027-02-07|2027-02-08|Mirissa"
            })
    void beforeAnEarlyFlightTheLastNightIsNearTheAirport(
            String request, String from, String eve, String last, String places) {
        var planned = PlannedTurn.of(request, from, last, places.split(";", -1));

        assertThat(PlannedTurn.on(eve, planned).getLast().getLocation()).isIn("Negombo", "Colombo");
        assertThat(PlannedTurn.on(last, planned).getLast().getActivity())
                .isEqualTo("Drive to the airport of Katunayake");
        assertThat(PlannedTurn.on(last, planned).getLast().getReason()).startsWith("So you are there by ");
        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.startsWith("The last night is in "))
                .noneMatch(said -> said.contains("Not kept"));
    }

    @Test
    void whoFliesSoonAfterMidnightIsPromisedNoLastNight() {
        var planned = PlannedTurn.of(
                "Plan 4 days in Sigiriya and Kandy, our flight home leaves on 8 February 2027 at 01:30",
                "2027-02-05",
                "2027-02-08",
                "Sigiriya",
                "Kandy");

        assertThat(planned.getAssumptions()).noneMatch(said -> said.startsWith("The last night is in "));
    }

    @Test
    void whoFliesEarlyKeepsTheAppointmentsThatCanBeKept() {
        var planned = PlannedTurn.of(
                "Plan 4 days in Sigiriya and Kandy, Sigiriya at 8:00 on the second day, we fly home on 8 February 2027 at 07:00",
                "2027-02-05",
                "2027-02-08",
                "Sigiriya",
                "Kandy");

        assertThat(PlannedTurn.on("2027-02-06", planned))
                .anyMatch(slot ->
                        slot.getLocation().equals("Sigiriya") && slot.getTime().equals("08:00"));
        assertThat(PlannedTurn.on("2027-02-07", planned).getLast().getLocation())
                .isIn("Negombo", "Colombo");
    }

    @Test
    void whoLeavesAtAnHourOfTheEveningIsAtTheAirportByThen() {
        var planned = PlannedTurn.of(
                "Landing 1 February 2027 at 8:00 at Katunayake, flying out 3 February at 22:00, want Kandy and Sigiriya",
                "2027-02-01",
                "2027-02-03",
                "Kandy",
                "Sigiriya");

        var last = PlannedTurn.on("2027-02-03", planned).getLast();
        assertThat(last.getLocation()).isEqualTo("Negombo");
        assertThat(PlannedTurn.end(last)).isLessThanOrEqualTo(19 * 60);
        assertThat(planned.getAssumptions()).noneMatch(said -> said.contains("you wanted Kandy at 22:00"));
    }

    @Test
    void whatLeavesNoTimeForTheFlightIsNamedWithWhatBringsItBack() {
        var planned = PlannedTurn.of(
                "3 days from 5 February 2027 in Jaffna, Trincomalee and Ella, my flight home is on 7 February at 09:30",
                "2027-02-05",
                "2027-02-07",
                "Jaffna",
                "Trincomalee",
                "Ella");

        assertThat(PlannedTurn.on("2027-02-06", planned).getLast().getLocation())
                .isEqualTo("Negombo");
        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.contains("Trincomalee and Ella are left out, so that you catch your flight")
                        && said.contains("A day more or a later flight brings them back"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Plan 3 days in Kandy, Sigiriya at 8:00 on the second day, we fly home two weeks later|2027-02-07",
                "Plan 3 days in Kandy and then we take a domestic flight at 10:00 to Jaffna|2027-02-07",
                "Plan 3 days in Kandy from 5 February 2027, back home by 7 pm|2027-02-07"
            })
    void whoTakesNoFlightHomeSleepsWhereTheTripIs(String request, String last) {
        var planned = PlannedTurn.of(request, "2027-02-05", last, "Kandy");

        assertThat(planned.getItinerary()).noneMatch(slot -> slot.getActivity().contains("airport"));
    }
}
