package ai.travion.shadow.plan;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.shadow.crowd.Crowds;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Giving up early must never cost the best day: every day that is searched with bounds is searched without them too. */
class DaySearchTest {

    private static final LocalDate DAY = LocalDate.parse("2027-02-10");
    private static final Places PLACES = Places.load();
    private static final Sights SIGHTS = Sights.load(PLACES);
    private static final Roads ROADS = Roads.load(PLACES.all());
    private static final int DAYS = 150;
    private static final int SIGHTS_OF_A_DAY = 4;

    @Test
    void noDayIsBetterThanTheOneThatIsFound() {
        var random = new SplittableRandom(7);
        List<Place> bases = Stream.of("Ella", "Kandy", "Colombo", "Galle Fort", "Sigiriya", "Nuwara Eliya")
                .map(DaySearchTest::place)
                .toList();

        for (int day = 0; day < DAYS; day++) {
            Place base = bases.get(random.nextInt(bases.size()));
            List<Sight> around = some(random, around(base, 60));
            Set<Sight> asked =
                    around.stream().filter(sight -> random.nextInt(3) == 0).collect(Collectors.toSet());

            assertThatNothingIsBetter(frame(base, 1 + random.nextInt(SIGHTS_OF_A_DAY)), around, asked);
        }
    }

    @Test
    void aDayThatIsNoBetterIsNotFound() {
        var search = new DaySearch(new Objective(Wishes.none(), Set.of()));
        DayFrame frame = frame(place("Ella"), 3);
        List<Sight> around = around(place("Ella"), 30);
        ScoredDay best = search.bestOf(frame, around).orElseThrow();

        Optional<ScoredDay> better = search.betterThan(best.score(), frame, around);

        assertThat(better).isEmpty();
        assertThat(search.betterThan(best.score() - 1, frame, around))
                .map(ScoredDay::visits)
                .hasValue(best.visits());
    }

    /** Towns are not counted as visits: an unasked one may come before all that were asked for. */
    @Test
    void townsThatWereAskedForAndOneBesideThemAllCount() {
        List<Sight> towns = Stream.of("Ella", "Badulla", "Haputale", "Ravana Falls")
                .map(name -> SIGHTS.of(place(name)))
                .toList();

        for (int asked = 1; asked < 1 << towns.size(); asked++) {
            int chosen = asked;
            Set<Sight> askedFor = towns.stream()
                    .filter(sight -> (chosen >> towns.indexOf(sight) & 1) == 1)
                    .collect(Collectors.toSet());

            assertThatNothingIsBetter(frame(place("Ella"), 2), towns, askedFor);
        }
    }

    private static void assertThatNothingIsBetter(DayFrame frame, List<Sight> sights, Set<Sight> askedFor) {
        var objective = new Objective(Wishes.none(), askedFor);

        double found =
                new DaySearch(objective).bestOf(frame, sights).orElseThrow().score();

        assertThat(found)
                .as(
                        "%s, asked for %s",
                        sights.stream().map(sight -> sight.place().name()).toList(), askedFor.size())
                .isGreaterThanOrEqualTo(bestOfAll(frame, objective, sights) - 1e-9);
    }

    private static double bestOfAll(DayFrame frame, Objective objective, List<Sight> sights) {
        return tried(DaySchedule.startOf(frame), List.of(), 0, objective, sights, frame.visits());
    }

    private static double tried(
            DaySchedule day, List<Sight> before, double gained, Objective objective, List<Sight> sights, int left) {
        double best = before.isEmpty()
                ? Double.NEGATIVE_INFINITY
                : day.closed()
                        .map(closed -> gained - objective.cost(closed.spent()))
                        .orElse(Double.NEGATIVE_INFINITY);
        if (left == 0) {
            return best;
        }
        for (Sight sight : sights) {
            if (before.contains(sight) || DaySearch.isTooMuch(sight, before, objective)) {
                continue;
            }
            for (DayPart part : sight.parts()) {
                Optional<DaySchedule> longer = day.visiting(sight, part);
                if (longer.isPresent()) {
                    List<Sight> then = new ArrayList<>(before);
                    then.add(sight);
                    double gain = objective.gain(sight, part)
                            - objective
                                    .burden(sight, day.frame())
                                    .of(day, longer.get().entries().getLast());
                    best = Math.max(
                            best,
                            tried(
                                    longer.get(),
                                    then,
                                    gained + gain,
                                    objective,
                                    sights,
                                    left - (sight.isTown() ? 0 : 1)));
                }
            }
        }
        return best;
    }

    private static List<Sight> around(Place base, int minutes) {
        return SIGHTS.all().stream()
                .filter(sight -> ROADS.minutes(base, sight.place()) <= minutes)
                .toList();
    }

    private static List<Sight> some(SplittableRandom random, List<Sight> sights) {
        return Stream.generate(() -> sights.get(random.nextInt(sights.size())))
                .limit(SIGHTS_OF_A_DAY)
                .distinct()
                .toList();
    }

    private static DayFrame frame(Place base, int visits) {
        return new DayFrame(
                DAY,
                base,
                base,
                Optional.empty(),
                Daylight.cautious(DAY),
                Hours.wholeDay(),
                visits,
                90,
                SIGHTS,
                ROADS,
                false,
                false,
                "",
                new Fullness(Crowds.unknown(), DAY),
                FeastDay.NONE);
    }

    private static Place place(String name) {
        return PLACES.named(name).orElseThrow();
    }
}
