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
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Applies what is ordered of single days to the slots of a plan: each day that none speaks of stays to the minute as it is. */
public final class EditedDays {

    private static final int NOON = DayPart.at(12, 0);
    private static final int EVENING = DayPart.at(17, 0);
    private static final int END_OF_AFTERNOON = DayPart.at(18, 0);
    private static final int EARLY = DayPart.at(4, 30);
    private static final int DAWN_ENDS = DayPart.at(7, 30);
    private static final int LATE_START = DayPart.at(9, 30);
    private static final int LATE_BREAKFAST = DayPart.at(9, 0);
    private static final int EARLY_END = DayPart.at(16, 30);
    private static final int MIDNIGHT = 24 * 60;
    private static final int NEAR = 45;
    private static final int BEFORE_SUNSET = 70;
    private static final int FEW = 2;
    private static final String HARDEST = "hardest";
    private static final int DAYS_BEGIN = DayPart.at(5, 30);
    private static final int DAYS_END = DayPart.at(21, 0);
    private static final int WORTH_ANOTHER_DAY = 4;

    private final Places places;
    private final ThingsToDo things;
    private final Roads roads;

    public EditedDays(Places places) {
        this.places = places;
        this.things = new ThingsToDo(places, Sights.load(places));
        this.roads = Roads.load(places.all());
    }

    /**
     * A plan after its edits.
     *
     * @param notes what became of them, in sentences
     */
    public record Outcome(List<ItinerarySlot> slots, List<String> notes) {

        public Outcome {
            slots = List.copyOf(slots);
            notes = List.copyOf(notes);
        }
    }

    /**
     * @param slots of the plan in hand
     * @param edits in their order
     * @param holding those that the plan has already
     * @param light to compute the light of what is new or moved
     * @param crowds to tell how full it is there
     */
    public Outcome of(
            List<ItinerarySlot> slots,
            List<DayEdit> edits,
            List<DayEdit> holding,
            PlanRequest.LightOf light,
            Crowds crowds) {
        var plan = new Edited(slots, holding, light, crowds);
        edits.forEach(plan::take);
        return plan.outcome();
    }

    /** A plan while it is edited. */
    private final class Edited {

        private final TreeMap<LocalDate, List<ItinerarySlot>> before = new TreeMap<>();
        private final List<LocalDate> dates;
        private final Map<LocalDate, EditedDay> days = new LinkedHashMap<>();
        private final List<String> notes = new ArrayList<>();
        private final List<DayEdit> holding;
        private final PlanRequest.LightOf light;
        private final Crowds crowds;
        /** By the minute, the days that begin then, and what is left out of each for it. */
        private final Map<Integer, Map<EditedDay, List<Line>>> begun = new TreeMap<>();
        /** The days on which a thing was put by an edit. */
        private final Map<String, List<LocalDate>> put = new LinkedHashMap<>();

        Edited(List<ItinerarySlot> slots, List<DayEdit> holding, PlanRequest.LightOf light, Crowds crowds) {
            this.crowds = crowds;
            slots.forEach(slot -> slot.getDate()
                    .ifPresent(date -> before.computeIfAbsent(date, day -> new ArrayList<>())
                            .add(slot)));
            this.dates = List.copyOf(before.keySet());
            this.holding = holding;
            this.light = light;
        }

        /** Of some days that begin at the same hour as of one. */
        private void tellBeginnings() {
            begun.forEach((minute, some) -> note("Taken into the plan: no start before %s on %s%s."
                    .formatted(
                            Reasons.clock(minute),
                            some.size() == dates.size()
                                    ? "any day"
                                    : InWords.list(some.keySet().stream()
                                            .map(this::inWords)
                                            .toList()),
                            leftOut(some.values().stream().flatMap(List::stream).toList(), "; left out: "))));
        }

        Outcome outcome() {
            tellBeginnings();
            return new Outcome(
                    dates.stream()
                            .flatMap(date -> Optional.ofNullable(days.get(date))
                                    .filter(EditedDay::isChanged)
                                    .map(day -> lit(day.slots()))
                                    .orElseGet(() -> List.copyOf(before.get(date)))
                                    .stream())
                            .toList(),
                    notes);
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
                            .map(place -> new Fullness(crowds, date)
                                    .percentOf(place, start, start + slot.getDurationMinutes()))
                            .orElse(OptionalDouble.empty())
                    : OptionalDouble.empty();
            return percent.isPresent() ? (float) Math.round(percent.getAsDouble()) : null;
        }

        void take(DayEdit edit) {
            var kind = DayOrder.of(edit);
            if (kind.isEmpty()) {
                return;
            }
            if (edit.getDate().isEmpty()) {
                if (kind.get() == DayOrder.OUT) {
                    outOfThePlan(edit.getThing());
                }
                return;
            }
            dateOf(edit).flatMap(this::day).ifPresent(day -> {
                switch (kind.get()) {
                    case PUT -> put(day, edit, edit.getThing());
                    case FREE -> free(day, edit.getPart());
                    case LIGHTER -> lighter(day, edit.getInsteadOf().equals(HARDEST));
                    case BEGIN -> begin(day, minute(edit, LATE_START));
                    case END -> end(day, minute(edit, EARLY_END));
                    case OUT -> out(day, edit.getThing());
                    case SWAP -> edit.getOther().flatMap(this::day).ifPresent(other -> swap(day, other));
                    case INSTEAD -> instead(day, edit);
                }
            });
        }

        private static int minute(DayEdit edit, int otherwise) {
            return edit.getTime().isEmpty()
                    ? otherwise
                    : Standing.minuteOf(edit.getTime().split("-", 2)[0]);
        }

        /** Its date, or the day of its stay that has its number there now. */
        private Optional<LocalDate> dateOf(DayEdit edit) {
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
        private Optional<EditedDay> day(LocalDate date) {
            if (!days.containsKey(date)) {
                read(date).ifPresent(day -> days.put(date, day));
            }
            return Optional.ofNullable(days.get(date));
        }

        private Optional<EditedDay> read(LocalDate date) {
            var slots = slotsOf(date);
            var wake = wakeOf(date);
            var end = places.named(slots.getLast().getLocation());
            var lines = slots.stream()
                    .filter(slot ->
                            Standing.kindOf(slot) != Entry.Kind.TRAVEL && Standing.kindOf(slot) != Entry.Kind.REST)
                    .flatMap(slot -> places.named(slot.getLocation()).map(place -> things.line(slot, place)).stream())
                    .toList();
            var ways = slots.stream()
                    .filter(slot -> Standing.kindOf(slot) == Entry.Kind.TRAVEL)
                    .toList();
            boolean isKnown = slots.stream()
                    .allMatch(slot -> places.named(slot.getLocation()).isPresent());
            int begins = dates.getFirst().equals(date)
                    ? Standing.minuteOf(slots.getFirst().getTime())
                    : EARLY;
            return !isKnown || wake.isEmpty() || end.isEmpty()
                    ? Optional.empty()
                    : Optional.of(held(new EditedDay(date, wake.get(), end.get(), roads, ways, lines, begins)));
        }

        /** With what was ordered before where it is. */
        private EditedDay held(EditedDay day) {
            var own = holding.stream()
                    .filter(edit -> edit.getDate().isPresent()
                            && dateOf(edit).filter(day.date()::equals).isPresent())
                    .toList();
            int begins = own.stream()
                    .filter(edit -> edit.getKind().equals(DayOrder.BEGIN.word()))
                    .mapToInt(edit -> minute(edit, LATE_START))
                    .max()
                    .orElse(0);
            return day.holding(
                    line -> own.stream()
                            .anyMatch(edit -> !edit.getKind().equals(DayOrder.OUT.word())
                                    && !edit.getThing().isEmpty()
                                    && things.is(edit.getThing(), line)),
                    begins);
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
        private List<ItinerarySlot> slotsOf(LocalDate date) {
            return Objects.requireNonNull(before.get(date), () -> "No day of the plan is " + date + ".");
        }

        private List<Line> lines() {
            return dates.stream()
                    .flatMap(date -> day(date).stream())
                    .flatMap(day -> day.lines().stream())
                    .toList();
        }

        private String inWords(EditedDay day) {
            return "day %d, %s".formatted(dates.indexOf(day.date()) + 1, InWords.day(day.date()));
        }

        private void put(EditedDay day, DayEdit edit, String what) {
            var here = day.lines().stream()
                    .filter(line -> things.is(what, line))
                    .filter(line -> isAsWanted(line, edit, day))
                    .findFirst();
            if (here.isPresent()) {
                day.remove(here.get()::equals);
                day.fit(
                        here.get().held(),
                        here.get().start(),
                        minute -> minute == here.get().start());
                note("Taken into the plan: %s on %s at %s, as it was."
                        .formatted(
                                here.get().called(),
                                inWords(day),
                                Reasons.clock(here.get().start())));
                taken(what, day);
                return;
            }
            var line = things.on(day, what, lines(), edit.getPart());
            if (line.isEmpty()) {
                note(elsewhere(day, what));
                return;
            }
            if (!edit.getOther().equals(edit.getDate())) {
                edit.getOther().flatMap(this::day).ifPresent(from -> from.remove(old -> things.is(what, old)));
            }
            var copies = days.values().stream()
                    .filter(other -> !put.getOrDefault(what, List.of()).contains(other.date()))
                    .filter(other -> other == day || isTheSame(line.get(), other))
                    .toList();
            var moved = copies.stream()
                    .collect(Collectors.toMap(
                            Function.identity(),
                            other -> other.remove(old -> things.is(what, old) && !old.isHeld()),
                            (one, two) -> one,
                            LinkedHashMap::new));
            var ready = opened(line.get(), edit, day);
            var asItBegins = day.put(ready, wanted(ready, edit, day), allowed(edit, day));
            if (asItBegins.isEmpty() && !day.date().equals(dates.getFirst())) {
                day.beginAnyTime(EARLY);
            }
            var gone =
                    asItBegins.isPresent() ? asItBegins : day.put(ready, wanted(ready, edit, day), allowed(edit, day));
            if (gone.isEmpty()) {
                moved.forEach((other, lines) -> lines.forEach(old -> other.fit(old, old.start(), minute -> true)));
                note(
                        "Not changed: %s does not fit into %s%s, for the way and for what is fixed there; name another day or part of the day."
                                .formatted(
                                        things.called(what),
                                        edit.getPart().isEmpty() ? "" : "the " + edit.getPart() + " of ",
                                        inWords(day)));
                return;
            }
            taken(what, day);
            day.lines().stream()
                    .filter(now -> now.slot().getActivity().equals(ready.slot().getActivity()) && now.isHeld())
                    .findFirst()
                    .ifPresent(now -> note("Taken into the plan: %s on %s at %s%s."
                            .formatted(
                                    now.called(),
                                    inWords(day),
                                    Reasons.clock(now.start()),
                                    leftOut(rehomed(gone.get(), day), "; left out for it: "))));
        }

        /** What is worth it goes to another day of the same stay on which it fits; what is left. */
        private List<Line> rehomed(List<Line> gone, EditedDay from) {
            return gone.stream()
                    .filter(line -> line.worth() < WORTH_ANOTHER_DAY
                            || dates.stream()
                                    .filter(date -> !date.equals(from.date()))
                                    .flatMap(date -> day(date).stream())
                                    .filter(day -> day.minutesTo(line.place()) <= NEAR
                                            && day.lines().stream().anyMatch(Line::isSomethingToDo))
                                    .filter(day -> day.fit(line, line.start(), minute -> true))
                                    .findFirst()
                                    .map(day -> notes.add(
                                            "%s goes to %s instead.".formatted(capital(line.called()), inWords(day))))
                                    .isEmpty())
                    .toList();
        }

        /** Whether it is what another day has, and not one of its kind elsewhere. */
        private boolean isTheSame(Line line, EditedDay other) {
            return other.lines().stream()
                    .anyMatch(old -> old.slot().getActivity().equals(line.slot().getActivity())
                            && old.place().equals(line.place()));
        }

        private void taken(String what, EditedDay day) {
            put.computeIfAbsent(what, thing -> new ArrayList<>()).add(day.date());
        }

        /** Who gives an hour has it at that hour, whether or not it is a usual one. */
        private Line opened(Line line, DayEdit edit, EditedDay day) {
            if (!edit.getTime().isEmpty()) {
                int minute = minute(edit, line.from());
                return line.between(minute, minute + line.minutes());
            }
            var wanted = allowed(edit, day);
            boolean isPossible = IntStream.range(line.from(), line.to())
                    .anyMatch(minute -> wanted.test(minute) && line.mayBegin(minute));
            return isPossible ? line : line.between(DAYS_BEGIN, DAYS_END);
        }

        private boolean isAsWanted(Line line, DayEdit edit, EditedDay day) {
            return edit.getTime().isEmpty() ? allowed(edit, day).test(line.start()) : line.start() == minute(edit, 0);
        }

        private IntPredicate allowed(DayEdit edit, EditedDay day) {
            if (!edit.getTime().isEmpty()) {
                int minute = minute(edit, 0);
                return at -> at == minute;
            }
            int sunset = sunset(day);
            return switch (edit.getPart()) {
                case "dawn" -> at -> at < DAWN_ENDS;
                case "morning" -> at -> at < NOON;
                case "afternoon" -> at -> at >= NOON && at < EVENING + NEAR;
                case "sunset" -> at -> at >= sunset - 2 * BEFORE_SUNSET && at <= sunset;
                case "evening" -> at -> at >= EVENING - NEAR;
                default -> at -> true;
            };
        }

        private int sunset(EditedDay day) {
            return light.on(day.date(), day.end().at())
                    .map(windows -> Daylight.of(windows).sunset())
                    .orElse(END_OF_AFTERNOON);
        }

        private int wanted(Line line, DayEdit edit, EditedDay day) {
            if (!edit.getTime().isEmpty()) {
                return minute(edit, 0);
            }
            boolean suits = allowed(edit, day).test(line.start());
            return suits && line.start() > 0 && !edit.getPart().equals("sunset")
                    ? line.start()
                    : switch (edit.getPart()) {
                        case "dawn" -> Math.max(line.from(), DayPart.at(6, 0));
                        case "morning" -> Math.max(line.from(), DayPart.at(9, 0));
                        case "afternoon" -> Math.max(line.from(), DayPart.at(14, 30));
                        case "sunset" -> sunset(day) - BEFORE_SUNSET;
                        case "evening" -> Math.max(line.from(), DayPart.at(17, 15));
                        default -> line.from() >= EVENING ? line.from() : Math.max(line.from(), DayPart.at(9, 30));
                    };
        }

        private String elsewhere(EditedDay day, String what) {
            var where = things.where(what);
            return "Not changed: %s is not to be had near %s, where %s is%s; name a day on which you are near by."
                    .formatted(
                            things.called(what),
                            day.end().name(),
                            inWords(day),
                            where.isEmpty() ? "" : " (it is in " + where + ")");
        }

        private void free(EditedDay day, String part) {
            var gone = day.remove(line -> line.isSomethingToDo() && isIn(line, part));
            if (part.equals("morning")) {
                day.sleepIn(LATE_BREAKFAST);
            }
            note("Kept free, as you said: %s%s%s."
                    .formatted(
                            part.isEmpty() ? "" : "the " + part + " of ",
                            inWords(day),
                            leftOut(gone, "; left out for it: ")));
        }

        private static boolean isIn(Line line, String part) {
            return switch (part) {
                case "dawn", "morning" -> line.start() < NOON;
                case "afternoon" ->
                    line.start() >= NOON - NEAR && line.start() < END_OF_AFTERNOON && line.end() > NOON + NEAR;
                case "sunset", "evening" -> line.start() >= EVENING - NEAR;
                default -> true;
            };
        }

        /** Two are left of what is least, or all but the hardest of a day that is too hard. */
        private void lighter(EditedDay day, boolean isTooHard) {
            var byEffort = Comparator.comparingInt((Line line) -> isTooHard ? -things.effort(line) : 0);
            var some = day.lines().stream()
                    .filter(Line::isSomethingToDo)
                    .sorted(byEffort.thenComparingInt(Line::worth))
                    .toList();
            int fewer = some.size() <= 1 ? 0 : isTooHard ? 1 : Math.max(1, some.size() - FEW);
            var gone = day.remove(some.subList(0, fewer)::contains);
            note(
                    gone.isEmpty()
                            ? "%s has not much in it: %s. Say \"free\" to have nothing on it."
                                    .formatted(
                                            capital(inWords(day)),
                                            some.isEmpty()
                                                    ? "no stop"
                                                    : some.getFirst().called())
                            : "%s is lighter%s; the other days are as they were. Name another stop of that day and it goes instead."
                                    .formatted(capital(inWords(day)), leftOut(gone, ": left out ")));
        }

        private void begin(EditedDay day, int minute) {
            var gone = rehomed(day.beginning(minute), day);
            begun.computeIfAbsent(minute, same -> new LinkedHashMap<>()).put(day, gone);
        }

        private void end(EditedDay day, int minute) {
            var gone = day.ending(minute);
            note("Taken into the plan: %s over by %s%s."
                    .formatted(inWords(day), Reasons.clock(minute), leftOut(gone, "; left out: ")));
        }

        private void out(EditedDay day, String what) {
            var gone = day.remove(line -> things.is(what, line));
            note(
                    gone.isEmpty()
                            ? "%s is not on %s.".formatted(capital(things.called(what)), inWords(day))
                            : "Taken off %s: %s; these hours are free.".formatted(inWords(day), called(gone)));
        }

        private void outOfThePlan(String what) {
            var gone = dates.stream()
                    .filter(date -> slotsOf(date).stream()
                            .anyMatch(slot -> places.named(slot.getLocation())
                                    .filter(place -> things.is(what, things.line(slot, place)))
                                    .isPresent()))
                    .flatMap(date -> day(date).stream())
                    .flatMap(day -> day.remove(line -> things.is(what, line)).stream()
                            .map(line -> line.called() + " (" + inWords(day) + ")"))
                    .toList();
            if (!gone.isEmpty()) {
                note("Taken out of the plan: %s; these hours are free.".formatted(String.join(", ", gone)));
            }
        }

        /** Two days of one stay have each other's stops; the way from stay to stay stays where it is. */
        private void swap(EditedDay one, EditedDay other) {
            boolean areOfOneStay = roads.minutes(one.end(), other.end()) <= NEAR
                    || roads.minutes(one.wake(), other.wake()) <= NEAR
                    || (roads.minutes(one.end(), other.wake()) <= NEAR
                            && dates.indexOf(other.date()) - dates.indexOf(one.date()) == 1);
            if (!areOfOneStay) {
                note(
                        "Not changed: %s is in %s and %s in %s, so their stops cannot change places; single stops can: say which on which day."
                                .formatted(
                                        inWords(one),
                                        one.end().name(),
                                        inWords(other),
                                        other.end().name()));
                return;
            }
            var first = one.remove(Line::isSomethingToDo);
            var second = other.remove(Line::isSomethingToDo);
            var homeless = Stream.concat(first.stream(), second.stream())
                    .sorted(Comparator.comparingInt(Line::worth).reversed())
                    .filter(line -> {
                        var wanted = first.contains(line) ? other : one;
                        var old = first.contains(line) ? one : other;
                        return !wanted.fit(line, line.start(), minute -> true)
                                && !old.fit(line, line.start(), minute -> true);
                    })
                    .toList();
            note("%s and %s have changed places%s."
                    .formatted(capital(inWords(one)), inWords(other), leftOut(homeless, "; left out: ")));
        }

        private void instead(EditedDay day, DayEdit edit) {
            var old = day.lines().stream()
                    .filter(line -> things.is(edit.getInsteadOf(), line))
                    .findFirst();
            if (old.isEmpty()) {
                put(day, edit, edit.getThing());
                return;
            }
            var line = things.on(day, edit.getThing(), lines(), edit.getPart());
            if (line.isEmpty()) {
                note(elsewhere(day, edit.getThing()));
                return;
            }
            day.remove(old.get()::equals);
            boolean isTimed = !edit.getPart().isEmpty() || !edit.getTime().isEmpty();
            // At the hour of what it replaces, where it is done then.
            boolean isThen = !isTimed && line.get().mayBegin(old.get().start());
            put(
                    day,
                    isThen
                            ? DayEdit.newBuilder(edit)
                                    .setTime(Reasons.clock(old.get().start()))
                                    .build()
                            : edit,
                    edit.getThing());
            note("%s is left out for it.".formatted(capital(old.get().called())));
        }

        private void note(String sentence) {
            notes.add(sentence);
        }
    }

    private static String leftOut(List<Line> gone, String lead) {
        return gone.isEmpty() ? "" : lead + called(gone);
    }

    private static String called(List<Line> lines) {
        return InWords.list(lines.stream().map(Line::called).distinct().toList());
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
