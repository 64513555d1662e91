package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.shadow.calendar.Kind;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Chooses the days of a plan: where each is spent, then what is seen on it. */
final class Drafting {

    private static final int CLOSE_MINUTES = 45;
    private static final int LEAST_VISITS = 2;
    /** Who sees several towns in a day still wants to see them. */
    private static final int MOST_TRAVEL_MINUTES = 300;

    private static final int MOST_TRAVEL_MINUTES_OF_A_DAY_TRIP = 600;

    private static final int MOST_WORTH_OF_A_SIGHT = 20;
    private static final int MOST_WORTH_PER_STAY = 80;
    private static final int MINUTES_A_STOP = 120;

    private final Sights sights;
    private final Roads roads;
    private final Stays stays;
    private final Candidates candidates;
    private final Map<Where, Daylight> daylight = new HashMap<>();

    /** A draft of more days asks for the same days again. */
    private record Where(LocalDate day, Place base) {}

    /** What the days of a draft have in common. */
    private record Days(PlanRequest request, List<List<Stay>> stayed, Set<Sight> askedFor, Objective objective) {

        Choice choice(int index, Set<Sight> seen) {
            return new Choice(
                    request,
                    request.days().get(index),
                    stayed.subList(index, stayed.size()),
                    askedFor,
                    seen,
                    objective);
        }
    }

    Drafting(Sights sights, Roads roads, Stays stays) {
        this.sights = sights;
        this.roads = roads;
        this.stays = stays;
        this.candidates = new Candidates(sights, roads);
    }

    /** What could not be seen on the day of arrival gets another day there, where there is one to spare. */
    Draft of(PlanRequest request) {
        Draft draft = draft(request, Set.of());
        if (draft.missed().isEmpty() || request.days().size() <= draft.stays().size()) {
            return draft;
        }
        Set<Stay> longer = draft.stays().stream()
                .filter(stay -> stay.askedFor().stream().anyMatch(draft.missed()::contains))
                .collect(Collectors.toSet());
        Draft other = draft(request, longer);
        return other.missed().size() < draft.missed().size() ? other : draft;
    }

    private Draft draft(PlanRequest request, Set<Stay> longer) {
        List<Stay> all = stays.around(request.targets());
        Set<Sight> askedFor = askedFor(request, all);
        var objective = new Objective(request.wishes(), askedFor);
        Map<Stay, Double> wealth = new HashMap<>();
        all.forEach(stay -> wealth.put(stay, wealth(stay, all, request, objective)));
        List<List<Stay>> stayed =
                stays.over(request.days().size(), all, longer, stay -> wealth.getOrDefault(stay, 0.0));
        var plan = new Days(request, stayed, askedFor, objective);
        List<DaySchedule> days = new ArrayList<>();
        Place wake = request.origin().orElse(all.getFirst().base());
        for (int index = 0; index < stayed.size(); index++) {
            days.add(day(plan.choice(index, seenOn(days)), wake, false));
            wake = days.getLast().here();
        }
        fillEmptyHours(plan, days);
        Set<Sight> seen = seenOn(days);
        List<Sight> missed = all.stream()
                .flatMap(stay -> stay.askedFor().stream())
                .filter(sight -> !seen.contains(sight) && (askedFor.contains(sight) || !isNear(sight, seen)))
                .toList();
        return new Draft(days, List.copyOf(seen), missed, all);
    }

    /**
     * Once every day has its share, what no day has taken fills the hours that were left over. A day without any visit may be spent by the
     * sea again: nobody surfs or swims only once.
     */
    private void fillEmptyHours(Days plan, List<DaySchedule> days) {
        for (int index = 0; index < days.size(); index++) {
            DaySchedule day = days.get(index);
            boolean free = seenOn(List.of(day)).isEmpty();
            boolean full = day.spent().empty() == 0 || day.frame().visits() >= pace(plan.request());
            if (full && !free) {
                continue;
            }
            List<DaySchedule> others = new ArrayList<>(days);
            others.remove(index);
            Set<Sight> seen = seenOn(others);
            if (free) {
                seen.removeIf(sight -> sight.place().type() == PlaceType.BEACH);
            }
            DaySchedule fuller = day(plan.choice(index, seen), day.frame().wake(), true);
            if (fuller.here().equals(day.here())
                    && fuller.spent().empty() < day.spent().empty()) {
                days.set(index, fuller);
            }
        }
    }

    private Set<Sight> seenOn(List<DaySchedule> days) {
        return days.stream()
                .flatMap(day -> day.entries().stream())
                .filter(entry -> entry.kind() == Entry.Kind.VISIT)
                .map(entry -> sights.of(entry.place()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** What must be seen: a town only where the day would otherwise pass it by. */
    private static Set<Sight> askedFor(PlanRequest request, List<Stay> all) {
        boolean severalTowns = all.size() > request.days().size();
        return all.stream()
                .flatMap(stay -> stay.askedFor().stream())
                .filter(sight -> severalTowns || !sight.isTown())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** A town counts as visited where anything around it is. */
    private boolean isNear(Sight town, Set<Sight> seen) {
        return seen.stream()
                .anyMatch(sight -> roads.minutes(town.place(), sight.place()) <= Candidates.AROUND_MINUTES.getLast());
    }

    /** What lies around a stay and nearer to it than to another. */
    private double wealth(Stay stay, List<Stay> all, PlanRequest request, Objective objective) {
        double around = sights.all().stream()
                .filter(sight -> sight.renown() > 0)
                .filter(sight -> roads.minutes(stay.base(), sight.place()) <= Candidates.AROUND_MINUTES.getFirst())
                .filter(sight -> !request.wishes().rulesOut(sight))
                .filter(sight -> stay.equals(nearest(all, sight)))
                .mapToDouble(sight -> Math.min(objective.worth(sight), MOST_WORTH_OF_A_SIGHT))
                .sum();
        return Math.min(around, MOST_WORTH_PER_STAY);
    }

    private Stay nearest(List<Stay> all, Sight sight) {
        return all.stream()
                .min(Comparator.comparingInt(stay -> roads.minutes(stay.base(), sight.place())))
                .orElseThrow();
    }

    /** The best day over all of its stays, or over as many of the first as can be done in one. */
    private DaySchedule day(Choice choice, Place wake, boolean toTheFull) {
        var search = new DaySearch(choice.objective());
        for (int count = choice.today().size(); count > 0; count--) {
            List<Stay> some = choice.today().subList(0, count);
            List<Sight> near = candidates.of(choice, some);
            Place base = some.getLast().base();
            boolean unshared = toTheFull || !wake.equals(base);
            DayFrame frame = frame(choice, wake, base, unshared ? pace(choice.request()) : visits(choice, near));
            Optional<DaySchedule> day = search.bestOf(frame, near);
            if (day.isPresent() && isSensible(day.get(), some)) {
                return day.get();
            }
        }
        // Too far to reach in a day: it is spent where one woke up.
        return search.bestOf(frame(choice, wake, wake, 1), List.of())
                .orElseThrow(() -> new IllegalStateException("A day of rest always fits"));
    }

    /** Of one stay whatever is found; a day trip comes home again, and a day of several stays sees something of each. */
    private static boolean isSensible(DaySchedule day, List<Stay> stays) {
        int travel = day.spent().travel();
        boolean dayTrip = day.frame().returnTo().isPresent();
        if (dayTrip && travel > MOST_TRAVEL_MINUTES_OF_A_DAY_TRIP) {
            return false;
        }
        return stays.size() == 1 || (reachesAll(day, stays) && travel <= MOST_TRAVEL_MINUTES);
    }

    private static boolean reachesAll(DaySchedule day, List<Stay> stays) {
        Set<Place> visited = day.entries().stream().map(Entry::place).collect(Collectors.toSet());
        return stays.stream()
                .allMatch(stay -> stay.askedFor().stream().map(Sight::place).anyMatch(visited::contains));
    }

    /** So many that every day of a stay gets its share of what lies close, and none more than the pace allows. */
    private int visits(Choice choice, List<Sight> near) {
        int pace = pace(choice.request());
        int daysHere = choice.daysHere();
        if (daysHere == 1) {
            return pace;
        }
        Place base = choice.today().getLast().base();
        long close = near.stream()
                .filter(sight -> !sight.isTown() && roads.minutes(base, sight.place()) <= CLOSE_MINUTES)
                .count();
        return Math.min(pace, Math.max(LEAST_VISITS, Math.ceilDiv((int) close, daysHere)));
    }

    /** Fewer in fewer hours. */
    private static int pace(PlanRequest request) {
        int pace = request.wishes().stopsPerDay();
        return request.days().size() == 1 && !request.hours().equals(Hours.wholeDay())
                ? Math.clamp(request.hours().minutes() / MINUTES_A_STOP, 1, pace)
                : pace;
    }

    private DayFrame frame(Choice choice, Place wake, Place base, int visits) {
        PlanRequest request = choice.request();
        LocalDate date = choice.date();
        boolean dayTrip = request.days().size() == 1 && request.origin().isPresent();
        return new DayFrame(
                date,
                wake,
                base,
                dayTrip ? request.origin() : Optional.empty(),
                daylight.computeIfAbsent(new Where(date, base), where -> daylight(request, where)),
                request.days().size() == 1 ? request.hours() : Hours.wholeDay(),
                visits,
                request.wishes().restMinutes(),
                sights,
                roads,
                choice.isUnder(Kind.CRITICAL_SHUTDOWN),
                choice.isUnder(Kind.HARD_CONSTRAINT) ? "The sale of alcohol is closed on this day." : "",
                new Fullness(request.crowds(), date));
    }

    private static Daylight daylight(PlanRequest request, Where where) {
        return request.light()
                .on(where.day(), where.base().at())
                .map(Daylight::of)
                .orElseGet(() -> Daylight.cautious(where.day()));
    }
}
