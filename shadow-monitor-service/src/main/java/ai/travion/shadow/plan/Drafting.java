package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Chooses the days of a plan: where each is spent, then what is seen on it. */
final class Drafting {

    private static final int LONGEST_LAST_DRIVE = 420;
    private static final int LONG_WAY_BACK = 150;
    private static final int CLOSE_TO_A_STAY = 50;
    private static final int MOST_WORTH_OF_A_SIGHT = 20;
    private static final int LEAST_WORTH_PER_STAY = 1;
    private static final int MOST_WORTH_PER_STAY = 80;
    /** Of what the richest has, for who named them all and said nothing of why. */
    private static final double SHARE_OF_A_NAMED_PLACE = 0.6;
    /** The beach where one sleeps is good for each day, and another for so many of them. */
    private static final int DAYS_AT_ANOTHER_BEACH = 2;

    /** Nobody walks through the same fort on each of five days because there is a beach beside it. */
    private static final Pattern BY_THE_SAND =
            Pattern.compile("\\b(?:beach(?:es)?|swim|surf|bathe|sand)\\b", Pattern.CASE_INSENSITIVE);

    private static final int LEAVING_EARLY = DayPart.at(12, 0);
    /** Nobody drives through the same park every day who has not named it. */
    private static final int SAFARIS_IN_A_PARK = 2;

    private static final int NIGHTS_OF_A_DAY = 2;

    private static final Set<String> THE_SAME_EACH_DAY = Set.of("surfing", "diving", "ayurveda");
    private static final Pattern BY_THE_SEA_AT_LAST = Pattern.compile(
            "\\b(?:(?:finish|end)(?:ing|s)?(?:\\s+(?:up|it|off|the trip))?\\s+(?:with|on|at|by|in)|(?:the\\s+)?(?:last|final)\\s+(?:\\w+\\s+)?(?:days?|nights?)\\s+(?:on|at|by)|then\\s+(?:\\w+\\s+){0,4}(?:at|on|by))\\s+(?:(?!\\bthen\\b)[\\w-]+\\s+){0,5}?(?:beach(?:es)?|sea(?:side)?|coast)\\b|\\b(?:beach(?:es)?|sea(?:side)?|coast)\\s+(?:at|in)\\s+the\\s+end\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern ABOVE_ALL = Pattern.compile(
            "\\b(?:mostly|mainly|above all|as much as (?:possible|i can|we can)|first and foremost|primarily|especially)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Set<String> AGAIN = Set.of("birdwatching", "wildlife", "surfing", "diving", "ayurveda");

    private final Sights sights;
    private final Roads roads;
    private final Stays stays;
    private final DayPlanning planning;
    private final LeftOut leftOut;
    private final Attendances attendances;
    private final FirstLight firstLight;

    Drafting(Sights sights, Roads roads, Stays stays, LeftOut leftOut, Attendances attendances, Conditions conditions) {
        this.attendances = attendances;
        this.firstLight = new FirstLight(roads);
        this.leftOut = leftOut;
        this.sights = sights;
        this.roads = roads;
        this.stays = stays;
        this.planning = new DayPlanning(sights, roads, conditions);
    }

    /** As the plan in hand has it, if nothing is missed by that. */
    Draft of(PlanRequest request) {
        if (request.staysAreSettled()) {
            return settled(request);
        }
        Draft kept = drafted(request);
        if (kept.missed().isEmpty() || request.inHand().isEmpty()) {
            return kept;
        }
        // First the lengths of the stays give way, and their order only for what is new, or for fewer days.
        Draft inOrder =
                lessMissed(kept, drafted(request.changing(request.inHand().inItsOrder())));
        return inOrder.missed().isEmpty() || keepsItsPlaces(request)
                ? inOrder
                : lessMissed(inOrder, drafted(request.changing(PlanInHand.none())));
    }

    /** Each day where it was settled, whatever is missed by that; what was asked for is seen from the stay that is nearest. */
    private Draft settled(PlanRequest request) {
        List<Place> ends = request.inHand().ends();
        List<Place> bases = ends.stream().distinct().toList();
        Map<Place, List<Sight>> seenFrom =
                bases.stream().collect(Collectors.toMap(base -> base, base -> new ArrayList<>()));
        request.targets().stream()
                .filter(target -> !leftOut.includes(sights.of(target)))
                .forEach(target -> bases.stream()
                        .min(Comparator.<Place, Boolean>comparing(base -> !base.equals(target))
                                .thenComparingInt(base -> roads.minutes(base, target)))
                        .map(seenFrom::get)
                        .ifPresent(seen -> seen.add(sights.of(target))));
        Map<Place, Stay> stayAt = bases.stream()
                .collect(Collectors.toMap(
                        base -> base, base -> new Stay(base, seenFrom.getOrDefault(base, new ArrayList<>()))));
        List<Stay> each = ends.stream().map(stayAt::get).toList();
        return draft(
                request,
                each.stream().distinct().toList(),
                each.stream().map(List::of).toList());
    }

    /** The same with days on which nothing is left to see spent elsewhere. */
    Draft evened(PlanRequest request, Draft draft) {
        return request.staysAreSettled()
                ? draft
                : IdleDays.moved(request, draft, stayed -> draft(request, draft.stays(), stayed));
    }

    /** The same with no more than a night where one only breaks a drive. */
    Draft passing(PlanRequest request, Draft draft, List<Place> nights) {
        return nights.isEmpty()
                ? draft
                : PassedNights.kept(request, draft, nights, stayed -> draft(request, draft.stays(), stayed));
    }

    /** Whoever has the days and the places of before, or gives some of them up, has not asked for another way round. */
    private static boolean keepsItsPlaces(PlanRequest request) {
        PlanInHand inHand = request.inHand();
        return request.days().size() >= inHand.days().size()
                && request.targets().stream().allMatch(inHand::has);
    }

    /**
     * What could not be seen on the day of arrival gets another day there, where there is one to spare; and what lies too far off is given
     * up for what can be reached.
     */
    private Draft drafted(PlanRequest request) {
        List<Stay> all = stays.around(
                request.targets(),
                leftOut,
                new Stays.Bases(
                        FewBases.most(request),
                        FewBases.wayOfADay(request.wishes()),
                        request.wishes().leftOut(),
                        request.targets().stream()
                                .filter(request.wishes().told()::isADayTrip)
                                .toList()),
                new Stays.Way(
                        request.origin(),
                        request.returnOn(request.days().getLast()),
                        endingAt(request),
                        inTurn(request),
                        request.inHand()));
        if (FlightHome.leavesNoLastDay(request)) {
            Draft early = slept(request, all, withoutTheLast(request, all, Set.of()));
            return early.missed().isEmpty()
                    ? early
                    : fuller(early, slept(request, all, withoutTheLast(request, all, unseen(early))));
        }
        Draft draft = slept(request, all, over(request, all, Set.of()));
        if (isTooShortForAnotherPlace(request) && all.size() > 1) {
            draft = fuller(draft, slept(request, all, withoutTheLast(request, all, Set.of())));
        }
        if (!draft.missed().isEmpty() && request.days().size() > all.size()) {
            draft = fuller(draft, slept(request, all, over(request, all, unseen(draft))));
        }
        // The way by train is what one comes for.
        boolean isByRail = request.wishes().means().isByRail();
        if (draft.missed().isEmpty() && !endsOnTheRoad(draft, isByRail)) {
            return draft;
        }
        Optional<Draft> nearer = Reach.most(all, request, roads)
                .filter(journey -> !hasAnOrder(request) || isInTheOrderOf(all, journey.stays()))
                .map(journey -> alongTheWay(request, all, journey));
        if (nearer.isEmpty()) {
            return draft;
        }
        return endsOnTheRoad(draft, isByRail) && !endsOnTheRoad(nearer.get(), isByRail)
                ? nearer.get()
                : fuller(draft, nearer.get());
    }

    /** Ids of the places with which a trip ends: those that were said, or those by the sea of who wants to end there and named none. */
    private static Set<String> endingAt(PlanRequest request) {
        Set<String> said = request.wishes().told().backTo();
        boolean isByTheSea = said.isEmpty()
                && request.inHand().isEmpty()
                && Patterns.isIn(BY_THE_SEA_AT_LAST, request.wishes().told().words());
        List<Place> coast = isByTheSea
                ? request.targets().stream()
                        .filter(place -> place.type() == PlaceType.BEACH)
                        .toList()
                : List.of();
        return coast.isEmpty() || coast.size() == request.targets().size()
                ? said
                : coast.stream().map(Place::id).collect(Collectors.toSet());
    }

    private static boolean hasAnOrder(PlanRequest request) {
        return !request.inHand().isEmpty() || !inTurn(request).isEmpty();
    }

    /** As it was said, or as the places were given their nights. */
    private static List<String> inTurn(PlanRequest request) {
        return Stream.of(request.wishes().told().inTurn(), DaysThere.inTurn(request), KindsInTurn.of(request))
                .filter(names -> !names.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private static boolean isInTheOrderOf(List<Stay> all, List<Stay> some) {
        return some.equals(all.stream().filter(some::contains).toList());
    }

    /** Whether one leaves so early on the last day that nobody would drive to another place on it. */
    private static boolean isTooShortForAnotherPlace(PlanRequest request) {
        int days = request.days().size();
        return days > 1 && request.hoursOf(request.days().getLast()).to() <= LEAVING_EARLY;
    }

    /** The stays of the other days, and on the last one is where one slept. */
    private List<List<Stay>> withoutTheLast(PlanRequest request, List<Stay> all, Set<Stay> longer) {
        List<List<Stay>> each = new ArrayList<>(over(request.over(request.days().size() - 1), all, longer));
        each.add(List.of(each.getLast().getLast()));
        return each;
    }

    /** A draft in which one sleeps near what begins at first light, where that is no worse than to sleep farther off. */
    private Draft slept(PlanRequest request, List<Stay> all, List<List<Stay>> stayed) {
        List<List<Stay>> nearer = firstLight.sleptNear(stayed);
        if (nearer.equals(stayed)) {
            return draft(request, all, stayed);
        }
        Draft near = draft(request, all, nearer);
        return near.missed().isEmpty() ? near : fuller(near, draft(request, all, stayed));
    }

    /** Whether most of the last of several days is a drive, to where no other day is spent. */
    private static boolean endsOnTheRoad(Draft draft, boolean isByRail) {
        List<DaySchedule> days = draft.days();
        return days.size() > 1
                && !isByRail
                && days.getLast().frame().returnTo().isEmpty()
                && days.getLast().spent().travel() > LONGEST_LAST_DRIVE
                && !days.getLast().here().equals(days.get(days.size() - 2).here());
    }

    private Draft alongTheWay(PlanRequest request, List<Stay> all, Reach.Journey journey) {
        List<Stay> reached = journey.stays();
        Draft draft = draft(
                request,
                reached,
                reached.size() > request.days().size() || journey.hasADayOnTheRoad()
                        ? journey.over(request.days().size())
                        : over(request, reached, Set.of()));
        Stream<Sight> givenUp = all.stream()
                .filter(stay -> !reached.contains(stay))
                .flatMap(stay -> stay.askedFor().stream())
                .filter(sight -> !draft.seen().contains(sight));
        return new Draft(
                draft.days(),
                draft.seen(),
                Stream.concat(draft.missed().stream(), givenUp).toList(),
                draft.stays());
    }

    private static Set<Stay> unseen(Draft draft) {
        return draft.stays().stream()
                .filter(stay -> stay.askedFor().stream().anyMatch(draft.missed()::contains))
                .collect(Collectors.toSet());
    }

    /** The one that misses less, and then the one that drives less. */
    private static Draft fuller(Draft one, Draft other) {
        int missed = other.missed().size() - one.missed().size();
        return missed < 0 || (missed == 0 && travel(other) < travel(one)) ? other : one;
    }

    private static Draft lessMissed(Draft kept, Draft other) {
        return other.missed().size() < kept.missed().size() ? other : kept;
    }

    private static int travel(Draft draft) {
        return draft.days().stream().mapToInt(day -> day.spent().travel()).sum();
    }

    private List<List<Stay>> over(PlanRequest request, List<Stay> all, Set<Stay> longer) {
        var objective = new Objective(request.wishes(), askedFor(request, all));
        Map<Stay, Double> wealth = new HashMap<>();
        all.forEach(stay -> wealth.put(stay, wealth(stay, all, request, objective)));
        // Who named several places and nothing that they come for spends the days there, and not where we thought there
        // is
        // more to see; of a single one there may be too little for all of them.
        if (request.inHand().isEmpty()
                && request.wishes().interests().isEmpty()
                && !request.wishes().told().words().isBlank()
                && all.stream().filter(stay -> isNamed(stay, request)).count() > 1) {
            boolean areAllNamed = all.stream().allMatch(stay -> isNamed(stay, request));
            double most = wealth.values().stream().max(Double::compare).orElse(0.0);
            all.stream()
                    .filter(stay -> isNamed(stay, request))
                    .forEach(stay -> wealth.merge(stay, areAllNamed ? most * SHARE_OF_A_NAMED_PLACE : most, Math::max));
        }
        Optional<List<List<Stay>>> asBefore = longer.isEmpty() ? new KeptDays(request).asBefore(all) : Optional.empty();
        if (asBefore.isPresent()) {
            return asBefore.get();
        }
        Optional<List<List<Stay>>> changed = changed(request, all, longer, wealth);
        if (changed.isPresent()) {
            return changed.get();
        }
        return FreeDays.between(request, days -> {
            Map<Stay, Integer> nights = Nights.in(request.wishes().told().words(), all, days);
            Map<Stay, Integer> there = DaysThere.in(request, all, days);
            Map<Stay, Integer> said = new HashMap<>(DaysThere.both(nights, there, all, days));
            // A day of which the way there leaves nothing is none: it takes another.
            said.entrySet()
                    .removeIf(stay -> stay.getValue() == 1
                            && longer.contains(stay.getKey())
                            && !FirstNight.isAllThatIsSpentAt(stay.getKey().base(), request));
            LongStay.among(all, request.wishes().told(), days).forEach(said::putIfAbsent);
            FlightHome.onlyANight(request, all).ifPresent(airport -> said.putIfAbsent(airport, 1));
            Map<Stay, Integer> kept = new HashMap<>(nightsEach(request, all, said, days));
            attendances.nightsFor(all, request, days).forEach(kept::putIfAbsent);
            mostOfTheDays(request, all, days).forEach(kept::putIfAbsent);
            aNightBeforeTheWayBack(request, all, days).ifPresent(last -> kept.putIfAbsent(last, 2));
            return stays.over(
                    days,
                    all,
                    longer,
                    new Stays.Spread(said, kept, stay -> isForTheSameEachDay(stay, request)),
                    stay -> wealth.getOrDefault(stay, 0.0));
        });
    }

    /** Waves, reefs and treatments are what one comes for on every day. */
    static boolean isForTheSameEachDay(Stay stay, PlanRequest request) {
        return stay.askedFor().stream()
                .anyMatch(sight -> request.wishes().interests().stream()
                        .anyMatch(wish -> THE_SAME_EACH_DAY.contains(wish) && sight.isFor(wish)));
    }

    /** Who comes above all for waves, reefs or treatments has more than half of the days where they are. */
    private static Map<Stay, Integer> mostOfTheDays(PlanRequest request, List<Stay> all, int days) {
        List<Stay> there =
                all.stream().filter(stay -> isForTheSameEachDay(stay, request)).toList();
        boolean above = Patterns.isIn(ABOVE_ALL, request.wishes().told().words());
        int others = all.size() - there.size();
        return !above || there.isEmpty() || days < 2 * all.size()
                ? Map.of()
                : there.stream()
                        .collect(Collectors.toMap(
                                stay -> stay,
                                stay -> Math.max(2, Math.min(days * 3 / 5, days - 2 * others) / there.size())));
    }

    /**
     * So many nights at each stay as were asked for, and a whole day at least where one comes for what is there alone; none where the days
     * do not hold them.
     */
    private static Map<Stay, Integer> nightsEach(
            PlanRequest request, List<Stay> all, Map<Stay, Integer> said, int days) {
        Particulars told = request.wishes().told();
        boolean everywhere = told.nightsEach().isPresent();
        List<Speciality> special = Speciality.wishedBy(told);
        Map<Stay, Integer> least = all.stream()
                .filter(stay -> !said.containsKey(stay))
                .filter(stay -> everywhere
                        || special.stream()
                                .anyMatch(one -> one.isFirstAt(stay.base().id())))
                .collect(
                        Collectors.toMap(stay -> stay, stay -> told.nightsEach().orElse(NIGHTS_OF_A_DAY)));
        // On its last day one goes home.
        if (told.isBackOnlyAssumed()) {
            least.computeIfPresent(all.getLast(), (stay, nights) -> nights + 1);
        }
        int taken = all.stream()
                .mapToInt(stay -> said.getOrDefault(stay, least.getOrDefault(stay, 1)))
                .sum();
        return taken <= days ? least : Map.of();
    }

    private static boolean isNamed(Stay stay, PlanRequest request) {
        Particulars told = request.wishes().told();
        return told.speaksOf(stay.base()) || stay.askedFor().stream().anyMatch(sight -> told.speaksOf(sight.place()));
    }

    /** The days of a changed plan by those of the plan in hand, the free ones among them; nothing where no plan is in hand, or its days are too few. */
    private Optional<List<List<Stay>>> changed(
            PlanRequest request, List<Stay> all, Set<Stay> longer, Map<Stay, Double> wealth) {
        PlanInHand inHand = request.inHand();
        int days = request.days().size();
        if (inHand.isEmpty() || days < all.size()) {
            return Optional.empty();
        }
        Map<Stay, Integer> said = new HashMap<>(Nights.in(inHand.wordsOfItsLengths(request.wishes()), all, days));
        said.entrySet().removeIf(stay -> stay.getValue() == 1 && longer.contains(stay.getKey()));
        if (inHand.goesHome(all)) {
            said.computeIfPresent(all.getLast(), (stay, nights) -> nights + 1);
        }
        FlightHome.onlyANight(request, all).ifPresent(airport -> said.putIfAbsent(airport, 1));
        Set<Stay> named = Nights.in(request.wishes().told().words(), all, days).keySet();
        Set<Stay> giving = Nights.tooLong(inHand.wordsOfItsLengths(request.wishes()), all);
        Map<Stay, Integer> kept = inHand.nights(all, said, named, giving, longer, days);
        return kept.isEmpty() && said.size() < all.size()
                ? Optional.empty()
                : new KeptDays(request)
                        .withFreeDays(
                                stays
                                        .over(
                                                days,
                                                all,
                                                longer,
                                                new Stays.Spread(said, kept, stay -> true),
                                                stay -> wealth.getOrDefault(stay, 0.0))
                                        .stream()
                                        .map(List::getLast)
                                        .toList(),
                                named);
    }

    /** The last stay of a round, of whose only day the way back would leave little, where there is a day to spare for it. */
    private Optional<Stay> aNightBeforeTheWayBack(PlanRequest request, List<Stay> all, int days) {
        return request.returnOn(request.days().getLast())
                .filter(home -> request.inHand().isEmpty()
                        && request.wishes().told().isBackOnlyAssumed()
                        && days >= all.size() + 2
                        && roads.minutes(all.getLast().base(), home) > LONG_WAY_BACK)
                .map(home -> all.getLast());
    }

    private Draft draft(PlanRequest request, List<Stay> all, List<List<Stay>> stayed) {
        Set<Sight> early = new HashSet<>(firstLight.keptFor(request, all));
        early.addAll(FirstDayOff.keptFor(request, all));
        Set<Sight> byNight = NightClimb.keptFor(request, all);
        early.addAll(byNight);
        Draft draft = draft(request, all, stayed, early);
        return draft.missed().stream().noneMatch(early::contains) ? draft : draft(request, all, stayed, byNight);
    }

    private Draft draft(PlanRequest request, List<Stay> all, List<List<Stay>> stayed, Set<Sight> forTheMorningAfter) {
        Set<Sight> askedFor = askedFor(request, all);
        var objective = new Objective(
                request.wishes(), askedFor, new Highlights(sights, roads, stays).of(request, all, askedFor));
        List<FeastDay> feasts = attendances.over(request, stayed);
        var plan = new TripDays(
                request, stayed, feasts, visitedBy(feasts), askedFor, objective, forTheMorningAfter, roads);
        List<ScoredDay> chosen = new ArrayList<>();
        Place wake = request.origin().orElse(all.getFirst().base());
        Set<Sight> standing = seenOnStandingDays(request);
        for (int index = 0; index < stayed.size(); index++) {
            Set<Sight> seenBefore = seenOn(chosen);
            seenBefore.addAll(standing);
            Choice choice = plan.choice(index, seenBefore);
            Place from = wake;
            chosen.add(Optional.ofNullable(request.inHand().standing().get(index))
                    .filter(day -> day.isOn(from, choice.today().getLast().base()))
                    .map(day -> planning.standing(day, choice))
                    .orElseGet(() -> planning.bestDay(choice, from)));
            wake = chosen.getLast().day().here();
        }
        List<ScoredDay> days = new Balancing(
                        planning,
                        IntStream.range(0, stayed.size())
                                .mapToObj(index -> plan.choice(index, Set.of()))
                                .toList())
                .balanced(chosen);
        fillEmptyHours(plan, planning, days);
        Set<Sight> seen = seenOn(days);
        List<DaySchedule> planned = days.stream().map(ScoredDay::day).toList();
        InThePlan has = stays.had(planned);
        // What a change leaves its night is lost by nothing, and no other stay pays for it.
        List<Sight> missed = unvisited(request, all, seen).stream()
                .filter(sight -> !(request.inHand().hasAsWished(sight.place()) && has.has(sight)))
                .toList();
        return new Draft(planned, List.copyOf(seen), missed, all);
    }

    /** What was asked for and is not seen by day, whether or not one sleeps there. */
    List<Sight> unvisited(PlanRequest request, List<Stay> all, Set<Sight> seen) {
        Set<Sight> askedFor = askedFor(request, all);
        return all.stream()
                .flatMap(stay -> stay.askedFor().stream())
                .filter(sight -> !FirstNight.isAllThatIsSpentAt(sight.place(), request))
                .filter(sight -> !seen.contains(sight) && (askedFor.contains(sight) || !isNear(sight, seen)))
                .toList();
    }

    private Set<Sight> seenOnStandingDays(PlanRequest request) {
        return request.inHand().standing().values().stream()
                .flatMap(day -> day.visited().stream())
                .map(sights::of)
                .collect(Collectors.toSet());
    }

    /** What is seen at a ceremony and at no other time. */
    private Set<Sight> visitedBy(List<FeastDay> feasts) {
        return feasts.stream()
                .flatMap(day -> day.attended().stream())
                .filter(attendance -> attendance.ceremony().isTheVisit())
                .map(attendance -> sights.of(attendance.place()))
                .collect(Collectors.toSet());
    }

    /**
     * Once every day has its share, what no day has taken fills the hours that were left over. A day without any visit may be spent by the
     * sea again, or among the birds and animals that one comes for: nobody surfs, swims or looks for birds only once.
     */
    private static void fillEmptyHours(TripDays plan, DayPlanning planning, List<ScoredDay> days) {
        for (int index = 0; index < days.size(); index++) {
            ScoredDay day = days.get(index);
            boolean free = day.visits().isEmpty();
            boolean full = day.day().spent().empty() == 0 || isAtItsPace(day, plan.request());
            if (full && !free) {
                continue;
            }
            List<ScoredDay> others = new ArrayList<>(days);
            others.remove(index);
            Set<Sight> seen = seenOn(others);
            String words = plan.request().wishes().told().words();
            // What one wants less of is no reason to see something else twice.
            if (free && KeptOff.ofTheDay(index, words).isEmpty()) {
                seen.removeIf(sight -> !isEnoughOfAPark(sight, plan.request(), others)
                        && (isGoodForAnotherDay(sight, plan.request().wishes())
                                || isAParkOfSeveralDays(sight, plan.request()))
                        && (sight.place().equals(day.day().frame().base())
                                || isComeFor(sight, plan.request().wishes())
                                || isAParkOfSeveralDays(sight, plan.request())
                                || daysAt(sight, others) < DAYS_AT_ANOTHER_BEACH));
            }
            days.set(index, planning.fullerDay(plan.filling(index, seen), day));
        }
    }

    private static long daysAt(Sight sight, List<ScoredDay> days) {
        return days.stream().filter(day -> day.visits().contains(sight)).count();
    }

    private static boolean isGoodForAnotherDay(Sight sight, Wishes wishes) {
        boolean isABoatToWhales =
                sight.isFor(WhaleSeason.WISH) || sight.activity().contains(" whales");
        boolean isByTheSand = sight.place().type() == PlaceType.BEACH && Patterns.isIn(BY_THE_SAND, sight.activity());
        return (isByTheSand && !isABoatToWhales) || isComeFor(sight, wishes);
    }

    private static boolean isEnoughOfAPark(Sight sight, PlanRequest request, List<ScoredDay> others) {
        int most = TripDays.isForOneDrive(request.wishes().told().words()) ? 1 : SAFARIS_IN_A_PARK;
        return sight.place().type() == PlaceType.WILDLIFE
                && daysAt(sight, others) >= most
                && !request.wishes().told().speaksOf(sight.place());
    }

    private static boolean isAParkOfSeveralDays(Sight sight, PlanRequest request) {
        return sight.place().type() == PlaceType.WILDLIFE && DaysThere.areSeveralAt(sight.place(), request);
    }

    private static boolean isComeFor(Sight sight, Wishes wishes) {
        return AGAIN.stream().anyMatch(wish -> wishes.interests().contains(wish) && sight.isFor(wish));
    }

    private static boolean isAtItsPace(ScoredDay day, PlanRequest request) {
        return day.visits().stream().filter(sight -> !sight.isTown()).count()
                >= DayPlanning.pace(request, day.day().frame().date());
    }

    private static Set<Sight> seenOn(List<ScoredDay> days) {
        return days.stream().flatMap(day -> day.visits().stream()).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** What must be seen: a town only where the day would otherwise pass it by. */
    private static Set<Sight> askedFor(PlanRequest request, List<Stay> all) {
        boolean severalTowns = all.size() > request.days().size();
        return all.stream()
                .flatMap(stay -> stay.askedFor().stream())
                .filter(sight -> request.days().size() > 1
                        || !sight.isTown()
                        || !request.wishes()
                                .told()
                                .backTo()
                                .contains(sight.place().id()))
                .filter(sight -> severalTowns
                        || !sight.isTown()
                        || request.isADayTrip()
                        || all.stream().noneMatch(stay -> stay.base().equals(sight.place()))
                        || request.wishes().told().hasAnHour(sight))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** A town counts as visited where anything around it is. */
    private boolean isNear(Sight town, Set<Sight> seen) {
        return seen.stream()
                .anyMatch(sight -> roads.minutes(town.place(), sight.place()) <= Candidates.AROUND_MINUTES.getLast());
    }

    /** What was asked for is seen on the first day; only a beach is good for another. */
    private static boolean isLeftAfterADay(Sight sight, Stay stay) {
        boolean isForTheSea = sight.place().type() == PlaceType.BEACH && !FittedSights.isKeptOutOfTheSea(sight);
        return isForTheSea || !stay.askedFor().contains(sight);
    }

    /** What lies around a stay, nearer to it than to another and good for a further day; more than nothing anywhere. */
    private double wealth(Stay stay, List<Stay> all, PlanRequest request, Objective objective) {
        double around = sights.all().stream()
                .filter(sight -> sight.renown() > 0 && isLeftAfterADay(sight, stay))
                .filter(sight -> roads.minutes(stay.base(), sight.place()) <= CLOSE_TO_A_STAY)
                .filter(sight -> !request.wishes().rulesOut(sight))
                .filter(sight -> stay.equals(nearest(all, sight)))
                .mapToDouble(sight -> Math.min(objective.worth(sight), MOST_WORTH_OF_A_SIGHT))
                .sum();
        return Math.clamp(around, LEAST_WORTH_PER_STAY, MOST_WORTH_PER_STAY);
    }

    private Stay nearest(List<Stay> all, Sight sight) {
        return all.stream()
                .min(Comparator.comparingInt(stay -> roads.minutes(stay.base(), sight.place())))
                .orElseThrow();
    }
}
