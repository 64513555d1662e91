package ai.travion.shadow.plan;

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
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Applies what is ordered of single days to the slots of a plan: each day that none speaks of stays to the minute as it is. */
public final class EditedDays {

    private static final int EARLY_END = DayPart.at(16, 30);
    private static final int LATE_BREAKFAST = DayPart.at(9, 0);
    private static final int NEAR = 45;
    private static final int FEW = 2;
    private static final String HARDEST = "hardest";
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
     * @param anew the plan as it is made today without any of them: a day of it comes back where its edit is lifted
     * @param light to compute the light of what is new or moved
     * @param crowds to tell how full it is there
     */
    public Outcome of(
            List<ItinerarySlot> slots,
            List<DayEdit> edits,
            List<DayEdit> holding,
            List<ItinerarySlot> anew,
            PlanRequest.LightOf light,
            Crowds crowds) {
        var plan = new Edited(new DaysInHand(places, things, roads, slots, holding, light, crowds), anew, light);
        plan.takeAll(edits);
        return plan.outcome();
    }

    /** A plan while it is edited. */
    private final class Edited {

        private final DaysInHand plan;
        private final List<ItinerarySlot> anew;
        private final WantedHours hours;
        private final List<String> notes = new ArrayList<>();
        /** By the minute, the days that begin then, and what is left out of each for it. */
        private final Map<Integer, Map<EditedDay, List<Line>>> begun = new TreeMap<>();
        /** The days on which a thing was put by an edit. */
        private final Map<String, List<LocalDate>> put = new LinkedHashMap<>();
        /** What found no place beside what was put. */
        private final List<Line> lost = new ArrayList<>();

        Edited(DaysInHand plan, List<ItinerarySlot> anew, PlanRequest.LightOf light) {
            this.plan = plan;
            this.anew = anew;
            this.hours = new WantedHours(light);
        }

        Outcome outcome() {
            tellBeginnings();
            return new Outcome(plan.slots(), notes);
        }

        void takeAll(List<DayEdit> edits) {
            int at = 0;
            while (at < edits.size()) {
                var first = edits.get(at);
                var same = edits.subList(at, edits.size()).stream()
                        .takeWhile(edit -> isTheSameOrder(edit, first))
                        .toList();
                int told = notes.size();
                same.forEach(this::take);
                if (DayOrder.PUT.is(first) && same.size() > FEW) {
                    notes.subList(told, notes.size()).clear();
                    tellOfAll(first.getThing(), same);
                }
                at += same.size();
            }
        }

        private static boolean isTheSameOrder(DayEdit one, DayEdit other) {
            return one.getKind().equals(other.getKind())
                    && one.getThing().equals(other.getThing())
                    && one.getTurn() == other.getTurn();
        }

        /** Of a thing that is put on many days in one sentence. */
        private void tellOfAll(String thing, List<DayEdit> edits) {
            var on = put.getOrDefault(thing, List.of());
            var without = edits.stream()
                    .flatMap(edit -> plan.dateOf(edit).stream())
                    .filter(date -> !on.contains(date))
                    .toList();
            if (!on.isEmpty()) {
                note("Taken into the plan: %s on %s%s."
                        .formatted(things.called(thing), numbers(on), leftOut(lost, "; left out for it: ")));
            }
            if (!without.isEmpty()) {
                note("It does not fit into %s, for the way and for what is fixed there.".formatted(numbers(without)));
            }
        }

        private String numbers(List<LocalDate> some) {
            return (some.size() == 1 ? "day " : "days ")
                    + InWords.list(some.stream()
                            .sorted()
                            .map(date -> String.valueOf(plan.dates().indexOf(date) + 1))
                            .toList());
        }

        private void take(DayEdit edit) {
            var kind = DayOrder.of(edit);
            if (kind.isEmpty()) {
                return;
            }
            if (edit.getDate().isEmpty()) {
                switch (kind.get()) {
                    case OUT -> outOfThePlan(edit.getThing());
                    case PUT -> putAnywhere(edit);
                    default -> {}
                }
                return;
            }
            plan.dateOf(edit).flatMap(plan::day).ifPresent(day -> {
                switch (kind.get()) {
                    case PUT -> put(day, edit, edit.getThing());
                    case FREE -> free(day, edit.getPart());
                    case LIGHTER -> lighter(day, edit.getInsteadOf().equals(HARDEST));
                    case BEGIN -> begin(day, DaysInHand.minute(edit));
                    case END -> end(day, DaysInHand.minute(edit, EARLY_END));
                    case OUT -> out(day, edit.getThing());
                    case SWAP -> edit.getOther().flatMap(plan::day).ifPresent(other -> swap(day, other));
                    case INSTEAD -> instead(day, edit);
                    case ONLY -> only(day, edit);
                    case LIFT -> lift(day);
                }
            });
        }

        /** Of some days that begin at the same hour as of one. */
        private void tellBeginnings() {
            begun.forEach((minute, some) -> note("Taken into the plan: no start before %s on %s%s."
                    .formatted(
                            Reasons.clock(minute),
                            some.size() == plan.dates().size()
                                    ? "any day"
                                    : InWords.list(some.keySet().stream()
                                            .map(plan::inWords)
                                            .toList()),
                            leftOut(some.values().stream().flatMap(List::stream).toList(), "; left out: "))));
        }

        private void put(EditedDay day, DayEdit edit, String what) {
            var here = day.lines().stream()
                    .filter(line -> things.is(what, line))
                    .filter(line -> hours.isAsWanted(line, edit, day))
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
                                plan.inWords(day),
                                Reasons.clock(here.get().start())));
                taken(what, day);
                return;
            }
            var line = things.on(day, what, plan.lines(), edit.getPart());
            if (line.isEmpty()) {
                note(elsewhere(day, what));
                return;
            }
            if (!edit.getOther().equals(edit.getDate())) {
                edit.getOther().flatMap(plan::day).ifPresent(from -> from.remove(old -> things.is(what, old)));
            }
            var copies = plan.read().stream()
                    .filter(other -> !put.getOrDefault(what, List.of()).contains(other.date()))
                    .filter(other -> other == day || isTheSame(line.get(), other))
                    .toList();
            var moved = copies.stream()
                    .collect(Collectors.toMap(
                            Function.identity(),
                            other -> other.remove(old -> things.is(what, old) && !old.isHeld()),
                            (one, two) -> one,
                            LinkedHashMap::new));
            var ready = hours.opened(line.get(), edit, day);
            var asItBegins = day.put(ready, hours.wanted(ready, edit, day), hours.allowed(edit, day));
            if (asItBegins.isEmpty() && !day.date().equals(plan.dates().getFirst())) {
                day.beginAnyTime(DaysInHand.EARLY);
            }
            var gone =
                    asItBegins.isPresent() ? asItBegins : day.put(ready, hours.wanted(ready, edit, day), hours.allowed(edit, day));
            if (gone.isEmpty()) {
                moved.forEach((other, lines) -> lines.forEach(old -> other.fit(old, old.start(), minute -> true)));
                note(
                        "Not changed: %s does not fit into %s%s, for the way and for what is fixed there; name another day or part of the day."
                                .formatted(
                                        things.called(what),
                                        edit.getPart().isEmpty() ? "" : "the " + edit.getPart() + " of ",
                                        plan.inWords(day)));
                return;
            }
            taken(what, day);
            day.lines().stream()
                    .filter(now -> now.slot().getActivity().equals(ready.slot().getActivity()) && now.isHeld())
                    .findFirst()
                    .ifPresent(now -> note("Taken into the plan: %s on %s at %s%s."
                            .formatted(
                                    now.called(),
                                    plan.inWords(day),
                                    Reasons.clock(now.start()),
                                    leftOut(given(rehomed(gone.get(), day)), "; left out for it: "))));
        }

        private List<Line> given(List<Line> gone) {
            lost.addAll(gone);
            return gone;
        }

        /** Wherever it is, or else on the first day on which it finds room. */
        private void putAnywhere(DayEdit edit) {
            var what = edit.getThing();
            var on = plan.dates().stream()
                    .flatMap(date -> plan.day(date).stream())
                    .filter(day -> day.lines().stream().anyMatch(line -> things.is(what, line)))
                    .findFirst();
            if (on.isPresent()) {
                note("%s may be on any day from now on; it stays on %s until its hours are needed."
                        .formatted(capital(things.called(what)), plan.inWords(on.get())));
                return;
            }
            plan.dates().stream()
                    .flatMap(date -> plan.day(date).stream())
                    .filter(day -> things.on(day, what, plan.lines(), edit.getPart())
                            .filter(line -> day.fit(line.held(), hours.wanted(line, edit, day), hours.allowed(edit, day)))
                            .isPresent())
                    .findFirst()
                    .ifPresent(day -> note(
                            "Taken into the plan: %s on %s.".formatted(things.called(what), plan.inWords(day))));
        }

        /** What else is there goes first, so that the thing may have any hour of it. */
        private void only(EditedDay day, DayEdit edit) {
            var what = edit.getThing();
            var gone = day.remove(line -> line.isSomethingToDo()
                    && WantedHours.isIn(line, edit.getPart())
                    && !things.is(what, line));
            put(day, edit, what);
            if (!gone.isEmpty()) {
                note("Nothing else is on %s%s%s."
                        .formatted(
                                edit.getPart().isEmpty() ? "" : "the " + edit.getPart() + " of ",
                                plan.inWords(day),
                                leftOut(gone, "; left out: ")));
            }
        }

        /** A day as it would be without what is lifted, with all else that holds of it. */
        private void lift(EditedDay day) {
            var before = day.lines();
            var holding = plan.holdingOn(day.date());
            var elsewhere = plan.read().stream()
                    .filter(other -> other != day)
                    .flatMap(other -> other.lines().stream())
                    .map(line -> line.slot().getActivity())
                    .collect(Collectors.toSet());
            day.remove(line -> !line.isHeld());
            plan.linesOf(anew.stream()
                            .filter(slot ->
                                    slot.getDate().filter(day.date()::equals).isPresent())
                            .toList())
                    .stream()
                    .filter(line -> line.isAMeal() || !elsewhere.contains(line.slot().getActivity()))
                    .sorted(Comparator.comparingInt(Line::worth).reversed())
                    .forEach(line -> day.fit(line, line.start(), minute -> true));
            int told = notes.size();
            holding.stream().filter(edit -> !DayOrder.BEGIN.is(edit)).forEach(this::take);
            notes.subList(told, notes.size()).clear();
            var back = day.lines().stream()
                    .filter(Line::isSomethingToDo)
                    .filter(line -> before.stream()
                            .noneMatch(old -> old.slot().getActivity().equals(line.slot().getActivity())))
                    .toList();
            note("%s is as it would be without that again%s."
                    .formatted(capital(plan.inWords(day)), leftOut(back, "; back in the plan: ")));
        }

        /** What is worth it goes to another day of the same stay on which it fits; what is left. */
        private List<Line> rehomed(List<Line> gone, EditedDay from) {
            return gone.stream()
                    .filter(line -> line.worth() < WORTH_ANOTHER_DAY
                            || plan.dates().stream()
                                    .filter(date -> !date.equals(from.date()))
                                    .flatMap(date -> plan.day(date).stream())
                                    .filter(day -> day.minutesTo(line.place()) <= NEAR
                                            && day.lines().stream().anyMatch(Line::isSomethingToDo))
                                    .filter(day -> day.fit(line, line.start(), minute -> true))
                                    .findFirst()
                                    .map(day -> notes.add(
                                            "%s goes to %s instead.".formatted(capital(line.called()), plan.inWords(day))))
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

        private String elsewhere(EditedDay day, String what) {
            var where = things.where(what);
            return "Not changed: %s is not to be had near %s, where %s is%s; name a day on which you are near by."
                    .formatted(
                            things.called(what),
                            day.end().name(),
                            plan.inWords(day),
                            where.isEmpty() ? "" : " (it is in " + where + ")");
        }

        private void free(EditedDay day, String part) {
            var gone = day.remove(line -> line.isSomethingToDo() && WantedHours.isIn(line, part));
            if (part.equals("morning")) {
                day.sleepIn(LATE_BREAKFAST);
            }
            note("Kept free, as you said: %s%s%s."
                    .formatted(
                            part.isEmpty() ? "" : "the " + part + " of ",
                            plan.inWords(day),
                            leftOut(gone, "; left out for it: ")));
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
                                            capital(plan.inWords(day)),
                                            some.isEmpty()
                                                    ? "no stop"
                                                    : some.getFirst().called())
                            : "%s is lighter%s; the other days are as they were. Name another stop of that day and it goes instead."
                                    .formatted(capital(plan.inWords(day)), leftOut(gone, ": left out ")));
        }

        private void begin(EditedDay day, int minute) {
            var gone = rehomed(day.beginning(minute), day);
            begun.computeIfAbsent(minute, same -> new LinkedHashMap<>()).put(day, gone);
        }

        private void end(EditedDay day, int minute) {
            var gone = day.ending(minute);
            note("Taken into the plan: %s over by %s%s."
                    .formatted(plan.inWords(day), Reasons.clock(minute), leftOut(gone, "; left out: ")));
        }

        private void out(EditedDay day, String what) {
            var gone = day.remove(line -> things.is(what, line));
            note(
                    gone.isEmpty()
                            ? "%s is not on %s.".formatted(capital(things.called(what)), plan.inWords(day))
                            : "Taken off %s: %s; these hours are free.".formatted(plan.inWords(day), called(gone)));
        }

        private void outOfThePlan(String what) {
            var gone = plan.dates().stream()
                    .filter(date -> plan.slotsOf(date).stream()
                            .anyMatch(slot -> places.named(slot.getLocation())
                                    .filter(place -> things.is(what, things.line(slot, place)))
                                    .isPresent()))
                    .flatMap(date -> plan.day(date).stream())
                    .flatMap(day -> day.remove(line -> things.is(what, line)).stream()
                            .map(line -> line.called() + " (" + plan.inWords(day) + ")"))
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
                            && plan.dates().indexOf(other.date()) - plan.dates().indexOf(one.date()) == 1);
            if (!areOfOneStay) {
                note(
                        "Not changed: %s is in %s and %s in %s, so their stops cannot change places; single stops can: say which on which day."
                                .formatted(
                                        plan.inWords(one),
                                        one.end().name(),
                                        plan.inWords(other),
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
                    .formatted(capital(plan.inWords(one)), plan.inWords(other), leftOut(homeless, "; left out: ")));
        }

        private void instead(EditedDay day, DayEdit edit) {
            var old = day.lines().stream()
                    .filter(line -> things.is(edit.getInsteadOf(), line))
                    .findFirst();
            if (old.isEmpty()) {
                put(day, edit, edit.getThing());
                return;
            }
            var line = things.on(day, edit.getThing(), plan.lines(), edit.getPart());
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
