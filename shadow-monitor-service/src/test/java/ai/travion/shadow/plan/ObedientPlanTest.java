package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.calendar.Trip;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.sun.GoldenHour;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Plans do what their traveller said, or say that they do not. */
class ObedientPlanTest {

    private static final Places PLACES = Places.load();
    private static final EventSentinel SENTINEL = new EventSentinel(HolidayCalendar.load());
    private static final GoldenHour GOLDEN_HOUR = new GoldenHour();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final Judge JUDGE = new Judge(PLACES, Sights.load(PLACES));
    private static final int TRIPS = 100;

    private static final List<String> REFUSALS = List.of(
            "no %s", "without any %s", "we hate %s", "but no %s please", "I don't like %s", "avoid %s", "afraid of %s");
    private static final List<String> THINGS = List.of(
            "waterfalls",
            "forts",
            "bridges",
            "trains",
            "boats",
            "the sea",
            "beaches",
            "swimming",
            "surfing",
            "stairs",
            "heights",
            "safaris",
            "elephants",
            "temples",
            "ruins",
            "museums",
            "markets",
            "crowds",
            "early mornings",
            "long drives",
            "hiking",
            "caves",
            "lakes",
            "gardens",
            "tea",
            "viewpoints",
            "leeches",
            "spicy food",
            "nightlife",
            "climbing",
            "gem traders",
            "islands");
    private static final List<String> HOURS = List.of(
            "",
            ", not before 9 am",
            ", back by 5 pm",
            ", from 9 am to 4 pm",
            ", we arrive at 8 pm",
            ", our train leaves at 15:00",
            ", nothing before 10",
            ", we land at 11:00");

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 101})
    void noTripThrownTogetherIsAgainstTheTravellersWord(long seed) {
        var random = new SplittableRandom(seed);
        List<String> faults = new ArrayList<>();

        for (int trip = 0; trip < TRIPS; trip++) {
            PlanRequest request = thrownTogether(random);
            JUDGE.disobedienceOf(PLANNER.planFor(request), request)
                    .forEach(fault -> faults.add("%s %s %s: %s"
                            .formatted(
                                    request.targets().stream().map(Place::name).toList(),
                                    request.wishes().dislikes().all().stream()
                                            .map(Dislike::said)
                                            .toList(),
                                    request.hours().said(),
                                    fault)));
        }

        assertThat(faults).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Yala National Park|I don't want a safari|Yala National Park",
                "Ella;Nine Arch Bridge|no trains|Nine Arch Bridge",
                "Galle Fort|no forts|Galle Fort",
                "Anuradhapura|but not the sacred Bo tree|Anuradhapura",
                "Pigeon Island|no boats|Pigeon Island National Park"
            })
    void aPlaceThatWasNamedIsLeftOutWhereItIsWhatOneRefuses(String names, String said, String leftOut) {
        PlanRequest request = request("2027-07-08", 2, Optional.empty(), "2 days, " + said, names.split(";", -1));

        Plan plan = PLANNER.planFor(request);

        assertThat(plan.visited()).extracting(Place::name).doesNotContain(leftOut);
        assertThat(plan.obstacles())
                .extracting(ConstraintViolation::getDescription)
                .anyMatch(obstacle -> obstacle.contains(leftOut) && obstacle.contains("left out"));
    }

    @Test
    void whatCannotBeCheckedIsSaidAsNotChecked() {
        PlanRequest request =
                request("2027-01-08", 1, Optional.empty(), "a day in Kandy, no spicy food, no museums", "Kandy");

        Plan plan = PLANNER.planFor(request);

        assertThat(plan.assumptions())
                .anyMatch(said -> said.startsWith("Not checked") && said.contains("spicy food"))
                .anyMatch(said -> said.startsWith("Left out of this plan") && said.contains("museums"))
                .noneMatch(said -> said.startsWith("Left out of this plan") && said.contains("spicy"));
    }

    @Test
    void anIslandWhoseBoatsDoNotGoIsNotLookedAtForHours() {
        PlanRequest request = request("2026-12-10", 1, Optional.empty(), "a day", "Pigeon Island");

        Plan plan = PLANNER.planFor(request);

        assertThat(plan.slots()).extracting(ItinerarySlot::getLocation).doesNotContain("Pigeon Island National Park");
        assertThat(plan.obstacles())
                .extracting(ConstraintViolation::getDescription)
                .anyMatch(said -> said.contains("its boats do not go in December"));
    }

    @Test
    void whereNothingThatWasAskedForCanBeReachedThereIsNoDayAtHome() {
        PlanRequest request = request("2026-11-23", 1, Optional.of("Colombo"), "a day trip and back", "Jaffna");

        Plan plan = PLANNER.planFor(request);

        assertThat(plan.slots()).isEmpty();
        assertThat(plan.obstacles()).singleElement().satisfies(obstacle -> {
            assertThat(obstacle.getDescription()).contains("Colombo to Jaffna is about 7 h by road and as long back");
            assertThat(obstacle.getSuggestion()).isEqualTo("With 3 days it would fit.");
        });
        assertThat(plan.assumptions()).isEmpty();
    }

    @Test
    void whatLiesTooFarOffIsGivenUpAndNobodyDrivesTowardsIt() {
        String[] names = {"Colombo", "Anuradhapura", "Jaffna", "Trincomalee", "Arugam Bay", "Galle Fort"};
        PlanRequest request = request("2027-03-01", 3, Optional.empty(), "a trip", names);

        Plan plan = PLANNER.planFor(request);

        assertThat(plan.slots()).extracting(ItinerarySlot::getLocation).doesNotContain("Arugam Bay");
        assertThat(plan.obstacles())
                .extracting(ConstraintViolation::getDescription)
                .anyMatch(said -> said.contains("leaves out") && said.contains("Arugam Bay"));
    }

    @Test
    void theLastDayIsNotSpentOnTheRoadToWhereNobodyStays() {
        PlanRequest request = request("2027-03-01", 3, Optional.empty(), "a trip", "Ella", "Mirissa", "Jaffna");

        Plan plan = PLANNER.planFor(request);

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getDate()
                        .filter(LocalDate.parse("2027-03-03")::equals)
                        .isPresent())
                .filteredOn(slot -> slot.getActivity().startsWith("Travel"))
                .allSatisfy(way -> assertThat(way.getDurationMinutes()).isLessThan(420));
    }

    @ParameterizedTest
    @CsvSource({
        "Udawalawe National Park, Udawalawe National Park",
        "Horton Plains National Park, Nuwara Eliya",
        "Sinharaja Forest Reserve, Sinharaja Forest Reserve",
        "Yala National Park, Kataragama"
    })
    void oneSleepsNearWhatOneCameFor(String asked, String base) {
        PlanRequest request = request("2027-02-10", 1, Optional.empty(), "a day", asked);

        Plan plan = PLANNER.planFor(request);

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Dinner"))
                .extracting(ItinerarySlot::getLocation)
                .containsExactly(base);
    }

    @Test
    void oneSleepsElsewhereThanWhereOneDoesNotWantToBe() {
        PlanRequest request = request("2027-02-10", 1, Optional.empty(), "a day, no Kataragama", "Yala National Park");

        Plan plan = PLANNER.planFor(request);

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Dinner"))
                .extracting(ItinerarySlot::getLocation)
                .containsExactly("Tissamaharama");
    }

    private static PlanRequest thrownTogether(SplittableRandom random) {
        List<Place> targets = Stream.generate(
                        () -> PLACES.all().get(random.nextInt(PLACES.all().size())))
                .limit(1 + random.nextInt(2))
                .distinct()
                .toList();
        String first =
                REFUSALS.get(random.nextInt(REFUSALS.size())).formatted(THINGS.get(random.nextInt(THINGS.size())));
        String second = "no " + THINGS.get(random.nextInt(THINGS.size())).replace("the ", "");
        String wish = "A trip, %s, %s%s".formatted(first, second, HOURS.get(random.nextInt(HOURS.size())));
        LocalDate day = LocalDate.parse("2026-11-22").plusDays(random.nextInt(500));
        return request(day.toString(), 1 + random.nextInt(4), targets, Optional.empty(), wish);
    }

    private static PlanRequest request(String first, int count, Optional<String> origin, String wish, String... names) {
        List<Place> targets =
                Stream.of(names).map(name -> PLACES.named(name).orElseThrow()).toList();
        return request(first, count, targets, origin.flatMap(PLACES::named), wish);
    }

    private static PlanRequest request(
            String first, int count, List<Place> targets, Optional<Place> origin, String wish) {
        LocalDate start = LocalDate.parse(first);
        List<LocalDate> days = start.datesUntil(start.plusDays(count)).toList();
        return new PlanRequest(
                days,
                targets,
                Wishes.of(Preferences.newBuilder().build(), PLACES, List.of(wish)),
                origin,
                (day, at) -> Optional.of(GOLDEN_HOUR.on(day, at)),
                SENTINEL.about(new Trip(days, targets)).constraints(),
                Crowds.unknown(),
                TripHours.in(wish, count));
    }
}
