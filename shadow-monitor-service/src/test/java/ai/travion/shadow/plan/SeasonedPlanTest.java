package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeasonedPlanTest {

    private static final Places PLACES = Places.load();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final Journeys JOURNEYS = new Journeys(PLACES);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "beach|2027-07-04|4|Nilaveli Beach,Pasikudah,Arugam Bay,Trincomalee",
                "beach|2027-08-01|6|Nilaveli Beach,Pasikudah,Arugam Bay,Trincomalee",
                "surfing|2027-06-10|7|Arugam Bay",
                "beach|2027-01-10|5|Mirissa,Unawatuna,Hikkaduwa,Weligama,Bentota,Tangalle",
                "surfing|2026-12-10|4|Hikkaduwa,Weligama",
                "whale-watching|2027-03-01|3|Mirissa",
                "whale-watching|2027-06-01|3|Trincomalee",
                "wildlife|2027-02-01|2|Yala National Park",
                "wildlife|2027-10-03|2|Wilpattu National Park",
                "tea|2027-05-01|2|Nuwara Eliya"
            })
    void wherePlacesAreLeftToUsTheySuitTheWishAndTheSeason(String wish, LocalDate first, int days, String allowed) {
        var chosen = JOURNEYS.placesFor(wishing(wish), days(first, days));

        assertThat(chosen).extracting(Place::name).isNotEmpty().isSubsetOf(allowed.split(","));
    }

    @Test
    void severalWishesEachGetTheirPlace() {
        var chosen = JOURNEYS.placesFor(
                wishing("whale-watching", "wildlife", "tea"), days(LocalDate.parse("2027-01-10"), 4));

        assertThat(chosen)
                .extracting(Place::name)
                .containsExactlyInAnyOrder("Mirissa", "Yala National Park", "Nuwara Eliya");
    }

    @Test
    void aWishForWhalesInTheirSeasonIsABoatTrip() {
        var plan = plan("2027-02-10", 2, wishing("whale-watching"), "Mirissa");

        assertThat(plan.slots()).extracting(ItinerarySlot::getActivity).anyMatch(said -> said.contains("whales"));
    }

    @ParameterizedTest
    @CsvSource({"Jaffna,2027-02-10", "Mirissa,2027-07-10", "Trincomalee,2026-12-10"})
    void whalesThatCannotBeSeenAreSaidNotToBePlanned(String place, String first) {
        var plan = plan(first, 3, wishing("whale-watching"), place);

        assertThat(plan.slots()).extracting(ItinerarySlot::getActivity).noneMatch(said -> said.contains("whales"));
        assertThat(plan.assumptions()).anyMatch(said -> said.startsWith("No whale-watching is planned"));
    }

    @ParameterizedTest
    @CsvSource({
        "Arugam Bay,2026-12-10,surfing",
        "Weligama,2027-06-20,swimming",
        "Nilaveli Beach,2026-12-20,snorkelling",
        "Pigeon Island National Park,2026-11-24,snorkelling",
        "Hikkaduwa,2027-07-01,snorkelling"
    })
    void whereTheSeaIsRoughNothingInItIsPlannedAndThatIsSaid(String place, String first, String wish) {
        var plan = plan(first, 2, wishing(wish), place);

        assertThat(plan.slots())
                .allSatisfy(slot -> assertThat(slot.getActivity() + slot.getReason())
                        .doesNotContainIgnoringCase("swim")
                        .doesNotContainIgnoringCase("surf")
                        .doesNotContainIgnoringCase("snorkel")
                        .doesNotContain("calmest"));
        assertThat(plan.obstacles())
                .anyMatch(warning -> warning.getDescription().contains("out of season"));
    }

    @ParameterizedTest
    @CsvSource({"Kandy", "Ella", "Nuwara Eliya", "Galle Fort", "Colombo"})
    void whoCannotWalkFarIsSentOnNoLongWalk(String place) {
        var grandmother = new Wishes(Set.of(), Set.of("hiking"), 3, false, true, true);

        var plan = plan("2027-02-10", 2, grandmother, place);

        assertThat(plan.slots())
                .filteredOn(slot -> slot.getActivity().matches("(?:Walk|Stroll|Wander|Climb|Hike).*"))
                .allSatisfy(slot -> assertThat(slot.getDurationMinutes()).isLessThanOrEqualTo(45));
    }

    @Test
    void noRideIsClaimedToBeByTrain() {
        var plan = plan("2027-02-10", 4, wishing("train"), "Kandy", "Ella");

        assertThat(plan.slots()).extracting(ItinerarySlot::getActivity).noneMatch(said -> said.contains("by train"));
        assertThat(plan.assumptions()).anyMatch(said -> said.startsWith("No train ride is planned"));
    }

    private static Wishes wishing(String... wishes) {
        return new Wishes(Set.of(wishes), Set.of(), 4, true, false);
    }

    private static List<LocalDate> days(LocalDate first, int count) {
        return first.datesUntil(first.plusDays(count)).toList();
    }

    private static Plan plan(String first, int count, Wishes wishes, String... names) {
        var targets =
                Stream.of(names).map(name -> PLACES.named(name).orElseThrow()).toList();
        return PLANNER.planFor(new PlanRequest(
                days(LocalDate.parse(first), count),
                targets,
                wishes,
                Optional.empty(),
                (day, at) -> Optional.empty(),
                List.of()));
    }
}
