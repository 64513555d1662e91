package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ItinerarySlot;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The plan that a traveller has and changes: whatever they do not speak of stays where it was. Its days are told by where they end and the
 * how manieth day there they are, so that those of one place are the same though days were added at another.
 *
 * @param days in order; none where there is no plan yet
 * @param from the name of the place where it sets out; nothing where that is where it begins
 * @param lasting whether its days are kept, and not their order alone
 * @param before what was wished when it was made; nothing where a change of it is planned afresh
 * @param standing its days that stand, by the number from 0 of the day of the changed plan
 * @param since what came after it; nothing where that is not known
 * @param ends where each day of the changed plan is to end, or the last to begin; none where that is not settled
 */
public record PlanInHand(
        List<Day> days,
        Optional<String> from,
        boolean lasting,
        Optional<Before> before,
        Map<Integer, Standing> standing,
        Optional<Since> since,
        List<Place> ends) {

    private static final PlanInHand NONE =
            new PlanInHand(List.of(), Optional.empty(), true, Optional.empty(), Map.of(), Optional.empty(), List.of());
    private static final Pattern SETS_OUT =
            Pattern.compile("^(?:Travel|Drive|Take the train) from (?<place>.+?) to .+");
    private static final Pattern MEAL = Pattern.compile("(?i)^(?:breakfast|lunch)\\b");
    private static final Pattern DINNER = Pattern.compile("(?i)^dinner\\b");
    private static final Pattern NO_VISIT = Pattern.compile(
            "(?i)^(?:breakfast|lunch|dinner|supper|travel|drive|take the train|rest|free|check|arrive|return|sleep|time (?:in|at))\\b");

    /**
     * A day of it.
     *
     * @param base the name of the place where it ends
     * @param visited names of what is seen on it
     * @param slots its lines, in order
     */
    record Day(String base, Set<String> visited, List<ItinerarySlot> slots) {
        Day {
            visited = Set.copyOf(visited);
            slots = List.copyOf(slots);
        }

        Optional<LocalDate> date() {
            return slots.getFirst().getDate();
        }

        boolean isAt(Place place) {
            return base.equals(place.name());
        }
    }

    /**
     * What held for a plan before the message that changes it.
     *
     * @param wishes that it was made of
     * @param hours of the days of the changed plan, as they were given before
     * @param message in small letters
     * @param targets what it was for; none where that is not known
     */
    public record Before(Wishes wishes, TripHours hours, String message, List<Place> targets) {

        public Before {
            targets = List.copyOf(targets);
        }

        Before(Wishes wishes, TripHours hours, String message) {
            this(wishes, hours, message, List.of());
        }
    }

    /**
     * What came since a plan was made.
     *
     * @param told line by line
     * @param earlier plans of the same trip, the first of them first
     */
    public record Since(String told, List<PlanInHand> earlier) {

        private static final Pattern BACK = Pattern.compile(
                "\\b(?:back|again|after all|all the same|restore|reinstate)\\b", Pattern.CASE_INSENSITIVE);

        public Since {
            earlier = List.copyOf(earlier);
        }

        /** The last plan that had a stay which comes back. */
        Optional<PlanInHand> having(Place stay) {
            return earlier.reversed().stream()
                    .filter(plan -> Patterns.isIn(BACK, told) && plan.sleepsAt(stay))
                    .findFirst();
        }
    }

    public PlanInHand {
        days = List.copyOf(days);
        standing = Map.copyOf(standing);
        ends = List.copyOf(ends);
    }

    public static PlanInHand none() {
        return NONE;
    }

    /** The plan of some slots. */
    public static PlanInHand of(List<ItinerarySlot> slots) {
        Map<LocalDate, List<ItinerarySlot>> byDay = slots.stream()
                .filter(slot -> slot.getDate().isPresent())
                .collect(
                        Collectors.groupingBy(slot -> slot.getDate().orElseThrow(), TreeMap::new, Collectors.toList()));
        return new PlanInHand(
                byDay.values().stream().map(PlanInHand::day).toList(),
                setsOut(slots),
                true,
                Optional.empty(),
                Map.of(),
                Optional.empty(),
                List.of());
    }

    /** Where the first drive begins, if nothing is seen before it. */
    private static Optional<String> setsOut(List<ItinerarySlot> slots) {
        return slots.stream()
                .map(ItinerarySlot::getActivity)
                .filter(activity -> !Patterns.isIn(MEAL, activity))
                .findFirst()
                .map(SETS_OUT::matcher)
                .filter(Matcher::matches)
                .map(drive -> drive.group("place"));
    }

    /** Without its days, whose order alone is kept. */
    PlanInHand inItsOrder() {
        return new PlanInHand(days, from, false, before, standing, since, ends);
    }

    /** The same of one whose message changes what held before; a day that it does not touch stands as it is. */
    public PlanInHand changedFrom(Before then, Wishes now, List<PlanInHand> earlier) {
        if (isEmpty()) {
            return this;
        }
        Set<String> known = lines(then.wishes()).collect(Collectors.toSet());
        String told = lines(now).filter(line -> !known.contains(line)).collect(Collectors.joining("\n"));
        return new PlanInHand(
                days, from, lasting, Optional.of(then), Map.of(), Optional.of(new Since(told, earlier)), ends);
    }

    /** The same of which each day of the changed plan ends at a place that is given. */
    public PlanInHand settled(List<Place> each) {
        return isEmpty() ? this : new PlanInHand(days, from, lasting, before, standing, since, each);
    }

    /** Whether it is settled where a changed plan of so many days stays. */
    boolean isSettledFor(int length) {
        return !ends.isEmpty() && ends.size() == length;
    }

    private static Stream<String> lines(Wishes wishes) {
        return wishes.told().words().lines().map(String::strip).filter(line -> !line.isEmpty());
    }

    /**
     * What says of a changed plan how long one stays where: of all that was told, what the plan in hand does not hold yet. How long its stays
     * were to be when it was made it shows itself.
     */
    String wordsOfItsLengths(Wishes wishes) {
        return since.map(Since::told).orElse(wishes.told().words());
    }

    /** The same of which some days stand, whatever is planned around them. */
    PlanInHand standing(Map<Integer, Standing> kept) {
        return new PlanInHand(days, from, lasting, Optional.empty(), kept, since, ends);
    }

    /** The same, planned afresh. */
    PlanInHand afresh() {
        return standing(Map.of());
    }

    /** Where its days begin: the first where the trip sets out, every other where the one before ended. */
    String wakeOf(int index) {
        return index > 0
                ? days.get(index - 1).base()
                : from.orElseGet(() -> days.getFirst().slots().getFirst().getLocation());
    }

    /** Whether its first drive begins at a place that may be known. */
    public boolean setsOutFrom(Optional<Place> place) {
        return place.map(Place::name)
                .filter(name -> from.filter(name::equals).isPresent())
                .isPresent();
    }

    /** Whether its last day ends at a place that may be known, after other nights than there. */
    public boolean comesBackTo(Optional<Place> place) {
        return place.filter(home -> days.size() > 1
                        && days.getLast().isAt(home)
                        && !days.get(days.size() - 2).isAt(home))
                .isPresent();
    }

    /** Whether it sets out where a trip does. */
    boolean comesFrom(Optional<Place> origin) {
        return origin.isEmpty()
                || from.filter(origin.get().name()::equals).isPresent()
                || days.stream()
                        .findFirst()
                        .filter(day -> day.isAt(origin.get()))
                        .isPresent();
    }

    /** The how manieth of its days is the first at a stay, or the first on which something is seen that it is for. */
    OptionalInt turnOf(Stay stay) {
        OptionalInt night = first(day -> day.isAt(stay.base()));
        return night.isPresent()
                ? night
                : first(day -> stay.askedFor().stream()
                        .anyMatch(sight -> day.visited().contains(sight.place().name())));
    }

    /** Where the one stay was that a changed plan has no more; nothing where none is gone, or several are. */
    OptionalInt turnOfTheOneThatIsGone(List<Stay> stays) {
        List<String> gone = days.stream()
                .map(Day::base)
                .distinct()
                .filter(base ->
                        stays.stream().noneMatch(stay -> stay.base().name().equals(base)))
                .toList();
        return gone.size() == 1 ? first(day -> day.base().equals(gone.getFirst())) : OptionalInt.empty();
    }

    private OptionalInt first(Predicate<Day> isIt) {
        return IntStream.range(0, days.size())
                .filter(index -> isIt.test(days.get(index)))
                .findFirst();
    }

    private static Day day(List<ItinerarySlot> slots) {
        return new Day(
                slots.getLast().getLocation(),
                slots.stream()
                        .filter(PlanInHand::isAVisit)
                        .map(ItinerarySlot::getLocation)
                        .collect(Collectors.toSet()),
                slots);
    }

    static boolean isAVisit(ItinerarySlot slot) {
        return !Patterns.isIn(NO_VISIT, slot.getActivity());
    }

    /** A trip to other places alone is no change of it, and keeps nothing. */
    public PlanInHand ifItGoesTo(List<Place> targets) {
        return targets.stream().anyMatch(this::has) ? this : NONE;
    }

    public boolean isEmpty() {
        return days.isEmpty();
    }

    boolean sleepsAt(Place base) {
        return days.stream().anyMatch(day -> day.isAt(base));
    }

    /** Whether it sleeps there or sees it. */
    public boolean has(Place place) {
        return sleepsAt(place) || seen().contains(place.name());
    }

    /** Whether it has a place of which the message that changes it wishes nothing new; no where nobody kept what it was made of. */
    boolean hasAsWished(Place place) {
        return has(place)
                && before.map(then -> then.targets().contains(place)
                                || !then.message().contains(place.name().toLowerCase(Locale.ROOT)))
                        .orElse(since.isPresent());
    }

    /** Where each of its days is spent, among some stays; nothing where one of them is spent elsewhere, or a stay has none. */
    Optional<List<Stay>> daysAmong(List<Stay> stays) {
        List<Stay> each = new ArrayList<>();
        for (Day day : days) {
            Optional<Stay> stay = stays.stream()
                    .filter(one -> day.isAt(one.base()))
                    .findFirst()
                    // A day may end before one is back where one sleeps.
                    .or(() -> each.isEmpty() ? Optional.empty() : Optional.of(each.getLast()));
            if (stay.isEmpty()) {
                return Optional.empty();
            }
            each.add(stay.get());
        }
        return each.stream().distinct().toList().equals(stays) ? Optional.of(List.copyOf(each)) : Optional.empty();
    }

    /** What was seen on a day; the last of as many days is the last, wherever it ends. */
    Set<String> seenOn(List<List<Stay>> stayed, int index) {
        Place base = stayed.get(index).getLast().base();
        if (isShorterAt(base, stayed)) {
            // Of all that its days had the best is left for those that it still has.
            return days.stream()
                    .filter(day -> day.isAt(base))
                    .flatMap(day -> day.visited().stream())
                    .collect(Collectors.toSet());
        }
        if (stayed.size() == days.size() && days.get(index).isAt(base)) {
            return days.get(index).visited();
        }
        long nth = IntStream.range(0, index)
                .filter(day -> stayed.get(day).getLast().base().equals(base))
                .count();
        Optional<Day> same =
                days.stream().filter(day -> day.isAt(base)).skip(nth).findFirst();
        boolean last = index == stayed.size() - 1 && stayed.size() == days.size();
        return same.or(() -> last ? Optional.of(days.getLast()) : Optional.empty())
                .map(Day::visited)
                .orElse(Set.of());
    }

    private boolean isShorterAt(Place base, List<List<Stay>> stayed) {
        long now =
                stayed.stream().filter(day -> day.getLast().base().equals(base)).count();
        return now > 0 && now < days.stream().filter(day -> day.isAt(base)).count();
    }

    /** What was seen on any of its days. */
    Set<String> seen() {
        return days.stream().flatMap(day -> day.visited().stream()).collect(Collectors.toSet());
    }

    /**
     * How many days a changed plan spends where at least: as many as before, of a stay that is gone those that take its place, or else its
     * neighbour; and where the days are too few, the longest stay gives one up, but one of which the nights were named only as the last.
     *
     * @param said how many were asked for
     * @param named stays that were given their nights before
     * @param giving stays of which it was said that they are too long
     * @param longer stays of which one day is too little
     */
    Map<Stay, Integer> nights(
            List<Stay> stays,
            Map<Stay, Integer> said,
            Set<Stay> named,
            Set<Stay> giving,
            Set<Stay> longer,
            int length) {
        if (!lasting) {
            return Map.of();
        }
        Map<Stay, Integer> nights = new LinkedHashMap<>();
        stays.stream()
                .filter(stay -> !said.containsKey(stay))
                .forEach(stay -> nights.put(stay, Math.max(longer.contains(stay) ? 2 : 1, leastAt(stay.base()))));
        if (goesHome(stays)) {
            // The day of the way home is that of the last stay, whichever that is now.
            nights.computeIfPresent(stays.getLast(), (stay, count) -> count + 1);
        }
        int spare = length - sum(said) - sum(nights);
        List<Stay> inheriting = inheriting(stays, nights.keySet());
        for (int next = 0; spare > 0 && next < inheriting.size(); next++, spare--) {
            nights.merge(inheriting.get(next), 1, Integer::sum);
        }
        Map<Stay, Integer> gained = new LinkedHashMap<>();
        nights.keySet().forEach(stay -> gained.put(stay, Math.max(0, gained(stay, stays))));
        for (; spare < 0; spare++) {
            Optional<Stay> longest = nights.keySet().stream()
                    .filter(stay -> nights.getOrDefault(stay, 0) > (longer.contains(stay) ? 2 : 1))
                    .max(Comparator.<Stay, Boolean>comparing(giving::contains)
                            .thenComparing(stay -> !named.contains(stay))
                            .thenComparing(stay -> gained.getOrDefault(stay, 0))
                            .thenComparing(stay -> nights.getOrDefault(stay, 0)));
            if (longest.isEmpty()) {
                return Map.of();
            }
            nights.merge(longest.get(), -1, Integer::sum);
            gained.merge(longest.get(), -1, Integer::sum);
        }
        return nights;
    }

    private static int sum(Map<Stay, Integer> nights) {
        return nights.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Of each day of the stays that are gone the one to which it goes; one of what takes their place is counted there already. */
    private List<Stay> inheriting(List<Stay> stays, Set<Stay> open) {
        List<Stay> fresh = open.stream().filter(stay -> !sleepsAt(stay.base())).toList();
        List<Integer> gone = IntStream.range(0, evenings())
                .filter(day -> stays.stream().noneMatch(stay -> days.get(day).isAt(stay.base())))
                .boxed()
                .toList();
        if (!fresh.isEmpty()) {
            return gone.stream()
                    .skip(fresh.size())
                    .map(day -> fresh.get(gone.indexOf(day) % fresh.size()))
                    .toList();
        }
        return gone.stream().flatMap(day -> beside(day, open).stream()).toList();
    }

    /** The stay before a day, or else behind it. */
    private Optional<Stay> beside(int day, Set<Stay> open) {
        return IntStream.concat(
                        IntStream.range(0, day).map(before -> day - 1 - before), IntStream.range(day + 1, days.size()))
                .boxed()
                .flatMap(other -> open.stream().filter(stay -> days.get(other).isAt(stay.base())))
                .findFirst();
    }

    /** What comes back is as long as it was. */
    private int leastAt(Place base) {
        int nights = nightsAt(base.name());
        return nights > 0
                ? nights
                : Math.max(
                        1,
                        since.flatMap(after -> after.having(base))
                                .map(plan -> plan.nightsAt(base.name()))
                                .orElse(1));
    }

    private int nightsAt(String base) {
        return (int) days.stream()
                .limit(evenings())
                .filter(day -> day.base().equals(base))
                .count();
    }

    /** By how many nights a stay is longer than before another went that comes back: it gives them back first. */
    private int gained(Stay stay, List<Stay> stays) {
        return stays.stream()
                .filter(other -> !sleepsAt(other.base()))
                .flatMap(other -> since.flatMap(after -> after.having(other.base())).stream())
                .findFirst()
                .filter(plan -> plan.sleepsAt(stay.base()))
                .map(plan ->
                        nightsAt(stay.base().name()) - plan.nightsAt(stay.base().name()))
                .orElse(0);
    }

    /** How many of its days end at a stay: of one that goes home on the last day all others. */
    private int evenings() {
        return endsElsewhere() ? days.size() - 1 : days.size();
    }

    /** Whether its last day, and not the one before it, ends without dinner: one sleeps elsewhere then. */
    boolean leavesOnItsLastDay() {
        return days.size() > 1
                && days.getLast().slots().stream().noneMatch(PlanInHand::isDinner)
                && days.get(days.size() - 2).slots().stream().anyMatch(PlanInHand::isDinner);
    }

    private static boolean isDinner(ItinerarySlot slot) {
        return Patterns.isIn(DINNER, slot.getActivity());
    }

    private boolean endsElsewhere() {
        if (days.size() < 2) {
            return false;
        }
        String end = days.getLast().base();
        boolean isAReturn = from.filter(end::equals).isPresent()
                || days.stream()
                        .limit(days.size() - 1L)
                        .anyMatch(day -> day.base().equals(end));
        return isAReturn && !days.get(days.size() - 2).base().equals(end);
    }

    /** Whether the last of its days is the way home, and no stay of a changed plan. */
    boolean goesHome(List<Stay> stays) {
        return days.size() > 1
                && (endsElsewhere()
                        || (stays.stream().noneMatch(stay -> days.getLast().isAt(stay.base()))
                                && !days.get(days.size() - 2)
                                        .base()
                                        .equals(days.getLast().base())));
    }

    /** What was seen, but for that of one day. */
    Set<String> seenBut(Set<String> ofADay) {
        Set<String> others = new HashSet<>(seen());
        others.removeAll(ofADay);
        return Set.copyOf(others);
    }
}
