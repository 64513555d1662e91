package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ItinerarySlot;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A day of the plan in hand that stands in the changed one.
 *
 * @param wake where it begins
 * @param base where one sleeps
 * @param end where its last line is
 */
record Standing(Place wake, Place base, Place end, List<Entry> entries) {

    private static final Pattern MEAL = Pattern.compile("^(?:Breakfast|Lunch|Dinner|Supper)\\b");
    private static final Pattern TRAVEL = Pattern.compile("^(?:Travel|Drive|Take the train)\\b");
    private static final Pattern REST = Pattern.compile("^(?:Rest|Free)\\b");
    private static final Pattern LEISURE = Pattern.compile("^(?:Time (?:in|at)|Yoga in)\\b");

    Standing {
        entries = List.copyOf(entries);
    }

    /**
     * Of the lines of a day; what is said of one that is planned afresh as well is what holds now. Nothing where a place of them is unknown.
     *
     * @param fresh what is planned in its place
     */
    static Optional<Standing> of(
            List<ItinerarySlot> slots, DaySchedule fresh, Function<String, Optional<Place>> placeNamed) {
        List<Entry> entries = slots.stream()
                .flatMap(slot -> entry(slot, fresh, placeNamed).stream())
                .sorted(Comparator.comparingInt(Entry::start))
                .toList();
        return entries.size() == slots.size()
                ? Optional.of(new Standing(fresh.frame().wake(), fresh.frame().base(), fresh.here(), entries))
                : Optional.empty();
    }

    private static Optional<Entry> entry(
            ItinerarySlot slot, DaySchedule fresh, Function<String, Optional<Place>> placeNamed) {
        int start = minuteOf(slot.getTime());
        int end = start + slot.getDurationMinutes();
        Optional<Entry> same = fresh.entries().stream()
                .filter(entry -> entry.start() == start
                        && entry.end() == end
                        && entry.place().name().equals(slot.getLocation()))
                .findFirst();
        var words = new Words(slot.getActivity(), slot.getNotes().orElse(""), slot.getReason());
        return same.filter(entry -> entry.words().get().activity().equals(slot.getActivity()))
                .or(() -> same.map(Entry::place)
                        .or(() -> placeNamed.apply(slot.getLocation()))
                        .map(place -> new Entry(kindOf(slot), place, start, end, () -> words)));
    }

    static int minuteOf(String time) {
        String[] clock = time.split(":", -1);
        return DayPart.at(Integer.parseInt(clock[0]), Integer.parseInt(clock[1]));
    }

    static Entry.Kind kindOf(ItinerarySlot slot) {
        return Stream.of(
                        Map.entry(MEAL, Entry.Kind.MEAL),
                        Map.entry(TRAVEL, Entry.Kind.TRAVEL),
                        Map.entry(REST, Entry.Kind.REST),
                        Map.entry(LEISURE, Entry.Kind.LEISURE))
                .filter(kind -> Patterns.isIn(kind.getKey(), slot.getActivity()))
                .map(kind -> Objects.requireNonNull(kind.getValue()))
                .findFirst()
                .orElse(Entry.Kind.VISIT);
    }

    boolean isOn(Place from, Place to) {
        return wake.equals(from) && base.equals(to);
    }

    /** The places that are seen on it. */
    List<Place> visited() {
        return entries.stream()
                .filter(entry -> entry.kind() == Entry.Kind.VISIT || entry.kind() == Entry.Kind.FEAST)
                .map(Entry::place)
                .toList();
    }

    int travelMinutes() {
        return entries.stream()
                .filter(entry -> entry.kind() == Entry.Kind.TRAVEL)
                .mapToInt(entry -> entry.end() - entry.start())
                .sum();
    }
}
