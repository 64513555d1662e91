package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a changed plan says of what it no longer has. */
class PlanDifferenceTest {

    @Test
    void aShorterPlanNamesWhatWentAndWhatIsNew() {
        assertThat(PlanDifference.inWords(visiting("Kandy", "Ella", "Mirissa"), visiting("Kandy", "Galle Fort")))
                .contains(
                        "Against the plan before: 2 days instead of 3; left out now: Ella, Mirissa; new: Galle Fort.");
    }

    @Test
    void thePlanInAnotherOrderHasLostNothing() {
        assertThat(PlanDifference.inWords(visiting("Kandy", "Ella"), visiting("Ella", "Kandy")))
                .isEmpty();
    }

    @Test
    void anotherTripIsNotHeldAgainstTheOneBefore() {
        assertThat(PlanDifference.inWords(visiting("Kandy", "Ella"), visiting("Jaffna")))
                .isEmpty();
    }

    @Test
    void aFirstPlanHasNothingBeforeIt() {
        assertThat(PlanDifference.inWords(List.of(), visiting("Jaffna"))).isEmpty();
    }

    private static List<ItinerarySlot> visiting(String... places) {
        return IntStream.range(0, places.length)
                .mapToObj(at -> ItinerarySlot.newBuilder()
                        .setDate(LocalDate.parse("2027-01-05").plusDays(at))
                        .setTime("09:00")
                        .setActivity("See " + places[at])
                        .setLocation(places[at])
                        .build())
                .toList();
    }
}
