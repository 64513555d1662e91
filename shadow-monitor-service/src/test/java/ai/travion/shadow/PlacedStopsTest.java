package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.calendar.Trip;
import ai.travion.shadow.crowd.CrowdCast;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.plan.ItineraryPlanner;
import ai.travion.shadow.plan.Plan;
import ai.travion.shadow.plan.PlanRequest;
import ai.travion.shadow.plan.TripHours;
import ai.travion.shadow.plan.Wishes;
import ai.travion.shadow.sun.GoldenHour;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stops that a traveller put on a day are on it, or the plan says what stands in the way. */
class PlacedStopsTest {

    private static final Places PLACES = Places.load();
    private static final EventSentinel SENTINEL = new EventSentinel(HolidayCalendar.load());
    private static final Crowds.Sources CROWDS = new ShadowMonitorService().crowds(PLACES, CrowdCast.load(), SENTINEL);
    private static final GoldenHour LIGHT = new GoldenHour();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Temple of the Tooth|1|Kandy|2027-03-03",
                "Temple of the Tooth|2|Kandy|2027-03-03",
                "Royal Botanic Gardens Peradeniya|3|Kandy|2027-03-03",
                "Pigeon Island National Park|1|Trincomalee|2027-08-08",
                "Pigeon Island National Park|3|Trincomalee|2027-08-08",
                "Mihintale|1|Anuradhapura|2027-08-08",
                "Ella Rock|2|Ella|2027-01-20",
                "Horton Plains National Park|2|Nuwara Eliya|2027-03-10"
            })
    void aStopIsOnTheDayOnWhichItWasPut(String stop, int day, String base, String first) {
        Plan plan = planned(first, 3, base, "Plan 3 days in " + base, stop + " on day " + day);

        assertThat(visits(stop, plan)).containsExactly(LocalDate.parse(first).plusDays(day - 1L));
        assertThat(plan.assumptions()).anyMatch(said -> said.endsWith("is on day " + day + " now, as you asked."));
    }

    @Test
    void theDayAndThePartOfItAreKeptTogether() {
        Plan plan = planned(
                "2027-03-03", 3, "Kandy", "Plan 3 days in Kandy", "Temple of the Tooth on the last day in the morning");

        assertThat(visits("Temple of the Tooth", plan)).containsExactly(LocalDate.of(2027, 3, 5));
        assertThat(plan.assumptions()).noneMatch(said -> said.startsWith("Not kept"));
    }

    @Test
    void theLastWordOnAStopHolds() {
        Plan plan = planned(
                "2027-03-03",
                3,
                "Kandy",
                "Plan 3 days in Kandy, the Temple of the Tooth in the evening on the first day",
                "Temple of the Tooth on day 3 in the morning");

        assertThat(visits("Temple of the Tooth", plan)).containsExactly(LocalDate.of(2027, 3, 5));
    }

    @Test
    void whatCannotBeOnADaySpentElsewhereIsSaidWithItsReason() {
        Plan plan = planned(
                "2027-01-10", 4, "Kandy, Ella", "Plan 4 days in Kandy and Ella", "Temple of the Tooth on the last day");

        assertThat(visits("Temple of the Tooth", plan)).hasSize(1);
        assertThat(plan.assumptions())
                .anyMatch(said -> said.startsWith("Not kept: you wanted Temple of the Tooth on the last day")
                        && said.contains("that day ends in Ella"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Actually drop Kandy and put Polonnaruwa in|Sigiriya, Polonnaruwa",
                "leave out Kandy and Galle, go to Polonnaruwa|Sigiriya, Polonnaruwa",
                "we don't want Kandy anymore, Polonnaruwa would be better|Sigiriya, Polonnaruwa",
                "remove Kandy and visit Polonnaruwa instead|Sigiriya, Polonnaruwa"
            })
    void whatIsPutInWithWhatIsDroppedIsPlanned(String said, String places) {
        Plan plan = planned("2026-12-10", 3, places, said);

        assertThat(visits("Polonnaruwa", plan)).isNotEmpty();
        assertThat(visits("Kandy", plan)).isEmpty();
    }

    private static List<LocalDate> visits(String place, Plan plan) {
        return plan.slots().stream()
                .filter(slot -> slot.getLocation().equals(place)
                        && slot.getCrowdPrediction().isPresent())
                .flatMap(slot -> slot.getDate().stream())
                .distinct()
                .toList();
    }

    private static Plan planned(String first, int count, String places, String said, String... kept) {
        LocalDate day = LocalDate.parse(first);
        List<LocalDate> days = day.datesUntil(day.plusDays(count)).toList();
        List<Place> targets = Arrays.stream(places.split(", ", -1))
                .map(name -> PLACES.named(name).orElseThrow())
                .toList();
        Preferences known = Preferences.newBuilder()
                .setOther(Arrays.stream(kept)
                        .map(term -> new StatedValue(term, 2, true, "trip"))
                        .toList())
                .build();
        return PLANNER.planFor(new PlanRequest(
                days,
                targets,
                Wishes.of(known, PLACES, List.of(said)),
                Optional.empty(),
                (date, at) -> Optional.of(LIGHT.on(date, at)),
                SENTINEL.about(new Trip(days, targets)).constraints(),
                CROWDS.over(days),
                TripHours.in(said, count, PLACES)));
    }
}
