package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.calendar.Kind;
import ai.travion.shadow.sun.LightWindows;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes a plan that a person could follow: what was asked for first, then what lies near and suits, with travel, meals and
 * light. Deterministic, and it schedules nothing that the calendar forbids: no activity that it knows serves alcohol.
 */
public final class ItineraryPlanner {

    /** How far one goes for a sight that was not asked for: further, where there are few. */
    private static final List<Integer> AROUND_MINUTES = List.of(60, 90, 120);

    private static final int FEW = 3;
    private static final int CLOSE_MINUTES = 45;
    private static final int LEAST_VISITS = 2;
    /** Who sees several towns in a day still wants to see them. */
    private static final int MOST_TRAVEL_MINUTES = 300;

    private static final int DAYS_ADDED = 4;
    private static final int MOST_DAYS = 10;
    private static final int SIGHTS_TRIED = 7;
    private static final int MOST_WORTH_PER_STAY = 80;
    private static final int MINUTES_A_STOP = 120;
    private static final Pattern NEEDS_PEOPLE =
            Pattern.compile("\\b(?:guide|operator|boats?|ferry|safari)\\b", Pattern.CASE_INSENSITIVE);
    private static final Set<String> MARKETS = Set.of("pettah-market");

    private final Places places;
    private final Sights sights;
    private final Stays stays;

    public ItineraryPlanner(Places places) {
        this(places, Sights.load(places));
    }

    private ItineraryPlanner(Places places, Sights sights) {
        this.places = places;
        this.sights = sights;
        this.stays = new Stays(places, sights);
    }

    /** A plan for the days of the request; where not all of it fits, with the number of days that would do. */
    public Plan planFor(PlanRequest request) {
        return new ItineraryPlanner(places, FittedSights.of(sights, request.wishes(), request.days()))
                .planWithFittedSights(request);
    }

    private Plan planWithFittedSights(PlanRequest request) {
        Draft draft = draft(request);
        List<ConstraintViolation> obstacles = new ArrayList<>();
        if (!draft.missed().isEmpty()) {
            obstacles.add(Infeasible.of(draft.missed(), draft.stays(), request, enoughDays(request)));
        }
        Unplanned.inTheSea(request, draft.seen()).ifPresent(obstacles::add);
        return new Plan(
                draft.slots(),
                draft.seen().stream().map(Sight::place).toList(),
                obstacles,
                assumptions(request, draft));
    }

    private static boolean fillsADay(Entry entry) {
        return entry.kind() == Entry.Kind.VISIT || entry.kind() == Entry.Kind.TRAVEL;
    }

    private record Draft(
            List<ItinerarySlot> slots, Set<Sight> seen, List<Sight> missed, List<Stay> stays, List<LocalDate> free) {}

    /** So many days, some more than were asked for, as are enough for all of it. */
    private OptionalInt enoughDays(PlanRequest request) {
        int asked = request.days().size();
        return IntStream.rangeClosed(asked + 1, Math.min(asked + DAYS_ADDED, MOST_DAYS))
                .filter(days -> draft(request.over(days)).missed().isEmpty())
                .findFirst();
    }

    private Draft draft(PlanRequest request) {
        List<Stay> all = stays.around(request.targets());
        Set<Sight> askedFor = askedFor(request, all);
        var search = new DaySearch(request.wishes(), askedFor);
        List<List<Stay>> days = stays.over(request.days().size(), all, stay -> wealth(stay, all, request, search));
        Set<Sight> seen = new LinkedHashSet<>();
        List<ItinerarySlot> slots = new ArrayList<>();
        List<LocalDate> free = new ArrayList<>();
        Place wake = request.origin().orElse(all.getFirst().base());
        for (int index = 0; index < days.size(); index++) {
            List<List<Stay>> ahead = days.subList(index, days.size());
            DaySchedule day = day(new Choice(request, request.days().get(index), ahead, askedFor, seen, search), wake);
            day.entries().stream()
                    .filter(entry -> entry.kind() == Entry.Kind.VISIT)
                    .forEach(entry -> seen.add(sights.of(entry.place())));
            day.entries().forEach(entry -> slots.add(slot(day.frame(), entry)));
            if (day.entries().stream().noneMatch(ItineraryPlanner::fillsADay)) {
                free.add(day.frame().date());
            }
            wake = day.here();
        }
        List<Sight> missed = all.stream()
                .flatMap(stay -> stay.askedFor().stream())
                .filter(sight -> !seen.contains(sight) && (askedFor.contains(sight) || !isNear(sight, seen)))
                .toList();
        return new Draft(slots, seen, missed, all, free);
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
    private static boolean isNear(Sight town, Set<Sight> seen) {
        return seen.stream().anyMatch(sight -> Road.minutes(town.place(), sight.place()) <= AROUND_MINUTES.getLast());
    }

    /** What lies around a stay and nearer to it than to another. */
    private double wealth(Stay stay, List<Stay> all, PlanRequest request, DaySearch search) {
        double around = sights.all().stream()
                .filter(sight -> Road.minutes(stay.base(), sight.place()) <= AROUND_MINUTES.getFirst())
                .filter(sight -> sight.renown() > 0 && !request.wishes().rulesOut(sight))
                .filter(sight -> stay.equals(nearest(all, sight)))
                .mapToDouble(search::worth)
                .map(worth -> Math.min(worth, 20))
                .sum();
        return Math.min(around, MOST_WORTH_PER_STAY);
    }

    private static Stay nearest(List<Stay> stays, Sight sight) {
        return stays.stream()
                .min(Comparator.comparingInt(stay -> Road.minutes(stay.base(), sight.place())))
                .orElseThrow();
    }

    /**
     * What a day can be chosen from.
     *
     * @param ahead the stays of this day, then of those after it
     */
    private record Choice(
            PlanRequest request,
            LocalDate date,
            List<List<Stay>> ahead,
            Set<Sight> askedFor,
            Set<Sight> seen,
            DaySearch search) {

        List<Stay> today() {
            return ahead.getFirst();
        }
    }

    /** The best day over all of its stays, or over as many of the first as can be done in one. */
    private DaySchedule day(Choice choice, Place wake) {
        for (int count = choice.today().size(); count > 0; count--) {
            List<Stay> some = choice.today().subList(0, count);
            List<Sight> candidates = candidates(choice, some);
            DayFrame frame = frame(
                    choice,
                    wake,
                    some.getLast().base(),
                    visits(choice, candidates, !wake.equals(some.getLast().base())));
            Optional<DaySchedule> day = choice.search().bestOf(frame, candidates);
            if (day.isPresent() && (count == 1 || (reachesAll(day.get(), some) && isNoDayOfDriving(day.get())))) {
                return day.get();
            }
        }
        // Too far to reach in a day: it is spent where one woke up.
        return choice.search()
                .bestOf(frame(choice, wake, wake, 1), List.of())
                .orElseThrow(() -> new IllegalStateException("A day of rest always fits"));
    }

    private static boolean isNoDayOfDriving(DaySchedule day) {
        return day.travelMinutes() <= MOST_TRAVEL_MINUTES;
    }

    private static boolean reachesAll(DaySchedule day, List<Stay> stays) {
        Set<Place> visited = day.entries().stream().map(Entry::place).collect(Collectors.toSet());
        return stays.stream()
                .allMatch(stay -> stay.askedFor().stream().map(Sight::place).anyMatch(visited::contains));
    }

    /** So many that every day of a stay gets its share of what lies close, and none more than the pace allows. */
    private static int visits(Choice choice, List<Sight> candidates, boolean isDayOfTransfer) {
        int pace = pace(choice.request());
        int daysHere = daysHere(choice);
        if (daysHere == 1 || isDayOfTransfer) {
            return pace;
        }
        Place base = choice.today().getLast().base();
        long close = candidates.stream()
                .filter(sight -> !sight.isTown() && Road.minutes(base, sight.place()) <= CLOSE_MINUTES)
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
        LightWindows light = request.light().get(date);
        return new DayFrame(
                date,
                wake,
                base,
                dayTrip ? request.origin() : Optional.empty(),
                light == null ? Daylight.cautious(date) : Daylight.of(light),
                request.days().size() == 1 ? request.hours() : Hours.wholeDay(),
                visits,
                sights,
                isUnder(request, date, Kind.CRITICAL_SHUTDOWN),
                isUnder(request, date, Kind.HARD_CONSTRAINT) ? "The sale of alcohol is closed on this day." : "",
                new Fullness(request.crowds(), date));
    }

    /** How many days, this one included, are spent at the day's stays. */
    private static int daysHere(Choice choice) {
        return (int) choice.ahead().stream().filter(choice.today()::equals).count();
    }

    private static boolean isUnder(PlanRequest request, LocalDate date, Kind kind) {
        return request.constraints().stream()
                .filter(constraint -> constraint.getKind().equals(kind.name()))
                .anyMatch(
                        constraint -> constraint.getDate().filter(date::equals).isPresent());
    }

    /** What was asked for around the day's stays, then the best of what lies near. */
    private List<Sight> candidates(Choice choice, List<Stay> today) {
        List<Sight> asked = today.stream()
                .flatMap(stay -> stay.askedFor().stream())
                .filter(choice.askedFor()::contains)
                .filter(sight -> !choice.seen().contains(sight))
                .toList();
        int wanted = FEW * daysHere(choice);
        List<Sight> near = AROUND_MINUTES.stream()
                .map(minutes -> near(choice, today, minutes))
                .filter(found -> found.size() >= wanted)
                .findFirst()
                .orElseGet(() -> near(choice, today, AROUND_MINUTES.getLast()));
        Place base = today.getLast().base();
        Comparator<Sight> best = Comparator.<Sight>comparingDouble(
                        sight -> choice.search().worth(sight) - Road.minutes(base, sight.place()) / 10.0)
                .reversed()
                .thenComparing(sight -> sight.place().id());
        return Stream.concat(asked.stream(), near.stream().sorted(best).limit(Math.max(0, SIGHTS_TRIED - asked.size())))
                .toList();
    }

    private List<Sight> near(Choice choice, List<Stay> today, int minutes) {
        Wishes wishes = choice.request().wishes();
        return sights.all().stream()
                .filter(sight -> today.stream().anyMatch(stay -> Road.minutes(stay.base(), sight.place()) <= minutes))
                .filter(sight -> sight.renown() > 0
                        && !choice.seen().contains(sight)
                        && !choice.askedFor().contains(sight))
                .filter(sight -> !wishes.rulesOut(sight))
                .filter(sight -> !isShut(sight, choice))
                .filter(sight -> wishes.earlyStarts() || sight.parts().getFirst() != DayPart.DAWN)
                .toList();
    }

    /** Markets rest on Sundays and holidays, and guides and boatmen are at home when the country stands still. */
    private static boolean isShut(Sight sight, Choice choice) {
        boolean standstill = isUnder(choice.request(), choice.date(), Kind.CRITICAL_SHUTDOWN);
        if (standstill
                && NEEDS_PEOPLE.matcher(sight.activity() + " " + sight.note()).find()) {
            return true;
        }
        boolean restDay = standstill
                || isUnder(choice.request(), choice.date(), Kind.HARD_CONSTRAINT)
                || choice.date().getDayOfWeek() == DayOfWeek.SUNDAY;
        return restDay && MARKETS.contains(sight.place().id());
    }

    private static ItinerarySlot slot(DayFrame frame, Entry entry) {
        Words words = entry.words().get();
        return ItinerarySlot.newBuilder()
                .setDate(frame.date())
                .setTime(Reasons.clock(entry.start()))
                .setLocation(entry.place().name())
                .setActivity(words.activity())
                .setDurationMinutes(entry.end() - entry.start())
                .setLightingQuality(frame.light().qualityBetween(entry.start(), entry.end()))
                .setCrowdPrediction(crowdAt(frame, entry))
                .setNotes(words.note().isEmpty() ? null : words.note())
                .setReason(words.reason())
                .build();
    }

    /** Of visits only: nothing is known of roads and tables. */
    private static @Nullable Float crowdAt(DayFrame frame, Entry entry) {
        OptionalDouble percent = entry.kind() == Entry.Kind.VISIT
                ? frame.fullness().percentOf(entry.place(), entry.start(), entry.end())
                : OptionalDouble.empty();
        return percent.isPresent() ? (float) Math.round(percent.getAsDouble()) : null;
    }

    private static List<String> assumptions(PlanRequest request, Draft draft) {
        String start = request.origin()
                .map(origin -> "The plan starts from %s on the first morning.".formatted(origin.name()))
                .orElseGet(() -> "The plan starts in %s; the journey to it is not part of the plan."
                        .formatted(draft.stays().getFirst().base().name()));
        String estimate = "Travel times are estimates from the distance, not from traffic or timetables.";
        List<String> assumptions = new ArrayList<>(List.of(start, estimate));
        if (!draft.free().isEmpty()) {
            assumptions.add(
                    "There is more time than the sights near by fill; nothing is planned on %s. Another place would fill it."
                            .formatted(InWords.list(
                                    draft.free().stream().map(InWords::day).toList())));
        }
        assumptions.addAll(Unplanned.of(request, draft.seen()));
        return assumptions;
    }
}
