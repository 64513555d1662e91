package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A round of the island that is to hold a place is no stay there. On 21 November 2026. */
class RoundTripTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            10 days around Sri Lanka with Jaffna in February 2027                                       | Jaffna;Sigiriya;Kandy;Ella;Galle Fort
            14 days all around Sri Lanka with the north (Jaffna), starting 1 February 2027              | Jaffna;Sigiriya;Kandy;Ella;Yala National Park;Galle Fort
            12 days Sri Lanka tour including Trincomalee, July 2027                                     | Sigiriya;Trincomalee;Kandy;Ella;Yala National Park;Galle Fort
            14 days whole island incl north, December and we are a retired couple with private driver   | Jaffna;Sigiriya;Kandy;Ella;Yala National Park;Galle Fort
            Plan 10 days around Sri Lanka with Jaffna from 1 February 2027, we have been to Kandy      | Jaffna;Sigiriya;Ella;Yala National Park;Galle Fort
            Plan a 14 day tour of Sri Lanka including Jaffna and Trincomalee from 1 July 2027           | Jaffna;Trincomalee;Sigiriya;Kandy;Ella;Galle Fort
            plan a 10 day round trip of the island, also Jaffna, from 1 February 2027                   | Jaffna;Sigiriya;Kandy;Ella;Galle Fort
            """)
    void theRoundHoldsWhatIsNamed(String message, String stops) {
        var state = aDialogue().hears(message);

        assertThat(state.getTargetLocations()).as(message).isEqualTo(List.of(stops.split(";", -1)));
        assertThat(state.getAssumptions()).anyMatch(said -> said.startsWith("You asked for a round of the island"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            One week in Sri Lanka with Trincomalee included, July 2027, families with teens             | Sigiriya;Trincomalee;Kandy
            10 days trip in Sri Lanka, 2 days in Ella, from 1 February 2027                              | Sigiriya;Kandy;Ella;Yala National Park;Galle Fort
            Plan 10 days in Sri Lanka with Jaffna from 1 February 2027                                  | Jaffna;Sigiriya;Kandy;Ella;Galle Fort
            From 3 to 14 March 2027 with 2 nights in Ella, please plan it                               | Sigiriya;Kandy;Ella;Yala National Park;Galle Fort
            Plan 10 days from 3 March 2027 with three nights in Kandy and two in Ella                   | Sigiriya;Kandy;Ella;Galle Fort
            12 nights from 1 February 2027, 3 days in Galle, the rest is up to you                      | Sigiriya;Kandy;Ella;Yala National Park;Galle Fort
            10 days from 5 January 2027, the last 3 nights on the beach in Mirissa, before that culture | Sigiriya;Kandy;Ella;Mirissa
            """)
    void whereOnePlaceIsNamedOfALongStayNoRoundIsSaidToBeAsked(String message, String stops) {
        var state = aDialogue().hears(message);

        assertThat(state.getTargetLocations()).as(message).isEqualTo(List.of(stops.split(";", -1)));
        assertThat(state.getAssumptions())
                .anyMatch(said -> said.startsWith("There is time for more than you named"))
                .noneMatch(said -> said.startsWith("You asked for a round"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Plan 10 days in Sri Lanka with Sigiriya, Kandy, Nuwara Eliya, Ella, Mirissa and Galle from 1 February 2027 | Sigiriya;Kandy;Nuwara Eliya;Ella;Mirissa;Galle Fort
            7 days in Sri Lanka including Kandy and Ella from 1 February 2027   | Kandy;Ella
            Plan 10 days in Sri Lanka with Kandy, Ella and Mirissa from 1 February 2027 | Kandy;Ella;Mirissa
            10 days round trip Kandy, Ella, Mirissa from 1 February 2027        | Kandy;Ella;Mirissa
            A week from 5 January 2027: 4 nights in Kandy and 3 in Ella         | Kandy;Ella
            Plan 3 days in Kandy and 2 days in Ella from 5 January 2027         | Kandy;Ella
            3 days in Jaffna from 1 February 2027 on our trip around Sri Lanka  | Jaffna
            plan 10 days in Sri Lanka staying in Galle, from 1 February 2027    | Galle Fort
            """)
    void placesThatAreTheTripStayIt(String message, String stops) {
        var state = aDialogue().hears(message);

        assertThat(state.getTargetLocations()).as(message).isEqualTo(List.of(stops.split(";", -1)));
    }
}
