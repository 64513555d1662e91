package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.List;
import java.util.Optional;

/**
 * A day as far as it is planned: where one is, when, and what has been done. Immutable: every addition is a new schedule, or
 * none where it does not fit.
 *
 * @param now minute of the day at which one is free again
 * @param here where one is then
 * @param spent on ways and on waiting so far
 */
record DaySchedule(
        DayFrame frame, int now, Place here, boolean breakfasted, boolean lunched, Spent spent, List<Entry> entries) {

    /** After a visit that has its hour. */
    private static final int LATEST_LUNCH_AFTER_AN_HOUR = DayPart.at(14, 15);

    private static final int AFTER_BREAKFAST = DayPart.at(7, 45);
    private static final int LONG_WAY = 60;
    private static final int OWN_SLOT_FROM = 45;
    private static final int REST_FROM = 75;
    /** No hour of a day goes without a line. */
    private static final int LINE_FROM = 45;

    private static final int LONG_VISIT = 240;
    private static final int EARLIEST_HOUR = DayPart.at(8, 30);
    private static final int LATEST_HOUR = DayPart.at(11, 0);

    static DaySchedule startOf(DayFrame frame) {
        Hours hours = frame.hours();
        var start = new DaySchedule(
                frame,
                hours.from(),
                frame.wake(),
                hours.isBreakfastOver(),
                hours.isLunchOver(),
                Spent.NOTHING,
                List.of());
        return frame.feast()
                .inTheMorning()
                .map(feast -> Feasting.begun(start, feast))
                .orElse(start);
    }

    /** The same day in other lines. */
    DaySchedule doing(List<Entry> others) {
        return new DaySchedule(frame, now, here, breakfasted, lunched, spent, others);
    }

    List<Place> visited() {
        return entries.stream()
                .filter(entry -> entry.kind() == Entry.Kind.VISIT || entry.kind() == Entry.Kind.FEAST)
                .map(Entry::place)
                .toList();
    }

    /** The day with a visit more, begun in a part of the day; none where it does not fit. */
    Optional<DaySchedule> visiting(Sight sight, DayPart part) {
        if (part.isBeforeTheDay() || isBeforeBreakfast(sight)) {
            return entries.isEmpty() ? beforeTheDay(sight, part) : Optional.empty();
        }
        if (now > VisitTimes.window(sight, part, frame.light()).to()) {
            return Optional.empty();
        }
        DaySchedule ready = breakfasted ? this : Meals.breakfast(this, minutesTo(sight.place()));
        Optional<DaySchedule> beforeLunch = ready.visitingAwake(sight, part, false);
        if (beforeLunch.isPresent() || ready.lunched) {
            return beforeLunch;
        }
        Optional<DaySchedule> afterLunch = Meals.lunchTowards(ready, sight).visitingAwake(sight, part, false);
        return afterLunch.isPresent() || sight.begins().isEmpty() ? afterLunch : ready.visitingAwake(sight, part, true);
    }

    /** Whether its hour would be over if one ate first. */
    private boolean isBeforeBreakfast(Sight sight) {
        return !breakfasted
                && entries.isEmpty()
                && sight.begins().orElse(Integer.MAX_VALUE)
                        < AFTER_BREAKFAST + minutesTo(sight.place()) - VisitHour.NEARLY;
    }

    /** The day to its end: the meals that it still lacks, and the way home; none where one would be home too late. */
    Optional<DaySchedule> closed() {
        Place end = frame.returnTo().orElse(frame.base());
        boolean goesHome = goesHomeAfterLunch(end);
        DaySchedule day = breakfasted ? this : Meals.breakfast(this, goesHome ? 0 : minutesTo(end));
        day = day.isUnseen() && !goesHome ? day.there(end) : day;
        boolean lunch = !day.lunched && day.isLunchWithinTheHours();
        if (!day.lunched && !lunch && frame.feast().laterOn().isPresent()) {
            return Optional.empty();
        }
        boolean onTheRoad = lunch && day.minutesTo(end) > Meals.OVER_LUNCH;
        day = onTheRoad ? Meals.lunchOnTheWayTo(day, end) : lunch ? Meals.lunch(day) : day;
        DaySchedule before = day;
        day = day.movedTo(end, day.now);
        if (day.now > frame.lastMinute()) {
            return Optional.empty();
        }
        if (frame.feast().keepsOut(before.here, end, day.now, frame.roads())) {
            return Optional.empty();
        }
        DaySchedule planned = day;
        DaySchedule done = frame.feast()
                .laterOn()
                .map(feast -> Feasting.ended(planned, feast))
                .orElse(planned);
        return Optional.of(
                frame.hours().to() >= Meals.END_OF_DINNER && !frame.feast().isAfterDinner()
                        ? Meals.dinner(done)
                        : done);
    }

    /** Who has nothing left to see but the way home has a morning where they slept. */
    private boolean goesHomeAfterLunch(Place home) {
        return entries.isEmpty()
                && !breakfasted
                && frame.returnTo().isPresent()
                && !frame.wake().equals(home)
                && Meals.LATEST_LUNCH + Meals.LUNCH_MINUTES + minutesTo(home) <= frame.lastMinute();
    }

    /** Whether nothing is seen on it. */
    private boolean isUnseen() {
        return visited().isEmpty() && entries.size() <= 1;
    }

    /** Who sees nothing on the way leaves after breakfast and eats where the way ends, where that is not too late for it. */
    private DaySchedule there(Place end) {
        int arrival = now + minutesTo(end);
        return lunched || arrival > Meals.LATEST_LUNCH ? this : movedTo(end, now);
    }

    /** Who is done by noon eats later. */
    private boolean isLunchWithinTheHours() {
        int to = frame.lastMinute();
        return to >= Meals.LATEST_LUNCH + Meals.LUNCH_MINUTES
                || Math.max(now, Meals.EARLIEST_LUNCH) + Meals.LUNCH_MINUTES <= to;
    }

    private Optional<DaySchedule> beforeTheDay(Sight sight, DayPart part) {
        Road road = frame.roads().between(here, sight.place());
        return VisitTimes.beforeTheDay(frame, sight, part, road.minutes()).map(visit -> {
            boolean throughBreakfast =
                    visit.end() + Tables.minutesFrom(frame, sight) > Meals.LATEST_ON_AN_EMPTY_STOMACH;
            boolean throughLunch = visit.end() > Meals.LATEST_LUNCH;
            return movedTo(sight.place(), visit.start() - road.minutes())
                    .with(visit(sight, part, road, visit, throughBreakfast, throughLunch))
                    .fed(throughBreakfast, throughLunch);
        });
    }

    /** @param withoutLunch whether one that has its hour is kept though one eats during it what one took along */
    private Optional<DaySchedule> visitingAwake(Sight sight, DayPart part, boolean withoutLunch) {
        Road road = frame.roads().between(here, sight.place());
        return VisitTimes.awake(frame, sight, part, now + road.minutes())
                .flatMap(visit -> visitingAwake(sight, part, road, visit, withoutLunch));
    }

    private Optional<DaySchedule> visitingAwake(
            Sight sight, DayPart part, Road road, VisitTimes.Visit whole, boolean withoutLunch) {
        VisitTimes.Visit visit = lunched ? whole : whole.upToLunch(sight);
        boolean overLunch = !lunched
                && visit.end() > (sight.begins().isPresent() ? LATEST_LUNCH_AFTER_AN_HOUR : Meals.LATEST_LUNCH);
        if (overLunch && !withoutLunch && (visit.start() >= Meals.EARLIEST_LUNCH || sight.minutes() < LONG_VISIT)) {
            return Optional.empty();
        }
        if (frame.feast().keepsOut(here, sight.place(), visit.start(), frame.roads())) {
            return Optional.empty();
        }
        int departure = visit.start() - road.minutes();
        DaySchedule there = road.minutes() > LONG_WAY
                ? movedTo(sight.place(), now).restingUntil(visit.start())
                : restingUntil(departure).movedTo(sight.place(), departure);
        return Optional.of(
                there.with(visit(sight, part, road, visit, false, overLunch)).fed(false, overLunch));
    }

    private Entry visit(
            Sight sight, DayPart part, Road road, VisitTimes.Visit visit, boolean noBreakfast, boolean noLunch) {
        String take = noLunch
                ? "Take food and water for the whole visit along."
                : noBreakfast ? "Eat a little before you set out. Take breakfast and water along." : "";
        return new Entry(
                Entry.Kind.VISIT,
                sight.place(),
                visit.start(),
                visit.end(),
                () -> Words.ofVisit(
                        sight, part, visit, road.minutes() < OWN_SLOT_FROM ? road.inWords() : "", take, frame));
    }

    DaySchedule fed(boolean breakfast, boolean lunch) {
        return breakfast || lunch ? new DaySchedule(frame, now, here, true, lunched || lunch, spent, entries) : this;
    }

    DaySchedule eating(String meal, int notBefore, int minutes, String note) {
        int start = VisitTimes.roundedUp(Math.max(now, notBefore));
        boolean atHome = here.equals(frame.base()) || here.equals(frame.wake());
        return with(new Entry(
                Entry.Kind.MEAL, here, start, start + minutes, () -> Words.ofMeal(meal, frame, here, atHome, note)));
    }

    int minutesTo(Place place) {
        return frame.roads().minutes(here, place);
    }

    DaySchedule restingUntil(int moment) {
        if (!hasBegun() || moment - now < LINE_FROM) {
            return this;
        }
        return with(new Entry(
                Entry.Kind.REST,
                here,
                VisitTimes.roundedUp(now),
                VisitTimes.roundedDown(moment),
                () -> Words.ofRest(frame, here, now, moment)));
    }

    DaySchedule movedTo(Place place, int departure) {
        Road road = frame.roads().between(here, place);
        if (road.minutes() == 0) {
            return this;
        }
        DaySchedule moved = new DaySchedule(
                frame,
                departure + road.minutes(),
                place,
                breakfasted,
                lunched,
                waitedUntil(departure).travelling(road.minutes()).afterDark(minutesInTheDark(departure, road)),
                entries);
        if (road.minutes() < OWN_SLOT_FROM) {
            return moved;
        }
        boolean beforeBreakfast = entries.isEmpty()
                && departure == Meals.EARLY_START
                && !frame.hours().isBreakfastOver();
        return moved.noting(new Entry(
                Entry.Kind.TRAVEL,
                place,
                departure,
                departure + road.minutes(),
                () -> Words.ofTravel(here, place, road, hintFor(road, place), beforeBreakfast, isBack(place))));
    }

    private boolean isBack(Place place) {
        return place.equals(frame.wake())
                || frame.returnTo().filter(place::equals).isPresent();
    }

    /** What there is to say of the straight way is said though one stops on it. */
    private String hintFor(Road road, Place next) {
        Place end = frame.base();
        boolean isAStopOnTheWay = here.equals(frame.wake()) && !next.equals(end) && !here.equals(end);
        if (!road.hint().isEmpty() || !isAStopOnTheWay) {
            return road.hint();
        }
        String straight = frame.roads().between(here, end).hint();
        return straight.isEmpty() ? "" : "Straight to %s: %s".formatted(end.name(), straight);
    }

    /** Of a way out of town. */
    private int minutesInTheDark(int departure, Road road) {
        return road.minutes() < OWN_SLOT_FROM
                ? 0
                : departure + road.minutes() - Math.max(departure, frame.light().lastLight());
    }

    DaySchedule with(Entry entry) {
        Spent then = waitedUntil(entry.kind() == Entry.Kind.REST ? entry.end() : entry.start());
        return new DaySchedule(
                frame, entry.end(), entry.place(), breakfasted, lunched, then, new Lines(entries, entry));
    }

    /** Who says when a day begins has eaten by then and wants to be out, if it is not in the heat. */
    private boolean hasBegun() {
        boolean atItsHour = breakfasted
                && frame.hours().from() >= EARLIEST_HOUR
                && frame.hours().from() <= LATEST_HOUR
                && frame.wake().equals(frame.base());
        return !entries.isEmpty() || atItsHour;
    }

    /** Nothing is waited for before the day has begun; a long wait is a rest, wherever it is spent. */
    private Spent waitedUntil(int moment) {
        int minutes = hasBegun() ? moment - now : 0;
        return minutes < REST_FROM ? spent.waiting(minutes) : spent.emptied(Spent.emptyMinutes(frame, now, moment));
    }

    DaySchedule noting(Entry entry) {
        return new DaySchedule(frame, now, here, breakfasted, lunched, spent, new Lines(entries, entry));
    }
}
