package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.shadow.calendar.Kind;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Plans one day of a draft. Of one request, on one thread: drafts of other lengths ask for the same days again. */
final class DayPlanning {

    private static final int CLOSE_MINUTES = 45;
    private static final int LEAST_VISITS_OF_A_LONG_WAY = 2;
    /** Who sees several towns in a day still wants to see them. */
    private static final int MOST_TRAVEL_MINUTES = 300;

    private static final int MOST_TRAVEL_MINUTES_OF_A_DAY_TRIP = 600;
    private static final int MINUTES_A_STOP = 120;
    private static final double STANDS = 1e9;
    private static final int USUAL_START = DayPart.at(7, 0);

    private final Sights sights;
    private final Roads roads;
    private final Candidates candidates;
    private final Conditions conditions;
    private final Map<Asked, ScoredDay> known = new HashMap<>();
    private final Map<Rearranged, Searched> rearranged = new HashMap<>();

    /** All that a day depends on. */
    private record Asked(
            LocalDate date,
            Hours hours,
            boolean noDayToSpare,
            String wake,
            List<Stay> today,
            int daysHere,
            Set<Sight> seenAround,
            Set<Sight> askedFor,
            boolean toTheFull,
            boolean onlyDay,
            Optional<Place> returnTo,
            FeastDay feast,
            Set<String> kept,
            double over) {}

    private record Rearranged(
            LocalDate date,
            Hours hours,
            String wake,
            String base,
            Optional<Place> returnTo,
            Set<Sight> visits,
            Set<Sight> askedFor,
            FeastDay feast,
            Set<String> kept) {}

    /** What was found with a score over another; nothing where there is none. */
    private record Searched(double over, Optional<ScoredDay> found) {

        boolean answers(double score) {
            return found.isPresent() || over <= score;
        }
    }

    DayPlanning(Sights sights, Roads roads, Conditions conditions) {
        this.conditions = conditions;
        this.sights = sights;
        this.roads = roads;
        this.candidates = new Candidates(sights, roads);
    }

    /** The best day over all of its stays, or over as many of the first as can be done in one. */
    ScoredDay bestDay(Choice choice, Place wake) {
        return known(choice, wake, false, Double.NEGATIVE_INFINITY, () -> searched(choice, wake, false));
    }

    /** A day of the plan in hand as it was: none is better. */
    ScoredDay standing(Standing standing, Choice choice) {
        DayFrame frame = frame(choice, standing.wake(), standing.base(), pace(choice.request(), choice.date()));
        var day = new DaySchedule(
                frame,
                standing.entries().getLast().end(),
                standing.end(),
                true,
                true,
                Spent.NOTHING.travelling(standing.travelMinutes()),
                standing.entries());
        return new ScoredDay(day, STANDS, ScoredDay.of(day, STANDS).visits(), List.of());
    }

    /** With as many visits as the pace allows, though later days may lack them; the same day where that is no better. */
    ScoredDay fullerDay(Choice choice, ScoredDay day) {
        Place wake = day.day().frame().wake();
        Place base = choice.today().getLast().base();
        boolean isSearchedOnce = choice.today().size() == 1
                && day.day().frame().returnTo().isEmpty()
                && day.day().here().equals(base);
        ScoredDay fuller = isSearchedOnce
                ? known(choice, wake, true, day.score(), () -> searchedOver(day, choice, wake, base))
                : known(choice, wake, true, Double.NEGATIVE_INFINITY, () -> searched(choice, wake, true));
        return fuller.day().here().equals(day.day().here()) && fuller.score() > day.score() ? fuller : day;
    }

    private ScoredDay searchedOver(ScoredDay day, Choice choice, Place wake, Place base) {
        DayFrame frame = frame(choice, wake, base, pace(choice.request(), choice.date()));
        return new DaySearch(choice.objective())
                .betterThan(day.score(), frame, candidates.of(choice, choice.today(), wake))
                .orElse(day);
    }

    private ScoredDay known(Choice choice, Place wake, boolean toTheFull, double over, Supplier<ScoredDay> search) {
        var asked = new Asked(
                choice.date(),
                choice.request().hoursOf(choice.date()),
                choice.hasNoDayToSpare(),
                wake.id(),
                choice.today(),
                choice.daysHere(),
                choice.seen().stream()
                        .filter(sight -> candidates.isAround(choice.today(), wake, sight))
                        .collect(Collectors.toSet()),
                choice.askedFor(),
                toTheFull,
                choice.request().days().size() == 1,
                choice.request().returnOn(choice.date()),
                choice.feast(),
                choice.objective().kept(),
                over);
        ScoredDay before = known.get(asked);
        if (before != null) {
            return before;
        }
        ScoredDay day = search.get();
        known.put(asked, day);
        return day;
    }

    private ScoredDay searched(Choice choice, Place wake, boolean toTheFull) {
        var search = new DaySearch(choice.objective());
        for (int count = choice.today().size(); count > 0; count--) {
            List<Stay> some = choice.today().subList(0, count);
            List<Sight> near = candidates.of(choice, some, wake);
            Place base = some.getLast().base();
            boolean unshared = toTheFull || !wake.equals(base);
            DayFrame frame =
                    frame(choice, wake, base, unshared ? pace(choice.request(), choice.date()) : visits(choice, near));
            Optional<ScoredDay> day = search.bestOf(frame, near);
            if (day.isEmpty() && !frame.feast().equals(frame.feast().unbound())) {
                day = search.bestOf(frame.withoutFeast(), near);
            }
            if (day.isPresent() && isSensible(day.get().day(), some, choice.seen())) {
                return withMoreOfWhatWasAsked(day.get(), choice, frame, near)
                        .filter(more -> isSensible(more.day(), some, choice.seen()))
                        .orElse(day.get());
            }
        }
        // Too far to reach in a day: it is spent where one woke up; where the hours hold not even a meal, nothing is
        // planned on it.
        DayFrame there =
                frame(choice, wake, wake, pace(choice.request(), choice.date())).withoutFeast();
        return search.bestOf(there, candidates.around(choice, wake))
                .or(() -> search.bestOf(there.withoutReturn(), candidates.around(choice, wake)))
                .orElseGet(() -> ScoredDay.of(DaySchedule.startOf(there.withoutReturn()), 0));
    }

    /** Where there is no other day for it, what was asked for is seen at a worse hour rather than not at all. */
    private static Optional<ScoredDay> withMoreOfWhatWasAsked(
            ScoredDay day, Choice choice, DayFrame frame, List<Sight> near) {
        long asked = near.stream().filter(choice.objective()::isAskedFor).count();
        boolean hasAll = choice.request().days().size() > 1 || seenOf(day, choice) == asked;
        return hasAll
                ? Optional.empty()
                : new DaySearch(choice.objective().insisting())
                        .bestOf(frame, near)
                        .filter(more -> seenOf(more, choice) > seenOf(day, choice));
    }

    private static long seenOf(ScoredDay day, Choice choice) {
        return day.visits().stream()
                .filter(choice.objective()::isAskedFor)
                .distinct()
                .count();
    }

    /** The same day with other visits, as many of them as fit, where its score is over another. */
    Optional<ScoredDay> dayWith(Choice choice, DayFrame like, List<Sight> visits, double score) {
        if (!visits.stream().allMatch(choice::mayHave)) {
            return Optional.empty();
        }
        var asked = new Rearranged(
                like.date(),
                like.hours(),
                like.wake().id(),
                like.base().id(),
                like.returnTo(),
                Set.copyOf(visits),
                choice.askedFor(),
                like.feast(),
                choice.objective().kept());
        Searched before = rearranged.get(asked);
        if (before != null && before.answers(score)) {
            return before.found().filter(day -> day.score() > score);
        }
        Optional<ScoredDay> found = new DaySearch(choice.objective())
                .betterThan(score, like.upTo(pace(choice.request(), choice.date())), visits);
        rearranged.put(asked, new Searched(score, found));
        return found;
    }

    /** Of one stay whatever is found; a day trip comes home again, and a day of several stays sees something of each. */
    private static boolean isSensible(DaySchedule day, List<Stay> stays, Set<Sight> seen) {
        int travel = day.spent().travel();
        boolean dayTrip =
                day.frame().returnTo().filter(day.frame().wake()::equals).isPresent();
        if (dayTrip
                && (travel > MOST_TRAVEL_MINUTES_OF_A_DAY_TRIP || day.visited().isEmpty())) {
            return false;
        }
        return stays.size() == 1 || (reachesAll(day, stays, seen) && travel <= MOST_TRAVEL_MINUTES);
    }

    /** A stay whose sights were all seen before is left for the next one. */
    private static boolean reachesAll(DaySchedule day, List<Stay> stays, Set<Sight> seen) {
        Set<Place> visited = day.entries().stream().map(Entry::place).collect(Collectors.toSet());
        return stays.stream()
                .allMatch(stay -> seen.containsAll(stay.askedFor())
                        || stay.askedFor().stream().map(Sight::place).anyMatch(visited::contains));
    }

    /** So many that every day of a stay gets its share of what lies close, and none more than the pace allows. */
    private int visits(Choice choice, List<Sight> near) {
        int pace = pace(choice.request(), choice.date());
        int daysHere = choice.daysHere();
        if (daysHere == 1) {
            return pace;
        }
        Set<String> kept = choice.objective().kept();
        int asBefore = (int) near.stream()
                .filter(sight -> kept.contains(sight.place().name()))
                .count();
        Place base = choice.today().getLast().base();
        List<Sight> counted = near.stream().filter(sight -> !sight.isTown()).toList();
        int close = (int) counted.stream()
                .filter(sight -> roads.minutes(base, sight.place()) <= CLOSE_MINUTES)
                .count();
        int least = close == counted.size() ? 1 : LEAST_VISITS_OF_A_LONG_WAY;
        return Math.min(pace, Math.max(asBefore, Math.max(least, Math.ceilDiv(close, daysHere))));
    }

    /** Fewer in fewer hours. */
    static int pace(PlanRequest request, LocalDate date) {
        if (FreeDays.includes(request, date)) {
            return 0;
        }
        int pace = withNamedThings(request);
        Hours hours = request.hoursOf(date);
        return hours.equals(Hours.wholeDay())
                ? pace
                : Math.clamp((hours.to() - Math.max(hours.from(), USUAL_START)) / MINUTES_A_STOP, 1, pace);
    }

    /** What else is named of the town of a single day needs hours, too. */
    private static int withNamedThings(PlanRequest request) {
        int pace = request.wishes().stopsPerDay();
        return request.days().size() == 1
                ? Math.clamp(
                        pace - NamedThings.count(request),
                        Math.min(pace, request.targets().size()),
                        pace)
                : pace;
    }

    private DayFrame frame(Choice choice, Place wake, Place base, int visits) {
        PlanRequest request = choice.request();
        LocalDate date = choice.date();
        return new DayFrame(
                date,
                wake,
                base,
                request.returnOn(date),
                conditions.daylight(date, base),
                request.hoursOf(date),
                visits,
                request.wishes().restMinutes(),
                sights,
                roads,
                choice.isUnder(Kind.CRITICAL_SHUTDOWN),
                choice.isPoya(),
                choice.isUnder(Kind.HARD_CONSTRAINT) ? "The sale of alcohol is closed on this day." : "",
                conditions.fullness(date),
                feastAt(choice.feast(), wake, base));
    }

    /** Who ends the day far from a feast does not go there. */
    private FeastDay feastAt(FeastDay feast, Place wake, Place base) {
        boolean near = feast.attended()
                .map(attendance -> roads.minutes(attendance.isInTheMorning() ? wake : base, attendance.place()))
                .filter(way -> way > CLOSE_MINUTES)
                .isEmpty();
        return near ? feast : feast.unattended();
    }
}
