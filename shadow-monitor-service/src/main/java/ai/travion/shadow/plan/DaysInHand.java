package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.DayEdit;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.envelope.DayOrder;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.crowd.Crowds;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The days of a plan in hand: each is read as lines once an edit names it, and its slots are those of before where nothing of it is changed. */
final class DaysInHand {

    static final int EARLY = DayPart.at(4, 30);
    private static final int LATE_START = DayPart.at(9, 30);
    private static final int MIDNIGHT = 24 * 60;

    private final Places places;
    private final ThingsToDo things;
    private final Roads roads;
    private final TreeMap<LocalDate, List<ItinerarySlot>> before = new TreeMap<>();
    private final List<LocalDate> dates;
    private final Map<LocalDate, EditedDay> days = new LinkedHashMap<>();
    private final List<DayEdit> holding;
    private final PlanRequest.LightOf light;
    private final Crowds crowds;

    /**
     * @param slots of the plan
     * @param holding the edits that it has already
     */
    DaysInHand(
            Places places,
            ThingsToDo things,
            Roads roads,
            List<ItinerarySlot> slots,
            List<DayEdit> holding,
            PlanRequest.LightOf light,
            Crowds crowds) {
        this.places = places;
        this.things = things;
        this.roads = roads;
        slots.forEach(slot -> slot.getDate()
                .ifPresent(date ->
                        before.computeIfAbsent(date, day -> new ArrayList<>()).add(slot)));
        this.dates = List.copyOf(before.keySet());
        this.holding = List.copyOf(holding);
        this.light = light;
        this.crowds = crowds;
    }

    List<LocalDate> dates() {
        return dates;
    }

    /** Those of before, but for the days that are changed. */
    List<ItinerarySlot> slots() {
        return dates.stream()
                .flatMap(date -> Optional.ofNullable(days.get(date))
                        .filter(EditedDay::isChanged)
                        .map(day -> lit(day.slots()))
                        .orElseGet(() -> List.copyOf(slotsOf(date)))
                        .stream())
                .toList();
    }

    /** What has another hour than before has another light, and is fuller or emptier. */
    private List<ItinerarySlot> lit(List<ItinerarySlot> slots) {
        return slots.stream()
                .map(slot -> slotsOf(slot.getDate().orElseThrow()).contains(slot) ? slot : lit(slot))
                .toList();
    }

    private ItinerarySlot lit(ItinerarySlot slot) {
        var date = slot.getDate().orElseThrow();
        int start = Standing.minuteOf(slot.getTime());
        var quality = places.named(slot.getLocation())
                .flatMap(place -> light.on(date, place.at()))
                .map(windows -> Daylight.of(windows)
                        .mostlyBetween(start, Math.min(start + slot.getDurationMinutes(), MIDNIGHT - 1)))
                .orElse("");
        return ItinerarySlot.newBuilder(slot)
                .setLightingQuality(quality)
                .setCrowdPrediction(fullness(slot, date, start))
                .build();
    }

    private @Nullable Float fullness(ItinerarySlot slot, LocalDate date, int start) {
        var percent = Standing.kindOf(slot) == Entry.Kind.VISIT
                ? places.named(slot.getLocation())
                        .map(place ->
                                new Fullness(crowds, date).percentOf(place, start, start + slot.getDurationMinutes()))
                        .orElse(OptionalDouble.empty())
                : OptionalDouble.empty();
        return percent.isPresent() ? (float) Math.round(percent.getAsDouble()) : null;
    }

    /** Its date, or the day of its stay that has its number there now. */
    Optional<LocalDate> dateOf(DayEdit edit) {
        var date = edit.getDate().filter(before::containsKey);
        if (edit.getDated() || edit.getStay().isEmpty() || edit.getNth() == 0) {
            return date;
        }
        var there = dates.stream()
                .filter(day -> slotsOf(day).getLast().getLocation().equals(edit.getStay()))
                .toList();
        return edit.getNth() <= there.size() ? Optional.of(there.get(edit.getNth() - 1)) : Optional.empty();
    }

    /** Nothing where something of the day is at no place that is known. */
    Optional<EditedDay> day(LocalDate date) {
        if (!days.containsKey(date)) {
            read(date).ifPresent(day -> days.put(date, day));
        }
        return Optional.ofNullable(days.get(date));
    }

    /** All that has been read so far. */
    List<EditedDay> read() {
        return List.copyOf(days.values());
    }

    private Optional<EditedDay> read(LocalDate date) {
        var slots = slotsOf(date);
        var wake = wakeOf(date);
        var end = places.named(slots.getLast().getLocation());
        var lines = linesOf(slots);
        var ways = slots.stream()
                .filter(slot -> Standing.kindOf(slot) == Entry.Kind.TRAVEL)
                .toList();
        boolean isKnown =
                slots.stream().allMatch(slot -> places.named(slot.getLocation()).isPresent());
        int begins = dates.getFirst().equals(date)
                ? Standing.minuteOf(slots.getFirst().getTime())
                : Math.max(EARLY, earliest());
        return !isKnown || wake.isEmpty() || end.isEmpty()
                ? Optional.empty()
                : Optional.of(held(new EditedDay(date, wake.get(), end.get(), roads, ways, lines, begins)));
    }

    /** No day of a plan that begins late on each begins earlier for what is moved. */
    private int earliest() {
        return dates.stream()
                .mapToInt(date -> Standing.minuteOf(slotsOf(date).getFirst().getTime()))
                .min()
                .orElse(EARLY);
    }

    /** What slots are, but for the ways. */
    List<Line> linesOf(List<ItinerarySlot> slots) {
        return slots.stream()
                .filter(slot -> Standing.kindOf(slot) != Entry.Kind.TRAVEL && Standing.kindOf(slot) != Entry.Kind.REST)
                .flatMap(slot -> places.named(slot.getLocation()).map(place -> things.line(slot, place)).stream())
                .toList();
    }

    /** What holds of a date. */
    List<DayEdit> holdingOn(LocalDate date) {
        return holding.stream()
                .filter(edit -> edit.getDate().isPresent()
                        && dateOf(edit).filter(date::equals).isPresent())
                .toList();
    }

    /** With what was ordered before where it is. */
    private EditedDay held(EditedDay day) {
        var own = holdingOn(day.date());
        int begins = own.stream()
                .filter(edit -> DayOrder.BEGIN.is(edit))
                .mapToInt(edit -> minute(edit))
                .max()
                .orElse(0);
        return day.holding(
                line -> own.stream()
                        .anyMatch(edit -> !DayOrder.OUT.is(edit)
                                && !edit.getThing().isEmpty()
                                && things.is(edit.getThing(), line)),
                begins);
    }

    /** The minute at which a day begins by its edit, from 00:00. */
    static int minute(DayEdit edit) {
        return minute(edit, LATE_START);
    }

    /** The minute that an edit gives, from 00:00. */
    static int minute(DayEdit edit, int otherwise) {
        return edit.getTime().isEmpty()
                ? otherwise
                : Standing.minuteOf(edit.getTime().split("-", 2)[0]);
    }

    private Optional<Place> wakeOf(LocalDate date) {
        var first = slotsOf(date).getFirst();
        boolean isFirst = dates.getFirst().equals(date);
        return Standing.kindOf(first) == Entry.Kind.TRAVEL
                ? places.named(first.getActivity().replaceFirst("^\\S+ from (.+?) to .*$", "$1"))
                : isFirst
                        ? places.named(first.getLocation())
                        : places.named(slotsOf(before.headMap(date).lastKey())
                                .getLast()
                                .getLocation());
    }

    /** Of a day that the plan has. */
    List<ItinerarySlot> slotsOf(LocalDate date) {
        return Objects.requireNonNull(before.get(date), () -> "No day of the plan is " + date + ".");
    }

    List<Line> lines() {
        return dates.stream()
                .flatMap(date -> day(date).stream())
                .flatMap(day -> day.lines().stream())
                .toList();
    }

    String inWords(EditedDay day) {
        return "day %d, %s".formatted(dates.indexOf(day.date()) + 1, InWords.day(day.date()));
    }
}
