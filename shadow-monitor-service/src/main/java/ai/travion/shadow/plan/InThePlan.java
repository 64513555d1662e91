package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.shadow.calendar.InWords;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which of the places that were asked for a plan has: one where it has a stop or a night, and one of which it has a part.
 *
 * @param stops what is seen or done by day, with the town that it belongs to
 * @param nights where the days of a trip end, with the town that it belongs to
 */
record InThePlan(Set<Place> stops, Set<Place> nights) {

    InThePlan {
        stops = Set.copyOf(stops);
        nights = Set.copyOf(nights);
    }

    static InThePlan of(List<DaySchedule> days, Places places) {
        Set<Place> stops = days.stream()
                .flatMap(day -> day.entries().stream())
                .filter(entry -> switch (entry.kind()) {
                    case VISIT, LEISURE, FEAST -> true;
                    case TRAVEL, MEAL, REST -> false;
                })
                .map(Entry::place)
                .collect(Collectors.toSet());
        // Whoever is out for a day sleeps nowhere.
        Set<Place> nights =
                days.size() > 1 ? days.stream().map(DaySchedule::here).collect(Collectors.toSet()) : Set.of();
        return new InThePlan(withTheirTowns(stops, places), withTheirTowns(nights, places));
    }

    private static Set<Place> withTheirTowns(Set<Place> some, Places places) {
        Set<Place> all = new HashSet<>(some);
        some.forEach(place -> places.parentOf(place).ifPresent(all::add));
        return all;
    }

    boolean has(Sight sight) {
        return stops.contains(sight.place()) || nights.contains(sight.place());
    }

    /** Of what is not seen by day that which has its night all the same. */
    Optional<String> onlyNights(List<Sight> unvisited) {
        List<String> slept = unvisited.stream()
                .filter(sight -> nights.contains(sight.place()) && !stops.contains(sight.place()))
                .map(Sight::called)
                .distinct()
                .toList();
        return slept.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "%s %s a night in this plan, and nothing is seen there by day: the hours leave no time for it."
                                .formatted(InWords.list(slept), slept.size() == 1 ? "has" : "have"));
    }
}
