package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Where a traveller sleeps to see what was asked for, in which order, and for how many days. */
final class Stays {

    /** A sight is seen from the base of another that was asked for, where the way between them is no longer. */
    private static final int SAME_STAY_MINUTES = 45;

    /** Who travels longer than this sees little that day, and needs another. */
    private static final int DAY_ON_THE_ROAD_MINUTES = 360;

    /** Nobody who comes from afar drives longer than this on the first day, if another order needs less. */
    private static final int LONG_FIRST_DAY = 300;

    private static final double MOST_OF_A_DAY = 0.6;
    private static final int MOST_REORDERED = 5;
    private static final int WORTH_ANOTHER_ORDER = 60;
    private static final double MUCH_OF_THE_ROAD = 0.25;

    private final Places places;
    private final Sights sights;
    private final Roads roads;

    /**
     * Where a trip comes from and where it ends, if that is known.
     *
     * @param last ids of what is seen last
     * @param inTurn names of places in the order that the traveller wants
     * @param inHand the plan that is changed
     */
    record Way(Optional<Place> from, Optional<Place> to, Set<String> last, List<String> inTurn, PlanInHand inHand) {

        /** Whether stays follow each other as the traveller put them. */
        boolean keepsTheTurn(List<Stay> stays) {
            List<Integer> turns =
                    stays.stream().flatMap(stay -> turnOf(stay).stream()).toList();
            return turns.equals(turns.stream().sorted().toList());
        }

        /** The how manieth it is to be, from 0; nothing where that was not said. */
        Optional<Integer> turnOf(Stay stay) {
            return Stream.concat(
                            Stream.of(stay.base()), stay.askedFor().stream().map(Sight::place))
                    .map(place -> inTurn.indexOf(place.name()))
                    .filter(turn -> turn >= 0)
                    .findFirst();
        }

        boolean endsWith(Stay stay) {
            return last.contains(stay.base().id())
                    || stay.askedFor().stream()
                            .anyMatch(sight -> last.contains(sight.place().id()));
        }
    }

    /**
     * Where one sleeps.
     *
     * @param most how many bases there may be
     * @param wayOfADay minutes from a base to what is seen from there
     * @param unwanted ids of the places where nobody who can sleep as near elsewhere wants to
     * @param outings from where one comes back in the evening
     */
    record Bases(OptionalInt most, int wayOfADay, Set<String> unwanted, List<Place> outings) {

        Bases(OptionalInt most, int wayOfADay) {
            this(most, wayOfADay, Set.of(), List.of());
        }
    }

    /**
     * How many days are spent where.
     *
     * @param said exactly so many
     * @param kept at least so many
     * @param longer where more than a fair share of the days may be spent, since one comes for the same on each of them
     */
    record Spread(Map<Stay, Integer> said, Map<Stay, Integer> kept, Predicate<Stay> longer) {

        private static final int FEWEST_OF_A_SHARE = 3;

        /** A stay that is as long as this gets no further day before the others do. */
        boolean hasItsShare(Stay stay, int days, int nights, int stays) {
            return !longer.test(stay) && nights >= Math.max(FEWEST_OF_A_SHARE, Math.ceilDiv(days, stays) + 1);
        }

        int least(Stay stay) {
            return said.getOrDefault(stay, kept.getOrDefault(stay, 1));
        }
    }

    Stays(Places places, Sights sights, Roads roads) {
        this.places = places;
        this.sights = sights;
        this.roads = roads;
    }

    /** One stay for each base, the main one first, then always the nearest that is left; what is left out has its base all the same. */
    List<Stay> around(List<Place> targets, LeftOut leftOut, Bases bases, Way way) {
        Map<Place, List<Sight>> byBase = new LinkedHashMap<>();
        List<Place> outingsLast = targets.stream()
                .sorted(Comparator.<Place, Boolean>comparing(bases.outings()::contains)
                        // What joins a stay of the plan in hand does not take its place.
                        .thenComparing(target -> !way.inHand().sleepsAt(baseOf(target, bases.unwanted()))))
                .toList();
        for (Place target : outingsLast) {
            Place own = baseOf(target, bases.unwanted());
            int reach = bases.outings().contains(target) ? bases.wayOfADay() : SAME_STAY_MINUTES;
            boolean isAStayAlready =
                    !bases.outings().contains(target) && way.inHand().sleepsAt(own);
            Place base = byBase.keySet().stream()
                    .filter(known -> !isAStayAlready)
                    .filter(known -> roads.minutes(known, target) <= reach)
                    .min(Comparator.comparingInt(known -> roads.minutes(known, target)))
                    .orElse(own);
            List<Sight> askedFor = byBase.computeIfAbsent(base, place -> new ArrayList<>());
            if (!leftOut.includes(sights.of(target))) {
                askedFor.add(sights.of(target));
            }
        }
        bases.most().ifPresent(most -> new FewBases(roads, bases.wayOfADay()).joined(byBase, most));
        List<Stay> left = byBase.entrySet().stream()
                .map(entry -> new Stay(entry.getKey(), entry.getValue()))
                .collect(Collectors.toCollection(ArrayList::new));
        List<Stay> ending = left.stream().filter(way::endsWith).toList();
        left.removeAll(ending);
        Way on = new Way(
                way.from(),
                ending.stream().findFirst().map(Stay::base).or(way::to),
                way.last(),
                way.inTurn(),
                way.inHand());
        return Stream.concat(inOrder(left, on).stream(), inOrder(ending, way).stream())
                .toList();
    }

    /** As they were named, or always the nearest that is left, or another order, if that spares much of the road. */
    private List<Stay> inOrder(List<Stay> stays, Way way) {
        if (stays.size() < 2) {
            return stays;
        }
        Optional<List<Stay>> asBefore = new KeptOrder(roads, way).of(stays);
        if (asBefore.isPresent()) {
            return asBefore.get();
        }
        List<Stay> begun = beginning(stays, way);
        List<Stay> always = nearestFirst(begun);
        List<Stay> nearest = isWorthTurning(begun, always, way) ? always : begun;
        if (stays.size() > MOST_REORDERED) {
            return nearest;
        }
        // Who says nothing of where they come from begins with what they named first.
        int kept = way.from().isEmpty() || !begun.equals(stays) ? 1 : 0;
        List<Stay> shortest = shortest(begun.subList(0, kept), begun.subList(kept, begun.size()), way);
        return isWorthTurning(nearest, shortest, way) ? shortest : nearest;
    }

    /** Who sets out from a place at which they are to stay, and does not end there, stays there first. */
    private static List<Stay> beginning(List<Stay> stays, Way way) {
        boolean mayBeFirst = way.inTurn().isEmpty() && !way.to().equals(way.from());
        return stays.stream()
                .filter(stay ->
                        mayBeFirst && way.from().filter(stay.base()::equals).isPresent())
                .findFirst()
                .map(first -> Stream.concat(Stream.of(first), stays.stream().filter(stay -> !stay.equals(first)))
                        .toList())
                .orElse(stays);
    }

    /**
     * An hour at least; and of a trip whose end nobody knows a good part of the road as well, or a leg that takes a day: a round that is
     * turned the other way about only moves its longest drive to after the trip.
     */
    private boolean isWorthTurning(List<Stay> stays, List<Stay> others, Way way) {
        if (way.keepsTheTurn(stays) && !way.keepsTheTurn(others)) {
            return false;
        }
        int road = minutes(stays, way);
        int spared = road - minutes(others, way);
        return spared >= WORTH_ANOTHER_ORDER
                && (way.to().isPresent()
                        || spared >= road * MUCH_OF_THE_ROAD
                        || (hasADayOnTheRoad(stays) && !hasADayOnTheRoad(others))
                        || first(stays, way) - first(others, way) >= WORTH_ANOTHER_ORDER);
    }

    /** What one drives on the first day, where that is long. */
    private int first(List<Stay> stays, Way way) {
        int minutes = way.from()
                .map(from -> roads.minutes(from, stays.getFirst().base()))
                .orElse(0);
        return minutes > LONG_FIRST_DAY ? minutes : 0;
    }

    private boolean hasADayOnTheRoad(List<Stay> stays) {
        return IntStream.range(1, stays.size())
                .anyMatch(next -> roads.minutes(
                                stays.get(next - 1).base(), stays.get(next).base())
                        > DAY_ON_THE_ROAD_MINUTES);
    }

    private List<Stay> nearestFirst(List<Stay> stays) {
        List<Stay> left = new ArrayList<>(stays);
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

    private List<Stay> shortest(List<Stay> before, List<Stay> left, Way way) {
        return left.isEmpty()
                ? before
                : left.stream()
                        .map(next -> shortest(
                                Stream.concat(before.stream(), Stream.of(next)).toList(),
                                left.stream().filter(stay -> !stay.equals(next)).toList(),
                                way))
                        .min(Comparator.comparingInt(stays -> minutes(stays, way)))
                        .orElseThrow();
    }

    private int minutes(List<Stay> stays, Way way) {
        int minutes = way.from()
                .map(from -> roads.minutes(from, stays.getFirst().base()))
                .orElse(0);
        for (int next = 1; next < stays.size(); next++) {
            minutes += roads.minutes(stays.get(next - 1).base(), stays.get(next).base());
        }
        return minutes
                + way.to().map(to -> roads.minutes(stays.getLast().base(), to)).orElse(0);
    }

    /**
     * The stays of each day. With fewer days than stays a day has several; days to spare go, one by one, to the stay that
     * has the most left for each of its days.
     *
     * @param longer stays that need a second day, if there is one
     * @param spread what is known of how many days are spent where
     */
    List<List<Stay>> over(int days, List<Stay> stays, Set<Stay> longer, Spread spread, ToDoubleFunction<Stay> wealth) {
        List<List<Stay>> each = new ArrayList<>();
        if (days < stays.size()) {
            for (int day = 0; day < days; day++) {
                each.add(stays.subList(day * stays.size() / days, (day + 1) * stays.size() / days));
            }
            return each;
        }
        Map<Stay, Integer> daysAt = new LinkedHashMap<>();
        stays.forEach(stay -> daysAt.put(stay, spread.least(stay)));
        int spare = days - daysAt.values().stream().mapToInt(Integer::intValue).sum();
        List<Stay> open =
                stays.stream().filter(stay -> !spread.said().containsKey(stay)).toList();
        for (int i = 0; i < stays.size() && spare > 0; i++) {
            boolean farAway =
                    i > 0 && roads.minutes(stays.get(i - 1).base(), stays.get(i).base()) > DAY_ON_THE_ROAD_MINUTES;
            if (open.contains(stays.get(i)) && (farAway || longer.contains(stays.get(i)))) {
                boolean already = daysAt.getOrDefault(stays.get(i), 1) > 1;
                daysAt.merge(stays.get(i), already ? 0 : 1, Integer::sum);
                spare -= already ? 0 : 1;
            }
        }
        for (; spare > 0; spare--) {
            Stay richest = (open.isEmpty() ? stays : open)
                    .stream()
                            .max(Comparator.<Stay, Boolean>comparing(stay ->
                                            !spread.hasItsShare(stay, days, daysAt.getOrDefault(stay, 1), stays.size()))
                                    .thenComparingDouble(stay -> wealth.applyAsDouble(stay)
                                            / share(daysAt.getOrDefault(stay, 1) - arrival(stay, stays), spread))
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

    /** What is given up of a plan in hand is shared by the stays that are left, and does not all go to the richest. */
    private static double share(double days, Spread spread) {
        return spread.kept().isEmpty() ? days : days * days;
    }

    /** What the way to a stay takes of its first day. */
    private double arrival(Stay stay, List<Stay> stays) {
        int index = stays.indexOf(stay);
        return index == 0
                ? 0
                : Math.min(
                        MOST_OF_A_DAY,
                        (double) roads.minutes(stays.get(index - 1).base(), stay.base()) / DAY_ON_THE_ROAD_MINUTES);
    }

    /** A beach at which one can sleep, the town that a place belongs to, or itself where one can sleep there, or else the nearest where one can. */
    private Place baseOf(Place target, Set<String> unwanted) {
        boolean isAStayByTheSea =
                target.type() == PlaceType.BEACH && sights.of(target).stay();
        return isAStayByTheSea ? target : baseElsewhere(target, unwanted);
    }

    private Place baseElsewhere(Place target, Set<String> unwanted) {
        return places.parentOf(target)
                .filter(town -> sights.of(town).stay())
                .orElseGet(() -> sights.of(target).stay() ? target : nearestStay(target, unwanted));
    }

    /** Which places the days of a plan have. */
    InThePlan had(List<DaySchedule> days) {
        return InThePlan.of(days, places);
    }

    /** What lies in a town, or belongs to it. */
    List<Place> within(Place town) {
        return places.within(town);
    }

    private Place nearestStay(Place target, Set<String> unwanted) {
        Set<Place> staying =
                sights.all().stream().filter(Sight::stay).map(Sight::place).collect(Collectors.toSet());
        return staying.stream()
                .filter(place -> !unwanted.contains(place.id()))
                .min(Comparator.<Place>comparingInt(place -> roads.minutes(place, target))
                        .thenComparing(Place::name))
                .orElse(target);
    }
}
