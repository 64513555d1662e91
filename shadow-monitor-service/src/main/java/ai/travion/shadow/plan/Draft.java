package ai.travion.shadow.plan;

import java.util.List;

/**
 * The days of a plan, chosen one after the other.
 *
 * @param days in order, at least one
 * @param seen what they visit, in order
 * @param missed what was asked for and does not fit
 * @param stays in the order of travel
 */
record Draft(List<DaySchedule> days, List<Sight> seen, List<Sight> missed, List<Stay> stays) {

    Draft {
        days = List.copyOf(days);
        seen = List.copyOf(seen);
        missed = List.copyOf(missed);
        stays = List.copyOf(stays);
    }
}
