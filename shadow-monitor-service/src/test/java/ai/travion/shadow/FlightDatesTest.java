package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A flight early on the day after a plan leaves its last day whole, and its night beside the airport. */
class FlightDatesTest {

    private static final List<LocalDate> DAYS =
            LocalDate.of(2027, 1, 2).datesUntil(LocalDate.of(2027, 1, 10)).toList();

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
                "flight at 10:10 on the 9th|flight at 10:10 on the 9th",
                "flight home on 2027-01-10 at 07:00|flight home at 07:00",
                "We land on 2 January at 10:00. Our flight home is on 10 January at 8pm.|We land on 2 January at 10:00. .",
                "we land at 10:00 on 2 January and fly home at 20:30 on the 10th|we land at 10:00 on 2 January and",
                "flight home 10 Jan 11:40, start at 9 each day|, start at 9 each day",
                "We land on 2 January. We leave Colombo on 3 January at 9am and head to Kandy|We land on 2 January. We",
                "We land on 2 January. We leave Colombo on 9 January at 9pm|We land on 2 January. We leave Colombo on 9 January at 9pm"
            })
    void theDateOfTheMorningAfterAndAllOfALaterFlightIsLeftOut(String said, String heard) {
        assertThat(FlightDates.heldAgainst(DAYS, said).strip()).isEqualTo(heard);
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
