package ai.travion.shadow.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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
        Map<Stay, Integer> said = Nights.in(
                inHand.wordsOfItsLengths(request.wishes()), stays, inHand.days().size());
        return inHand.daysAmong(stays)
                .filter(days -> said.entrySet().stream()
                        .allMatch(stay ->
                                days.stream().filter(stay.getKey()::equals).count() == stay.getValue()))
                .flatMap(days -> withFreeDays(days, said.keySet()));
    }

    /**
     * Where the days of a plan are spent of which the stays are known day by day. A stay whose only day is free now begins the day after,
     * and the longest gives up a day; nothing where none has one.
     *
     * @param named stays that were given their nights
     */
    Optional<List<List<Stay>>> withFreeDays(List<Stay> days, Set<Stay> named) {
        List<Stay> each = new ArrayList<>(days);
        for (int index = 1; index < each.size(); index++) {
            Stay arrived = each.get(index);
            Stay before = each.get(index - 1);
            if (arrived.equals(before)
                    || !FreeDays.includes(request, request.days().get(index))) {
                continue;
            }
            int there = Collections.frequency(each, arrived);
            int here = Collections.frequency(each, before);
            boolean isEarlier =
                    named.contains(arrived) == named.contains(before) ? here > there : named.contains(arrived);
            if (here > 1 && isEarlier) {
                // The longer of the two gives up a night, and one arrives the day before.
                each.set(index - 1, arrived);
                continue;
            }
            if (there > 1) {
                each.set(index, before);
                continue;
            }
            Optional<Stay> longest = each.stream()
                    .distinct()
                    .filter(stay -> Collections.frequency(each, stay) > 1)
                    .max(Comparator.<Stay, Boolean>comparing(stay -> !stay.equals(before) && !named.contains(stay))
                            .thenComparingInt(stay -> Collections.frequency(each, stay)));
            if (longest.isEmpty()) {
                return Optional.empty();
            }
            int given = each.lastIndexOf(longest.get());
            each.remove(given);
            each.add(given < index ? index - 1 : index, before);
        }
        return Optional.of(each.stream().map(List::of).toList());
    }
}
