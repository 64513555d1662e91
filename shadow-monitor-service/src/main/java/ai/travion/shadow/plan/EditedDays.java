package ai.travion.shadow.plan;

import ai.travion.atlas.Places;
import ai.travion.schemas.DayEdit;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.envelope.DayOrder;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.crowd.Crowds;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Applies what is ordered of single days to the slots of a plan: each day that none speaks of stays to the minute as it is. */
public final class EditedDays {

    private static final int EARLY_END = DayPart.at(16, 30);
    private static final int LATE_BREAKFAST = DayPart.at(9, 0);
    private static final int NEAR = 45;
    private static final int FEW = 2;
    private static final String HARDEST = "hardest";

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
        private final List<String> notes = new ArrayList<>();
        /** By the minute, the days that begin then, and what is left out of each for it. */
        private final Map<Integer, Map<EditedDay, List<Line>>> begun = new TreeMap<>();

        private final ThingsPut put;

        Edited(DaysInHand plan, List<ItinerarySlot> anew, PlanRequest.LightOf light) {
            this.plan = plan;
            this.anew = anew;
            this.put = new ThingsPut(things, plan, new WantedHours(light), notes);
        }

        Outcome outcome() {
            tellBeginnings();
            return new Outcome(plan.slots(), notes);
        }

        void takeAll(List<DayEdit> all) {
            // Hours that are kept free are so whatever else is put on their days.
            var edits = Stream.concat(
                            all.stream().filter(edit -> !isOfHours(edit)),
                            all.stream().filter(Edited::isOfHours))
                    .toList();
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
                    put.tellOfAll(first.getThing(), same);
                }
                at += same.size();
            }
        }

        private static boolean isOfHours(DayEdit edit) {
            return DayOrder.FREE.is(edit) && edit.getTime().contains("-");
        }

        private static boolean isTheSameOrder(DayEdit one, DayEdit other) {
            return one.getKind().equals(other.getKind())
                    && one.getThing().equals(other.getThing())
                    && one.getTurn() == other.getTurn();
        }

        private void take(DayEdit edit) {
            var kind = DayOrder.of(edit);
            if (kind.isEmpty()) {
                return;
            }
            if (edit.getDate().isEmpty()) {
                switch (kind.get()) {
                    case OUT -> outOfThePlan(edit.getThing());
                    case PUT -> put.putAnywhere(edit);
                    case FREE ->
                        keepFree(
                                plan.dates().stream()
                                        .flatMap(date -> plan.day(date).stream())
                                        .toList(),
                                edit);
                    default -> {}
                }
                return;
            }
            plan.dateOf(edit).flatMap(plan::day).ifPresent(day -> {
                switch (kind.get()) {
                    case PUT -> put.put(day, edit, edit.getThing());
                    case FREE -> {
                        if (isOfHours(edit)) {
                            keepFree(List.of(day), edit);
                        } else {
                            free(day, edit.getPart());
                        }
                    }
                    case LIGHTER -> lighter(day, edit.getInsteadOf().equals(HARDEST));
                    case BEGIN -> begin(day, DaysInHand.minute(edit));
                    case END -> end(day, DaysInHand.minute(edit, EARLY_END));
                    case OUT -> out(day, edit.getThing());
                    case SWAP -> edit.getOther().flatMap(plan::day).ifPresent(other -> swap(day, other));
                    case INSTEAD -> put.instead(day, edit);
                    case ONLY -> put.only(day, edit);
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
            plan
                    .linesOf(anew.stream()
                            .filter(slot ->
                                    slot.getDate().filter(day.date()::equals).isPresent())
                            .toList())
                    .stream()
                    .filter(line ->
                            line.isAMeal() || !elsewhere.contains(line.slot().getActivity()))
                    .sorted(Comparator.comparingInt(Line::worth).reversed())
                    .forEach(line -> day.fit(line, line.start(), minute -> true));
            int told = notes.size();
            holding.stream().filter(edit -> !DayOrder.BEGIN.is(edit)).forEach(this::take);
            notes.subList(told, notes.size()).clear();
            var back = day.lines().stream()
                    .filter(Line::isSomethingToDo)
                    .filter(line -> before.stream()
                            .noneMatch(old ->
                                    old.slot().getActivity().equals(line.slot().getActivity())))
                    .toList();
            note("%s is as it would be without that again%s."
                    .formatted(capital(plan.inWords(day)), leftOut(back, "; back in the plan: ")));
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

        private void keepFree(List<EditedDay> some, DayEdit edit) {
            var hours = edit.getTime().split("-", 2);
            var gone = some.stream()
                    .flatMap(day -> day.keepFree(Standing.minuteOf(hours[0]), Standing.minuteOf(hours[1])).stream()
                            .map(line -> line.called() + " (" + plan.inWords(day) + ")"))
                    .toList();
            note("Kept free, as you said: %s to %s on %s%s."
                    .formatted(
                            hours[0],
                            hours[1],
                            some.size() == 1 ? plan.inWords(some.getFirst()) : "every day, but for the ways",
                            gone.isEmpty() ? "" : "; left out for it: " + InWords.list(gone)));
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
            var gone = put.rehomed(day.beginning(minute), day);
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
                                    .filter(place -> isOf(what, things.line(slot, place)))
                                    .isPresent()))
                    .flatMap(date -> plan.day(date).stream())
                    .flatMap(day -> day.remove(line -> isOf(what, line)).stream()
                            .map(line -> line.called() + " (" + plan.inWords(day) + ")"))
                    .toList();
            if (!gone.isEmpty()) {
                note("Taken out of the plan: %s; these hours are free.".formatted(String.join(", ", gone)));
            }
        }

        /** A place goes with all that is done there. */
        private boolean isOf(String what, Line line) {
            return things.is(what, line)
                    || (line.isSomethingToDo()
                            && (line.place().name().equals(what)
                                    || places.parentOf(line.place())
                                            .filter(town -> town.name().equals(what))
                                            .isPresent()));
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

        private void note(String sentence) {
            notes.add(sentence);
        }
    }

    static String leftOut(List<Line> gone, String lead) {
        return gone.isEmpty() ? "" : lead + called(gone);
    }

    private static String called(List<Line> lines) {
        return InWords.list(lines.stream().map(Line::called).distinct().toList());
    }

    static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
