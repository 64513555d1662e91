package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a change of a plan does not name stays where it was. */
class PlanInHandTest {

    private static final Places PLACES = Places.load();
    private static final ItineraryPlanner PLANNER = new ItineraryPlanner(PLACES);
    private static final LocalDate FIRST = LocalDate.parse("2027-02-08");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Kandy|3|Royal Botanic Gardens Peradeniya",
                "Kandy|3|Temple of the Tooth",
                "Kandy, Ella|5|Ella Rock",
                "Sigiriya, Kandy|4|Pidurangala Rock",
                "Sigiriya, Kandy, Ella|6|Ravana Falls",
                "Galle Fort, Mirissa|5|Jungle Beach",
                "Nuwara Eliya, Ella|4|Gregory Lake"
            })
    void whereOneStopIsLeftOutTheOthersKeepTheirDays(String targets, int days, String stop) {
        Plan before = planned(targets, days, "", PlanInHand.none());

        Plan after = planned(targets, days, stop, PlanInHand.of(before.slots()));

        assertThat(visits(after)).doesNotContain(stop);
        assertThat(visitsByDay(after))
                .containsAll(visitsByDay(before).stream()
                        .filter(visit -> !visit.endsWith(stop))
                        .toList());
        assertThat(nights(after)).isEqualTo(nights(before));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Kandy, Ella|5|Kandy, Ella|6",
                "Sigiriya, Kandy, Ella|6|Sigiriya, Kandy, Ella, Mirissa|8",
                "Kandy, Ella|4|Kandy, Ella, Tangalle|5"
            })
    void moreDaysTakeNoneFromThePlacesOfBefore(String targets, int days, String others, int more) {
        Plan before = planned(targets, days, "", PlanInHand.none());

        Plan after = planned(others, more, "", PlanInHand.of(before.slots()));

        Arrays.stream(targets.split(", ", -1))
                .forEach(place -> assertThat(
                                nights(after).stream().filter(place::equals).count())
                        .isGreaterThanOrEqualTo(
                                nights(before).stream().filter(place::equals).count()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Sigiriya, Kandy, Ella|6|Galle Fort|8",
                "Kandy, Ella, Galle Fort|7|Sigiriya|8",
                "Ella, Kandy|5|Galle Fort|6"
            })
    void whatIsAddedLeavesTheOthersInTheirOrder(String targets, int days, String added, int more) {
        Plan before = planned(targets, days, "", PlanInHand.none());

        Plan after = planned(targets + ", " + added, more, "", PlanInHand.of(before.slots()));

        assertThat(nights(after).stream().filter(nights(before)::contains).distinct())
                .containsExactlyElementsOf(nights(before).stream().distinct().toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"Kandy, Ella|5|2", "Sigiriya, Kandy, Ella, Mirissa|8|3", "Galle Fort, Mirissa|5|5", "Kandy|4|2"})
    void aFreeDayTakesNothingFromTheOthers(String targets, int days, int free) {
        Plan before = planned(targets, days, "", PlanInHand.none());
        LocalDate date = FIRST.plusDays(free - 1L);

        Plan after = planned(targets, days, "day %d free".formatted(free), PlanInHand.of(before.slots()));

        assertThat(visitsByDay(after)).noneMatch(visit -> visit.startsWith(date.toString()));
        assertThat(visitsByDay(after))
                .containsAll(visitsByDay(before).stream()
                        .filter(visit -> !visit.startsWith(date.toString()))
                        .toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"Sigiriya, Kandy, Ella|6|7", "Kandy, Ella, Mirissa|7|8", "Galle Fort, Mirissa|5|6"})
    void moreDaysLeaveThoseOfBeforeToTheMinute(String targets, int days, int more) {
        Plan before = planned(targets, days, "", PlanInHand.none());

        Plan after = planned(targets, more, "", changed(before, "make it longer"));

        assertThat(daysAsSpent(after)).containsSubsequence(daysAsSpent(before));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"Sigiriya, Kandy, Ella|6|Pidurangala Rock", "Kandy, Ella, Mirissa|7|Ella Rock"})
    void whereAStopIsLeftOutTheOtherDaysAreThoseOfBeforeToTheMinute(String targets, int days, String stop) {
        Plan before = planned(targets, days, "", PlanInHand.none());

        Plan after = planned(targets, days, stop, changed(before, "leave out " + stop));

        assertThat(visits(after)).doesNotContain(stop);
        assertThat(daysAsSpent(after))
                .containsSubsequence(daysAsSpent(before).stream()
                        .filter(day -> !day.contains(stop))
                        .toList());
    }

    private static PlanInHand changed(Plan before, String message) {
        return PlanInHand.of(before.slots())
                .changedFrom(
                        new PlanInHand.Before(
                                Wishes.of(Preferences.newBuilder().build(), PLACES, List.of()),
                                TripHours.wholeDays(),
                                message),
                        Wishes.of(Preferences.newBuilder().build(), PLACES, List.of(message)),
                        List.of());
    }

    private static List<String> daysAsSpent(Plan plan) {
        return plan.slots().stream()
                .collect(Collectors.groupingBy(
                        slot -> slot.getDate().orElseThrow(),
                        TreeMap::new,
                        Collectors.mapping(
                                slot -> "%s %s %s %d"
                                        .formatted(
                                                slot.getTime(),
                                                slot.getLocation(),
                                                slot.getActivity(),
                                                slot.getDurationMinutes()),
                                Collectors.joining("\n"))))
                .values()
                .stream()
                .toList();
    }

    private static Plan planned(String targets, int days, String leftOut, PlanInHand inHand) {
        boolean free = leftOut.endsWith(" free");
        StatedValue said = new StatedValue(leftOut, 2, free, "trip");
        Preferences known = Preferences.newBuilder()
                .setAvoid(leftOut.isEmpty() || free ? List.of() : List.of(said))
                .setOther(free ? List.of(said) : List.of())
                .build();
        return PLANNER.planFor(new PlanRequest(
                        IntStream.range(0, days).mapToObj(FIRST::plusDays).toList(),
                        Stream.of(targets.split(", ", -1))
                                .map(name -> PLACES.named(name).orElseThrow())
                                .toList(),
                        Wishes.of(known, PLACES, List.of()),
                        Optional.<Place>empty(),
                        (day, at) -> Optional.empty(),
                        List.of())
                .changing(inHand));
    }

    private static List<String> visits(Plan plan) {
        return plan.visited().stream().map(Place::name).toList();
    }

    private static List<String> visitsByDay(Plan plan) {
        return plan.slots().stream()
                .filter(slot ->
                        plan.visited().stream().anyMatch(place -> place.name().equals(slot.getLocation())))
                .filter(slot ->
                        !slot.getActivity().matches("(?:Breakfast|Lunch|Dinner|Travel|Rest|Time|Stroll|Wander) .*"))
                .map(slot -> slot.getDate().orElseThrow() + " " + slot.getLocation())
                .distinct()
                .toList();
    }

    private static List<String> nights(Plan plan) {
        return plan.slots().stream()
                .map(slot -> slot.getDate().orElseThrow())
                .distinct()
                .map(day -> plan.slots().stream()
                        .filter(slot -> slot.getDate().orElseThrow().equals(day))
                        .map(ItinerarySlot::getLocation)
                        .reduce("", (one, next) -> next))
                .toList();
    }
}
