package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.calendar.Trip;
import ai.travion.shadow.sun.GoldenHour;
import ai.travion.shadow.sun.LightWindows;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Isolated("It measures time.")
class ItineraryPlannerTest {

    private static final Places PLACES = Places.load();
    private static final Roads ROADS = Roads.load(PLACES.all());
    private static final Sights SIGHTS = Sights.load(PLACES);
    private static final GoldenHour GOLDEN_HOUR = new GoldenHour();
    private static final EventSentinel SENTINEL = new EventSentinel(HolidayCalendar.load());
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final Wishes HIKER = new Wishes(Set.of("hiking", "photography"), Set.of(), 4, true, false);

    @Test
    void everyPlaceOfTheAtlasHasItsSight() {
        assertThat(SIGHTS.all()).extracting(Sight::place).containsExactlyInAnyOrderElementsOf(PLACES.all());
        assertThat(SIGHTS.all()).allSatisfy(sight -> {
            assertThat(sight.minutes()).isBetween(30, 420);
            assertThat(sight.parts()).isNotEmpty().doesNotHaveDuplicates();
            assertThat(sight.renown()).isBetween(0, 5);
            assertThat(sight.activity()).isNotBlank().doesNotEndWith(".");
            assertThat(sight.interests()).isNotEmpty();
        });
    }

    static Stream<Arguments> everyPlaceOnSomeDays() {
        return PLACES.all().stream()
                .flatMap(place -> Stream.of("2026-11-24", "2027-06-19", "2027-04-13")
                        .map(day -> Arguments.of(place.name(), LocalDate.parse(day))));
    }

    @ParameterizedTest
    @MethodSource("everyPlaceOnSomeDays")
    void aDayAtAnyPlaceCanBeFollowed(String name, LocalDate day) {
        var plan = plan(day, 1, Wishes.none(), name);

        assertFollowable(plan.slots());
        boolean shut = plan.obstacles().stream()
                .anyMatch(obstacle -> obstacle.getConstraintType().equals("closed_hours")
                        || obstacle.getDescription().contains("boats do not go"));
        assertThat(plan.visited().stream().anyMatch(place -> belongs(place, name)))
                .as("what was asked for is visited, unless it is shut")
                .isEqualTo(!shut);
        assertThat(plan.obstacles()).extracting(ConstraintViolation::getRuleId).doesNotContain("does-not-fit");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2|Ella",
                "3|Kandy;Sigiriya",
                "4|Galle Fort;Mirissa;Yala National Park",
                "5|Colombo;Kandy;Ella;Arugam Bay",
                "7|Anuradhapura;Sigiriya;Kandy;Nuwara Eliya;Ella;Galle Fort",
                "1|Kandy;Pinnawala Elephant Orphanage",
                "2|Kandy;Ella;Galle Fort",
                "10|Jaffna;Trincomalee",
                "10|Batticaloa"
            })
    void aPlanOfSeveralDaysAndPlacesCanBeFollowed(int days, String names) {
        var plan = plan(LocalDate.parse("2026-12-01"), days, Wishes.none(), names.split(";"));

        assertFollowable(plan.slots());
        assertThat(plan.slots())
                .extracting(slot -> slot.getDate().orElseThrow())
                .contains(
                        LocalDate.parse("2026-12-01"),
                        LocalDate.parse("2026-12-01").plusDays(days - 1L));
        assertThat(plan.visited()).doesNotHaveDuplicates();
    }

    @Test
    void twoDaysOfHikingAndPhotographyInEllaAreWhatAGuideWouldDo() {
        var plan = plan(LocalDate.parse("2026-11-22"), 2, HIKER, "Ella");

        assertThat(plan.visited())
                .extracting(Place::name)
                .contains("Little Adam's Peak", "Nine Arch Bridge", "Ella Rock", "Ravana Falls");
        assertThat(visit(plan, "Little Adam's Peak").getTime()).isLessThan("06:00");
        assertThat(visit(plan, "Little Adam's Peak").getLightingQuality()).isEqualTo("golden");
        assertThat(visit(plan, "Ella Rock").getTime()).isLessThan("06:00");
        assertThat(visit(plan, "Ella Rock").getDate())
                .isNotEqualTo(visit(plan, "Little Adam's Peak").getDate());
    }

    @Test
    void aPoyaDayAtTheTempleOfTheToothBeginsAtTheTempleInTheMorning() {
        var plan = plan(LocalDate.parse("2026-01-03"), 1, Wishes.none(), "Temple of the Tooth");

        assertThat(visit(plan, "Temple of the Tooth").getTime()).isLessThan("10:30");
        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Dinner"))
                .singleElement()
                .satisfies(dinner -> assertThat(dinner.getNotes().orElseThrow()).contains("alcohol is closed"));
    }

    @Test
    void aDayTripBeginsAndEndsWhereTheTravellerCameFrom() {
        var request =
                request(LocalDate.parse("2026-12-01"), 1, Wishes.none(), Optional.of(place("Colombo")), "Sigiriya");

        var plan = PLANNER.planFor(request);

        assertFollowable(plan.slots());
        assertThat(plan.slots().getFirst().getActivity()).startsWith("Travel from Colombo");
        assertThat(plan.slots().getLast().getLocation()).isEqualTo("Colombo");
        assertThat(plan.visited()).extracting(Place::name).contains("Sigiriya");
    }

    @Test
    void whatDoesNotFitIsSaidWithWhatWouldHelp() {
        var plan = plan(LocalDate.parse("2026-12-01"), 1, Wishes.none(), "Galle Fort", "Jaffna");

        assertThat(plan.visited())
                .extracting(Place::name)
                .contains("Galle Fort")
                .doesNotContain("Jaffna");
        assertThat(plan.obstacles()).singleElement().satisfies(obstacle -> {
            assertThat(obstacle.getConstraintType()).isEqualTo("infeasible");
            assertThat(obstacle.getDescription())
                    .contains("Jaffna", "one day", "about 9 h by road", "leaves out Jaffna");
            assertThat(obstacle.getSuggestion()).isEqualTo("With 3 days it would fit.");
        });
        assertFollowable(plan.slots());
    }

    @Test
    void aWayOfMostOfADayIsPlannedAsThatAndTheNextDayIsForThePlace() {
        var request =
                request(LocalDate.parse("2026-12-01"), 2, Wishes.none(), Optional.of(place("Galle Fort")), "Jaffna");

        var plan = PLANNER.planFor(request);

        assertThat(plan.obstacles()).isEmpty();
        assertThat(plan.slots()).anyMatch(slot -> slot.getActivity().contains("with a stop for lunch"));
        assertThat(plan.visited()).extracting(Place::name).contains("Nallur Kandaswamy Kovil");
        assertThat(plan.assumptions()).noneMatch(said -> said.contains("more time than the sights"));
        assertFollowable(plan.slots());
    }

    @Test
    void aDayOfDrivingBetweenTwoTownsIsNoDayTrip() {
        var plan = plan(LocalDate.parse("2026-12-01"), 1, Wishes.none(), "Sigiriya", "Jaffna", "Galle Fort");

        assertThat(plan.visited()).extracting(Place::name).contains("Sigiriya").doesNotContain("Jaffna", "Galle Fort");
        assertThat(plan.obstacles())
                .singleElement()
                .satisfies(obstacle -> assertThat(obstacle.getDescription())
                        .contains(
                                "Sigiriya to Jaffna is about 5 and a half hours by road",
                                "leaves out Jaffna and Galle Fort"));
    }

    @Test
    void aDayTripThatCannotBeDoneIsNotPretended() {
        var request =
                request(LocalDate.parse("2026-12-01"), 1, Wishes.none(), Optional.of(place("Galle Fort")), "Jaffna");

        var plan = PLANNER.planFor(request);

        assertThat(plan.obstacles()).hasSize(1);
        assertThat(plan.slots()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Udawalawe National Park",
                "Yala National Park",
                "Wilpattu National Park",
                "Bundala National Park"
            })
    void aSafariStartsAtDawnOrInTheAfternoon(String park) {
        var start = LocalTime.parse(visit(plan(LocalDate.parse("2027-02-10"), 1, Wishes.none(), park), park)
                .getTime());

        assertThat(start.isBefore(LocalTime.of(6, 45)) || start.isAfter(LocalTime.of(13, 25)))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Mirissa", "Unawatuna", "Negombo", "Tangalle"})
    void aBeachIsForTheLateAfternoon(String beach) {
        var slot = visit(plan(LocalDate.parse("2027-02-10"), 1, Wishes.none(), beach), beach);

        assertThat(slot.getTime()).isGreaterThan("15:00");
        assertThat(slot.getLightingQuality()).isEqualTo("golden");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ella Rock", "Sigiriya", "Namunukula"})
    void aClimbBeginsAtFirstLightAndNeverInTheDark(String peak) {
        var day = LocalDate.parse("2027-02-10");
        var light = GOLDEN_HOUR.on(day, place(peak).at());

        var slot = visit(plan(day, 1, Wishes.none(), peak), peak);

        assertThat(LocalTime.parse(slot.getTime()))
                .isBetween(light.morningBlueHour().start().toLocalTime().minusMinutes(1), LocalTime.of(6, 40));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2031-06-05|2|Polonnaruwa",
                "2027-02-10|1|Sigiriya, Dambulla Cave Temple",
                "2027-02-10|1|Dambulla Cave Temple, Sigiriya",
                "2027-08-02|2|Kandy, Sigiriya, Dambulla Cave Temple"
            })
    void aHardClimbIsNotForTheHottestHours(LocalDate first, int days, String names) {
        var plan = plan(first, days, Wishes.none(), names.split(", ", -1));

        assertThat(plan.slots())
                .filteredOn(slot -> SIGHTS.of(place(slot.getLocation())).effort() == Sight.Effort.STRENUOUS
                        && slot.getActivity()
                                .equals(SIGHTS.of(place(slot.getLocation())).activity()))
                .allSatisfy(climb -> assertThat(climb.getTime().compareTo("10:00") < 0
                                || climb.getTime().compareTo("14:00") >= 0)
                        .as(climb.getTime() + " " + climb.getActivity())
                        .isTrue());
    }

    @ParameterizedTest
    @CsvSource({
        "2027-02-10, 02:00, 03:30",
        "2027-07-10, 05:00, 06:40",
        "2026-12-10, 05:00, 06:40",
        "2026-12-28, 02:00, 03:40",
        "2027-05-15, 01:15, 03:30",
        "2027-05-28, 05:00, 06:40"
    })
    void adamsPeakIsClimbedForTheSunriseWhileItsStepsAreLit(LocalDate day, LocalTime from, LocalTime to) {
        var slot = plan(day, 1, Wishes.none(), "Adam's Peak").slots().stream()
                .filter(climb -> climb.getActivity().startsWith("Climb Adam's Peak"))
                .findFirst()
                .orElseThrow();

        assertThat(LocalTime.parse(slot.getTime())).isBetween(from, to);
    }

    @ParameterizedTest
    @CsvSource({"2027-04-13", "2027-04-16", "2027-01-22"})
    void aMarketThatIsShutIsLeftOutAndThatIsSaid(LocalDate day) {
        var plan = plan(day, 1, Wishes.none(), "Pettah Market");

        assertThat(plan.visited()).extracting(Place::name).doesNotContain("Pettah Market");
        assertThat(plan.obstacles()).singleElement().satisfies(obstacle -> {
            assertThat(obstacle.getConstraintType()).isEqualTo("closed_hours");
            assertThat(obstacle.getDescription()).contains("Pettah Market", "closed on");
        });
    }

    @Test
    void aMarketThatWasAskedForOnASundayIsVisitedWithAWarning() {
        var plan = plan(LocalDate.parse("2026-11-29"), 1, Wishes.none(), "Pettah Market");

        assertThat(plan.visited()).extracting(Place::name).contains("Pettah Market");
        assertThat(plan.assumptions()).anyMatch(said -> said.contains("rest on Sundays"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ella", "Kandy", "Galle Fort", "Colombo", "Sigiriya"})
    void noDayIsFilledWhileAnotherOneOfTheSameStayIsEmpty(String name) {
        var plan = plan(LocalDate.parse("2026-12-07"), 2, Wishes.none(), name);

        assertThat(plan.slots().stream()
                        .filter(slot -> !slot.getActivity().matches("(?:Travel|Rest|Breakfast|Lunch|Dinner).*"))
                        .collect(Collectors.groupingBy(slot -> slot.getDate().orElseThrow(), Collectors.counting())))
                .hasSize(2)
                .allSatisfy((day, visits) -> assertThat(visits).isGreaterThanOrEqualTo(2));
    }

    @ParameterizedTest
    @CsvSource({"Colombo, Jaffna, 2026-11-23", "Trincomalee, Yala National Park, 2027-06-10"})
    void aDayTripThatLeadsTooFarIsRefusedWithTheDriveThatStandsInTheWay(String origin, String target, LocalDate day) {
        var plan = PLANNER.planFor(request(day, 1, Wishes.none(), Optional.of(place(origin)), target));

        assertThat(plan.slots()).isEmpty();
        assertThat(plan.obstacles())
                .singleElement()
                .satisfies(obstacle -> assertThat(obstacle.getDescription()).contains(origin + " to " + target));
    }

    @ParameterizedTest
    @CsvSource({"waterfalls, Ella, Ravana Falls", "train, Ella, Nine Arch Bridge", "heights, Galle Fort, Galle Fort"})
    void whateverIsToBeAvoidedIsLeftOut(String avoided, String around, String sight) {
        var wishes = new Wishes(Set.of(), Set.of(avoided), 4, true, false);
        Sight ruledOut = SIGHTS.of(place(sight));

        assertThat(wishes.rulesOut(ruledOut)).isTrue();
        assertThat(plan(LocalDate.parse("2027-02-10"), 2, wishes, around).slots())
                .filteredOn(slot -> !sight.equals(around) && slot.getActivity().equals(ruledOut.activity()))
                .isEmpty();
    }

    @Test
    void whatIsPlannedThoughItsKindWasNotWantedIsSaid() {
        var noSafari = new Wishes(Set.of(), Set.of("wildlife"), 4, true, false);

        var plan = plan(LocalDate.parse("2027-01-08"), 1, noSafari, "Yala National Park");

        assertThat(plan.assumptions())
                .anyMatch(said -> said.startsWith("Yala National Park is in the plan because you named it"));
    }

    @Test
    void whoCannotWalkFarSeesARockFromBelow() {
        var father = new Wishes(Set.of(), Set.of("hiking"), 3, false, true, true);

        var plan = plan(LocalDate.parse("2027-02-10"), 2, father, "Sigiriya", "Dambulla Cave Temple");

        assertThat(plan.slots()).extracting(ItinerarySlot::getActivity).contains("See Sigiriya from below");
    }

    @Test
    void aRelaxedPaceHasFewerVisits() {
        var relaxed = new Wishes(Set.of(), Set.of(), 2, false, false);

        var plan = plan(LocalDate.parse("2027-02-10"), 1, relaxed, "Colombo");

        assertThat(plan.visited()).hasSizeLessThanOrEqualTo(3);
    }

    @Test
    void whatIsToBeAvoidedIsLeftOutUnlessItWasAskedForByName() {
        var noHikes = new Wishes(Set.of(), Set.of("hiking"), 4, true, true);

        var around = plan(LocalDate.parse("2027-02-10"), 2, noHikes, "Ella");
        var named = plan(LocalDate.parse("2027-02-10"), 2, noHikes, "Ella", "Ella Rock");

        assertThat(around.visited()).extracting(Place::name).doesNotContain("Ella Rock", "Little Adam's Peak");
        assertThat(named.visited())
                .extracting(Place::name)
                .contains("Ella Rock")
                .doesNotContain("Little Adam's Peak");
    }

    @Test
    void onTheNewYearOneEatsAtTheHotelAndNoMarketIsVisited() {
        var plan = plan(LocalDate.parse("2027-04-14"), 1, Wishes.none(), "Colombo");

        assertThat(plan.visited()).extracting(Place::name).doesNotContain("Pettah Market");
        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Dinner"))
                .allSatisfy(dinner -> assertThat(dinner.getActivity()).contains("at your hotel"));
    }

    @Test
    void daysWithNothingLeftToSeeAreSaidToBeFree() {
        var plan = plan(LocalDate.parse("2026-12-01"), 10, Wishes.none(), "Jaffna");

        assertThat(plan.assumptions()).anyMatch(said -> said.contains("more time than the sights"));
    }

    @Test
    void withoutTheSunAPlanKeepsToTheShortestDayAndNamesNoLight() {
        var request = new PlanRequest(
                List.of(LocalDate.parse("2026-12-01")),
                List.of(place("Ella")),
                HIKER,
                Optional.empty(),
                (day, at) -> Optional.empty(),
                List.of());

        var plan = PLANNER.planFor(request);

        assertThat(plan.slots())
                .isNotEmpty()
                .allMatch(slot -> slot.getLightingQuality().isEmpty());
        assertThat(plan.slots())
                .noneMatch(slot ->
                        slot.getReason().contains("rises") || slot.getReason().contains("sets at"));
    }

    @Test
    void theSameRequestGivesTheSamePlan() {
        var first = plan(LocalDate.parse("2026-12-01"), 5, HIKER, "Kandy", "Ella", "Mirissa");
        var second = new ItineraryPlanner(Places.load())
                .planFor(
                        request(LocalDate.parse("2026-12-01"), 5, HIKER, Optional.empty(), "Kandy", "Ella", "Mirissa"));

        assertThat(second.slots()).isEqualTo(first.slots());
    }

    @Test
    void aPlanWithoutAPlaceOrADayIsRefused() {
        assertThatThrownBy(() -> request(LocalDate.parse("2026-12-01"), 1, HIKER, Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void fiveDaysArePlannedFast() {
        for (int warm = 0; warm < 30; warm++) {
            plan(LocalDate.parse("2026-12-01"), 5, HIKER, "Kandy", "Ella", "Mirissa");
        }
        long[] nanos = new long[50];
        for (int run = 0; run < nanos.length; run++) {
            long start = System.nanoTime();
            plan(LocalDate.parse("2026-12-01"), 5, HIKER, "Kandy", "Ella", "Mirissa");
            nanos[run] = System.nanoTime() - start;
        }
        Arrays.sort(nanos);
        System.out.printf(
                "A plan of five days and three places: p50 %.1f ms, p98 %.1f ms%n", nanos[25] / 1e6, nanos[48] / 1e6);
        assertThat(nanos).isNotEmpty();
    }

    /** What a local guide would check: nothing overlaps, the ways have their time, the light and the gates are open. */
    private static void assertFollowable(List<ItinerarySlot> slots) {
        assertThat(slots).isNotEmpty().allSatisfy(ItineraryPlannerTest::assertSound);
        for (int index = 1; index < slots.size(); index++) {
            var before = slots.get(index - 1);
            var slot = slots.get(index);
            var ended = begin(before).plusMinutes(before.getDurationMinutes());
            boolean nextDay = !before.getDate().equals(slot.getDate());
            int way = nextDay || isTravel(slot)
                    ? 0
                    : ROADS.minutes(place(before.getLocation()), place(slot.getLocation()));
            assertThat(begin(slot))
                    .as("%s %s after %s", slot.getTime(), slot.getActivity(), before.getActivity())
                    .isAfterOrEqualTo(ended.plusMinutes(way));
            if (nextDay) {
                assertThat(slot.getActivity().startsWith("Travel from " + before.getLocation())
                                || ROADS.minutes(place(before.getLocation()), place(slot.getLocation())) < 45)
                        .as("the day begins where the last one ended: %s", slot.getActivity())
                        .isTrue();
            }
        }
    }

    private static void assertSound(ItinerarySlot slot) {
        // Nobody gets up in the middle of the night but for the sunrise on Adam's Peak.
        String hours = slot.getLocation().equals("Adam's Peak") ? "0\\d|1\\d|2[01]" : "0[4-9]|1\\d|2[01]";
        assertThat(slot.getTime()).matches("(" + hours + "):[0-5]\\d");
        assertThat(slot.getDurationMinutes()).isPositive();
        assertThat(slot.getReason()).isNotBlank();
        assertThat(slot.getActivity()).isNotBlank();
        assertThat(slot.getCrowdPrediction()).isEmpty();
        assertThat(slot.getLightingQuality()).isIn("golden", "harsh", "good", "dark");
        assertThat(slot.getActivity().toLowerCase(Locale.ROOT))
                .doesNotContain("bar ", "beer", "cocktail", "wine", "arrack", "pub ", "drink");
        var sight = SIGHTS.of(place(slot.getLocation()));
        if (!slot.getActivity().equals(sight.activity())) {
            return;
        }
        LightWindows light =
                GOLDEN_HOUR.on(slot.getDate().orElseThrow(), sight.place().at());
        LocalTime start = LocalTime.parse(slot.getTime());
        LocalTime end = start.plusMinutes(slot.getDurationMinutes());
        boolean byTorch = slot.getNotes().orElse("").contains("take a torch");
        if (sight.needsDaylight() && !byTorch) {
            assertThat(start)
                    .as(slot.getActivity())
                    .isAfterOrEqualTo(clock(light.morningBlueHour().start()).minusMinutes(3));
            assertThat(end)
                    .as(slot.getActivity())
                    .isBeforeOrEqualTo(clock(light.eveningGoldenHour().end()).plusMinutes(3));
        }
        sight.opens().ifPresent(opens -> assertThat(start.toSecondOfDay() / 60).isGreaterThanOrEqualTo(opens));
        sight.closes().ifPresent(closes -> assertThat(end.toSecondOfDay() / 60).isLessThanOrEqualTo(closes));
        if (sight.place().type() == PlaceType.TEMPLE) {
            assertThat(start.isBefore(LocalTime.of(10, 35)) || start.isAfter(LocalTime.of(13, 25)))
                    .as("a temple in the heat of noon")
                    .isTrue();
        }
    }

    private static boolean belongs(Place visited, String asked) {
        Place place = place(asked);
        return visited.equals(place) || (SIGHTS.of(place).isTown() && ROADS.minutes(place, visited) <= 120);
    }

    @Test
    void whenTheCountryStandsStillNobodyIsAskedToGuide() {
        var plan = plan(LocalDate.parse("2027-04-12"), 4, Wishes.none(), "Kandy");

        assertThat(plan.slots().stream()
                        .filter(slot -> slot.getDate()
                                .map(LocalDate::getDayOfMonth)
                                .filter(day -> day == 13 || day == 14)
                                .isPresent()))
                .noneMatch(slot ->
                        slot.getNotes().filter(note -> note.contains("guide")).isPresent());
    }

    @Test
    void aDayToSpareGoesWhereThereIsSomethingLeftToDo() {
        var plan = plan(LocalDate.parse("2027-08-10"), 3, Wishes.none(), "Batticaloa", "Pasikudah");

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().startsWith("Dinner"))
                .extracting(ItinerarySlot::getLocation)
                .containsExactly("Batticaloa", "Pasikudah", "Pasikudah");
    }

    private static ItinerarySlot visit(Plan plan, String name) {
        String activity = SIGHTS.of(place(name)).activity();
        return plan.slots().stream()
                .filter(slot -> slot.getActivity().equals(activity))
                .findFirst()
                .orElseThrow(() -> new AssertionError(name + " is not visited"));
    }

    private static boolean isTravel(ItinerarySlot slot) {
        return slot.getActivity().startsWith("Travel from ");
    }

    private static LocalDateTime begin(ItinerarySlot slot) {
        return slot.getDate().orElseThrow().atTime(LocalTime.parse(slot.getTime()));
    }

    private static LocalTime clock(ZonedDateTime moment) {
        return moment.toLocalTime();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Sigiriya;Dambulla Cave Temple", "Dambulla Cave Temple;Sigiriya"})
    void bothOfTheClassicDayTripAreSeenThoughOneOfThemAtAWorseHour(String names) {
        var plan = PLANNER.planFor(request(
                LocalDate.parse("2026-11-28"), 1, Wishes.none(), Optional.of(place("Colombo")), names.split(";", -1)));

        assertThat(plan.visited()).contains(place("Sigiriya"), place("Dambulla Cave Temple"));
        assertThat(plan.obstacles()).isEmpty();
    }

    private static Plan plan(LocalDate first, int days, Wishes wishes, String... names) {
        return PLANNER.planFor(request(first, days, wishes, Optional.empty(), names));
    }

    private static PlanRequest request(
            LocalDate first, int days, Wishes wishes, Optional<Place> origin, String... names) {
        List<LocalDate> dates = first.datesUntil(first.plusDays(days)).toList();
        List<Place> targets = Stream.of(names).map(ItineraryPlannerTest::place).toList();
        List<ConstraintViolation> constraints =
                SENTINEL.about(new Trip(dates, targets)).constraints();
        return new PlanRequest(
                dates, targets, wishes, origin, (day, at) -> Optional.of(GOLDEN_HOUR.on(day, at)), constraints);
    }

    private static Place place(String name) {
        return PLACES.named(name).orElseThrow(() -> new IllegalArgumentException(name));
    }
}
