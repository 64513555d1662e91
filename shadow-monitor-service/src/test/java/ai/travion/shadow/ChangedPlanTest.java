package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ChangedPlanTest {

    private static final String TURNED = "The plan begins in Ella now; from there it takes the shortest way.";
    private static final List<ItinerarySlot> KANDY_AND_ELLA =
            List.of(slot("2027-01-10", "Kandy"), slot("2027-01-11", "Ella"));
    private static final List<ItinerarySlot> ELLA_AND_KANDY =
            List.of(slot("2027-01-10", "Ella"), slot("2027-01-11", "Kandy"));

    @Test
    void anOrderThatHasChangedIsSaid() {
        var said = new ChangedPlan(KANDY_AND_ELLA, ELLA_AND_KANDY, "").inTruth(List.of(TURNED));

        assertThat(said).containsExactly(TURNED);
    }

    @Test
    void anOrderThatStayedIsNotSaidToHaveChanged() {
        var said = new ChangedPlan(KANDY_AND_ELLA, KANDY_AND_ELLA, "").inTruth(List.of(TURNED));

        assertThat(said).singleElement().asString().startsWith("The places keep their order");
    }

    @Test
    void daysThatStayedAreNotSaidToHaveChanged() {
        var said = new ChangedPlan(KANDY_AND_ELLA, ELLA_AND_KANDY, "").inTruth(List.of("The plan is for 3 days now."));

        assertThat(said).isEmpty();
    }

    @Test
    void thePlanOfBeforeIsCalledSo() {
        var said = new ChangedPlan(KANDY_AND_ELLA, KANDY_AND_ELLA, "").inTruth(List.of("Travel times are estimates."));

        assertThat(said).first().asString().startsWith("This is the plan of before");
    }

    @Test
    void aWishThatChangesNothingIsNotedAndNotTakenIn() {
        var said = new ChangedPlan(KANDY_AND_ELLA, KANDY_AND_ELLA, "")
                .inTruth(List.of("Taken into the plan: only short walks."));

        assertThat(said).containsExactly("Its hours and stops are those of before.", "Noted: only short walks.");
    }

    @Test
    void nightsThatAPlaceDidNotGetAreNotSaidOfIt() {
        var changed = new ChangedPlan(KANDY_AND_ELLA, ELLA_AND_KANDY, "");

        assertThat(changed.inTruth(List.of("Ella has 2 nights now, and the trip is as long as before.")))
                .singleElement()
                .asString()
                .startsWith("Not kept: you wanted 2 nights in Ella");
        assertThat(changed.inTruth(List.of("Ella has 1 night now, and the trip is as long as before.")))
                .containsExactly("Ella has 1 night now, and the trip is as long as before.");
    }

    @Test
    void whatWasUnderstoodComesBeforeWhatIsOtherwiseForIt() {
        var understood = "Ella comes first now.";
        var otherwise = "Against the plan before: the order of the places is now Ella and Kandy.";

        assertThat(new ChangedPlan(KANDY_AND_ELLA, ELLA_AND_KANDY, "")
                        .inTruth(
                                List.of("Travel times are estimates.", understood),
                                List.of(understood),
                                Optional.of(otherwise)))
                .containsExactly(understood, otherwise, "Travel times are estimates.");
    }

    @Test
    void aFirstPlanIsHeldAgainstNone() {
        var said = new ChangedPlan(List.of(), KANDY_AND_ELLA, "").inTruth(List.of(TURNED));

        assertThat(said).containsExactly(TURNED);
    }

    private static ItinerarySlot slot(String day, String place) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.parse(day))
                .setTime("09:00")
                .setLocation(place)
                .setActivity("Time in " + place)
                .build();
    }
}
