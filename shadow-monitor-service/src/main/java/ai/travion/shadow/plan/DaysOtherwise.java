package ai.travion.shadow.plan;

import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which days of a changed plan are otherwise than before, of a trip that has the same days; none of any other. */
public final class DaysOtherwise {

    private static final int MOST_NAMED = 5;

    private final List<LocalDate> days;
    private final List<LocalDate> otherwise;

    public DaysOtherwise(List<ItinerarySlot> before, List<ItinerarySlot> after) {
        var then = byDay(before);
        var now = byDay(after);
        this.days = List.copyOf(now.keySet());
        this.otherwise = then.keySet().equals(now.keySet())
                ? days.stream()
                        .filter(day -> !now.getOrDefault(day, List.of()).equals(then.get(day)))
                        .toList()
                : List.of();
    }

    /** All of them; nothing where the days are not the same. */
    public Optional<String> inWords() {
        return otherwise.isEmpty() ? Optional.empty() : Optional.of("other hours or stops " + named(otherwise));
    }

    /** Those that a message which names days does not name. */
    public Optional<String> besideThoseNamedIn(String message) {
        var named = NamedDay.allIn(message);
        var others = otherwise.stream()
                .filter(day -> named.stream().noneMatch(one -> one.is(day, days)))
                .toList();
        return named.isEmpty() || others.isEmpty()
                ? Optional.empty()
                : Optional.of("You did not name " + named(others).replaceFirst("^on ", "") + ", and "
                        + (others.size() == 1 ? "it is" : "they are") + " otherwise, too.");
    }

    private String named(List<LocalDate> some) {
        if (some.size() > MOST_NAMED) {
            return "on %d of %d days".formatted(some.size(), days.size());
        }
        var numbers = some.stream()
                .map(day -> String.valueOf(days.indexOf(day) + 1))
                .collect(Collectors.toCollection(ArrayList::new));
        var last = numbers.removeLast();
        return numbers.isEmpty() ? "on day " + last : "on days " + String.join(", ", numbers) + " and " + last;
    }

    private static SortedMap<LocalDate, List<String>> byDay(List<ItinerarySlot> plan) {
        var byDay = new TreeMap<LocalDate, List<String>>();
        plan.forEach(slot -> slot.getDate()
                .ifPresent(day -> byDay.merge(
                        day,
                        List.of(slot.getTime() + " " + slot.getActivity()),
                        (one, other) ->
                                Stream.concat(one.stream(), other.stream()).toList())));
        return byDay;
    }
}
