package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.shadow.calendar.InWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Where a long trip has days for which no sight is left: further places, one by one, as long as each fills a day. */
final class SpareDays {

    private static final int FEWEST_DAYS = 4;
    private static final int MOST_ADDED = 2;
    private static final int FARTHEST_MINUTES = 210;
    private static final int AROUND_MINUTES = 60;
    private static final double MOST_WORTH_OF_A_SIGHT = 20;
    private static final double LEAST_WORTH = 15;

    private final Sights sights;
    private final Roads roads;

    SpareDays(Sights sights, Roads roads) {
        this.sights = sights;
        this.roads = roads;
    }

    /** A trip and its days, and what was added to it. */
    record Filled(PlanRequest request, Draft draft, List<Place> added) {

        Optional<String> inWords() {
            return added.isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                            "There is more time than the sights that you asked for and those around them fill, so I added %s; say so if you would rather stay."
                                    .formatted(InWords.list(
                                            added.stream().map(Place::name).toList())));
        }
    }

    Filled filled(PlanRequest asked, Draft first, Function<PlanRequest, Draft> drafted) {
        Filled trip = new Filled(asked, first, List.of());
        Particulars told = asked.wishes().told();
        boolean staysPut = told.mostBases(asked.days().size()).isPresent();
        if (staysPut
                || asked.days().size() < FEWEST_DAYS
                || first.days().isEmpty()
                || !first.missed().isEmpty()) {
            return trip;
        }
        while (trip.added().size() < MOST_ADDED && emptyDays(trip.draft()) > 0) {
            Filled before = trip;
            Optional<Filled> fuller = another(before)
                    .map(place -> withAll(and(before.added(), place), asked, drafted))
                    .filter(more ->
                            more.draft().missed().isEmpty() && emptyDays(more.draft()) < emptyDays(before.draft()));
            if (fuller.isEmpty()) {
                break;
            }
            trip = fuller.get();
        }
        return trip;
    }

    private static List<Place> and(List<Place> places, Place another) {
        List<Place> added = new ArrayList<>(places);
        added.add(another);
        return added;
    }

    /** What lies nearer to where one comes from than the main place is on the way to it. */
    private Filled withAll(List<Place> added, PlanRequest asked, Function<PlanRequest, Draft> drafted) {
        List<Place> targets = new ArrayList<>(asked.targets());
        for (Place another : added) {
            boolean onTheWay = asked.origin()
                    .filter(from -> roads.minutes(from, another)
                            < roads.minutes(from, asked.targets().getFirst()))
                    .isPresent();
            targets.add(onTheWay ? 0 : targets.size(), another);
        }
        PlanRequest longer = asked.forThe(targets, asked.wishes());
        return new Filled(longer, drafted.apply(longer), added);
    }

    private static long emptyDays(Draft draft) {
        return draft.days().stream().filter(day -> day.visited().isEmpty()).count();
    }

    /** Where the most is left to see, for the way that it takes. */
    private Optional<Place> another(Filled trip) {
        List<Place> bases = trip.draft().stays().stream().map(Stay::base).toList();
        var objective = new Objective(trip.request().wishes(), Set.of());
        return sights.all().stream()
                .filter(Sight::stay)
                .map(Sight::place)
                .filter(place -> bases.stream().allMatch(base -> roads.minutes(base, place) > AROUND_MINUTES))
                .filter(place -> distance(place, bases) <= FARTHEST_MINUTES)
                .filter(place -> worth(place, trip, objective) >= LEAST_WORTH)
                .max(Comparator.<Place>comparingDouble(
                                place -> worth(place, trip, objective) - objective.costOfTravel(distance(place, bases)))
                        .thenComparing(Place::id));
    }

    private int distance(Place place, List<Place> bases) {
        return bases.stream().mapToInt(base -> roads.minutes(base, place)).min().orElse(0);
    }

    private double worth(Place place, Filled trip, Objective objective) {
        return sights.all().stream()
                .filter(sight -> sight.renown() > 0 && roads.minutes(place, sight.place()) <= AROUND_MINUTES)
                .filter(sight -> !trip.request().wishes().rulesOut(sight)
                        && !trip.draft().seen().contains(sight))
                .mapToDouble(sight -> Math.min(objective.worth(sight), MOST_WORTH_OF_A_SIGHT))
                .sum();
    }
}
