package ai.travion.shadow.plan;

import ai.travion.atlas.PlaceType;
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

    /** Two sums of the same points may differ by less than this. */
    private static final double ROUNDING = 1e-9;

    private final Objective objective;

    DaySearch(Objective objective) {
        this.objective = objective;
    }

    /** A day with as much of the sights as fits and pleases, closed; none where not even an empty day can end at its base. */
    Optional<ScoredDay> bestOf(DayFrame frame, List<Sight> sights) {
        DaySchedule empty = DaySchedule.startOf(frame);
        return betterThan(Double.NEGATIVE_INFINITY, frame, sights)
                .or(() -> empty.closed().map(closed -> ScoredDay.of(closed, -objective.cost(closed.spent()))));
    }

    /** The same with at least one visit, where its score is over another; the higher that is, the sooner this ends. */
    Optional<ScoredDay> betterThan(double score, DayFrame frame, List<Sight> sights) {
        var attempt = new Attempt(
                frame,
                sights.stream()
                        .sorted(Comparator.comparingDouble(objective::worth).reversed())
                        .toList(),
                score);
        attempt.search();
        return Optional.ofNullable(attempt.best).map(best -> ScoredDay.of(best, attempt.bestScore));
    }

    /** Another walk on the day of a long climb, a second safari, or a second town, unless it was asked for. */
    static boolean isTooMuch(Sight sight, List<Sight> before, Objective objective) {
        return !objective.isAskedFor(sight) && before.stream().anyMatch(earlier -> isTooMuchAfter(earlier, sight));
    }

    static boolean isTooMuchAfter(Sight earlier, Sight sight) {
        return isTiring(earlier, sight)
                || isTiring(sight, earlier)
                || (isSafari(earlier) && isSafari(sight))
                || (earlier.isTown() && sight.isTown());
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
        private final Offers offers;
        private @Nullable DaySchedule best;
        private double bestScore;

        /**
         * @param sights the worthiest first, so that a good day is found early and most others are given up early
         * @param score to be over
         */
        Attempt(DayFrame frame, List<Sight> sights, double score) {
            this.frame = frame;
            this.offers = new Offers(objective, frame, sights);
            this.bestScore = score;
        }

        void search() {
            extend(DaySchedule.startOf(frame), Offers.NONE, Offers.AT_THE_START, 0);
        }

        /**
         * @param visited the offers that the day has already, a bit each
         * @param last of them
         */
        private void extend(DaySchedule day, long visited, int last, double gained) {
            double soFar = gained - objective.cost(day.spent());
            if (visited != Offers.NONE && mayBeat(soFar - offers.costOfTheWayHome(last))) {
                day.closed().ifPresent(closed -> keepIfBest(closed, gained - objective.cost(closed.spent())));
            }
            int stillToVisit = frame.visits() - offers.counted(visited);
            if (stillToVisit == 0) {
                return;
            }
            var ahead = new Ahead(offers, day, visited, last, stillToVisit);
            for (int next = 0; next < offers.count() && mayBeat(soFar + ahead.most()); next++) {
                if (ahead.mayHave(next)) {
                    extendBy(next, day, visited, gained, soFar, ahead);
                }
            }
        }

        private void extendBy(int next, DaySchedule day, long visited, double gained, double soFar, Ahead ahead) {
            Sight sight = offers.sight(next);
            for (Offers.Hour hour : offers.hours(next)) {
                if (!mayBeat(soFar + ahead.mostWith(next, hour))) {
                    continue;
                }
                Optional<DaySchedule> longer = day.visiting(sight, hour.part());
                if (longer.isPresent()) {
                    Entry visit = longer.get().entries().getLast();
                    extend(
                            longer.get(),
                            visited | Offers.bit(next),
                            next,
                            gained + hour.gain() - offers.burden(next).of(day, visit));
                }
            }
        }

        private boolean mayBeat(double most) {
            return most + ROUNDING > bestScore;
        }

        private void keepIfBest(DaySchedule closed, double score) {
            if (score > bestScore) {
                bestScore = score;
                best = closed;
            }
        }
    }
}
