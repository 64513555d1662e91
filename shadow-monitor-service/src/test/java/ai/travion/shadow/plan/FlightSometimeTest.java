package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A flight of which but a part of the day is said ends the last day all the same, at an hour that is owned up to. */
class FlightSometimeTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Christmas on the beach, and fly out 31 December in the morning                  | 07:00 | 10:00
            we fly home on 14 February in the morning                                       | 07:00 | 10:00
            our flight is on 14 February in the morning                                     | 07:00 | 10:00
            10 to 14 February 2027, morning flight on the 14th                              | 07:00 | 10:00
            On the morning of the 15th we fly home                                          | 07:00 | 10:00
            On the morning of 15 February we have our return flight                         | 07:00 | 10:00
            flying back late morning on the 14th                                            | 08:00 | 11:00
            we land on 10 February, our flight home is on 14 February in the afternoon      | 12:00 | 15:00
            Kandy 3 days, evening flight on the last day                                    | 17:00 | 20:00
            our plane leaves late at night on the 13th                                      | 20:00 | 23:00
            We fly in on the 10th in the morning and fly out on the 14th in the evening     | 17:00 | 20:00
            """)
    void anHourIsTakenAndSaid(String wish, String end, String flight) {
        var hours = TripHours.in(wish, 5);

        assertThat(Reasons.clock(hours.departure().orElseThrow())).isEqualTo(end);
        assertThat(hours.said())
                .anyMatch(said -> said.startsWith("You gave no hour of your flight, so I took " + flight));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Mirissa 10 to 13 February 2027, we fly in in the morning",
                "arriving on a morning flight on 10 February 2027, leaving 14 February",
                "we land on the morning of the 10th, fly out on the 14th",
                "our flight arrives in the evening of 10 February",
                "beach in the morning, then fly home on 14 February",
                "we leave Kandy in the morning",
                "our train leaves on the 14th in the morning",
                "flight home 12 February 22:30, whales in the morning please",
                "We land at 14:00 on 3 February; after the flight we want a quiet evening in Negombo",
                "We are tired after the flight, so an easy first afternoon",
                "We come by a night flight, landing at 5 am on 3 March",
                "6 days, we take the morning flight to Jaffna on day 2",
                "the balloon flight is early in the morning",
                "we would rest from the flight on the first evening",
                "Our flight was long, a quiet evening please",
                "a walk before our flight, and the evening by the sea",
                "our flight is in the morning, landing at Colombo on 3 March",
                "the domestic flight is in the afternoon",
                "5 days, an afternoon flight over to Trincomalee"
            })
    void anotherMorningIsNotThatOfTheFlight(String wish) {
        var hours = TripHours.in(wish, 5);

        assertThat(hours.said()).noneMatch(said -> said.startsWith("You gave no hour of your flight, so"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a balloon at Dambulla. We fly home on 14 February in the morning",
                "we land on 10 February and fly home on the morning of the 14th",
                "morning flight to London on the 14th"
            })
    void besideAnotherFlightTheOneHomeIsStillHeard(String wish) {
        assertThat(Reasons.clock(TripHours.in(wish, 5).departure().orElseThrow()))
                .isEqualTo("07:00");
    }

    @ParameterizedTest
    @ValueSource(strings = {"we fly home on 14 February", "return flight on 14 February, 5 days in Galle"})
    void whoGivesNoHourAtAllIsAtTheAirportForAnEveningFlightAndLearnsIt(String wish) {
        var hours = TripHours.in(wish, 5);

        assertThat(Reasons.clock(hours.departure().orElseThrow())).isEqualTo("17:00");
        assertThat(hours.said()).anyMatch(said -> said.startsWith("You gave no hour of your flight home"));
    }
}
