package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What clouds hide later in the morning is reached before them, from a bed that is near. */
class FirstLightPlanTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Plan 6 days hill country for keen hikers, Knuckles, Horton Plains, Ella Rock|2027-01-25|Knuckles Mountain Range;Horton Plains National Park;Ella Rock",
                "5 days: Knuckles, then Horton Plains|2027-01-24|Knuckles Mountain Range;Horton Plains National Park",
                "3 days: Kandy, Horton Plains, Ella|2027-01-22|Kandy;Horton Plains National Park;Ella"
            })
    void theHighPlainsAreWalkedAtFirstLight(String request, String last, String places) {
        var planned = PlannedTurn.of(request, "2027-01-20", last, places.split(";", -1));

        assertThat(planned.getItinerary())
                .filteredOn(slot -> slot.getActivity().contains("World's End"))
                .hasSize(1)
                .allSatisfy(slot -> assertThat(slot.getTime()).isBetween("05:00", "07:00"));
    }
}
