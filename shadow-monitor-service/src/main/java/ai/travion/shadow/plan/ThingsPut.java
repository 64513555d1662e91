package ai.travion.shadow.plan;

import ai.travion.schemas.DayEdit;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Puts things on days of a plan in hand, where the least is lost for them, and tells what gives way. */
final class ThingsPut {

    private static final String AFTER_DINNER = "19:30";
    private static final int NEAR = 45;
    private static final int WORTH_ANOTHER_DAY = 4;

    private final ThingsToDo things;
    private final DaysInHand plan;
    private final WantedHours hours;
    private final List<String> notes;
    /** The days on which a thing was put. */
    private final Map<String, List<LocalDate>> put = new LinkedHashMap<>();
    /** What found no place beside what was put. */
    private final List<Line> lost = new ArrayList<>();

    /** @param notes to which it adds what it tells, in sentences */
    ThingsPut(ThingsToDo things, DaysInHand plan, WantedHours hours, List<String> notes) {
        this.things = things;
        this.plan = plan;
        this.hours = hours;
        this.notes = notes;
    }

    /** Of a thing that is put on many days in one sentence. */
    void tellOfAll(String thing, List<DayEdit> edits) {
        var on = put.getOrDefault(thing, List.of());
        var without = edits.stream()
                .flatMap(edit -> plan.dateOf(edit).stream())
                .filter(date -> !on.contains(date))
                .toList();
        if (!on.isEmpty()) {
            note("Taken into the plan: %s on %s%s."
                    .formatted(things.called(thing), numbers(on), EditedDays.leftOut(lost, "; left out for it: ")));
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

    void put(EditedDay day, DayEdit edit, String what) {
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
            note("In the plan already: %s on %s at %s; say an hour or a day if it is to be moved."
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
        if (isInTheDark(line.get(), edit, day)) {
            note("Not changed: after dinner it is dark, and %s is nothing for then; name an hour by day."
                    .formatted(things.called(what)));
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
        var sensibly = day.put(ready, hours.wanted(ready, edit, day), hours.sensible(edit, day));
        var asItBegins = sensibly.isPresent()
                ? sensibly
                : day.put(ready, hours.wanted(ready, edit, day), hours.allowed(edit, day));
        if (asItBegins.isEmpty() && !day.date().equals(plan.dates().getFirst())) {
            day.beginAnyTime(DaysInHand.EARLY);
        }
        var gone = asItBegins.isPresent()
                ? asItBegins
                : day.put(ready, hours.wanted(ready, edit, day), hours.allowed(edit, day));
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
        day.dineAtTheUsualHour();
        day.lines().stream()
                .filter(now -> now.slot().getActivity().equals(ready.slot().getActivity()) && now.isHeld())
                .findFirst()
                .ifPresent(now -> note("Taken into the plan: %s on %s at %s%s."
                        .formatted(
                                now.called(),
                                plan.inWords(day),
                                Reasons.clock(now.start()),
                                EditedDays.leftOut(given(rehomed(gone.get(), day)), "; left out for it: "))));
    }

    /** Whether one would set out for a sight elsewhere once one has eaten. */
    private static boolean isInTheDark(Line line, DayEdit edit, EditedDay day) {
        return edit.getTime().compareTo(AFTER_DINNER) >= 0
                && day.lines().stream()
                        .filter(meal -> meal.slot().getActivity().startsWith("Dinner"))
                        .anyMatch(dinner ->
                                !dinner.slot().getLocation().equals(line.slot().getLocation()));
    }

    private List<Line> given(List<Line> gone) {
        lost.addAll(gone);
        return gone;
    }

    /** Wherever it is, or else on the first day on which it finds room. */
    void putAnywhere(DayEdit edit) {
        var what = edit.getThing();
        var on = plan.dates().stream()
                .flatMap(date -> plan.day(date).stream())
                .filter(day -> day.lines().stream().anyMatch(line -> things.is(what, line)))
                .findFirst();
        if (on.isPresent()) {
            note("%s may be on any day; it stays on %s until its hours are needed."
                    .formatted(EditedDays.capital(things.called(what)), plan.inWords(on.get())));
            return;
        }
        plan.dates().stream()
                .flatMap(date -> plan.day(date).stream())
                .filter(day -> things.on(day, what, plan.lines(), edit.getPart())
                        .filter(line -> day.fit(line.held(), hours.wanted(line, edit, day), hours.allowed(edit, day)))
                        .isPresent())
                .findFirst()
                .ifPresent(day ->
                        note("Taken into the plan: %s on %s.".formatted(things.called(what), plan.inWords(day))));
    }

    /** What else is there goes first, so that the thing may have any hour of it. */
    void only(EditedDay day, DayEdit edit) {
        var what = edit.getThing();
        var gone = day.remove(
                line -> line.isSomethingToDo() && WantedHours.isIn(line, edit.getPart()) && !things.is(what, line));
        put(day, edit, what);
        if (!gone.isEmpty()) {
            note("Nothing else is on %s%s%s."
                    .formatted(
                            edit.getPart().isEmpty() ? "" : "the " + edit.getPart() + " of ",
                            plan.inWords(day),
                            EditedDays.leftOut(gone, "; left out: ")));
        }
    }

    /** What is worth it goes to another day of the same stay on which it fits; what is left. */
    List<Line> rehomed(List<Line> gone, EditedDay from) {
        return gone.stream()
                .filter(line -> line.worth() < WORTH_ANOTHER_DAY
                        || plan.dates().stream()
                                .filter(date -> !date.equals(from.date()))
                                .flatMap(date -> plan.day(date).stream())
                                .filter(day -> day.minutesTo(line.place()) <= NEAR
                                        && day.lines().stream().anyMatch(Line::isSomethingToDo))
                                .filter(day -> day.fit(line, line.start(), minute -> true))
                                .findFirst()
                                .map(day -> notes.add("%s goes to %s instead."
                                        .formatted(EditedDays.capital(line.called()), plan.inWords(day))))
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

    void instead(EditedDay day, DayEdit edit) {
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
        note("%s is left out for it.".formatted(EditedDays.capital(old.get().called())));
    }

    private void note(String sentence) {
        notes.add(sentence);
    }
}
