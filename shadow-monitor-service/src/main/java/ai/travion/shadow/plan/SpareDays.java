package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.shadow.calendar.InWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Where a long trip has days for which no sight is left: further places, one by one, as long as each mends a day. */
final class SpareDays {

    private static final int FEWEST_DAYS = 4;
    private static final int LONGEST_ARRIVAL_MINUTES = 300;
    private static final int DAYS_FOR_ANOTHER = 6;
    private static final int DAYS_FOR_SEVERAL = 12;
    private static final int MOST_ADDED = 3;
    private static final int LONGEST_STAY = 6;
    private static final int MOST_TRIED = 3;
    /** Nobody spends half a day on the road to what they did not ask for. */
    private static final int LONGEST_DETOUR_MINUTES = 120;

    /** But a good part of it to more of what they came for. */
    private static final int LONGEST_FOR_A_WISH_MINUTES = 200;

    /** Two easy drives are better than a second week in one bed. */
    private static final int LONGEST_FROM_A_LONG_STAY_MINUTES = 300;

    private static final Set<String> FOR_THE_SEA = Set.of("beach", "swimming", "surfing", "snorkelling");

    private static final double NEAR_A_GATE_KM = 45;
    private static final int AROUND_MINUTES = 60;
    private static final double MOST_WORTH_OF_A_SIGHT = 20;
    /** What is less known fills a day only of who came for it. */
    private static final int OF_SOME_RENOWN = 2;

    private static final Pattern A_PART = Pattern.compile(
            "\\b(?:around|round|in|of|through|across|up|only|just|tour)\\s+(?:the\\s+)?(?:far\\s+|deep\\s+)?(?:north|east|south|west)(?:ern)?(?:\\s+(?:coast|province|part|of\\s+the\\s+island))?\\b",
            Pattern.CASE_INSENSITIVE);
    private static final double LEAST_WORTH = 15;

    private final Sights sights;
    private final Roads roads;

    SpareDays(Sights sights, Roads roads) {
        this.sights = sights;
        this.roads = roads;
    }

    /** A trip and its days, and what was added to it. */
    record Filled(PlanRequest request, Draft draft, List<Place> added) {

        Optional<String> inWords() {
            return added.isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                            "There is time for more than what you asked for, so I added %s, that no day is empty; say so if you would rather not."
                                    .formatted(InWords.list(Stream.concat(added.stream(), seenOnTheirDays())
                                            .map(Place::name)
                                            .distinct()
                                            .toList())));
        }

        /** What is seen on days on which one sleeps in what was added. */
        private Stream<Place> seenOnTheirDays() {
            return draft.days().stream()
                    .filter(day -> added.contains(day.frame().base()))
                    .flatMap(day -> day.visited().stream())
                    .filter(place -> !request.targets().contains(place) && !Engagement.is(place));
        }
    }

    Filled filled(PlanRequest asked, Draft first, Function<PlanRequest, Draft> drafted) {
        Filled trip = new Filled(asked, first, List.of());
        Particulars told = asked.wishes().told();
        boolean staysPut = told.mostBases(asked.days().size()).isPresent();
        // Whoever changes a plan has asked for no other place: days to spare go to those that it has.
        if (!asked.inHand().isEmpty()
                || staysPut
                || isOfAPart(asked)
                || (told.care().isGentle() && !isStuck(trip))
                || isForAFeast(first)
                || DaysThere.areAllGiven(asked, first.stays())
                || asked.days().size() < FEWEST_DAYS
                || isFarForSoFewDays(asked)
                || first.days().isEmpty()
                || !first.missed().isEmpty()) {
            return trip;
        }
        while (trip.added().size() < mostAdded(trip) && toMend(trip) > 0) {
            Filled before = trip;
            Optional<Filled> fuller = others(before).stream()
                    .map(place -> withAll(and(before.added(), place), asked, drafted))
                    .filter(more -> more.draft().missed().isEmpty() && toMend(more) < toMend(before))
                    .filter(more -> FlightHome.isCaught(more.draft(), more.request()))
                    .findFirst();
            if (fuller.isEmpty()) {
                break;
            }
            trip = fuller.get();
        }
        return trip;
    }

    /** Nobody sees a country from one bed, however little they like to move. */
    private static boolean isStuck(Filled trip) {
        return nightsTooMany(trip) > 0;
    }

    /** At one base of a round: none where the nights were given, or one comes for the same on each day. */
    private static long nightsTooMany(Filled trip) {
        PlanRequest request = trip.request();
        Particulars told = request.wishes().told();
        int days = request.days().size();
        List<Stay> stays = trip.draft().stays();
        boolean isGiven = request.origin().isEmpty()
                || LongStay.in(told).isPresent()
                || told.nightsEach().isPresent();
        Map<Stay, Integer> said =
                DaysThere.both(Nights.in(told.words(), stays, days), DaysThere.in(request, stays, days), stays, days);
        return isGiven
                ? 0
                : stays.stream()
                        .filter(stay -> !said.containsKey(stay))
                        .filter(stay -> !Drafting.isForTheSameEachDay(stay, request))
                        .mapToLong(stay -> trip.draft().days().stream()
                                .filter(day -> day.frame().base().equals(stay.base()))
                                .count())
                        .map(nights -> Math.max(0, nights - LONGEST_STAY))
                        .sum();
    }

    /** Days that another place would mend. */
    private static long toMend(Filled trip) {
        return emptyDays(trip) + nightsTooMany(trip);
    }

    /** "Around the north: Jaffna and Anuradhapura" leads to no other part of the country. */
    private static boolean isOfAPart(PlanRequest asked) {
        Particulars told = asked.wishes().told();
        return Patterns.isIn(A_PART, told.words())
                && asked.targets().size() > 1
                && asked.targets().stream().allMatch(told::speaksOf);
    }

    /** Who has few days for a place at the other end of the island goes there at once. */
    private boolean isFarForSoFewDays(PlanRequest asked) {
        return asked.days().size() == FEWEST_DAYS
                && asked.origin()
                        .filter(from -> roads.minutes(from, asked.targets().getFirst()) > LONGEST_ARRIVAL_MINUTES)
                        .isPresent();
    }

    /** Who comes for a feast stays in its town. */
    private static boolean isForAFeast(Draft draft) {
        return draft.days().stream()
                .flatMap(day -> day.frame().feast().attended().stream())
                .anyMatch(Attendance::askedFor);
    }

    /** One, and of a long trip two, where there is a day for it. */
    private static int mostAdded(Filled trip) {
        int days = trip.request().days().size();
        int spare = days - trip.draft().stays().size();
        return spare <= 0 ? 0 : days >= DAYS_FOR_SEVERAL ? MOST_ADDED : days >= DAYS_FOR_ANOTHER ? 2 : 1;
    }

    private static List<Place> and(List<Place> places, Place another) {
        List<Place> added = new ArrayList<>(places);
        added.add(another);
        return added;
    }

    /** What lies nearer to where one comes from than the main place is on the way to it; on a way back it is where it costs the least road. */
    private Filled withAll(List<Place> added, PlanRequest asked, Function<PlanRequest, Draft> drafted) {
        List<Place> targets = new ArrayList<>(asked.targets());
        boolean isARound = asked.origin().isPresent()
                && asked.returnOn(asked.days().getLast()).isPresent();
        for (Place another : added) {
            if (isARound) {
                targets.add(leastDetour(another, targets, asked), another);
                continue;
            }
            boolean onTheWay = asked.origin()
                    .filter(from -> roads.minutes(from, another)
                            < roads.minutes(from, asked.targets().getFirst()))
                    .isPresent();
            targets.add(onTheWay ? 0 : targets.size(), another);
        }
        PlanRequest longer = asked.forThe(targets, asked.wishes());
        return new Filled(longer, drafted.apply(longer), added);
    }

    private int leastDetour(Place another, List<Place> targets, PlanRequest asked) {
        return IntStream.rangeClosed(0, targets.size())
                .boxed()
                .min(Comparator.comparingInt(at -> {
                    Place from = at == 0 ? asked.origin().orElseThrow() : targets.get(at - 1);
                    Place to = at == targets.size()
                            ? asked.returnOn(asked.days().getLast()).orElseThrow()
                            : targets.get(at);
                    return roads.minutes(from, another) + roads.minutes(another, to) - roads.minutes(from, to);
                }))
                .orElse(targets.size());
    }

    private static long emptyDays(Filled trip) {
        return emptyDays(trip.draft(), trip.request().wishes());
    }

    /** With nothing to see, or with nothing but what was seen before and was not wished for. */
    static long emptyDays(Draft draft, Wishes wishes) {
        return empty(draft, wishes).size();
    }

    /** The stays at which such days are spent. */
    static List<Stay> idleAt(Draft draft, Wishes wishes) {
        return empty(draft, wishes).stream()
                .flatMap(day -> draft.stays().stream()
                        .filter(stay -> stay.base().equals(day.frame().base())))
                .distinct()
                .toList();
    }

    private static List<DaySchedule> empty(Draft draft, Wishes wishes) {
        Set<Place> seen = new HashSet<>();
        List<DaySchedule> empty = new ArrayList<>();
        for (DaySchedule day : draft.days()) {
            boolean isNew = false;
            for (Place place : day.visited()) {
                boolean isWished = wishes.servedBy(day.frame().sights().of(place)) > 0
                        && wishes.interests().stream()
                                .anyMatch(day.frame().sights().of(place)::isFor);
                boolean isFirst = seen.add(place);
                boolean isKnown = day.frame().sights().of(place).renown() >= OF_SOME_RENOWN;
                isNew |= isWished || wishes.interests().isEmpty() || (isFirst && isKnown);
            }
            if (!isNew && !day.frame().isFree()) {
                empty.add(day);
            }
        }
        return empty;
    }

    /** @param detour in minutes */
    private record Further(Place place, double worth, int detour) {}

    /** Where the most is left to see, for the way that it takes, the best first; of who has too many nights somewhere, more than one is tried. */
    private List<Place> others(Filled trip) {
        // A round that was left to us holds what was wished for; whoever named a place has the country around it.
        boolean isARound = trip.request().origin().isPresent();
        List<Place> wished =
                others(trip, sight -> isWorthADay(sight, trip.request().wishes()));
        boolean anything = isStuck(trip) || (wished.isEmpty() && !isARound);
        return anything
                ? Stream.concat(wished.stream(), others(trip, sight -> !FittedSights.isKeptOutOfTheSea(sight)).stream())
                        .distinct()
                        .toList()
                : wished;
    }

    /** @param counted which sights speak for a place */
    private List<Place> others(Filled trip, Predicate<Sight> counted) {
        PlanRequest request = trip.request();
        List<Place> way = Stream.of(
                        request.origin().stream(),
                        trip.draft().stays().stream().map(Stay::base),
                        request.returnOn(request.days().getLast()).stream())
                .flatMap(places -> places)
                .toList();
        boolean endsThere = request.returnOn(request.days().getLast()).isPresent();
        List<Place> bases = trip.draft().stays().stream().map(Stay::base).toList();
        var objective = new Objective(trip.request().wishes(), Set.of());
        int longest = request.wishes().told().mostDrivingMinutes().isEmpty()
                        && !request.wishes().dislikes().includes(Avoidance.Kept.DRIVES)
                ? LONGEST_FROM_A_LONG_STAY_MINUTES
                : 0;
        return sights.all().stream()
                .filter(Sight::stay)
                .map(Sight::place)
                .filter(place -> !request.wishes().leftOut().contains(place.id())
                        && isAwayFromTheGates(place, request)
                        && !isUnwanted(place, request))
                .filter(place -> bases.stream().noneMatch(base -> roads.minutes(base, place) <= AROUND_MINUTES))
                .map(place -> new Further(place, worth(place, trip, objective, counted), detour(place, way, endsThere)))
                .filter(further -> further.detour()
                                <= (isStuck(trip)
                                        ? Math.max(longest, longestDetour(further.place(), request))
                                        : longestDetour(further.place(), request))
                        && further.worth() >= LEAST_WORTH)
                .sorted(Comparator.<Further>comparingDouble(
                                further -> further.worth() - objective.costOfTravel(further.detour()))
                        .thenComparing(further -> further.place().id())
                        .reversed())
                .map(Further::place)
                .limit(isStuck(trip) ? MOST_TRIED : 1)
                .toList();
    }

    /** Whoever said what they come for has more of that before anything else fills a day. */
    static boolean isWorthADay(Sight sight, Wishes wishes) {
        return wishes.interests().isEmpty() || isComeFor(sight, wishes);
    }

    /** A beach is what one comes for only who comes for the sea, and where it is calm. */
    static boolean isComeFor(Sight sight, Wishes wishes) {
        boolean isASea = sight.isFor("beach");
        return wishes.servedBy(sight) > 0
                && !FittedSights.isKeptOutOfTheSea(sight)
                && (!isASea || FOR_THE_SEA.stream().anyMatch(wishes.interests()::contains));
    }

    private int longestDetour(Place place, PlanRequest request) {
        boolean isForAWish = request.wishes().told().mostDrivingMinutes().isEmpty()
                && sights.all().stream()
                        .anyMatch(sight -> sight.renown() > 0
                                && isComeFor(sight, request.wishes())
                                && roads.minutes(place, sight.place()) <= AROUND_MINUTES);
        return request.wishes().dislikes().includes(Avoidance.Kept.DRIVES)
                ? LONGEST_DETOUR_MINUTES / 2
                : isForAWish ? LONGEST_FOR_A_WISH_MINUTES : LONGEST_DETOUR_MINUTES;
    }

    /** Nobody comes from afar to spend their days where they land, unless they came back to it in the plan before. */
    static boolean isAwayFromTheGates(Place place, PlanRequest request) {
        return !request.inHand().isEmpty()
                || Stream.of(
                                request.origin(),
                                request.returnOn(request.days().getLast()),
                                request.wishes().told().flights().airport())
                        .flatMap(Optional::stream)
                        .noneMatch(gate -> gate.at().kilometresTo(place.at()) <= NEAR_A_GATE_KM);
    }

    private boolean isUnwanted(Place place, PlanRequest request) {
        Sight sight = sights.of(place);
        return request.wishes().rulesOut(sight)
                || request.wishes().dislikes().reasonAgainst(sight).isPresent();
    }

    /** By how much the way gets longer: between two of its places, or on from the last, unless that is where it ends. */
    private int detour(Place place, List<Place> way, boolean endsThere) {
        int least = endsThere ? Integer.MAX_VALUE : roads.minutes(way.getLast(), place);
        for (int next = 1; next < way.size(); next++) {
            Place from = way.get(next - 1);
            Place to = way.get(next);
            least = Math.min(least, roads.minutes(from, place) + roads.minutes(place, to) - roads.minutes(from, to));
        }
        return least;
    }

    private double worth(Place place, Filled trip, Objective objective, Predicate<Sight> counted) {
        Wishes wishes = trip.request().wishes();
        return sights.all().stream()
                .filter(sight -> sight.renown() > 0 && roads.minutes(place, sight.place()) <= AROUND_MINUTES)
                .filter(counted)
                .filter(sight -> !wishes.rulesOut(sight) && !trip.draft().seen().contains(sight))
                .mapToDouble(sight -> Math.min(objective.worth(sight), MOST_WORTH_OF_A_SIGHT))
                .sum();
    }
}
