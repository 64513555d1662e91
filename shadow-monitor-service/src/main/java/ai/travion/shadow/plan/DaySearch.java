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
    Optional<DaySchedule> bestOf(DayFrame frame, List<Sight> sights) {
        var attempt = new Attempt(
                frame,
                sights.stream()
                        .sorted(Comparator.comparingDouble(objective::worth).reversed())
                        .toList());
        DaySchedule empty = DaySchedule.startOf(frame);
        attempt.extend(empty, new Visits(List.of(), 0), 0);
        return Optional.ofNullable(attempt.best).or(empty::closed);
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
    private boolean isTooMuch(Sight sight, List<Sight> before) {
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

    /** One search, and the best day that it has seen. */
    private final class Attempt {

        private final DayFrame frame;
        private final List<Sight> sights;
        private final double[] leastWay;
        private final boolean[] visited;
        private final int towns;
        private @Nullable DaySchedule best;
        private double bestScore = Double.NEGATIVE_INFINITY;

        /** @param sights the worthiest first, so that a good day is found early and most others are given up early */
        Attempt(DayFrame frame, List<Sight> sights) {
            this.frame = frame;
            this.sights = sights;
            this.visited = new boolean[sights.size()];
            this.towns = (int) Math.max(
                    TOWNS,
                    sights.stream()
                            .filter(sight -> sight.isTown() && objective.isAskedFor(sight))
                            .count());
            this.leastWay = sights.stream().mapToDouble(this::leastWayTo).toArray();
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
            for (int next = 0; next < sights.size(); next++) {
                if (!visited[next] && !isTooMuch(sights.get(next), before.sights())) {
                    visited[next] = true;
                    extendBy(sights.get(next), day, before, gained);
                    visited[next] = false;
                }
            }
        }

        private void extendBy(Sight sight, DaySchedule day, Visits before, double gained) {
            for (DayPart part : sight.parts()) {
                Optional<DaySchedule> longer = day.visiting(sight, part);
                if (longer.isPresent()) {
                    Entry visit = longer.get().entries().getLast();
                    extend(
                            longer.get(),
                            before.with(sight),
                            gained + objective.gain(sight, part) - objective.strain(sight, day, visit));
                }
            }
        }

        private void keepIfBest(DaySchedule closed, double score) {
            if (score > bestScore) {
                bestScore = score;
                best = closed;
            }
        }

        /** No schedule can gain more: the worthiest that are left, a town beside them, each at its best hour and by its shortest way. */
        private double mostStillToGain(DaySchedule day, int stillToVisit) {
            double[] gains = new double[sights.size()];
            for (int index = 0; index < gains.length; index++) {
                gains[index] = visited[index] ? 0 : mostFrom(day, index);
            }
            Arrays.sort(gains);
            double most = 0;
            for (int taken = 1; taken <= Math.min(gains.length, stillToVisit + towns); taken++) {
                most += gains[gains.length - taken];
            }
            return most;
        }

        private double mostFrom(DaySchedule day, int index) {
            Sight sight = sights.get(index);
            double most = 0;
            for (DayPart part : sight.parts()) {
                boolean stillAhead = part == DayPart.DAWN
                        ? day.entries().isEmpty()
                        : day.now() <= part.on(frame.light()).to();
                if (stillAhead) {
                    most = Math.max(most, objective.gain(sight, part) - leastWay[index]);
                }
            }
            return most;
        }

        /** From wherever one may come on this day. */
        private double leastWayTo(Sight sight) {
            int least = Math.min(way(frame.wake(), sight), way(frame.base(), sight));
            for (Sight other : sights) {
                if (!other.equals(sight)) {
                    least = Math.min(least, way(other.place(), sight));
                }
            }
            return objective.costOfTravel(least);
        }

        private int way(Place from, Sight to) {
            return frame.roads().minutes(from, to.place());
        }
    }
}
