package ai.travion.shadow.plan;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where the days of a changed plan are spent that has the stays and the length of the plan in hand: where they were. On a day that is free
 * now nobody drives, so that one stays where one woke up, if the next place has another day.
 */
final class KeptDays {

    private final PlanRequest request;

    KeptDays(PlanRequest request) {
        this.request = request;
    }

    /** Nothing where the plan in hand has other stays or days, or where a change of their lengths was asked for. */
    Optional<List<List<Stay>>> asBefore(List<Stay> stays) {
        PlanInHand inHand = request.inHand();
        if (!inHand.lasting() || inHand.days().size() != request.days().size()) {
            return Optional.empty();
        }
        Map<Stay, Integer> said =
                Nights.in(request.wishes().told().words(), stays, inHand.days().size());
        return inHand.daysAmong(stays)
                .filter(days -> said.entrySet().stream()
                        .allMatch(stay ->
                                days.stream().filter(stay.getKey()::equals).count() == stay.getValue()))
                .flatMap(this::withFreeDays);
    }

    private Optional<List<List<Stay>>> withFreeDays(List<Stay> days) {
        List<Stay> each = new ArrayList<>(days);
        for (int index = 1; index < each.size(); index++) {
            LocalDate date = request.days().get(index);
            boolean arrives = !each.get(index).equals(each.get(index - 1));
            if (arrives && FreeDays.includes(request, date)) {
                each.set(index, each.get(index - 1));
            }
        }
        return each.containsAll(days) ? Optional.of(each.stream().map(List::of).toList()) : Optional.empty();
    }
}
