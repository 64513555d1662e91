package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.calendar.CloudyAfternoons;
import ai.travion.shadow.sun.GoldenHour;
import java.time.LocalDate;
import java.time.Month;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is looked at is seen when it can be seen. */
class ViewsPlanTest {

    private static final Places PLACES = Places.load();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final GoldenHour LIGHT = new GoldenHour();

    @ParameterizedTest
    @ValueSource(strings = {"2026-11-25", "2027-10-12", "2027-12-02", "2027-04-20"})
    void whereCloudsGatherInTheAfternoonViewsAreSeenBeforeNoon(String first) {
        Plan plan = planned("2 days in Ella for hiking and photography", "Ella", 2, first, "hiking", "photography");

        assertThat(plan.slots())
                .filteredOn(slot -> List.of("Nine Arch Bridge", "Little Adam's Peak", "Ella Rock")
                        .contains(slot.getLocation()))
                .filteredOn(ViewsPlanTest::isVisit)
                .isNotEmpty()
                .allSatisfy(slot -> assertThat(slot.getTime()).isLessThan("12:00"));
    }

    @Test
    void nearSightsFillOneMorning() {
        Plan plan =
                planned("2 days in Ella for hiking and photography", "Ella", 2, "2026-11-25", "hiking", "photography");

        assertThat(dayOf(plan, "Nine Arch Bridge")).isEqualTo(dayOf(plan, "Little Adam's Peak"));
        assertThat(plan.slots()).noneMatch(slot -> slot.getActivity().startsWith("Travel"));
    }

    @ParameterizedTest
    @CsvSource({
        "Nine Arch Bridge,NOVEMBER,true",
        "Ravana Falls,NOVEMBER,true",
        "Haputale,APRIL,true",
        "Nine Arch Bridge,FEBRUARY,false",
        "Galle Fort,NOVEMBER,false",
        "Sigiriya,NOVEMBER,false"
    })
    void afternoonsAreCloudedInTheHillsAroundTheMonsoon(String place, Month month, boolean clouded) {
        assertThat(CloudyAfternoons.areAt(place(place), month)).isEqualTo(clouded);
    }

    @ParameterizedTest
    @ValueSource(strings = {"by bus", "without a car", "by public transport"})
    void noBusIsPlannedToWhereNoneGoes(String said) {
        Plan plan = planned(
                "2 days in Nuwara Eliya, " + said, "Nuwara Eliya, Horton Plains National Park", 2, "2027-02-10");

        ItinerarySlot way = plan.slots().stream()
                .filter(slot -> slot.getActivity().contains("to Horton Plains"))
                .findFirst()
                .orElseThrow();
        assertThat(way.getActivity()).endsWith("by car");
        assertThat(way.getNotes().orElse("")).contains("No bus goes there");
        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().contains("World's End"))
                .allSatisfy(slot -> assertThat(slot.getTime()).isLessThan("08:31"));
    }

    @Test
    void theTrainThroughTheHillsIsNamedBesideTheDrive() {
        Plan plan = planned("Kandy and Ella, 3 days", "Kandy, Ella", 3, "2027-02-20");

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Travel from Kandy to "))
                .singleElement()
                .satisfies(way -> assertThat(way.getNotes().orElse(""))
                        .contains("train through the tea hills", "ask whether it runs"));
    }

    @Test
    void aStationOutsideItsTownIsNamedAndTheWayToItCounted() {
        Plan plan = planned("3 days by train", "Kandy, Nuwara Eliya", 3, "2027-02-10");

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Travel from Kandy to Nuwara Eliya by train"))
                .singleElement()
                .satisfies(way -> {
                    assertThat(way.getNotes().orElse("")).contains("Nanu Oya, 8 km away");
                    assertThat(way.getDurationMinutes()).isEqualTo(150 + 75 + 20 + 30);
                });
    }

    @Test
    void noDayIsPlannedInATrainOfTheNight() {
        Plan plan = planned("2 days by train", "Colombo, Trincomalee", 2, "2027-07-10");

        assertThat(plan.slots())
                .noneMatch(slot -> slot.getActivity().contains("Trincomalee by train"))
                .anyMatch(slot -> slot.getNotes().orElse("").contains("mainly overnight"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2027-02-10", "2027-03-22"})
    void aVisitSaysWhichServiceItGivesUp(String day) {
        Plan plan = planned("a day at the Temple of the Tooth", "Temple of the Tooth", 1, day);

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().contains("Temple of the Tooth"))
                .singleElement()
                .satisfies(
                        visit -> assertThat(visit.getNotes().orElse("")).contains("The evening service (about 18:30)"));
    }

    @Test
    void nobodyIsSentToAClassStraightFromAMountain() {
        Plan plan = planned("2 days in Ella for hiking", "Ella", 2, "2027-02-01", "hiking");
        ItinerarySlot rock = plan.slots().stream()
                .filter(slot -> slot.getActivity().startsWith("Hike to Ella Rock"))
                .findFirst()
                .orElseThrow();

        assertThat(plan.slots())
                .filteredOn(slot ->
                        slot.getDate().equals(rock.getDate()) && slot.getTime().compareTo("12:00") < 0)
                .noneMatch(slot -> slot.getActivity().startsWith("Time in"));
    }

    @Test
    void aStreetThatWasStrolledIsNotProposedAgain() {
        Plan plan = planned("3 days in Ella", "Ella", 3, "2027-02-01");

        assertThat(plan.slots()).anyMatch(slot -> slot.getActivity().contains("Stroll along the main street"));
        assertThat(plan.slots()).noneMatch(slot -> slot.getActivity().contains("for the cafés of the main street"));
    }

    private static LocalDate dayOf(Plan plan, String place) {
        return plan.slots().stream()
                .filter(slot -> slot.getLocation().equals(place) && isVisit(slot))
                .findFirst()
                .flatMap(ItinerarySlot::getDate)
                .orElseThrow();
    }

    private static boolean isVisit(ItinerarySlot slot) {
        return !slot.getActivity().matches("(?:Breakfast|Lunch|Dinner|Travel|Rest|Time (?:in|at)) .*");
    }

    private static Place place(String name) {
        return PLACES.named(name).orElseThrow();
    }

    private static Plan planned(String said, String targets, int days, String first, String... interests) {
        LocalDate day = LocalDate.parse(first);
        Preferences preferences = Preferences.newBuilder()
                .setInterests(Stream.of(interests)
                        .map(interest -> new StatedValue(interest, 1, false, "conversation"))
                        .toList())
                .build();
        return PLANNER.planFor(new PlanRequest(
                IntStream.range(0, days).mapToObj(day::plusDays).toList(),
                Stream.of(targets.split(", ", -1)).map(ViewsPlanTest::place).toList(),
                Wishes.of(preferences, PLACES, List.of(said)),
                Optional.empty(),
                (date, at) -> Optional.of(LIGHT.on(date, at)),
                List.of()));
    }
}
