package ai.travion.shadow.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A day on which nothing new is seen is spent where there is more, as long as nobody said how long one stays where. */
final class IdleDays {

    private static final int MOST_MOVED = 2;
    /** So many other stays are tried for a day, those with the fewest days first. */
    private static final int MOST_TRIED = 2;
    /** Less than what fills the better half of a day. */
    private static final int SHORT_MINUTES = 150;

    private IdleDays() {}

    /** @param drafted the days of a trip that spends them at these stays */
    static Draft moved(PlanRequest request, Draft draft, Function<List<List<Stay>>, Draft> drafted) {
        Draft best = draft;
        if (isSettled(request, draft)) {
            return best;
        }
        for (int moved = 0; moved < MOST_MOVED; moved++) {
            Draft before = best;
            long idle = SpareDays.emptyDays(before, request.wishes());
            if (idle == 0) {
                break;
            }
            Optional<Draft> better = others(before, request.wishes()).stream()
                    .map(drafted)
                    .filter(other -> other.missed().isEmpty()
                            && SpareDays.emptyDays(other, request.wishes()) < idle
                            && thinDays(other) <= thinDays(before)
                            && FlightHome.isCaught(other, request))
                    .min(Comparator.comparingLong(other -> SpareDays.emptyDays(other, request.wishes())));
            if (better.isEmpty()) {
                break;
            }
            best = better.get();
        }
        return best;
    }

    /** What was seen on one day gains nothing by being spread thin over two. */
    private static long thinDays(Draft draft) {
        return draft.days().stream()
                .filter(day -> day.visited().size() <= 1 && visiting(day) < SHORT_MINUTES)
                .count();
    }

    private static int visiting(DaySchedule day) {
        return day.entries().stream()
                .filter(entry -> entry.kind() == Entry.Kind.VISIT)
                .mapToInt(entry -> entry.end() - entry.start())
                .sum();
    }

    private static boolean isSettled(PlanRequest request, Draft draft) {
        int days = request.days().size();
        String words = request.wishes().told().words();
        return !request.inHand().isEmpty()
                || draft.days().size() != days
                || draft.stays().size() < 2
                || draft.stays().size() >= days
                || !draft.missed().isEmpty()
                || !request.wishes().told().free().isEmpty()
                || request.wishes().told().nightsEach().isPresent()
                || LongStay.in(request.wishes().told()).isPresent()
                || FlightHome.leavesNoLastDay(request)
                || !Nights.in(words, draft.stays(), days).isEmpty()
                || !DaysThere.in(request, draft.stays(), days).isEmpty()
                || draft.days().stream().anyMatch(day -> stayOf(day, draft).isEmpty());
    }

    private static Optional<Stay> stayOf(DaySchedule day, Draft draft) {
        return draft.stays().stream()
                .filter(stay -> stay.base().equals(day.frame().base()))
                .findFirst();
    }

    /** The stays of each day, with one day of a stay that has an idle one spent at another. */
    private static List<List<List<Stay>>> others(Draft draft, Wishes wishes) {
        List<Stay> each = draft.days().stream()
                .flatMap(day -> stayOf(day, draft).stream())
                .toList();
        Map<Stay, Long> days = each.stream().collect(Collectors.groupingBy(stay -> stay, Collectors.counting()));
        List<List<List<Stay>>> others = new ArrayList<>();
        for (Stay idle : SpareDays.idleAt(draft, wishes)) {
            if (days.getOrDefault(idle, 0L) < 2) {
                continue;
            }
            draft.stays().stream()
                    .filter(stay -> !stay.equals(idle))
                    .sorted(Comparator.comparingLong(stay -> days.getOrDefault(stay, 0L)))
                    .limit(MOST_TRIED)
                    .forEach(longer -> others.add(spread(draft.stays(), days, idle, longer)));
        }
        return others;
    }

    private static List<List<Stay>> spread(List<Stay> stays, Map<Stay, Long> days, Stay shorter, Stay longer) {
        List<List<Stay>> each = new ArrayList<>();
        for (Stay stay : stays) {
            long count = days.getOrDefault(stay, 0L) + (stay.equals(longer) ? 1 : 0) - (stay.equals(shorter) ? 1 : 0);
            for (long day = 0; day < count; day++) {
                each.add(List.of(stay));
            }
        }
        return each;
    }
}
