package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.plan.DaysOtherwise;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a plan that was made anew has no longer of the one before, and has new: whoever changes one thing wants to know what else went. */
final class PlanDifference {

    /** How it begins, by which it is known again. */
    static final String AGAINST = "Against the plan before";

    private static final int MOST_NAMED = 8;
    private static final int MUCH_MINUTES = 45;
    private static final Pattern CLOCK = Pattern.compile("(?:[01]\\d|2[0-3]):[0-5]\\d");
    private static final Pattern NO_VISIT = Pattern.compile(
            "(?i)^(?:breakfast|lunch|dinner|supper|travel|drive|take the train|rest|free|check|arrive|return|sleep)\\b");

    private PlanDifference() {}

    /** Nothing where it is the same but for some minutes, or another trip altogether. */
    static Optional<String> inWords(List<ItinerarySlot> before, List<ItinerarySlot> after) {
        var gone = visited(before);
        var fresh = visited(after);
        boolean anotherTrip = gone.stream().noneMatch(fresh::contains);
        if (before.isEmpty() || after.isEmpty() || anotherTrip) {
            return Optional.empty();
        }
        fresh.removeAll(visited(before));
        gone.removeAll(visited(after));
        // Where one sleeps one is, whatever is no longer seen there.
        gone.removeAll(lastPlaces(after).values());
        var stops = StopsOtherwise.of(before, after);
        gone.addAll(stops.gone());
        fresh.addAll(stops.fresh());
        long were = days(before);
        long are = days(after);
        var parts = Stream.of(
                        were == are ? "" : "%d day%s instead of %d".formatted(are, are == 1 ? "" : "s", were),
                        moved(before, after),
                        gone.isEmpty() ? "" : "left out now: " + named(gone),
                        fresh.isEmpty() ? "" : "new: " + named(fresh),
                        stops.inAnotherWay().orElse(""),
                        nights(before, after),
                        begins(before, after),
                        WaysOtherwise.inWords(before, after),
                        turned(before, after))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("; "));
        var why = NightsGiven.inWords(before, after)
                .map(sentence -> " " + sentence)
                .orElse("");
        var said = parts.isEmpty() ? new DaysOtherwise(before, after).inWords().orElse("") : parts;
        return said.isEmpty() ? Optional.empty() : Optional.of("%s: %s.%s".formatted(AGAINST, said, why));
    }

    /** Days that were moved are said; those of a trip that was only made longer are known by their number. */
    private static String moved(List<ItinerarySlot> before, List<ItinerarySlot> after) {
        var were = first(before);
        var are = first(after);
        return were.equals(are) || were.isEmpty() || are.isEmpty()
                ? ""
                : "from %s instead of %s".formatted(InWords.day(are.get()), InWords.day(were.get()));
    }

    private static Optional<LocalDate> first(List<ItinerarySlot> plan) {
        return plan.stream()
                .flatMap((ItinerarySlot slot) -> slot.getDate().stream())
                .min(Comparator.naturalOrder());
    }

    /** The order of the places where one sleeps, where that of those of before is another now. */
    private static String turned(List<ItinerarySlot> before, List<ItinerarySlot> after) {
        var were = stays(before);
        var are = stays(after);
        return common(were, are).equals(common(are, were)) ? "" : "the order of the places is now " + InWords.list(are);
    }

    /** Of each place where one sleeps how many nights it has, where that is otherwise now. */
    private static String nights(List<ItinerarySlot> before, List<ItinerarySlot> after) {
        var were = nightsAt(before);
        var others = new ArrayList<String>();
        nightsAt(after).forEach((place, nights) -> {
            long then = were.getOrDefault(place, 0L);
            if (then != nights) {
                others.add("%d in %s%s".formatted(nights, place, then == 0 ? "" : " instead of " + then));
            }
        });
        return were.isEmpty() || others.isEmpty()
                ? ""
                : "nights: " + others.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
    }

    private static Map<String, Long> nightsAt(List<ItinerarySlot> plan) {
        return lastPlaces(plan).values().stream()
                .collect(Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting()));
    }

    /** Those of a plan that another has as well; to which one comes back is at no one place of an order. */
    private static List<String> common(List<String> stays, List<String> others) {
        return stays.stream()
                .filter(place -> Collections.frequency(stays, place) == 1 && Collections.frequency(others, place) == 1)
                .toList();
    }

    /** Where one dines one sleeps; the last stop of a day may be a sight. */
    private static List<String> stays(List<ItinerarySlot> plan) {
        var stays = new ArrayList<String>();
        for (var place : lastPlaces(plan).values()) {
            if (stays.isEmpty() || !stays.getLast().equals(place)) {
                stays.add(place);
            }
        }
        return stays;
    }

    private static SortedMap<LocalDate, String> lastPlaces(List<ItinerarySlot> plan) {
        var last = new TreeMap<LocalDate, String>();
        plan.stream()
                .filter(slot -> slot.getActivity().startsWith("Dinner"))
                .forEach(slot -> slot.getDate().ifPresent(day -> last.put(day, slot.getLocation())));
        return last;
    }

    /** When the earliest of its days begins, where that is otherwise by more than a sunrise is. */
    private static String begins(List<ItinerarySlot> before, List<ItinerarySlot> after) {
        var were = earliest(before);
        var are = earliest(after);
        boolean otherwise = were.isPresent()
                && are.isPresent()
                && Math.abs(Duration.between(were.get(), are.get()).toMinutes()) >= MUCH_MINUTES;
        return otherwise ? "its earliest start is %s instead of %s".formatted(are.get(), were.get()) : "";
    }

    private static Optional<LocalTime> earliest(List<ItinerarySlot> plan) {
        return plan.stream()
                .map(ItinerarySlot::getTime)
                .filter(time -> Patterns.isAllOf(CLOCK, time))
                .map(LocalTime::parse)
                .min(Comparator.naturalOrder());
    }

    private static String named(SequencedSet<String> places) {
        var more = places.size() - MOST_NAMED;
        return places.stream().limit(MOST_NAMED).collect(Collectors.joining(", "))
                + (more > 0 ? " and %d more".formatted(more) : "");
    }

    private static SequencedSet<String> visited(List<ItinerarySlot> plan) {
        return plan.stream()
                .filter(slot -> !Patterns.isIn(NO_VISIT, slot.getActivity()))
                .map(ItinerarySlot::getLocation)
                .filter(name -> !name.isBlank())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static long days(List<ItinerarySlot> plan) {
        return plan.stream()
                .flatMap((ItinerarySlot slot) -> slot.getDate().stream())
                .map(LocalDate::toEpochDay)
                .distinct()
                .count();
    }
}
