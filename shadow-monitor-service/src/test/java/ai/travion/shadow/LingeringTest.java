package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ItinerarySlot;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A day trip is spent where it goes, and not at home after lunch. */
class LingeringTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Day trip from Colombo to Galle by train, back in the evening",
                "A day in Galle from Colombo, going by train and back by train"
            })
    void whoGoesByTrainForTheDayComesBackTowardsEvening(String request) {
        var planned = PlannedTurn.fromColombo(request, "2027-03-05", "Galle Fort");

        var home = planned.getItinerary().stream()
                .filter(slot -> slot.getActivity().startsWith("Travel from")
                        && slot.getLocation().equals("Colombo"))
                .toList();
        assertThat(home).hasSize(1);
        assertThat(home.getFirst().getTime()).isBetween("15:30", "17:30");
        assertThat(planned.getItinerary())
                .extracting(ItinerarySlot::getTime)
                .isSorted()
                .doesNotHaveDuplicates();
    }
}
