package ai.travion.router.itinerary;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/** "Is that too rushed?", "are we trying to do too much?": how full the days of a plan are, and how often it moves on. */
final class Pace {

    /** Minutes of stops and of roads of a day that leave it no rest. */
    private static final int FULL = 9 * 60;

    private Pace() {}

    static Optional<String> of(Itinerary plan) {
        if (plan.isEmpty()) {
            return Optional.empty();
        }
        ToIntFunction<LocalDate> busy =
                day -> plan.on(day).visits().stream().mapToInt(Entry::minutes).sum()
                        + plan.on(day).of(Entry.Sort.DRIVE).minutes();
        int days = plan.days().size();
        var sojourns = Sojourns.of(plan);
        var single = sojourns.stream().filter(stay -> stay.nights() == 1).toList();
        var full =
                plan.days().stream().filter(day -> busy.applyAsInt(day) > FULL).toList();
        boolean rushed = 2 * full.size() >= days || (sojourns.size() > 2 && 2 * single.size() > sojourns.size());
        boolean easy = full.isEmpty() && 4 * single.size() <= sojourns.size();
        var fullest =
                plan.on(plan.days().stream().max(Comparator.comparingInt(busy)).orElseThrow());
        return Optional.of(
                "%s: %d stop%s and about %s on the road in %d day%s, with %s. %sThe fullest is %s, with %s of stops and roads. %s"
                        .formatted(
                                rushed
                                        ? "Rather full"
                                        : easy ? "The pace is easy" : "Not too rushed for most, but not slow",
                                plan.visits().size(),
                                plan.visits().size() == 1 ? "" : "s",
                                Entry.length(plan.of(Entry.Sort.DRIVE).minutes()),
                                days,
                                days == 1 ? "" : "s",
                                switch (sojourns.size()) {
                                    case 0 -> "no night";
                                    case 1 -> "one town to sleep in";
                                    default -> "%d towns to sleep in".formatted(sojourns.size());
                                },
                                single.isEmpty() || days == 2
                                        ? ""
                                        : "For one night only it stays in %s. "
                                                .formatted(single.stream()
                                                        .map(stay ->
                                                                stay.place().name())
                                                        .collect(Collectors.joining(", "))),
                                fullest.entries().getFirst().inWords(),
                                Entry.length(busy.applyAsInt(
                                        fullest.entries().getFirst().day())),
                                "Say \"more relaxed\", \"less driving\" or \"one day longer\", and I change it."));
    }
}
