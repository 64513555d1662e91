package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.schemas.ItinerarySlot;
import java.util.List;

/**
 * A line of a day that is edited: all but the ways, which follow from where one is.
 *
 * @param slot what is told of it; its hour is that of the line
 * @param start minute of the day
 * @param from minute of the day before which it is not begun
 * @param to minute of the day by which it is over
 * @param windows in which it may begin; none where any hour between these is as good
 * @param worth how much is lost without it
 */
record Line(
        ItinerarySlot slot,
        Place place,
        Entry.Kind kind,
        int start,
        int from,
        int to,
        List<DayPart.Window> windows,
        int worth) {

    private static final int HELD = 1000;

    Line {
        windows = List.copyOf(windows);
    }

    int minutes() {
        return slot.getDurationMinutes();
    }

    int end() {
        return start + minutes();
    }

    boolean isAMeal() {
        return kind == Entry.Kind.MEAL;
    }

    boolean isSomethingToDo() {
        return kind == Entry.Kind.VISIT || kind == Entry.Kind.LEISURE;
    }

    /** Whether its traveller has put it where it is. */
    boolean isHeld() {
        return worth >= HELD;
    }

    Line at(int other) {
        return new Line(slot, place, kind, other, from, to, windows, worth);
    }

    Line in(Place other) {
        return new Line(
                ItinerarySlot.newBuilder(slot)
                        .setLocation(other.name())
                        .setActivity(slot.getActivity().split(" ", 2)[0] + " in " + other.name())
                        .build(),
                other,
                kind,
                start,
                from,
                to,
                windows,
                worth);
    }

    Line held() {
        return isHeld() ? this : new Line(slot, place, kind, start, from, to, windows, HELD + worth);
    }

    /** The same at hours that are not its own, as its traveller wants it. */
    Line between(int first, int last) {
        return new Line(slot, place, kind, start, Math.min(from, first), Math.max(to, last), List.of(), worth);
    }

    boolean mayBegin(int minute) {
        return minute >= from
                && minute + minutes() <= to
                && (windows.isEmpty()
                        || minute == start
                        || windows.stream().anyMatch(window -> minute >= window.from() && minute <= window.to()));
    }

    /** As a traveller would name it: what one does, without where one spends the time. */
    String called() {
        return slot.getActivity()
                .replaceFirst("^Time (?:in|at|near) .+? for ", "")
                .replaceFirst(", .*$", "");
    }
}
