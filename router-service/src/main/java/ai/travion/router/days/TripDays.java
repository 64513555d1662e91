package ai.travion.router.days;

import ai.travion.atlas.Place;
import ai.travion.router.itinerary.Itinerary;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The days of a plan in hand, from 0, and where one wakes and sleeps on each. */
final class TripDays {

    private final Itinerary plan;
    private final List<LocalDate> days;
    private final List<Optional<Place>> ends;

    TripDays(Itinerary plan) {
        this.plan = plan;
        this.days = plan.days();
        this.ends = days.stream()
                .map(day -> plan.on(day).entries().getLast().place())
                .toList();
    }

    Itinerary plan() {
        return plan;
    }

    int count() {
        return days.size();
    }

    LocalDate date(int day) {
        return days.get(day);
    }

    Optional<Integer> on(LocalDate date) {
        int at = days.indexOf(date);
        return at < 0 ? Optional.empty() : Optional.of(at);
    }

    Optional<Place> endOf(int day) {
        return ends.get(day);
    }

    boolean goesHome() {
        int last = days.size() - 1;
        return last > 0
                && (plan.leavesOnItsLastDay()
                        || plan.on(days.get(last)).entries().getLast().isADrive()
                        || !ends.get(last).equals(ends.get(last - 1)));
    }

    /** That end at a place, or else those on which one is at it. */
    List<Integer> endingAt(Place place) {
        int nights = goesHome() ? days.size() - 1 : days.size();
        var ending = IntStream.range(0, nights)
                .filter(day -> ends.get(day).filter(place::equals).isPresent())
                .boxed()
                .toList();
        return ending.isEmpty() ? seeing(place) : ending;
    }

    /** The first on which one goes by train. */
    Optional<Integer> byTrain() {
        return IntStream.range(0, days.size())
                .filter(day -> plan.on(days.get(day)).entries().stream()
                        .anyMatch(entry -> entry.isADrive() && entry.activity().contains(" by train")))
                .boxed()
                .findFirst();
    }

    /** On which one comes to a place by train. */
    Optional<Integer> byTrainTo(Place place) {
        return IntStream.range(0, days.size())
                .filter(day -> plan.on(days.get(day)).entries().stream()
                        .anyMatch(entry ->
                                entry.isADrive() && entry.activity().contains(" to " + place.name() + " by train")))
                .boxed()
                .findFirst();
    }

    /** On which one is at a place. */
    List<Integer> seeing(Place place) {
        return IntStream.range(0, days.size())
                .filter(day -> plan.on(days.get(day)).isAt(place))
                .boxed()
                .toList();
    }

    /** The only day on which there is what some words mean. */
    Optional<Integer> doing(String words) {
        var on = plan.called(words).stream()
                .map(entry -> entry.number() - 1)
                .distinct()
                .toList();
        return on.size() == 1 ? Optional.of(on.getFirst()) : Optional.empty();
    }

    /** That begin at a place. */
    List<Integer> wakingAt(Place place) {
        var waking = IntStream.range(0, days.size())
                .filter(day -> wakesAt(day, place))
                .boxed()
                .toList();
        return waking.isEmpty() ? seeing(place) : waking;
    }

    private boolean wakesAt(int day, Place place) {
        if (day > 0) {
            return ends.get(day - 1).filter(place::equals).isPresent();
        }
        var first = plan.on(days.getFirst()).entries().getFirst();
        return !first.isADrive() && ends.getFirst().filter(place::equals).isPresent();
    }

    /** All that are at least partly at a place, in their order. */
    List<Integer> at(Place place) {
        var ending = endingAt(place);
        return IntStream.range(0, days.size())
                .filter(day -> ending.contains(day) || wakesAt(day, place))
                .boxed()
                .toList();
    }

    /** The number of a day among those that end where it ends, from 1. */
    int numberThere(int day) {
        return (int) IntStream.rangeClosed(0, day)
                .filter(other -> ends.get(other).equals(ends.get(day)))
                .count();
    }

    /** The one of some with the fewest hours taken. */
    Optional<Integer> freest(List<Integer> some) {
        return some.stream()
                .min((one, other) -> Integer.compare(taken(one), taken(other)))
                .or(Optional::empty);
    }

    private int taken(int day) {
        return plan.on(days.get(day)).entries().stream()
                .mapToInt(entry -> entry.minutes())
                .sum();
    }
}
