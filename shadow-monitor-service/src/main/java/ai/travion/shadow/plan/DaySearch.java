package ai.travion.shadow.plan;

import ai.travion.atlas.PlaceType;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The best day that can be made of some sights: every order of visits that fits is tried, but for those that can no longer
 * become the best. So the result depends on its input alone.
 */
final class DaySearch {

    private static final double ASKED_FOR = 100;
    private static final double RENOWN = 2;
    private static final double INTEREST = 5;
    private static final int INTERESTS_COUNTED = 2;
    private static final double PHOTOGRAPHED_IN_GOLD = 4;
    /** What it costs to come when a place is full instead of at its quietest: less than golden light is worth to who photographs. */
    private static final double FULLER = 4;

    private static final double FULLER_TO_WHO_AVOIDS_CROWDS = 10;

    /** A crowd moves a visit to another hour, and seldom takes it from the day. */
    private static final double MOST_OF_ITS_WORTH = 0.25;

    private static final double TRAVEL_MINUTE = 0.1;
    private static final double IDLE_MINUTE = 0.015;
    private static final double SECOND_EFFORT = 4;
    private static final double RESTED_EFFORT = 1.5;
    private static final int RESTED_AFTER_MINUTES = 180;
    private static final int A_DAY = 24 * 60;
    private static final int LONG_AGO = -2 * A_DAY;
    private static final int LONG_CLIMB = 240;

    /** A stroll through a town is no visit to be counted. */
    private static final int TOWNS = 1;

    private final Wishes wishes;
    private final Set<Sight> askedFor;

    DaySearch(Wishes wishes, Set<Sight> askedFor) {
        this.wishes = wishes;
        this.askedFor = askedFor;
    }

    /** A day with as much of the sights as fits and pleases, closed; none where not even an empty day can end at its base. */
    Optional<DaySchedule> bestOf(DayFrame frame, List<Sight> sights) {
        var attempt = new Attempt(frame.visits());
        DaySchedule empty = DaySchedule.startOf(frame);
        List<Sight> worthiestFirst = sights.stream()
                .sorted(Comparator.comparingDouble(this::worth).reversed())
                .toList();
        attempt.extend(empty, worthiestFirst, List.of(), 0);
        return Optional.ofNullable(attempt.best).or(empty::closed);
    }

    /** How much a sight is worth to this traveller, whenever it is seen. */
    double worth(Sight sight) {
        double interest = Math.min(wishes.servedBy(sight), INTERESTS_COUNTED) * INTEREST;
        boolean beside = !wishes.interests().isEmpty() && interest == 0;
        double renown = sight.renown() * (beside ? RENOWN / 2 : RENOWN);
        return renown + interest + (askedFor.contains(sight) ? ASKED_FOR : 0);
    }

    private double gain(Sight sight, DayPart part, DaySchedule before, DaySchedule longer) {
        boolean golden = part == DayPart.DAWN || part == DayPart.LATE;
        boolean pictured =
                golden && wishes.wantsPhotographs() && sight.interests().contains("photography");
        double effort = sight.effort() == Sight.Effort.EASY
                ? 0
                : costOfASecondEffort(lastVisit(longer).start() - endOfLastEffort(before));
        return worth(sight) * sight.suits(part) + (pictured ? PHOTOGRAPHED_IN_GOLD : 0) - effort;
    }

    private static double costOfASecondEffort(int minutesSinceTheFirst) {
        if (minutesSinceTheFirst > A_DAY) {
            return 0;
        }
        return minutesSinceTheFirst > RESTED_AFTER_MINUTES ? RESTED_EFFORT : SECOND_EFFORT;
    }

    /** The minute at which the last visit ended that was no easy one; long ago where none was. */
    private static int endOfLastEffort(DaySchedule day) {
        return day.entries().stream()
                .filter(entry -> entry.kind() == Entry.Kind.VISIT)
                .filter(entry -> day.frame().sights().of(entry.place()).effort() != Sight.Effort.EASY)
                .mapToInt(Entry::end)
                .max()
                .orElse(LONG_AGO);
    }

    /** The visit that was added last; there must be one. */
    private static Entry lastVisit(DaySchedule day) {
        for (Entry entry : day.entries().reversed()) {
            if (entry.kind() == Entry.Kind.VISIT) {
                return entry;
            }
        }
        throw new IllegalStateException("Nothing is visited yet");
    }

    /** What the crowd of the last visit of a day costs; nothing where it is not known. */
    private double crowding(Sight sight, DaySchedule day) {
        Entry visit = lastVisit(day);
        double fuller = day.frame().fullness().percentAboveQuietest(visit.place(), visit.start(), visit.end()) / 100;
        return Math.min(
                fuller * (wishes.avoidsCrowds() ? FULLER_TO_WHO_AVOIDS_CROWDS : FULLER),
                worth(sight) * MOST_OF_ITS_WORTH);
    }

    /** Another walk on the day of a long climb, or a second safari on one day, unless it was asked for. */
    private boolean isTooMuch(Sight sight, List<Sight> before) {
        return !askedFor.contains(sight)
                && before.stream()
                        .anyMatch(earlier -> isTiring(earlier, sight)
                                || isTiring(sight, earlier)
                                || (isSafari(earlier) && isSafari(sight)));
    }

    private boolean isSecondTown(Sight sight, List<Sight> before) {
        return sight.isTown() && !askedFor.contains(sight) && before.stream().anyMatch(Sight::isTown);
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

        private final int mostVisits;
        private @Nullable DaySchedule best;
        private double bestScore = Double.NEGATIVE_INFINITY;

        Attempt(int mostVisits) {
            this.mostVisits = mostVisits;
        }

        void extend(DaySchedule day, List<Sight> left, List<Sight> before, double gained) {
            double soFar = gained - cost(day);
            if (!before.isEmpty() && soFar > bestScore) {
                day.closed().ifPresent(closed -> keepIfBest(closed, gained - cost(closed)));
            }
            int stillToVisit = mostVisits
                    - (int) before.stream().filter(sight -> !sight.isTown()).count();
            if (stillToVisit == 0 || soFar + mostStillToGain(left, stillToVisit) <= bestScore) {
                return;
            }
            for (Sight sight : left) {
                if (!isTooMuch(sight, before) && !isSecondTown(sight, before)) {
                    extendBy(sight, day, left, before, gained);
                }
            }
        }

        private void extendBy(Sight sight, DaySchedule day, List<Sight> left, List<Sight> before, double gained) {
            for (DayPart part : sight.parts()) {
                day.visiting(sight, part)
                        .ifPresent(longer -> extend(
                                longer,
                                without(left, sight),
                                with(before, sight),
                                gained + gain(sight, part, day, longer) - crowding(sight, longer)));
            }
        }

        /** The cost of a day only grows as it gets longer. */
        private static double cost(DaySchedule day) {
            return day.travelMinutes() * TRAVEL_MINUTE + day.idleMinutes() * IDLE_MINUTE;
        }

        private void keepIfBest(DaySchedule closed, double score) {
            if (score > bestScore) {
                bestScore = score;
                best = closed;
            }
        }

        /** No schedule can gain more: the worthiest that are left, a town beside them, each at its best hour, without a way between them. */
        private double mostStillToGain(List<Sight> left, int stillToVisit) {
            double gain = 0;
            for (Sight sight : left.subList(0, Math.min(left.size(), stillToVisit + TOWNS))) {
                gain += worth(sight) + (wishes.wantsPhotographs() ? PHOTOGRAPHED_IN_GOLD : 0);
            }
            return gain;
        }
    }

    private static List<Sight> without(List<Sight> sights, Sight one) {
        return sights.stream().filter(sight -> !sight.equals(one)).toList();
    }

    private static List<Sight> with(List<Sight> sights, Sight one) {
        return Stream.concat(sights.stream(), Stream.of(one)).toList();
    }
}
