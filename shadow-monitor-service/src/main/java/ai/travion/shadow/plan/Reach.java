package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Which stays can be reached in so many days, by the ways between them alone: as many as can be, the one that was asked for first
 * among them if that can be, and of several choices that with the least driving.
 */
final class Reach {

    /** Who drives longer than this arrives for dinner: what is there is seen on the day after. */
    private static final int DAY_ON_THE_ROAD_MINUTES = 360;

    /** Of a day on which more than one stay is seen. */
    private static final int MOST_TRAVEL_MINUTES = 300;

    /** Between two stays of one day. */
    private static final int LONGEST_WAY_BETWEEN_VISITS = 180;

    /** From breakfast to the last light, less lunch. */
    private static final int MINUTES_OF_A_DAY = 600;

    private static final int MOST_STAYS_A_DAY = 3;
    private static final int MOST_STAYS_TRIED = 7;

    private final Roads roads;
    private final int days;

    private Reach(Roads roads, int days) {
        this.roads = roads;
        this.days = days;
    }

    /**
     * A journey so far.
     *
     * @param stays in the order of travel
     * @param days on which each of them is reached, from 1
     * @param stops of the last day
     * @param travelled on the last day, in minutes
     * @param busy with ways and visits on the last day, in minutes
     */
    record Journey(List<Stay> stays, List<Integer> days, int stops, int travelled, int busy, int travel) {

        private static final Journey START = new Journey(List.of(), List.of(), 0, 0, 0, 0);

        private int day() {
            return days.isEmpty() ? 1 : days.getLast();
        }

        /** How much of what was asked for it reaches: a stay for its own sake is a wish as well. */
        private int wishes() {
            return stays.stream()
                    .mapToInt(stay -> Math.max(1, stay.askedFor().size()))
                    .sum();
        }

        /** Whether a whole day between two stays is spent on the way. */
        boolean hasADayOnTheRoad() {
            return IntStream.range(1, days.size()).anyMatch(index -> days.get(index) - days.get(index - 1) > 1);
        }

        /** The stays of each day: a day without one is spent on the way to the next, or where one is. */
        List<List<Stay>> over(int count) {
            List<List<Stay>> each = new ArrayList<>();
            for (int day = 1; day <= count; day++) {
                int today = day;
                List<Stay> reached = IntStream.range(0, stays.size())
                        .filter(index -> days.get(index) == today)
                        .mapToObj(stays::get)
                        .toList();
                List<Stay> next = IntStream.range(0, stays.size())
                        .filter(index -> days.get(index) > today)
                        .limit(1)
                        .mapToObj(stays::get)
                        .toList();
                each.add(!reached.isEmpty() ? reached : next.isEmpty() ? List.of(stays.getLast()) : next);
            }
            return each;
        }
    }

    /**
     * The best journey; none where not even one stay can be reached.
     *
     * @param all with the one that was asked for first in front
     */
    static Optional<Journey> most(List<Stay> all, PlanRequest request, Roads roads) {
        var reach = new Reach(roads, request.days().size());
        List<Journey> journeys = new ArrayList<>();
        List<Stay> tried = all.subList(0, Math.min(all.size(), MOST_STAYS_TRIED));
        reach.extend(Journey.START, request.origin(), tried, journeys);
        Stay main = all.getFirst();
        return journeys.stream()
                .max(Comparator.comparingInt(Journey::wishes)
                        .thenComparing(journey -> journey.stays().contains(main))
                        .thenComparingInt(journey -> -journey.travel()));
    }

    private void extend(Journey journey, Optional<Place> from, List<Stay> left, List<Journey> journeys) {
        for (Stay next : left) {
            int way = from.map(place -> roads.minutes(place, next.base())).orElse(0);
            after(journey, next, way).ifPresent(longer -> {
                journeys.add(longer);
                List<Stay> others =
                        left.stream().filter(stay -> !stay.equals(next)).toList();
                extend(longer, Optional.of(next.base()), others, journeys);
            });
        }
    }

    private Optional<Journey> after(Journey journey, Stay next, int way) {
        boolean first = journey.stays().isEmpty();
        boolean aDayOnTheRoad = way > DAY_ON_THE_ROAD_MINUTES;
        int visits = next.askedFor().stream().mapToInt(Sight::minutes).sum();
        boolean sameDay = !aDayOnTheRoad
                && journey.stops() < MOST_STAYS_A_DAY
                && (first
                        || (way <= LONGEST_WAY_BETWEEN_VISITS
                                && journey.travelled() + way <= MOST_TRAVEL_MINUTES
                                && journey.busy() + way + visits <= MINUTES_OF_A_DAY));
        int day = journey.day() + (sameDay ? 0 : aDayOnTheRoad && !first ? 2 : 1);
        if (day > days) {
            return Optional.empty();
        }
        return Optional.of(new Journey(
                with(journey.stays(), next),
                with(journey.days(), day),
                sameDay ? journey.stops() + 1 : 1,
                aDayOnTheRoad ? 0 : sameDay ? journey.travelled() + way : way,
                visits + (aDayOnTheRoad ? 0 : sameDay ? journey.busy() + way : way),
                journey.travel() + way));
    }

    private static <T> List<T> with(List<T> some, T another) {
        return Stream.concat(some.stream(), Stream.of(another)).toList();
    }
}
