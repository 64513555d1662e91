package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * A day as far as it is planned: where one is, when, and what has been done. Immutable: every addition is a new schedule, or
 * none where it does not fit.
 *
 * @param now minute of the day at which one is free again
 * @param here where one is then
 * @param travelMinutes on the way so far
 * @param idleMinutes waited so far
 */
record DaySchedule(
        DayFrame frame,
        int now,
        Place here,
        boolean breakfasted,
        boolean lunched,
        int travelMinutes,
        int idleMinutes,
        List<Entry> entries) {

    private static final int EARLIEST_DEPARTURE = DayPart.at(4, 30);
    private static final int LATEST_BREAKFAST = DayPart.at(10, 15);
    private static final int EARLIEST_LUNCH = DayPart.at(11, 45);
    private static final int LATEST_LUNCH = DayPart.at(13, 45);
    private static final int EARLIEST_DINNER = DayPart.at(18, 30);
    private static final int LATEST_RETURN = DayPart.at(21, 30);
    private static final int LUNCH_MINUTES = 60;
    private static final int DINNER_MINUTES = 75;
    private static final int LONG_WAY = 60;
    private static final int LONGEST_WAY_TO_DAWN = 80;
    private static final int VERY_LONG_WAY = 150;
    private static final int OVER_LUNCH = 240;
    private static final int EARLY_START = DayPart.at(5, 15);
    private static final int OWN_SLOT_FROM = 45;
    private static final int CLOSE_TO_HOME = 20;
    private static final int REST_FROM = 75;
    private static final int LONG_VISIT = 240;
    private static final int LATEST_LONG_HIKE = DayPart.at(9, 0);
    private static final double SHORTEST_VISIT = 0.6;

    static DaySchedule startOf(DayFrame frame) {
        return new DaySchedule(frame, 0, frame.wake(), false, false, 0, 0, List.of());
    }

    /** The day with a visit more, begun in a part of the day; none where it does not fit. */
    Optional<DaySchedule> visiting(Sight sight, DayPart part) {
        if (part == DayPart.DAWN) {
            return entries.isEmpty() ? atDawn(sight) : Optional.empty();
        }
        DaySchedule ready = breakfasted ? this : afterBreakfast(Road.minutes(here, sight.place()));
        return ready.visitingAwake(sight, part)
                .or(() -> ready.lunched
                        ? Optional.empty()
                        : ready.lunchedTowards(sight).visitingAwake(sight, part));
    }

    /** A long way is gone before lunch, so that the morning is not waited away. */
    private DaySchedule lunchedTowards(Sight sight) {
        boolean longWay = Road.minutes(here, sight.place()) > LONG_WAY;
        return (longWay ? movedTo(sight.place(), now) : this).afterLunch();
    }

    /** The visit that was added last; there must be one. */
    Entry lastVisit() {
        for (int index = entries.size() - 1; index >= 0; index--) {
            if (entries.get(index).kind() == Entry.Kind.VISIT) {
                return entries.get(index);
            }
        }
        throw new IllegalStateException("Nothing is visited yet");
    }

    /** The day to its end: the meals that it still lacks, and the way home; none where one would be home too late. */
    Optional<DaySchedule> closed() {
        Place end = frame.returnTo().orElse(frame.base());
        DaySchedule day = breakfasted ? this : afterBreakfast(Road.minutes(here, end));
        boolean onTheRoad = !day.lunched && Road.minutes(day.here, end) > OVER_LUNCH;
        day = onTheRoad ? day.lunchingOnTheWayTo(end) : day.lunched ? day : day.afterLunch();
        day = day.movedTo(end, day.now);
        if (day.now > LATEST_RETURN) {
            return Optional.empty();
        }
        day = day.restingUntil(EARLIEST_DINNER);
        return Optional.of(day.eating("Dinner", Math.max(day.now, EARLIEST_DINNER), DINNER_MINUTES, frame.mealNote()));
    }

    private Optional<DaySchedule> atDawn(Sight sight) {
        Road road = Road.between(here, sight.place());
        int way = road.minutes();
        DayPart.Window window = DayPart.DAWN.on(frame.light());
        int start = roundedUp(Math.max(Math.max(window.from(), sight.opens().orElse(0)), EARLIEST_DEPARTURE + way));
        if (way > LONGEST_WAY_TO_DAWN
                || start > window.to()
                || !fits(sight, DayPart.DAWN, start, start + sight.minutes())) {
            return Optional.empty();
        }
        boolean throughBreakfast = start + sight.minutes() + minutesToMealFrom(sight) > LATEST_BREAKFAST;
        boolean throughLunch = start + sight.minutes() > LATEST_LUNCH;
        return Optional.of(movedTo(sight.place(), start - way)
                .with(visit(sight, DayPart.DAWN, road, start, start + sight.minutes(), throughBreakfast, throughLunch))
                .fed(throughBreakfast, throughLunch));
    }

    private Optional<DaySchedule> visitingAwake(Sight sight, DayPart part) {
        Road road = Road.between(here, sight.place());
        int way = road.minutes();
        int arrival = now + way;
        DayPart.Window window = part.on(frame.light());
        int start = roundedUp(
                Math.max(Math.max(arrival, window.from()), sight.opens().orElse(0)));
        int minutes = sight.minutes();
        if (part == DayPart.LATE && sight.effort() != Sight.Effort.STRENUOUS) {
            // The end of a late visit is what one comes for: the last light.
            start = Math.max(start, roundedDown(lastGoodLight(sight) - minutes));
            minutes = Math.min(minutes, roundedDown(Math.min(lastMoment(sight), lastGoodLight(sight)) - start));
        }
        int end = start + minutes;
        if (start > window.to() || minutes < SHORTEST_VISIT * sight.minutes() || !fits(sight, part, start, end)) {
            return Optional.empty();
        }
        boolean overLunch = !lunched && end > LATEST_LUNCH;
        if (overLunch && (start >= EARLIEST_LUNCH || sight.minutes() < LONG_VISIT)) {
            return Optional.empty();
        }
        DaySchedule there = way > LONG_WAY
                ? movedTo(sight.place(), now).restingUntil(start)
                : restingUntil(start - way).movedTo(sight.place(), start - way);
        return Optional.of(there.with(visit(sight, part, road, start, end, false, overLunch))
                .fed(false, overLunch));
    }

    private boolean fits(Sight sight, DayPart part, int start, int end) {
        OptionalInt closes = sight.closes();
        boolean strenuousIntoDusk = part != DayPart.DAWN
                && sight.effort() == Sight.Effort.STRENUOUS
                && end > frame.light().sunset();
        boolean longHikeTooLate =
                sight.effort() == Sight.Effort.STRENUOUS && sight.minutes() >= LONG_VISIT && start > LATEST_LONG_HIKE;
        return end <= lastMoment(sight)
                && (closes.isEmpty() || end <= closes.getAsInt())
                && start >= sight.opens().orElse(0)
                && !strenuousIntoDusk
                && !longHikeTooLate;
    }

    /** One is back from a walk at sunset, and stays on a beach until the light goes. */
    private int lastGoodLight(Sight sight) {
        return sight.effort() == Sight.Effort.EASY
                ? frame.light().lastLight()
                : frame.light().sunset();
    }

    private int lastMoment(Sight sight) {
        int light = sight.needsDaylight() ? frame.light().lastLight() : LATEST_RETURN;
        return Math.min(light, sight.closes().orElse(light));
    }

    private Entry visit(
            Sight sight, DayPart part, Road road, int start, int end, boolean noBreakfast, boolean noLunch) {
        String take = noLunch
                ? "Take food and water for the whole visit along."
                : noBreakfast ? "Take breakfast and water along." : "";
        return new Entry(
                Entry.Kind.VISIT,
                sight.place(),
                start,
                end,
                () -> Words.ofVisit(
                        sight, part, road.minutes() < OWN_SLOT_FROM ? road.inWords() : "", take, frame.light()));
    }

    private DaySchedule fed(boolean breakfast, boolean lunch) {
        return new DaySchedule(
                frame,
                now,
                here,
                breakfasted || breakfast || lunch,
                lunched || lunch,
                travelMinutes,
                idleMinutes,
                entries);
    }

    private DaySchedule afterBreakfast(int wayAhead) {
        if (!entries.isEmpty()) {
            return now > LATEST_BREAKFAST
                    ? fed(true, false)
                    : homeIfClose().movedToMeal().eating("Breakfast", 0, 45, "").fed(true, false);
        }
        if (frame.returnTo().isPresent() && wayAhead > VERY_LONG_WAY) {
            return new DaySchedule(frame, EARLY_START, here, true, lunched, travelMinutes, idleMinutes, entries);
        }
        boolean longWay = wayAhead > LONG_WAY;
        return eating("Breakfast", longWay ? DayPart.at(6, 15) : DayPart.at(7, 0), longWay ? 30 : 45, "")
                .fed(true, false);
    }

    private DaySchedule afterLunch() {
        DaySchedule there = (EARLIEST_LUNCH - now >= REST_FROM ? homeIfClose() : this).movedToMeal();
        return there.restingUntil(EARLIEST_LUNCH)
                .eating("Lunch", Math.max(there.now, EARLIEST_LUNCH), LUNCH_MINUTES, "")
                .fed(false, true);
    }

    /** A way of most of a day is interrupted for lunch, wherever that is. */
    private DaySchedule lunchingOnTheWayTo(Place place) {
        Road road = Road.between(here, place);
        int arrival = now + road.minutes() + LUNCH_MINUTES;
        return noting(new Entry(
                        Entry.Kind.TRAVEL, place, now, arrival, () -> Words.ofTravelOverLunch(here, place, road)))
                .arrivedAt(place, arrival, road.minutes());
    }

    private DaySchedule arrivedAt(Place place, int arrival, int minutesOnTheWay) {
        return new DaySchedule(
                frame, arrival, place, true, true, travelMinutes + minutesOnTheWay, idleMinutes, entries);
    }

    private DaySchedule eating(String meal, int notBefore, int minutes, String note) {
        int start = roundedUp(Math.max(now, notBefore));
        boolean atHome = here.equals(frame.base()) || entries.isEmpty();
        return with(new Entry(
                Entry.Kind.MEAL, here, start, start + minutes, () -> Words.ofMeal(meal, frame, here, atHome, note)));
    }

    /** How far breakfast is from a visit; as good as none where it is over an hour away. */
    private int minutesToMealFrom(Sight sight) {
        if (sight.meals() && !frame.standstill()) {
            return 0;
        }
        int way = Math.min(Road.minutes(sight.place(), frame.base()), Road.minutes(sight.place(), frame.wake()));
        return way <= LONG_WAY ? way : LATEST_BREAKFAST;
    }

    private DaySchedule homeIfClose() {
        return Road.minutes(here, frame.base()) <= CLOSE_TO_HOME ? movedTo(frame.base(), now) : this;
    }

    /** To where there is something to eat: here, or the nearest place of the day that has it within an hour. */
    private DaySchedule movedToMeal() {
        boolean eatHere = frame.sights().of(here).meals() && !frame.standstill();
        if (eatHere || here.equals(frame.base())) {
            return this;
        }
        Place table = mealBase();
        return Road.minutes(here, table) <= LONG_WAY ? movedTo(table, now) : this;
    }

    /** The base, or where one woke up, whichever is nearer. */
    private Place mealBase() {
        return Stream.of(frame.base(), frame.wake())
                .min(Comparator.comparingInt(place -> Road.minutes(here, place)))
                .orElse(frame.base());
    }

    private DaySchedule restingUntil(int moment) {
        int idle = moment - now;
        if (idle < REST_FROM || !frame.sights().of(here).meals()) {
            return this;
        }
        return with(new Entry(
                Entry.Kind.REST,
                here,
                roundedUp(now),
                roundedDown(moment),
                () -> Words.ofRest(frame, here, now < EARLIEST_LUNCH)));
    }

    private DaySchedule movedTo(Place place, int departure) {
        Road road = Road.between(here, place);
        if (road.minutes() == 0) {
            return this;
        }
        DaySchedule moved = new DaySchedule(
                frame,
                departure + road.minutes(),
                place,
                breakfasted,
                lunched,
                travelMinutes + road.minutes(),
                idleMinutes + Math.max(0, entries.isEmpty() ? 0 : departure - now),
                entries);
        if (road.minutes() < OWN_SLOT_FROM) {
            return moved;
        }
        boolean beforeBreakfast = entries.isEmpty() && departure == EARLY_START;
        return moved.noting(new Entry(
                Entry.Kind.TRAVEL,
                place,
                departure,
                departure + road.minutes(),
                () -> Words.ofTravel(here, place, road, beforeBreakfast)));
    }

    private DaySchedule with(Entry entry) {
        return new DaySchedule(
                frame,
                entry.end(),
                entry.place(),
                breakfasted,
                lunched,
                travelMinutes,
                idleMinutes + idleBefore(entry),
                appended(entry));
    }

    private int idleBefore(Entry entry) {
        return entries.isEmpty() || entry.kind() == Entry.Kind.REST ? 0 : Math.max(0, entry.start() - now);
    }

    private DaySchedule noting(Entry entry) {
        return new DaySchedule(frame, now, here, breakfasted, lunched, travelMinutes, idleMinutes, appended(entry));
    }

    private List<Entry> appended(Entry entry) {
        List<Entry> longer = new ArrayList<>(entries);
        longer.add(entry);
        return List.copyOf(longer);
    }

    private static int roundedUp(int minute) {
        return (minute + 4) / 5 * 5;
    }

    private static int roundedDown(int minute) {
        return minute / 5 * 5;
    }
}
