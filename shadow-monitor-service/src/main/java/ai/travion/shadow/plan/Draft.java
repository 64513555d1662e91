package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.List;

/**
 * The days of a plan, chosen one after the other.
 *
 * @param days in order; none where nothing that was asked for can be reached
 * @param seen what they visit, in order
 * @param missed what was asked for and is not seen: another way round is tried for it
 * @param stays in the order of travel
 */
record Draft(List<DaySchedule> days, List<Sight> seen, List<Sight> missed, List<Stay> stays) {

    Draft {
        days = List.copyOf(days);
        seen = List.copyOf(seen);
        missed = List.copyOf(missed);
        stays = List.copyOf(stays);
    }

    /** The same with the days told otherwise. */
    Draft over(List<DaySchedule> others) {
        return new Draft(others, seen, missed, stays);
    }

    /** What was asked for and is not in it at all: no stop, no night, no part of it. */
    List<Sight> lacking(Places places) {
        InThePlan has = InThePlan.of(days, places);
        return missed.stream().filter(sight -> !has.has(sight)).toList();
    }

    /** Nobody asked for a day at home: where no day comes near what was asked for, there is no plan. */
    Draft unlessAllIsOutOfReach() {
        boolean reached = missed.isEmpty()
                || days.stream()
                        .flatMap(day -> day.entries().stream())
                        .map(Entry::place)
                        .anyMatch(this::isAskedFor);
        return reached ? this : new Draft(List.of(), List.of(), missed, stays);
    }

    private boolean isAskedFor(Place place) {
        return stays.stream()
                .anyMatch(stay -> stay.base().equals(place)
                        || stay.askedFor().stream()
                                .anyMatch(sight -> sight.place().equals(place)));
    }
}
