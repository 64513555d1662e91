package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
    void whatIsNoLongerDoneAtAPlaceThatStaysIsNamed() {
        var before = List.of(
                doing("Kandy", "Time in Kandy for a class in cooking rice and curry"),
                doing("Sigiriya", "Climb Sigiriya past the frescoes to the summit"));
        var after = List.of(
                doing("Kandy", "Time in Kandy for the central market"), doing("Sigiriya", "See Sigiriya from below"));

        assertThat(PlanDifference.inWords(before, after))
                .contains(
                        "Against the plan before: left out now: a class in cooking rice and curry; new: the central market; see Sigiriya from below instead of climb Sigiriya past the frescoes to the summit.");
    }

    @Test
    void aShorterWalkIsTheSame() {
        assertThat(PlanDifference.inWords(
                                List.of(doing("Kandy", "Walk through the gardens")),
                                List.of(doing("Kandy", "Walk a little way through the gardens")))
                        .orElse(""))
                .doesNotContain("left out", "new:");
    }

    private static ItinerarySlot doing(String place, String activity) {
        return ItinerarySlot.newBuilder(visiting(place).getFirst())
                .setActivity(activity)
                .build();
    }

    @Test
    void thePlanInAnotherOrderHasLostNothing() {
        assertThat(PlanDifference.inWords(visiting("Kandy", "Ella"), visiting("Ella", "Kandy")))
                .contains("Against the plan before: other hours or stops on days 1 and 2.");
    }

    @Test
    void whereOneSleepsIsNotLeftOut() {
        var before = visiting("Trincomalee", "Kandy");
        var after = List.of(
                ItinerarySlot.newBuilder(before.getFirst())
                        .setActivity("Dinner in Trincomalee")
                        .build(),
                before.getLast());

        assertThat(PlanDifference.inWords(before, after).orElse("")).doesNotContain("left out now");
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

    @Test
    void daysThatWereMovedAreSaid() {
        assertThat(PlanDifference.inWords(
                        visiting("Kandy", "Ella"), visitingFrom("2027-01-12", "09:00", "Kandy", "Ella")))
                .contains("Against the plan before: from Tuesday 12 January 2027 instead of Tuesday 5 January 2027.");
    }

    @Test
    void daysThatBeginMuchLaterAreSaidAndALittleIsNot() {
        assertThat(PlanDifference.inWords(visiting("Kandy"), visitingFrom("2027-01-05", "10:30", "Kandy")))
                .contains("Against the plan before: its earliest start is 10:30 instead of 09:00.");
        assertThat(PlanDifference.inWords(visiting("Kandy"), visitingFrom("2027-01-05", "09:20", "Kandy")))
                .isEmpty();
    }

    @Test
    void placesThatChangedTheirOrderAreToldByTheNights() {
        assertThat(PlanDifference.inWords(sleepingIn("Kandy", "Ella"), sleepingIn("Ella", "Kandy")))
                .contains("Against the plan before: the order of the places is now Ella and Kandy.");
        assertThat(PlanDifference.inWords(
                        sleepingIn("Kandy", "Ella", "Mirissa"), sleepingIn("Kandy", "Mirissa", "Ella")))
                .contains("Against the plan before: the order of the places is now Kandy, Mirissa and Ella.");
    }

    @Test
    void aRoundOfWhichADayIsCutIsInTheSameOrder() {
        assertThat(PlanDifference.inWords(
                        sleepingIn("Negombo", "Kandy", "Ella", "Negombo"), sleepingIn("Kandy", "Ella", "Negombo")))
                .hasValueSatisfying(said -> assertThat(said).doesNotContain("order of the places"));
    }

    @Test
    void nightsThatAreOtherwiseAreCounted() {
        assertThat(PlanDifference.inWords(sleepingIn("Kandy", "Kandy", "Ella"), sleepingIn("Kandy", "Ella", "Ella")))
                .contains("Against the plan before: nights: 1 in Kandy instead of 2, 2 in Ella instead of 1.");
        assertThat(PlanDifference.inWords(sleepingIn("Kandy", "Ella"), sleepingIn("Kandy", "Ella", "Mirissa")))
                .hasValueSatisfying(said -> assertThat(said).contains("new: Mirissa; nights: 1 in Mirissa"));
    }

    @Test
    void theLastSightOfADayIsNoPlaceOfTheOrder() {
        assertThat(PlanDifference.inWords(
                        visiting("Kandy", "Ella", "Mirissa"),
                        visitingFrom("2027-01-05", "10:30", "Ella", "Kandy", "Mirissa")))
                .hasValueSatisfying(said -> assertThat(said).doesNotContain("order of the places"));
    }

    @Test
    void whoCameByTrainIsToldThatTheyComeByCar() {
        assertThat(PlanDifference.inWords(comingTo("train"), comingTo("car")))
                .contains("Against the plan before: to Ella by car instead of by train.");
    }

    private static List<ItinerarySlot> comingTo(String means) {
        var way = visitingFrom("2027-01-06", "07:00", "Ella").stream()
                .map(slot -> ItinerarySlot.newBuilder(slot)
                        .setActivity("Travel from Kandy to Ella by " + means)
                        .build());
        return Stream.concat(sleepingIn("Kandy", "Ella").stream(), way).toList();
    }

    private static List<ItinerarySlot> sleepingIn(String... places) {
        return Stream.concat(
                        visiting(places).stream(),
                        visitingFrom("2027-01-05", "19:00", places).stream()
                                .map(slot -> ItinerarySlot.newBuilder(slot)
                                        .setActivity("Dinner")
                                        .build()))
                .toList();
    }

    private static List<ItinerarySlot> visiting(String... places) {
        return visitingFrom("2027-01-05", "09:00", places);
    }

    private static List<ItinerarySlot> visitingFrom(String first, String time, String... places) {
        return IntStream.range(0, places.length)
                .mapToObj(at -> ItinerarySlot.newBuilder()
                        .setDate(LocalDate.parse(first).plusDays(at))
                        .setTime(time)
                        .setActivity("See " + places[at])
                        .setLocation(places[at])
                        .build())
                .toList();
    }
}
