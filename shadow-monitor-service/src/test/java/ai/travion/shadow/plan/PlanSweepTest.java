package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.calendar.Trip;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.sun.GoldenHour;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Many plans that nobody has looked at, read by a judge. */
class PlanSweepTest {

    private static final Places PLACES = Places.load();
    private static final EventSentinel SENTINEL = new EventSentinel(HolidayCalendar.load());
    private static final GoldenHour GOLDEN_HOUR = new GoldenHour();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final Judge JUDGE = new Judge(PLACES, Sights.load(PLACES));
    private static final List<Wishes> TRAVELLERS = List.of(
            Wishes.none(),
            new Wishes(Set.of(), Set.of(), 3, false, true),
            new Wishes(Set.of(), Set.of(), 2, false, false),
            new Wishes(Set.of("hiking", "photography"), Set.of(), 4, true, false),
            new Wishes(Set.of(), Set.of("hiking"), 3, false, true, true),
            new Wishes(Set.of("beach", "swimming"), Set.of(), 4, true, false),
            new Wishes(Set.of("history", "culture"), Set.of(), 5, true, false));

    private static final int RANDOM_TRIPS = 200;

    static Stream<LocalDate> days() {
        return Stream.of("2026-11-24", "2027-02-10", "2027-04-13", "2027-07-14").map(LocalDate::parse);
    }

    @ParameterizedTest
    @MethodSource("days")
    void aGuideFindsNoRealFaultInADayAtAnyPlace(LocalDate day) {
        List<String> faults = new ArrayList<>();

        for (Place place : PLACES.all()) {
            for (Wishes wishes : TRAVELLERS) {
                faults.addAll(faultsOf(day, 1, List.of(place), wishes));
            }
        }

        assertThat(faults).filteredOn(fault -> !isAMatterOfTaste(fault)).isEmpty();
        assertThat(faults).hasSizeLessThan(PLACES.all().size() * TRAVELLERS.size() / 50);
    }

    @Test
    void aGuideFindsNoRealFaultInTripsThrownTogether() {
        var random = new SplittableRandom(20261122);
        List<String> faults = new ArrayList<>();

        for (int trip = 0; trip < RANDOM_TRIPS; trip++) {
            LocalDate first = LocalDate.parse("2026-11-22").plusDays(random.nextInt(500));
            List<Place> targets = Stream.generate(
                            () -> PLACES.all().get(random.nextInt(PLACES.all().size())))
                    .limit(1 + random.nextInt(3))
                    .distinct()
                    .toList();
            faults.addAll(
                    faultsOf(first, 1 + random.nextInt(6), targets, TRAVELLERS.get(random.nextInt(TRAVELLERS.size()))));
        }

        assertThat(faults).filteredOn(fault -> !isAMatterOfTaste(fault)).isEmpty();
        assertThat(faults).hasSizeLessThan(RANDOM_TRIPS / 10);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Arugam Bay", "Mirissa", "Hikkaduwa", "Trincomalee"})
    void whoCameForTheSeaIsThereEveryDay(String place) {
        LocalDate first = LocalDate.parse(place.startsWith("A") || place.startsWith("T") ? "2027-07-05" : "2027-02-08");
        List<LocalDate> days = first.datesUntil(first.plusDays(5)).toList();

        Plan plan = planned(days, List.of(PLACES.named(place).orElseThrow()), TRAVELLERS.get(5));

        assertThat(days)
                .allSatisfy(day -> assertThat(plan.slots())
                        .filteredOn(slot -> slot.getDate().filter(day::equals).isPresent())
                        .anyMatch(slot -> !slot.getActivity()
                                .matches("(?:Breakfast|Lunch|Dinner|Rest|Time (?:in|at)|Travel).*")));
    }

    /** How long a rest may be and how far one drives: of many plans a few may be argued with. */
    private static boolean isAMatterOfTaste(String fault) {
        return fault.contains(": IDLE ") || fault.contains(": DRIVING ");
    }

    private static List<String> faultsOf(LocalDate first, int count, List<Place> targets, Wishes wishes) {
        List<LocalDate> days = first.datesUntil(first.plusDays(count)).toList();
        Plan plan = planned(days, targets, wishes);
        return JUDGE.faultsOf(plan, wishes).stream()
                .map(fault -> "%s, %d days from %s: %s"
                        .formatted(targets.stream().map(Place::name).toList(), count, first, fault))
                .toList();
    }

    private static Plan planned(List<LocalDate> days, List<Place> targets, Wishes wishes) {
        return PLANNER.planFor(new PlanRequest(
                days,
                targets,
                wishes,
                Optional.empty(),
                (day, at) -> Optional.of(GOLDEN_HOUR.on(day, at)),
                SENTINEL.about(new Trip(days, targets)).constraints(),
                Crowds.unknown()));
    }
}
