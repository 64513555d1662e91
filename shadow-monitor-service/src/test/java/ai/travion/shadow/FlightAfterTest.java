package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A flight early on the day after a plan leaves its last day whole, and its night beside the airport. */
class FlightAfterTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Flight home is now 10 Jan at 08:00|Flight home is now at 08:00",
                "we fly home on 10 January 2027 at 6 am|we fly home at 6 am",
                "we fly out on the 10th at 07:30|we fly out at 07:30",
                "our plane leaves January 10 at 7 am|our plane leaves at 7 am",
                "we fly home on 9 January at 22:00|we fly home on 9 January at 22:00",
                "landing 2 Jan 14:00, flight home 11 Jan 20:00|landing 2 Jan 14:00, flight home 11 Jan 20:00",
                "be in Kandy on 10 January at 08:00|be in Kandy on 10 January at 08:00",
                "flight at 10:10 on the 9th|flight at 10:10 on the 9th"
            })
    void onlyTheDateOfTheMorningAfterIsLeftOut(String said, String heard) {
        assertThat(FlightAfter.undated(said, LocalDate.of(2027, 1, 9))).isEqualTo(heard);
    }

    @Test
    void theLastDayEndsNearTheAirportAndIsNoDriveToIt() {
        var planned = PlannedTurn.of(
                "Kandy and Galle, landing 5 February 2027 at 14:00, flight home on 10 February at 08:00",
                "2027-02-05",
                "2027-02-09",
                "Kandy",
                "Galle Fort");

        assertThat(PlannedTurn.on("2027-02-09", planned).getLast().getLocation())
                .isIn("Negombo", "Colombo");
        assertThat(PlannedTurn.on("2027-02-09", planned))
                .noneMatch(slot -> slot.getActivity().startsWith("Drive to the airport"));
        assertThat(planned.getAssumptions()).anyMatch(said -> said.contains("on the morning after the last day"));
    }
}
