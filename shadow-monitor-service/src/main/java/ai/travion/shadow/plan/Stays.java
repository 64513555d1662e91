package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** Where a traveller sleeps to see what was asked for, in which order, and for how many days. */
final class Stays {

    /** A sight is seen from the base of another that was asked for, where the way between them is no longer. */
    private static final int SAME_STAY_MINUTES = 45;

    /** Who travels longer than this sees little that day, and needs another. */
    private static final int DAY_ON_THE_ROAD_MINUTES = 360;

    private final Places places;
    private final Sights sights;
    private final Roads roads;

    Stays(Places places, Sights sights, Roads roads) {
        this.places = places;
        this.sights = sights;
        this.roads = roads;
    }

    /** One stay for each base, the main one first, then always the nearest that is left; what is left out has its base all the same. */
    List<Stay> around(List<Place> targets, LeftOut leftOut) {
        Map<Place, List<Sight>> byBase = new LinkedHashMap<>();
        for (Place target : targets) {
            Place own = baseOf(target);
            Place base = byBase.keySet().stream()
                    .filter(known -> roads.minutes(known, target) <= SAME_STAY_MINUTES)
                    .min(Comparator.comparingInt(known -> roads.minutes(known, target)))
                    .orElse(own);
            List<Sight> askedFor = byBase.computeIfAbsent(base, place -> new ArrayList<>());
            if (!leftOut.includes(sights.of(target))) {
                askedFor.add(sights.of(target));
            }
        }
        List<Stay> left = byBase.entrySet().stream()
                .map(entry -> new Stay(entry.getKey(), entry.getValue()))
                .collect(Collectors.toCollection(ArrayList::new));
        List<Stay> ordered = new ArrayList<>();
        ordered.add(left.removeFirst());
        while (!left.isEmpty()) {
            Place last = ordered.getLast().base();
            Stay next = left.stream()
                    .min(Comparator.comparingInt(stay -> roads.minutes(last, stay.base())))
                    .orElseThrow();
            left.remove(next);
            ordered.add(next);
        }
        return ordered;
    }

    /**
     * The stays of each day. With fewer days than stays a day has several; days to spare go, one by one, to the stay that
     * has the most left for each of its days.
     *
     * @param longer stays that need a second day, if there is one
     */
    List<List<Stay>> over(int days, List<Stay> stays, Set<Stay> longer, ToDoubleFunction<Stay> wealth) {
        List<List<Stay>> each = new ArrayList<>();
        if (days < stays.size()) {
            for (int day = 0; day < days; day++) {
                each.add(stays.subList(day * stays.size() / days, (day + 1) * stays.size() / days));
            }
            return each;
        }
        Map<Stay, Integer> daysAt = new LinkedHashMap<>();
        stays.forEach(stay -> daysAt.put(stay, 1));
        int spare = days - stays.size();
        for (int i = 0; i < stays.size() && spare > 0; i++) {
            boolean farAway =
                    i > 0 && roads.minutes(stays.get(i - 1).base(), stays.get(i).base()) > DAY_ON_THE_ROAD_MINUTES;
            if (farAway || longer.contains(stays.get(i))) {
                daysAt.put(stays.get(i), 2);
                spare--;
            }
        }
        for (; spare > 0; spare--) {
            Stay richest = stays.stream()
                    .max(Comparator.<Stay>comparingDouble(
                                    stay -> wealth.applyAsDouble(stay) / daysAt.getOrDefault(stay, 1))
                            .thenComparingInt(stay -> -stays.indexOf(stay)))
                    .orElseThrow();
            daysAt.merge(richest, 1, Integer::sum);
        }
        daysAt.forEach((stay, count) -> {
            for (int day = 0; day < count; day++) {
                each.add(List.of(stay));
            }
        });
        return each;
    }

    /** The town that a place belongs to, or itself where one can sleep there, or else the nearest where one can. */
    Place baseOf(Place target) {
        return places.parentOf(target)
                .filter(town -> sights.of(town).stay())
                .orElseGet(() -> sights.of(target).stay() ? target : nearestStay(target));
    }

    private Place nearestStay(Place target) {
        Set<Place> staying =
                sights.all().stream().filter(Sight::stay).map(Sight::place).collect(Collectors.toSet());
        return staying.stream()
                .min(Comparator.<Place>comparingInt(place -> roads.minutes(place, target))
                        .thenComparing(Place::name))
                .orElse(target);
    }
}
