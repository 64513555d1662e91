package ai.travion.schemas.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DaysAsBeforeTest {

    @Test
    void daysThatAreTheSameStopForStopAreNumbered() {
        var said =
                DaysAsBefore.inWords(plan("Kandy", "Ella", "Yala", "Mirissa"), plan("Kandy", "Ella", "Yala", "Galle"));

        assertThat(DaysAsBefore.in(said.stream().toList())).containsExactly(1, 2, 3);
    }

    @Test
    void aDayThatIsCutLeavesTheOthersAsTheyWere() {
        var said = DaysAsBefore.inWords(
                plan("Negombo", "Kandy", "Ella", "Yala", "Mirissa"), plan("Negombo", "Ella", "Yala", "Mirissa"));

        assertThat(DaysAsBefore.in(said.stream().toList())).containsExactly(1, 2, 3, 4);
    }

    @Test
    void aShortPlanAndOneOfWhichHalfIsOtherwiseAreToldAsAWhole() {
        assertThat(DaysAsBefore.inWords(plan("Kandy", "Ella", "Yala"), plan("Kandy", "Ella", "Yala")))
                .isEmpty();
        assertThat(DaysAsBefore.inWords(
                        plan("Kandy", "Ella", "Yala", "Mirissa"), plan("Kandy", "Ella", "Galle", "Matara")))
                .isEmpty();
    }

    @Test
    void adviceOfADayAsBeforeWasToldWithItAndWhatIsOfAChangedDayWasNot() {
        var state = GraphState.newBuilder()
                .setItinerary(plan("Kandy", "Ella", "Yala", "Galle"))
                .setAssumptions(List.of("Stop for stop as before: days 1, 2, 3."))
                .build();

        assertThat(DaysAsBefore.hasTold(advice("Dress code at Kandy: shoulders covered."), state))
                .isTrue();
        assertThat(DaysAsBefore.hasTold(advice("Dress code at Kandy and Galle: shoulders covered."), state))
                .isFalse();
    }

    private static ConstraintViolation advice(String words) {
        return ConstraintViolation.newBuilder()
                .setConstraintType("dress_code")
                .setKind("ADVICE")
                .setDescription(words)
                .build();
    }

    private static List<ItinerarySlot> plan(String... places) {
        return IntStream.range(0, places.length)
                .mapToObj(at -> ItinerarySlot.newBuilder()
                        .setTime("09:00")
                        .setActivity("See " + places[at])
                        .setLocation(places[at])
                        .setDate(LocalDate.of(2027, 1, 5).plusDays(at))
                        .build())
                .toList();
    }
}
