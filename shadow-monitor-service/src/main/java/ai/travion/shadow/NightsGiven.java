package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Why a stay of a changed plan has a night less, of which nobody said so: the same places in another order have other ways between them,
 * and what one comes for needs its daylight.
 */
final class NightsGiven {

    private static final Pattern MEAL = Pattern.compile("^(?:Breakfast|Lunch|Dinner|Supper|Rest)\\b");

    private NightsGiven() {}

    /** Nothing where the stays or the days are others than before, or every stay has its nights. */
    static Optional<String> inWords(List<ItinerarySlot> before, List<ItinerarySlot> after) {
        var were = nights(before);
        var are = nights(after);
        boolean areTheSameStays = were.keySet().equals(are.keySet());
        if (!areTheSameStays || sum(were) != sum(are)) {
            return Optional.empty();
        }
        var more = are.keySet().stream()
                .filter(stay -> are.getOrDefault(stay, 0) > were.getOrDefault(stay, 0))
                .toList();
        var fewer = are.keySet().stream()
                .filter(stay -> are.getOrDefault(stay, 0) < were.getOrDefault(stay, 0))
                .toList();
        if (more.isEmpty()) {
            return Optional.empty();
        }
        var given = InWords.list(fewer) + (fewer.size() == 1 ? " gives up" : " give up");
        if (more.size() == 1 && isFreeAt(more.getFirst(), after)) {
            return Optional.of(
                    "Nobody drives on a day that is free, so %s has a night more and %s one; say how many nights you want where if you would rather have it otherwise."
                            .formatted(more.getFirst(), given));
        }
        return order(before).equals(order(after))
                ? Optional.empty()
                : Optional.of(
                        "In this order the way to %s takes most of a day, so it needs a night more there and %s one; say how many nights you want where if you would rather have it otherwise."
                                .formatted(InWords.list(more), given));
    }

    /** Whether a day of nothing but meals ends there. */
    private static boolean isFreeAt(String stay, List<ItinerarySlot> plan) {
        return plan.stream()
                .filter(slot -> slot.getDate().isPresent())
                .collect(Collectors.groupingBy(slot -> slot.getDate().orElseThrow()))
                .values()
                .stream()
                .anyMatch(day -> day.getLast().getLocation().equals(stay)
                        && day.stream().allMatch(slot -> Patterns.isIn(MEAL, slot.getActivity())));
    }

    private static int sum(Map<String, Integer> nights) {
        return nights.values().stream().mapToInt(Integer::intValue).sum();
    }

    private static List<String> order(List<ItinerarySlot> plan) {
        return List.copyOf(nights(plan).keySet());
    }

    private static Map<String, Integer> nights(List<ItinerarySlot> plan) {
        var last = new TreeMap<LocalDate, String>();
        plan.forEach(slot -> slot.getDate().ifPresent(day -> last.put(day, slot.getLocation())));
        var nights = new LinkedHashMap<String, Integer>();
        // Who goes home on the last day has no night where that ends.
        if (last.size() > 1 && isAloneAtItsEnd(List.copyOf(last.values()))) {
            last.pollLastEntry();
        }
        last.values().forEach(place -> nights.merge(place, 1, Integer::sum));
        return nights;
    }

    private static boolean isAloneAtItsEnd(List<String> evenings) {
        return !evenings.getLast().equals(evenings.get(evenings.size() - 2));
    }
}
