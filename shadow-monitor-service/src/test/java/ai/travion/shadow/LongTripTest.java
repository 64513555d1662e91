package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A trip of up to three weeks is planned whole, and its record is small enough to be changed again and again. */
class LongTripTest {

    private static final int MOST_BYTES = 20_000;

    private static final GraphState THREE_WEEKS =
            PlannedTurn.of("3 weeks in July", "2027-07-01", "2027-07-21", "Sigiriya", "Kandy", "Ella", "Yala", "Galle");

    @Test
    void aTripOfThreeWeeksIsPlannedToItsLastDay() {
        assertThat(days(THREE_WEEKS))
                .isEqualTo(LocalDate.parse("2027-07-01")
                        .datesUntil(LocalDate.parse("2027-07-22"))
                        .toList());
        assertThat(THREE_WEEKS.getAssumptions())
                .noneMatch(said -> said.startsWith("Only the first"))
                .noneMatch(said -> said.contains("remaining days"));
    }

    @Test
    void whatExplainsNothingIsLeftOutOfALongTrip() throws IOException {
        var bytes = new ByteArrayOutputStream();
        GraphState.getEncoder()
                .encode(
                        GraphState.newBuilder()
                                .setItinerary(THREE_WEEKS.getItinerary())
                                .build(),
                        bytes);

        assertThat(bytes.size()).isLessThan(MOST_BYTES);
        assertThat(THREE_WEEKS.getItinerary())
                .filteredOn(slot -> slot.getActivity().startsWith("Lunch"))
                .extracting(ItinerarySlot::getReason)
                .containsOnly("");
        assertThat(THREE_WEEKS.getItinerary())
                .filteredOn(slot -> slot.getActivity().startsWith("Climb"))
                .extracting(ItinerarySlot::getReason)
                .doesNotContain("");
    }

    @Test
    void theFreeHoursOfManyDaysAreCountedAndNotListed() {
        assertThat(THREE_WEEKS.getAssumptions())
                .anyMatch(said -> said.matches("Some hours of \\d+ of the days are left free\\b.*"));
    }

    @Test
    void aTripOfAWeekAndAHalfKeepsItsWords() {
        var planned = PlannedTurn.of("10 days", "2027-02-13", "2027-02-22", "Negombo", "Sigiriya", "Kandy", "Ella");

        assertThat(planned.getItinerary())
                .filteredOn(slot -> slot.getActivity().startsWith("Lunch"))
                .extracting(ItinerarySlot::getReason)
                .containsOnly("Time for a meal and a rest.");
    }

    private static List<LocalDate> days(GraphState planned) {
        return planned.getItinerary().stream()
                .map(ItinerarySlot::getDate)
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }
}
