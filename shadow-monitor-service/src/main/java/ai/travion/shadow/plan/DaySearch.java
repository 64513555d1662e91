package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The best day that can be made of some sights: every order of visits that fits is tried, but for those that can no longer
 * become the best. So the result depends on its input alone.
 */
final class DaySearch {

    private static final int LONG_CLIMB = 240;

    /** A stroll through a town is no visit to be counted; of those that were not asked for there is one. */
    private static final int TOWNS = 1;

    private final Objective objective;

    DaySearch(Objective objective) {
        this.objective = objective;
    }

    /** A day with as much of the sights as fits and pleases, closed; none where not even an empty day can end at its base. */
    Optional<ScoredDay> bestOf(DayFrame frame, List<Sight> sights) {
        var attempt = new Attempt(
                frame,
                sights.stream()
                        .sorted(Comparator.comparingDouble(objective::worth).reversed())
                        .toList());
        DaySchedule empty = DaySchedule.startOf(frame);
        attempt.extend(empty, new Visits(List.of(), 0), 0);
        return Optional.ofNullable(attempt.best)
                .or(() -> empty.closed().map(closed -> new ScoredDay(closed, -objective.cost(closed.spent()))));
    }

    /**
     * What a day visits so far.
     *
     * @param counted those that are no towns
     */
    private record Visits(List<Sight> sights, int counted) {

        Visits with(Sight sight) {
            Sight[] longer = sights.toArray(new Sight[sights.size() + 1]);
            longer[sights.size()] = sight;
            return new Visits(Arrays.asList(longer), counted + (sight.isTown() ? 0 : 1));
        }
    }

    /** Another walk on the day of a long climb, a second safari, or a second town, unless it was asked for. */
    static boolean isTooMuch(Sight sight, List<Sight> before, Objective objective) {
        if (objective.isAskedFor(sight)) {
            return false;
        }
        for (Sight earlier : before) {
            if (isTiring(earlier, sight)
                    || isTiring(sight, earlier)
                    || (isSafari(earlier) && isSafari(sight))
                    || (earlier.isTown() && sight.isTown())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isTiring(Sight climb, Sight other) {
        return climb.effort() == Sight.Effort.STRENUOUS
                && (other.effort() == Sight.Effort.STRENUOUS
                        || (climb.minutes() >= LONG_CLIMB && other.effort() == Sight.Effort.MODERATE));
    }

    private static boolean isSafari(Sight sight) {
        return sight.place().type() == PlaceType.WILDLIFE;
    }

    /**
     * One way to see a sight, worked out before the search.
     *
     * @param gain at the best hour of the part
     * @param latest minute at which it may begin
     */
    private record Hour(DayPart part, double gain, int latest) {}

    /**
     * A sight and all that does not change while a day is searched.
     *
     * @param leastWay minutes, from wherever one may come on this day
     */
    private record Offer(Sight sight, List<Hour> hours, boolean town, int leastWay) {}

    /** One search, and the best day that it has seen. */
    private final class Attempt {

        private final DayFrame frame;
        private final Offer[] offers;
        private final boolean[] visited;
        private final int towns;
        private @Nullable ScoredDay best;
        private double bestScore = Double.NEGATIVE_INFINITY;

        /** @param sights the worthiest first, so that a good day is found early and most others are given up early */
        Attempt(DayFrame frame, List<Sight> sights) {
            this.frame = frame;
            this.offers = sights.stream().map(sight -> offer(sight, sights)).toArray(Offer[]::new);
            this.visited = new boolean[offers.length];
            this.towns = mostTowns(sights);
        }

        /** Every town that was asked for, and one that was not: before them it is not too much. */
        private int mostTowns(List<Sight> sights) {
            List<Sight> all = sights.stream().filter(Sight::isTown).toList();
            int asked = (int) all.stream().filter(objective::isAskedFor).count();
            return asked + Math.min(all.size() - asked, TOWNS);
        }

        private Offer offer(Sight sight, List<Sight> sights) {
            List<Hour> hours = sight.parts().stream()
                    .map(part -> new Hour(
                            part,
                            objective.gain(sight, part),
                            part.on(frame.light()).to()))
                    .toList();
            return new Offer(sight, hours, sight.isTown(), leastWayTo(sight, sights));
        }

        void extend(DaySchedule day, Visits before, double gained) {
            double soFar = gained - objective.cost(day.spent());
            if (!before.sights().isEmpty() && soFar > bestScore) {
                day.closed().ifPresent(closed -> keepIfBest(closed, gained - objective.cost(closed.spent())));
            }
            int stillToVisit = frame.visits() - before.counted();
            if (stillToVisit == 0 || soFar + mostStillToGain(day, stillToVisit) <= bestScore) {
                return;
            }
            for (int next = 0; next < offers.length; next++) {
                if (!visited[next] && !isTooMuch(offers[next].sight(), before.sights(), objective)) {
                    visited[next] = true;
                    extendBy(offers[next], day, before, gained);
                    visited[next] = false;
                }
            }
        }

        private void extendBy(Offer offer, DaySchedule day, Visits before, double gained) {
            Sight sight = offer.sight();
            for (Hour hour : offer.hours()) {
                Optional<DaySchedule> longer = day.visiting(sight, hour.part());
                if (longer.isPresent()) {
                    Entry visit = longer.get().entries().getLast();
                    extend(
                            longer.get(),
                            before.with(sight),
                            gained + hour.gain() - objective.strain(sight, day, visit));
                }
            }
        }

        private void keepIfBest(DaySchedule closed, double score) {
            if (score > bestScore) {
                bestScore = score;
                best = new ScoredDay(closed, score);
            }
        }

        /**
         * No schedule can gain more: the worthiest sights that are left, and the worthiest towns beside them, each at its best hour and by
         * its shortest way.
         */
        private double mostStillToGain(DaySchedule day, int stillToVisit) {
            double[] gains = new double[stillToVisit];
            double[] fromTowns = new double[towns];
            for (int index = 0; index < offers.length; index++) {
                if (!visited[index]) {
                    keepMost(offers[index].town() ? fromTowns : gains, mostFrom(day, offers[index]));
                }
            }
            return sum(gains) + sum(fromTowns);
        }

        /** Puts a gain among the most so far, the greatest first. */
        private static void keepMost(double[] most, double gain) {
            double moving = gain;
            for (int place = 0; place < most.length && moving > 0; place++) {
                if (moving > most[place]) {
                    double less = most[place];
                    most[place] = moving;
                    moving = less;
                }
            }
        }

        private static double sum(double[] gains) {
            double sum = 0;
            for (double gain : gains) {
                sum += gain;
            }
            return sum;
        }

        private double mostFrom(DaySchedule day, Offer offer) {
            double most = 0;
            for (Hour hour : offer.hours()) {
                boolean stillAhead = hour.part().isBeforeTheDay()
                        ? day.entries().isEmpty()
                        : day.now() + offer.leastWay() <= hour.latest();
                if (stillAhead) {
                    most = Math.max(most, hour.gain() - objective.costOfTravel(offer.leastWay()));
                }
            }
            return most;
        }

        private int leastWayTo(Sight sight, List<Sight> sights) {
            int least = Math.min(way(frame.wake(), sight), way(frame.base(), sight));
            for (Sight other : sights) {
                if (!other.equals(sight)) {
                    least = Math.min(least, way(other.place(), sight));
                }
            }
            return least;
        }

        private int way(Place from, Sight to) {
            return frame.roads().minutes(from, to.place());
        }
    }
}
