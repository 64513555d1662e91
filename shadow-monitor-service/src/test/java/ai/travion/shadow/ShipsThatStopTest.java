package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nobody has breakfast ashore the minute a ship docks, or is away from the pier the minute it sails. */
class ShipsThatStopTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Our ship stops in Trincomalee from 7am to 4pm on 12 June 2027                | Trincomalee | 08:00 | 15:00
            Our cruise stops at Trincomalee 7am-4pm on 12 June 2027, can we swim?        | Trincomalee | 08:00 | 15:00
            We come with a cruise to Colombo on 12 June 2027, 8:00 to 17:00              | Colombo     | 09:00 | 16:00
            Our ship visits Galle from 8 am to 5 pm on 12 June 2027, plan the day        | Galle Fort  | 09:00 | 16:00
            We are on a cruise and stop in Colombo on 12 June 2027, 8:00 to 17:00        | Colombo     | 09:00 | 16:00
            Our cruise visits Galle 8:00 to 17:00 on 12 June 2027, a river cruise please | Galle Fort  | 09:00 | 16:00
            The cruise ship is in Colombo on 12 June 2027 from 8am to 5pm                | Colombo     | 09:00 | 16:00
            """)
    void anHourAtBothEndsBelongsToTheShip(String request, String place, String ashore, String pier) {
        var planned = PlannedTurn.of(request, "2027-06-12", "2027-06-12", place);

        assertThat(planned.getAssumptions())
                .anyMatch(said -> said.startsWith("You have breakfast on board")
                        && said.contains("ashore by about " + ashore)
                        && said.contains("back at the pier by " + pier));
        assertThat(planned.getItinerary()).noneMatch(slot -> slot.getActivity().startsWith("Breakfast"));
    }

    @Test
    void theWaysFromThePierOfHambantotaAreHoursOfTheDay() {
        var planned = PlannedTurn.of(
                "Our cruise stops at Hambantota 7am-6pm on 20 January 2027, elephants please",
                "2027-01-20",
                "2027-01-20",
                "Udawalawe National Park");

        var slots = planned.getItinerary();
        assertThat(slots.getFirst().getActivity()).startsWith("Travel from the port of Hambantota");
        assertThat(slots.getFirst().getTime()).isGreaterThanOrEqualTo("08:00");
        assertThat(PlannedTurn.end(slots.getLast())).isLessThanOrEqualTo(17 * 60);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan a day in Bentota with a river cruise, from 8am to 5pm",
                "A day in Bentota from 8am to 5pm, a sunset cruise would be nice",
                "One day in Bentota from 8am to 5pm, dinner cruise at the end",
                "One day in Bentota from 9:00 to 17:00: go on a cruise on the Madu river and visit the turtle hatchery",
                "A day in Bentota from 9:00 to 17:00, on a cruise along the lagoon and a stop at the beach",
                "One day in Bentota from 9:00 to 17:00, we want a cruise and visit the temple",
                "A day in Bentota with a cruise from 9:00 to 17:00, then visit Brief Garden"
            })
    void aBoatTripIsNoShip(String request) {
        var planned = PlannedTurn.of(request, "2027-06-12", "2027-06-12", "Bentota");

        assertThat(planned.getAssumptions()).noneMatch(said -> said.startsWith("You have breakfast on board"));
    }
}
