package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Which stays can be reached in so many days, by the ways between them alone: as many as can be, the one that was asked for first
 * among them if that can be, and of several choices that with the least driving.
 */
final class Reach {

    /** Who drives longer than this arrives for dinner: what is there is seen on the day after. */
    private static final int DAY_ON_THE_ROAD_MINUTES = 360;

    /** Of a day on which more than one stay is seen. */
    private static final int MOST_TRAVEL_MINUTES = 300;

    private static final int MOST_STAYS_A_DAY = 3;
    private static final int MOST_STAYS_TRIED = 7;

    private final Roads roads;
    private final int days;

    private Reach(Roads roads, int days) {
        this.roads = roads;
        this.days = days;
    }

    /** A journey so far: its stays, and the day on which it stands. */
    private record Journey(List<Stay> stays, int day, int stopsOfTheDay, int travelOfTheDay, int travel) {

        boolean begins(Stay stay) {
            return stays.contains(stay);
        }
    }

    /**
     * The stays in the order of travel; none where not even one can be reached.
     *
     * @param all with the one that was asked for first in front
     */
    static List<Stay> most(List<Stay> all, PlanRequest request, Roads roads) {
        var reach = new Reach(roads, request.days().size());
        List<Journey> journeys = new ArrayList<>();
        List<Stay> tried = all.subList(0, Math.min(all.size(), MOST_STAYS_TRIED));
        var start = new Journey(List.of(), 1, 0, 0, 0);
        reach.extend(start, request.origin(), tried, journeys);
        Stay main = all.getFirst();
        return journeys.stream()
                .max(Comparator.<Journey>comparingInt(
                                journey -> journey.stays().size())
                        .thenComparing(journey -> journey.begins(main))
                        .thenComparingInt(journey -> -journey.travel()))
                .map(Journey::stays)
                .orElse(List.of());
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
        List<Stay> stays = new ArrayList<>(journey.stays());
        stays.add(next);
        int travel = journey.travel() + way;
        boolean first = journey.stays().isEmpty();
        if (way > DAY_ON_THE_ROAD_MINUTES) {
            int day = journey.day() + (first ? 1 : 2);
            return day > days ? Optional.empty() : Optional.of(new Journey(stays, day, 1, 0, travel));
        }
        boolean sameDay = journey.stopsOfTheDay() < MOST_STAYS_A_DAY
                && (first || journey.travelOfTheDay() + way <= MOST_TRAVEL_MINUTES);
        int day = sameDay ? journey.day() : journey.day() + 1;
        if (day > days) {
            return Optional.empty();
        }
        int travelOfTheDay = sameDay ? journey.travelOfTheDay() + way : way;
        return Optional.of(
                new Journey(stays, day, sameDay ? journey.stopsOfTheDay() + 1 : 1, travelOfTheDay, travel));
    }
}
