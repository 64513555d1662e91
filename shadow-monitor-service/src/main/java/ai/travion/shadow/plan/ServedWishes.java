package ai.travion.shadow.plan;

import ai.travion.shadow.calendar.InWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Which stops of a plan serve what somebody travels for. */
final class ServedWishes {

    private static final int MOST_NAMED = 6;
    /** Of sights.csv, what is done at an hour of its own. */
    private static final List<String> DONE = List.of("birdwatching", "whale-watching", "hiking", "waterfalls", "tea");

    private ServedWishes() {}

    /** A sentence on each; none for what no stop serves. */
    static List<String> inWords(Draft draft, Wishes wishes) {
        Map<String, String> names = new LinkedHashMap<>();
        Speciality.wishedBy(wishes.told()).stream()
                .filter(one -> wishes.interests().contains(one.tag()))
                .forEach(one -> names.put(one.tag(), one.inWords()));
        DONE.stream().filter(wishes.interests()::contains).forEach(wish -> names.put(wish, wish.replace('-', ' ')));
        List<String> said = new ArrayList<>();
        names.forEach((tag, name) -> {
            Map<String, Set<Integer>> days = stops(draft, tag);
            if (!days.isEmpty()) {
                said.add("For %s: %s.".formatted(name, listed(days)));
            }
        });
        return said;
    }

    private static String listed(Map<String, Set<Integer>> days) {
        List<String> stops = days.entrySet().stream()
                .limit(MOST_NAMED)
                .map(stop -> "%s (%s)".formatted(stop.getKey(), inWords(stop.getValue())))
                .toList();
        return InWords.list(stops);
    }

    /** "Day 2", "days 2 and 5", "days 1 to 14", "9 days from day 2 on". */
    private static String inWords(Set<Integer> numbers) {
        List<Integer> days = List.copyOf(numbers);
        int first = days.getFirst();
        int last = days.getLast();
        if (days.size() > 2) {
            return last - first + 1 == days.size()
                    ? "days %d to %d".formatted(first, last)
                    : "%d days from day %d on".formatted(days.size(), first);
        }
        return days.size() == 1 ? "day %d".formatted(first) : "days %d and %d".formatted(first, last);
    }

    /** What serves a wish, in the order of the plan, with the numbers of its days. */
    private static Map<String, Set<Integer>> stops(Draft draft, String tag) {
        boolean isSpecial = !DONE.contains(tag);
        Map<String, Set<Integer>> days = new LinkedHashMap<>();
        IntStream.range(0, draft.days().size())
                .forEach(index -> draft.days().get(index).entries().stream()
                        .flatMap(entry -> named(entry, draft.days().get(index), tag, isSpecial))
                        .forEach(name -> days.computeIfAbsent(name, one -> new LinkedHashSet<>())
                                .add(index + 1)));
        return days;
    }

    private static Stream<String> named(Entry entry, DaySchedule day, String tag, boolean isSpecial) {
        return switch (entry.kind()) {
            case VISIT -> {
                Sight sight = day.frame().sights().of(entry.place());
                yield sight.isFor(tag) || (isSpecial && sight.interests().contains(tag))
                        ? Stream.of(sight.called())
                        : Stream.of();
            }
            case LEISURE ->
                Pastimes.at(entry.place().id()).stream()
                        .filter(pastime -> pastime.interests().contains(tag)
                                && entry.words().get().activity().endsWith(" for " + pastime.thing()))
                        .map(pastime -> "%s, %s"
                                .formatted(pastime.thing(), entry.place().name()));
            default -> Stream.of();
        };
    }
}
