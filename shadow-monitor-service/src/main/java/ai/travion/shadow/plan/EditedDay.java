package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** A day while it is edited: its lines never overlap, and leave time for the ways between them. Only what an edit needs is moved. */
final class EditedDay {

    private static final int OWN_SLOT_FROM = 45;
    private static final String ASKED_FOR = "You asked";
    private static final int LONG_WAY = 60;
    private static final int STEP = 5;
    private static final int FARTHEST = 300;
    private static final int QUARTER = 15;
    private static final int LATEST = DayPart.at(22, 0);
    private static final int LATEST_ON_THE_ROAD = DayPart.at(20, 30);

    private final LocalDate date;
    private final Place wake;
    private final Place end;
    private final Roads roads;
    private final List<ItinerarySlot> ways;
    private final List<Line> lines;
    private final List<Line> before;
    private int begins;
    private boolean leavesLate;

    EditedDay(
            LocalDate date,
            Place wake,
            Place end,
            Roads roads,
            List<ItinerarySlot> ways,
            List<Line> lines,
            int begins) {
        this.date = date;
        this.wake = wake;
        this.end = end;
        this.roads = roads;
        this.ways = List.copyOf(ways);
        this.lines = new ArrayList<>(lines);
        this.before = List.copyOf(lines);
        this.begins = begins;
    }

    /** The same day, of which some lines are held where they are, and which begins no earlier than a minute. */
    EditedDay holding(Predicate<Line> held, int minute) {
        return new EditedDay(
                date,
                wake,
                end,
                roads,
                ways,
                lines.stream().map(line -> held.test(line) ? line.held() : line).toList(),
                Math.max(begins, minute));
    }

    boolean isChanged() {
        return leavesLate || !outline(lines).equals(outline(before));
    }

    private static List<String> outline(List<Line> lines) {
        return lines.stream()
                .map(line -> line.start() + " " + line.slot().getActivity())
                .sorted()
                .toList();
    }

    LocalDate date() {
        return date;
    }

    Place wake() {
        return wake;
    }

    Place end() {
        return end;
    }

    List<Line> lines() {
        return List.copyOf(lines);
    }

    /** Where one has lunch. */
    Optional<Place> lunch() {
        return lines.stream()
                .filter(line -> line.isAMeal() && line.slot().getActivity().startsWith("Lunch"))
                .map(Line::place)
                .findFirst();
    }

    int minutesTo(Place place) {
        return Math.min(minutes(wake, place), minutes(place, end));
    }

    private int minutes(Place from, Place to) {
        return ways.stream()
                .filter(way -> leads(way, from, to))
                .map(ItinerarySlot::getDurationMinutes)
                .findFirst()
                .orElseGet(() -> roads.minutes(from, to));
    }

    private static boolean leads(ItinerarySlot way, Place from, Place to) {
        return way.getActivity().startsWith("Travel from " + from.name() + " to " + to.name() + " ")
                && !way.getActivity().contains("lunch");
    }

    /** @return what is gone */
    List<Line> remove(Predicate<Line> unwanted) {
        var gone = lines.stream().filter(unwanted).toList();
        lines.removeAll(gone);
        if (!gone.isEmpty()) {
            lines.replaceAll(line -> isStranded(line) ? line.in(home(line)) : line);
        }
        return gone;
    }

    /** Whether one would go there for nothing but a meal. */
    private boolean isStranded(Line line) {
        return line.isAMeal()
                && !line.place().equals(wake)
                && !line.place().equals(end)
                && lines.stream()
                        .noneMatch(other -> !other.isAMeal() && other.place().equals(line.place()));
    }

    private Place home(Line meal) {
        return wake.equals(end)
                        || (minutes(wake, end) + meal.end() > meal.start() + minutes(wake, end)
                                && arrives() > meal.start())
                ? wake
                : end;
    }

    /** The minute at which one is where the day ends, at the earliest. */
    private int arrives() {
        return Math.max(begins, DayPart.at(6, 45)) + minutes(wake, end);
    }

    /** The same day with a line at the minute nearest to a wanted one at which it fits; whether it does. */
    boolean fit(Line line, int wanted, IntPredicate allowed) {
        return IntStream.rangeClosed(0, FARTHEST / STEP)
                .flatMap(step ->
                        step == 0 ? IntStream.of(wanted) : IntStream.of(wanted + step * STEP, wanted - step * STEP))
                .filter(minute -> line.mayBegin(minute) && allowed.test(minute))
                .filter(minute -> fits(line.at(minute)))
                .boxed()
                .findFirst()
                .map(minute -> lines.add(line.at(minute)))
                .isPresent();
    }

    private boolean fits(Line line) {
        return against(line).isEmpty() && leavesTheEnds(line);
    }

    private boolean leavesTheEnds(Line line) {
        boolean isFirst = lines.stream().noneMatch(other -> other.start() < line.start());
        boolean isLast = lines.stream().noneMatch(other -> other.start() > line.start());
        int way = minutes(wake, line.place());
        boolean inTime = !isFirst || line.start() - (way < OWN_SLOT_FROM ? 0 : way) >= begins;
        boolean isBreakfast = line.isAMeal() && line.start() >= begins - LONG_WAY && minutes(wake, line.place()) == 0;
        return (inTime || isBreakfast) && (!isLast || line.end() + minutes(line.place(), end) <= LATEST);
    }

    /** What is in the way of it. */
    private List<Line> against(Line line) {
        return lines.stream()
                .filter(other -> other.start() <= line.start()
                        ? leaves(other, line.place()) + minutes(other.place(), line.place()) > line.start()
                                && !isShort(other, line)
                        : line.end() + minutes(line.place(), other.place()) > other.start() && !isShort(line, other))
                .toList();
    }

    /** The minute at which one can go on: nobody sets out before the day begins. */
    private int leaves(Line line, Place to) {
        return minutes(line.place(), to) < OWN_SLOT_FROM ? line.end() : Math.max(line.end(), begins);
    }

    private static final int DINNER = DayPart.at(18, 30);
    private static final int DINNER_IS_LATE = DayPart.at(19, 45);

    /** Whoever goes from door to door in a town needs no gap between two lines. */
    private boolean isShort(Line one, Line other) {
        return one.end() <= other.start() && minutes(one.place(), other.place()) <= 15;
    }

    /**
     * The day with a line at the minute at which the least is lost for it; what it displaces is moved, or else is gone.
     *
     * @param wanted the best minute
     * @param allowed minutes at which it may begin
     * @return what is gone; nothing where the way keeps it out
     */
    Optional<List<Line>> put(Line line, int wanted, IntPredicate allowed) {
        var best = IntStream.concat(
                        IntStream.of(wanted),
                        IntStream.rangeClosed(line.from() / QUARTER, (line.to() - line.minutes()) / QUARTER)
                                .map(quarter -> quarter * QUARTER))
                .filter(minute -> line.mayBegin(minute) && allowed.test(minute) && leavesTheWay(line.at(minute)))
                .mapToObj(minute -> with(line.at(minute).held(), wanted))
                .min(Comparator.comparingInt(Displacement::loss));
        best.ifPresent(displacement -> {
            lines.clear();
            lines.addAll(displacement.lines());
        });
        return best.map(displacement ->
                displacement.gone().stream().filter(Line::isSomethingToDo).toList());
    }

    /**
     * What a line does to the day.
     *
     * @param gone what does not fit beside it
     */
    private record Displacement(List<Line> lines, List<Line> gone, int loss) {}

    private Displacement with(Line put, int wanted) {
        var day = new EditedDay(date, wake, end, roads, ways, lines, begins);
        var displaced = day.against(put);
        day.lines.removeAll(displaced);
        day.lines.add(put);
        var gone = displaced.stream()
                .sorted(Comparator.comparingInt(Line::worth).reversed())
                .filter(other -> !day.fit(other, other.start(), minute -> true))
                .toList();
        int moved = day.lines.stream()
                .filter(other -> !other.equals(put))
                .mapToInt(other -> lines.stream()
                        .filter(old -> old.slot().equals(other.slot()))
                        .mapToInt(old -> Math.abs(old.start() - other.start()))
                        .findFirst()
                        .orElse(0))
                .sum();
        int lost = gone.stream().mapToInt(other -> LONG_WAY * other.worth()).sum();
        return new Displacement(day.lines(), gone, lost + moved / 3 + Math.abs(put.start() - wanted) / 2);
    }

    /** Whether one can be there from where the day begins, and where it ends afterwards. */
    private boolean leavesTheWay(Line line) {
        int way = minutes(wake, line.place());
        return line.start() - (way < OWN_SLOT_FROM ? 0 : way) >= Math.max(begins, DayPart.at(4, 30))
                && line.end() + minutes(line.place(), end)
                        <= (minutes(line.place(), end) < OWN_SLOT_FROM ? LATEST : LATEST_ON_THE_ROAD);
    }

    /** Whoever wants something early that day begins early. */
    void beginAnyTime(int minute) {
        begins = Math.min(begins, minute);
    }

    /** What does not begin before a minute any more is later, or gone. */
    List<Line> beginning(int minute) {
        begins = minute;
        var old = lines();
        lines.clear();
        return old.stream()
                .sorted(Comparator.comparingInt(Line::start))
                .filter(line -> !fit(
                        line,
                        line.isAMeal() ? Math.max(line.start(), minute - LONG_WAY) : Math.max(line.start(), minute),
                        at -> line.isAMeal() || at >= minute))
                .filter(Line::isSomethingToDo)
                .toList();
    }

    /** What goes on after a minute is earlier, or gone; one eats when one eats. */
    List<Line> ending(int minute) {
        var late = remove(line -> line.isSomethingToDo() && line.end() > minute);
        return late.stream()
                .filter(line -> !fit(line, minute - line.minutes(), at -> at + line.minutes() <= minute))
                .toList();
    }

    /**
     * What is done in some hours is before or after them, or gone, and one eats before them; ways may lead through them, and what its traveller has
     * put there stays.
     *
     * @return what is gone
     */
    List<Line> keepFree(int from, int until) {
        lines.stream()
                .filter(line -> line.isAMeal() && line.start() < from && line.end() > from)
                .findFirst()
                .ifPresent(meal -> {
                    lines.remove(meal);
                    if (!fit(
                            meal,
                            from - meal.minutes(),
                            at -> at + meal.minutes() <= from && at >= from - FARTHEST / 2)) {
                        lines.add(meal);
                    }
                });
        // What comes after them is later where that makes room for what was in them.
        boolean isFree = lines.stream().noneMatch(line -> isToGo(line, from, until));
        var late = isFree ? List.<Line>of() : remove(line -> isToGo(line, from, Math.max(until, LATEST)));
        return late.stream()
                .sorted(Comparator.comparingInt(Line::worth).reversed())
                .filter(line -> !fit(
                        line,
                        line.start() < from ? from - line.minutes() : Math.max(line.start(), until),
                        at -> at + line.minutes() <= from || at >= until))
                .toList();
    }

    private static boolean isToGo(Line line, int from, int until) {
        return line.isSomethingToDo() && !line.isHeld() && line.start() < until && line.end() > from;
    }

    /** Who has the morning free has breakfast late, and leaves after lunch where the way allows it. */
    void sleepIn(int breakfast) {
        leavesLate = true;
        var lunch = lines.stream()
                .filter(line -> line.isAMeal() && line.slot().getActivity().startsWith("Lunch"))
                .findFirst();
        if (!wake.equals(end)
                && lunch.isPresent()
                && lines.stream()
                        .noneMatch(line -> line.isSomethingToDo()
                                && line.start() < lunch.get().end() + minutes(wake, end))) {
            lines.remove(lunch.get());
            lines.add(lunch.get().in(wake));
        }
        var early = lines.stream()
                .filter(line ->
                        line.isAMeal() && line.slot().getActivity().startsWith("Breakfast") && line.start() < breakfast)
                .findFirst();
        early.ifPresent(line -> {
            lines.remove(line);
            if (!fit(line, breakfast, minute -> true)) {
                lines.add(line);
            }
        });
    }

    /** Dinner that had waited for something which is at another hour now is at the hour at which one usually has it. */
    void dineAtTheUsualHour() {
        lines.stream()
                .filter(line -> line.isAMeal()
                        && line.slot().getActivity().startsWith("Dinner")
                        && line.start() >= DINNER_IS_LATE)
                .findFirst()
                .ifPresent(dinner -> {
                    lines.remove(dinner);
                    if (!fit(dinner, DINNER, minute -> minute >= DINNER && minute < dinner.start())) {
                        lines.add(dinner);
                    }
                });
    }

    /** In order, with the ways between them: those of before where they lead there still. */
    List<ItinerarySlot> slots() {
        lines.sort(Comparator.comparingInt(Line::start));
        var slots = new ArrayList<ItinerarySlot>();
        var here = wake;
        int free = -1;
        for (var line : lines) {
            way(here, line.place(), free, line.start()).ifPresent(slots::add);
            slots.add(ItinerarySlot.newBuilder(line.slot())
                    .setDate(date)
                    .setTime(Reasons.clock(line.start()))
                    .setReason(isOfAnotherHour(line) ? "" : line.slot().getReason())
                    .build());
            here = line.place();
            free = line.end();
        }
        way(here, end, free, Integer.MAX_VALUE).ifPresent(slots::add);
        return slots;
    }

    /** Why it was at its hour is no reason for another. */
    private static boolean isOfAnotherHour(Line line) {
        return line.isSomethingToDo()
                && !line.slot().getReason().startsWith(ASKED_FOR)
                && Math.abs(line.start() - Standing.minuteOf(line.slot().getTime())) >= LONG_WAY;
    }

    /** @param free minute from which one can go; -1 where only the next line tells */
    private Optional<ItinerarySlot> way(Place from, Place to, int free, int until) {
        var known = ways.stream()
                .filter(way -> way.getActivity().startsWith("Travel from " + from.name() + " to " + to.name() + " "))
                .filter(way -> {
                    int start = Standing.minuteOf(way.getTime());
                    return start >= Math.max(free, begins) && start + way.getDurationMinutes() <= until && !leavesLate;
                })
                .findFirst();
        int minutes = minutes(from, to);
        if (known.isPresent() || minutes < OWN_SLOT_FROM) {
            return known;
        }
        boolean isJustInTime = free < 0 || (until < Integer.MAX_VALUE && (minutes <= LONG_WAY || leavesLate));
        int start = isJustInTime ? until - minutes : VisitTimes.roundedUp(Math.max(free, begins));
        var byTheSameMeans = ways.stream().filter(way -> leads(way, from, to)).findFirst();
        if (byTheSameMeans.isPresent()) {
            return byTheSameMeans.map(way ->
                    ItinerarySlot.newBuilder(way).setTime(Reasons.clock(start)).build());
        }
        var words = Words.ofTravel(
                from, to, roads.between(from, to), roads.between(from, to).hint(), false, to.equals(wake));
        return Optional.of(ItinerarySlot.newBuilder()
                .setDate(date)
                .setTime(Reasons.clock(start))
                .setLocation(to.name())
                .setActivity(words.activity())
                .setDurationMinutes(minutes)
                .setNotes(words.note().isEmpty() ? null : words.note())
                .setReason(words.reason())
                .build());
    }
}
