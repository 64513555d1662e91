package ai.travion.shadow.plan;

import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Which days of a changed plan are otherwise than before, of a trip that has the same days; none of any other. */
public final class DaysOtherwise {

    private static final int MOST_NAMED = 5;
    /** As much later or earlier as nobody minds is not otherwise. */
    private static final int MUCH_MINUTES = 30;

    private static final Pattern CLOCK = Pattern.compile("(\\d{1,2}):(\\d{2})");

    private final List<LocalDate> days;
    private final List<LocalDate> otherwise;

    public DaysOtherwise(List<ItinerarySlot> before, List<ItinerarySlot> after) {
        var then = byDay(before);
        var now = byDay(after);
        this.days = List.copyOf(now.keySet());
        this.otherwise = then.keySet().equals(now.keySet())
                ? days.stream()
                        .filter(day -> !areAlike(then.getOrDefault(day, List.of()), now.getOrDefault(day, List.of())))
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

    private static boolean areAlike(List<ItinerarySlot> then, List<ItinerarySlot> now) {
        return then.size() == now.size()
                && IntStream.range(0, now.size())
                        .allMatch(index -> then.get(index)
                                        .getActivity()
                                        .equals(now.get(index).getActivity())
                                && Math.abs(minutes(then.get(index)) - minutes(now.get(index))) < MUCH_MINUTES);
    }

    /** Of the day; 0 where no hour is told. */
    private static int minutes(ItinerarySlot slot) {
        var time = CLOCK.matcher(slot.getTime());
        return time.matches() ? Integer.parseInt(time.group(1)) * 60 + Integer.parseInt(time.group(2)) : 0;
    }

    private static SortedMap<LocalDate, List<ItinerarySlot>> byDay(List<ItinerarySlot> plan) {
        return plan.stream()
                .filter(slot -> slot.getDate().isPresent())
                .collect(Collectors.groupingBy(slot -> slot.getDate().get(), TreeMap::new, Collectors.toList()));
    }
}
