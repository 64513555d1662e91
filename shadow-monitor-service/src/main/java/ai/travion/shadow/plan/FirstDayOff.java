package ai.travion.shadow.plan;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Who lands before noon has had a night on an airplane: no climb on that day, where another is left for it. */
final class FirstDayOff {

    private static final int NOON = DayPart.at(12, 0);

    private FirstDayOff() {}

    /** Whether the first day of a longer trip is that of a morning flight. */
    static boolean isForWhoLanded(PlanRequest request) {
        return request.wishes().told().flights().in()
                && request.days().size() > 1
                && request.hours().arrival().isPresent()
                && request.hours().arrival().getAsInt() < NOON;
    }

    static Set<Sight> keptFor(PlanRequest request, List<Stay> all) {
        return isForWhoLanded(request)
                ? all.stream()
                        .flatMap(stay -> stay.askedFor().stream())
                        .filter(sight -> sight.effort() == Sight.Effort.STRENUOUS)
                        .collect(Collectors.toSet())
                : Set.of();
    }
}
