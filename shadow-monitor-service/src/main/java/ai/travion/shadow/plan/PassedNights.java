package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Where a night only breaks a drive that nobody asked to be broken one stays a night, and has the other days where one came for. */
final class PassedNights {

    private PassedNights() {}

    /**
     * @param nights where a night was put between
     * @param drafted the days of a trip that spends them at these stays
     */
    static Draft kept(PlanRequest request, Draft draft, List<Place> nights, Function<List<List<Stay>>, Draft> drafted) {
        Draft best = draft;
        while (true) {
            Draft before = best;
            long idle = SpareDays.emptyDays(before, request.wishes());
            Optional<Draft> shorter = others(request, before, nights).stream()
                    .map(drafted)
                    .filter(other -> other.missed().isEmpty()
                            && SpareDays.emptyDays(other, request.wishes()) <= idle
                            && FlightHome.isCaught(other, request))
                    .min(Comparator.comparingLong(other -> SpareDays.emptyDays(other, request.wishes())));
            if (shorter.isEmpty()) {
                return best;
            }
            best = shorter.get();
        }
    }

    /** The stays of each day, with one day of such a night spent where its number was not said, the shortest stay first. */
    private static List<List<List<Stay>>> others(PlanRequest request, Draft draft, List<Place> nights) {
        Map<Stay, Integer> days = new LinkedHashMap<>();
        draft.stays().forEach(stay -> days.put(stay, 0));
        for (DaySchedule day : draft.days()) {
            Optional<Stay> stay = draft.stays().stream()
                    .filter(one -> one.base().equals(day.frame().base()))
                    .findFirst();
            if (stay.isEmpty()) {
                return List.of();
            }
            days.merge(stay.get(), 1, Integer::sum);
        }
        int all = request.days().size();
        Set<Stay> said = new HashSet<>(
                Nights.in(request.wishes().told().words(), draft.stays(), all).keySet());
        said.addAll(DaysThere.in(request, draft.stays(), all).keySet());
        List<List<List<Stay>>> others = new ArrayList<>();
        draft.stays().stream()
                .filter(stay -> nights.contains(stay.base()) && days.getOrDefault(stay, 0) > 1 && !said.contains(stay))
                .findFirst()
                .ifPresent(passed -> draft.stays().stream()
                        .filter(stay -> !nights.contains(stay.base()) && !said.contains(stay))
                        .sorted(Comparator.comparingInt(stay -> days.getOrDefault(stay, 0)))
                        .forEach(longer -> others.add(spread(days, passed, longer))));
        return others;
    }

    private static List<List<Stay>> spread(Map<Stay, Integer> days, Stay shorter, Stay longer) {
        List<List<Stay>> each = new ArrayList<>();
        days.forEach((stay, count) -> {
            int then = count + (stay.equals(longer) ? 1 : 0) - (stay.equals(shorter) ? 1 : 0);
            for (int day = 0; day < then; day++) {
                each.add(List.of(stay));
            }
        });
        return each;
    }
}
