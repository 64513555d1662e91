package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is left out of the sights is left out of the hours between them, whatever it is called. */
class NoTemplesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "No temples please! 4 days Arugam Bay|Arugam Bay",
                "I hate temples. 4 days at the beach of Arugam Bay|Arugam Bay",
                "4 days in Badulla without temples|Badulla",
                "We don't want any temples, 4 days in Jaffna|Jaffna"
            })
    void noShrineIsAmongThePastimes(String request, String place) {
        var planned = PlannedTurn.of(request, "2027-07-01", "2027-07-04", place);

        assertThat(planned.getItinerary())
                .noneMatch(slot -> slot.getActivity()
                        .matches("(?i).*(?:vihara|temple|hermitage|kovil|stupa|church|shrine|mosque).*"));
    }
}
