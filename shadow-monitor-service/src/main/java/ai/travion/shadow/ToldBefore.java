package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What was told of the plan in hand and holds of the changed one as it did: nobody hears it under each change again. */
final class ToldBefore {

    private static final Pattern NO_HOUR = Pattern.compile("^You gave no hour of your (?:arrival|flight)");
    private static final String KEPT_FREE = "Kept free";
    private static final Pattern ALL_THE_SAME =
            Pattern.compile("^(?<place>\\p{Lu}.{2,60}?) is in the plan because you named it\\b");
    private static final Pattern NO_EARLY_START =
            Pattern.compile("^No day begins before (?<hour>\\d{2}:\\d{2}), as you want no early start");
    private static final Pattern BY_TRAIN = Pattern.compile("^The way from (?<way>.+? to .+?) is by train\\b");
    private static final Pattern ON_ITS_DAY =
            Pattern.compile("^(?<place>\\p{Lu}.{2,60}?) is on day (?<day>\\d{1,2}) now, as you asked\\b");
    private static final Pattern MEAL = Pattern.compile("^(?:Breakfast|Lunch|Dinner|Supper|Rest)\\b");

    private final List<ItinerarySlot> before;
    private final List<ItinerarySlot> after;
    private final Predicate<String> isStale;

    private ToldBefore(List<ItinerarySlot> before, List<ItinerarySlot> after, Predicate<String> isStale) {
        this.before = before;
        this.after = after;
        this.isStale = isStale;
    }

    /**
     * @param before none where the plan is the first
     * @param isStale whether a sentence was told of a wish of before, and the message speaks of another
     */
    static List<String> without(
            List<String> said, List<ItinerarySlot> before, List<ItinerarySlot> after, Predicate<String> isStale) {
        if (before.isEmpty() || after.isEmpty()) {
            return said;
        }
        var told = new ToldBefore(before, after, isStale);
        return said.stream().filter(sentence -> !told.has(sentence)).toList();
    }

    private boolean has(String sentence) {
        if (isStale.test(sentence)) {
            return true;
        }
        if (Patterns.isIn(NO_HOUR, sentence)) {
            return first(before).equals(first(after)) && last(before).equals(last(after));
        }
        if (sentence.startsWith(KEPT_FREE)) {
            return byDay(after).keySet().stream()
                    .filter(day -> sentence.contains(InWords.day(day)))
                    .allMatch(this::wasFree);
        }
        var early = Patterns.in(NO_EARLY_START, sentence).findFirst();
        if (early.isPresent()) {
            // Where an order since begins a day earlier it is not so, and where it was so before it is known.
            var hour = early.get().group("hour");
            return earliest(after).compareTo(hour) < 0 || earliest(before).compareTo(hour) >= 0;
        }
        var place = Patterns.in(ALL_THE_SAME, sentence).findFirst();
        if (place.isPresent()) {
            return before.stream()
                    .anyMatch(slot -> slot.getLocation().equals(place.get().group("place")));
        }
        var placed = Patterns.in(ON_ITS_DAY, sentence).findFirst();
        if (placed.isPresent()) {
            var day = first(before).plusDays(Integer.parseInt(placed.get().group("day")) - 1L);
            var there = stops(before, day, placed.get().group("place"));
            return first(before).equals(first(after))
                    && !there.isEmpty()
                    && there.equals(stops(after, day, placed.get().group("place")));
        }
        return Patterns.in(BY_TRAIN, sentence)
                .anyMatch(way ->
                        before.stream().anyMatch(slot -> slot.getActivity().contains(way.group("way") + " by train")));
    }

    private static String earliest(List<ItinerarySlot> plan) {
        return plan.stream().map(ItinerarySlot::getTime).min(String::compareTo).orElse("");
    }

    /** What is done there that day, at its hours. */
    private static List<String> stops(List<ItinerarySlot> plan, LocalDate day, String place) {
        return byDay(plan).getOrDefault(day, List.of()).stream()
                .filter(slot -> slot.getLocation().equals(place))
                .map(slot -> slot.getTime() + " " + slot.getActivity())
                .toList();
    }

    private boolean wasFree(LocalDate day) {
        var slots = byDay(before).getOrDefault(day, List.of());
        return !slots.isEmpty() && slots.stream().allMatch(slot -> Patterns.isIn(MEAL, slot.getActivity()));
    }

    private static LocalDate first(List<ItinerarySlot> plan) {
        return byDay(plan).keySet().stream().min(LocalDate::compareTo).orElseThrow();
    }

    private static LocalDate last(List<ItinerarySlot> plan) {
        return byDay(plan).keySet().stream().max(LocalDate::compareTo).orElseThrow();
    }

    private static Map<LocalDate, List<ItinerarySlot>> byDay(List<ItinerarySlot> plan) {
        return plan.stream()
                .filter(slot -> slot.getDate().isPresent())
                .collect(Collectors.groupingBy(slot -> slot.getDate().orElseThrow()));
    }
}
