package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.sun.GoldenHour;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What nobody asked for never takes the hours, the nights or the roads of what was asked for. */
class UnaskedTest {

    private static final Places PLACES = Places.load();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final GoldenHour LIGHT = new GoldenHour();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "with our 5 year old|Kandy, Nuwara Eliya|4|2027-05-10|family|Ella",
                "a pilgrimage|Anuradhapura, Mihintale|2|2027-06-18|religion|Dambulla Cave Temple",
                "a pilgrimage|Anuradhapura, Mihintale|2|2027-06-18|religion|Wilpattu National Park",
                "3 days|Anuradhapura|3|2027-08-08|history|Dambulla Cave Temple",
                "beach and snorkelling|Trincomalee, Pasikudah|5|2027-07-02|beach|Batticaloa",
                "beach and snorkelling|Trincomalee, Pasikudah|5|2027-07-02|beach|Polonnaruwa",
                "my parents are 75 and 78|Negombo|2|2027-03-15|relaxation|Kelaniya Raja Maha Vihara",
                "to climb the peak|Adam's Peak|2|2027-01-22|hiking|Kitulgala"
            })
    void nobodyIsDrivenFarToWhatTheyDidNotAskFor(
            String said, String targets, int days, String first, String interest, String place) {
        Plan plan = planned(said, targets, days, first, "", interest);

        assertThat(plan.visited()).isNotEmpty().extracting(Place::name).doesNotContain(place);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "with my grandmother 80|Kataragama",
                "my mother is 78|Tissamaharama",
                "he has bad knees|Kataragama",
                "my father has a pacemaker|Tissamaharama"
            })
    void whoIsShakenEasilyIsPutIntoNoJeepUnasked(String said, String target) {
        Plan plan = planned(said, target, 2, "2027-02-09", "");

        assertThat(plan.slots()).noneMatch(slot -> slot.getActivity().contains("Jeep safari"));
    }

    @Test
    void whoAsksForASafariWithTheGrandmotherGetsIt() {
        Plan plan = planned("a safari with my grandmother 80", "Yala National Park", 2, "2027-02-09", "", "wildlife");

        assertThat(plan.slots()).anyMatch(slot -> slot.getActivity().contains("Jeep safari in Yala"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Wilpattu National Park|Negombo|2027-10-12",
                "Udawalawe National Park|Colombo|2027-03-04",
                "Wilpattu National Park|Kandy|2027-02-10",
                "Yala National Park|Galle Fort|2027-02-10"
            })
    void aParkAskedForByNameIsSeenAtFirstLight(String park, String from, String first) {
        Plan plan = planned("a safari in " + park, park, 2, first, from, "wildlife");

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Jeep safari in " + park))
                .singleElement()
                .satisfies(slot -> assertThat(slot.getTime()).isLessThan("07:00"));
    }

    @Test
    void whoSeesNothingOnTheWayIsThereForLunch() {
        Plan plan = planned("a safari", "Wilpattu National Park", 2, "2027-10-12", "Negombo", "wildlife");

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Lunch"))
                .first()
                .satisfies(lunch -> assertThat(lunch.getLocation()).isEqualTo("Wilpattu National Park"));
    }

    @Test
    void aTripToAFeastStaysInItsTownAndSeesItEachEvening() {
        Plan plan = planned(
                "4 days Jaffna with the Nallur festival", "Jaffna, Nallur Kandaswamy Kovil", 4, "2027-08-27", "");

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().contains("evening worship and procession"))
                .hasSize(3);
        assertThat(plan.slots())
                .anyMatch(slot -> slot.getActivity().contains("great chariot"))
                .filteredOn(slot -> slot.getActivity().startsWith("Dinner"))
                .extracting(ItinerarySlot::getLocation)
                .containsOnly("Jaffna");
    }

    @Test
    void nobodyDrivesBackForASecondDayOfSurf() {
        Plan plan = planned("we surf", "Weligama, Hiriketiya Beach", 4, "2027-01-18", "", "surfing");
        LocalDate last = LocalDate.parse("2027-01-21");

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getDate().filter(last::equals).isPresent())
                .anyMatch(slot -> slot.getActivity().startsWith("Surf or swim in the bay of Hiriketiya"))
                .noneMatch(slot -> slot.getLocation().equals("Weligama"));
        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Surf"))
                .allMatch(slot -> slot.getNotes().orElse("").contains("teach beginners"));
    }

    @Test
    void theNightBeforeASunsetIsNotSleptThere() {
        Plan plan = planned(
                "Ella Rock at sunrise and Lipton's Seat at sunset", "Ella Rock, Lipton's Seat", 2, "2027-02-08", "");

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Dinner"))
                .extracting(ItinerarySlot::getLocation)
                .containsExactly("Ella", "Haputale");
    }

    @Test
    void aRoundIsGoneInTheOrderInWhichItWasNamed() {
        Plan plan = planned(
                "7 days",
                "Colombo, Sigiriya, Kandy, Ella, Yala National Park, Mirissa, Galle Fort",
                7,
                "2027-02-01",
                "");

        assertThat(plan.slots().stream()
                        .filter(slot -> slot.getActivity().startsWith("Dinner"))
                        .map(ItinerarySlot::getLocation))
                .containsExactly("Colombo", "Sigiriya", "Kandy", "Ella", "Kataragama", "Mirissa", "Galle Fort");
        assertThat(plan.assumptions()).noneMatch(said -> said.startsWith("The places come in the order"));
    }

    @Test
    void anOrderThatSparesMuchRoadIsTakenAndSaid() {
        Plan plan = planned(
                "6 days in Kandy, Trincomalee and Sigiriya", "Kandy, Trincomalee, Sigiriya", 6, "2027-06-01", "");

        assertThat(plan.assumptions())
                .anyMatch(said -> said.startsWith("The places come in the order Kandy, Sigiriya and Trincomalee"));
    }

    @Test
    void aDayThatEndsEarlyHasNoDriveToAnotherPlace() {
        LocalDate day = LocalDate.parse("2026-12-21");
        String said = "3 days in Colombo, Negombo and Kandy, arriving 14:30 and leaving at 10 am on the last day";
        Plan plan = PLANNER.planFor(new PlanRequest(
                IntStream.range(0, 3).mapToObj(day::plusDays).toList(),
                Stream.of("Colombo", "Negombo", "Kandy").map(UnaskedTest::place).toList(),
                wishes(said),
                Optional.empty(),
                (date, at) -> Optional.of(LIGHT.on(date, at)),
                List.of(),
                Crowds.unknown(),
                TripHours.in(said, 3)));

        assertThat(plan.leftOut()).isEmpty();
        assertThat(plan.slots())
                .filteredOn(
                        slot -> slot.getDate().filter(day.plusDays(2)::equals).isPresent())
                .noneMatch(slot -> slot.getActivity().startsWith("Travel"));
    }

    @Test
    void whereNothingMoreIsNearTheFreeHoursAreOwnedUpToAndSomethingIsOffered() {
        Plan plan = planned("a pilgrimage", "Anuradhapura, Mihintale", 2, "2027-06-18", "", "religion");

        assertThat(plan.assumptions()).anyMatch(said -> said.contains("would fill them if you like"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sunrise and sunset please|No sunrise could be planned",
                "sunrise and sunset please|For the sunset: ",
                "golden hours are what I come for|No sunrise could be planned"
            })
    void whichSunrisesAndSunsetsAreHadIsSaid(String said, String sentence) {
        Plan plan = planned(said, "Knuckles Mountain Range", 3, "2028-03-05", "", "photography", "viewpoints");

        assertThat(plan.assumptions()).anyMatch(assumption -> assumption.startsWith(sentence));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a pilgrimage with my family|where it began; say so if you go on from there instead.",
                "a pilgrimage, and back to Galle|as you said."
            })
    void whatWasNotSaidIsNotPutIntoAnybodysMouth(String said, String end) {
        Plan plan = planned(said, "Kataragama", 2, "2027-02-09", "Galle Fort", "religion");

        assertThat(plan.assumptions())
                .anyMatch(sentence ->
                        sentence.startsWith("The last day ends back in Galle Fort") && sentence.endsWith(end));
    }

    @Test
    void theMorningBeforeTheWayHomeIsSpentAtThePlaceThatOneCameFor() {
        Plan plan =
                planned("a pilgrimage with my grandmother 80", "Kataragama", 2, "2027-07-09", "Galle Fort", "religion");
        LocalDate last = LocalDate.parse("2027-07-10");

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getDate().filter(last::equals).isPresent())
                .anyMatch(slot -> slot.getActivity().contains("worship at the Maha Devale"))
                .filteredOn(slot -> slot.getActivity().startsWith("Travel"))
                .allMatch(slot -> slot.getTime().compareTo("12:00") > 0);
    }

    @Test
    void turtlesArePlannedWhereTheyAreSaidToBeKnown() {
        Plan plan = planned("3 days in Hikkaduwa with turtles", "Hikkaduwa", 3, "2026-12-05", "", "wildlife");

        assertThat(plan.slots()).anyMatch(slot -> slot.getActivity().contains("turtles"));
    }

    @Test
    void aClimbAfterNoonBeginsAsLateAsItsGateAllows() {
        Plan plan = planned("2 days", "Colombo, Sigiriya", 2, "2027-02-01", "");

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Climb Sigiriya"))
                .singleElement()
                .satisfies(slot -> assertThat(slot.getTime()).isEqualTo("14:30"));
    }

    @Test
    void whatHasOneThingToDoIsSharedBetweenEmptyAfternoons() {
        Plan plan = planned("beach", "Trincomalee, Pasikudah", 5, "2027-07-02", "", "beach", "snorkelling");

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Rest"))
                .allMatch(slot -> slot.getDurationMinutes() <= 170);
    }

    private static Place place(String name) {
        return PLACES.named(name).orElseThrow();
    }

    private static Wishes wishes(String said, String... interests) {
        return Wishes.of(
                Preferences.newBuilder()
                        .setInterests(Stream.of(interests)
                                .map(interest -> new StatedValue(interest, 1, false, "conversation"))
                                .toList())
                        .build(),
                PLACES,
                List.of(said));
    }

    private static Plan planned(String said, String targets, int days, String first, String from, String... interests) {
        LocalDate day = LocalDate.parse(first);
        return PLANNER.planFor(new PlanRequest(
                IntStream.range(0, days).mapToObj(day::plusDays).toList(),
                Stream.of(targets.split(", ", -1)).map(UnaskedTest::place).toList(),
                wishes(said, interests),
                Optional.of(from).filter(name -> !name.isEmpty()).map(UnaskedTest::place),
                (date, at) -> Optional.of(LIGHT.on(date, at)),
                List.of()));
    }
}
