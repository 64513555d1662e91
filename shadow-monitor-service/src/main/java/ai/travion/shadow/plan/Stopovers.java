package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.shadow.calendar.InWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Nights between two places that lie too far apart for a day, where the trip has days for them. */
final class Stopovers {

    private static final int FEWEST_DAYS = 5;
    private static final int MOST_NIGHTS = 3;
    private static final int MOST_TRIED = 3;
    /** What nobody complains of who gave no limit. */
    private static final int LONG_WAY_MINUTES = 285;

    private static final int NO_LONG_DRIVE_MINUTES = 150;
    /** An estimate may be out by so much. */
    private static final int SLACK_MINUTES = 14;

    private static final int LONGEST_DETOUR_MINUTES = 75;

    private static final int LONGEST_DETOUR_OF_A_LIMIT = 120;
    /** What is nearer breaks nothing. */
    private static final int LEAST_HALF_MINUTES = 75;

    private static final int OF_GREAT_RENOWN = 4;
    private static final int AROUND_MINUTES = 45;
    private static final double MOST_WORTH_OF_A_SIGHT = 20;
    private static final double LEAST_WORTH = 10;
    /** A minute more of the longer half is worth so much of what there is to see. */
    private static final double A_MINUTE = 0.5;

    private final Sights sights;
    private final Roads roads;

    Stopovers(Sights sights, Roads roads) {
        this.sights = sights;
        this.roads = roads;
    }

    /** A trip and its days, and where a night was put between. */
    record Broken(PlanRequest request, Draft draft, List<Place> nights) {

        Optional<String> inWords() {
            return nights.isEmpty()
                    ? Optional.empty()
                    : Optional.of((nights.size() == 1
                                    ? "A night in %s breaks the long drive; say so if you would rather go straight on."
                                    : "Nights in %s break the long drives; say so if you would rather go straight on.")
                            .formatted(InWords.list(
                                    nights.stream().map(Place::name).toList())));
        }
    }

    /** A way from one night to the next. */
    private record Leg(Place from, Place to, int at, int minutes) {}

    Broken broken(PlanRequest asked, Draft first, Function<PlanRequest, Draft> drafted) {
        Broken trip = new Broken(asked, first, List.of());
        Particulars told = asked.wishes().told();
        boolean isSettled = !asked.inHand().isEmpty()
                || told.mostBases(asked.days().size()).isPresent()
                || DaysThere.areAllGiven(asked, first.stays());
        if (isSettled
                || asked.days().size() < FEWEST_DAYS
                || first.days().isEmpty()
                || !first.missed().isEmpty()
                || (asked.wishes().means().isByRail()
                        && told.mostDrivingMinutes().isEmpty()
                        && !asked.wishes().dislikes().includes(Avoidance.Kept.DRIVES))) {
            return trip;
        }
        while (trip.nights().size() < mostNights(asked, first)) {
            Broken before = trip;
            Optional<Broken> shorter = legs(before).stream()
                    .flatMap(leg -> between(leg, before).map(place -> with(place, leg, before, drafted)))
                    .filter(other -> other.draft().missed().isEmpty()
                            && tooLong(other) < tooLong(before)
                            && (isLimited(asked) || keepsWhatIsKnown(other.draft(), before.draft())))
                    .findFirst();
            if (shorter.isEmpty()) {
                break;
            }
            trip = shorter.get();
        }
        return trip;
    }

    /** Who gave no limit drives on: no shorter drive is worth what one would have come for. */
    private static boolean keepsWhatIsKnown(Draft shorter, Draft before) {
        return before.seen().stream()
                .filter(sight -> sight.renown() >= OF_GREAT_RENOWN)
                .allMatch(shorter.seen()::contains);
    }

    private static int mostNights(PlanRequest asked, Draft first) {
        int spare = asked.days().size() - first.stays().size();
        return Math.min(MOST_NIGHTS, isLimited(asked) ? spare : spare / 2);
    }

    private static boolean isLimited(PlanRequest request) {
        return mayBeNoLonger(request) < LONG_WAY_MINUTES;
    }

    private static int mayBeNoLonger(PlanRequest request) {
        Wishes wishes = request.wishes();
        return wishes.told()
                .mostDrivingMinutes()
                .orElse(wishes.dislikes().includes(Avoidance.Kept.DRIVES) ? NO_LONG_DRIVE_MINUTES : LONG_WAY_MINUTES);
    }

    /** By how much ways are too long. */
    private int tooLong(Broken trip) {
        int most = mayBeNoLonger(trip.request());
        return legs(trip).stream().mapToInt(leg -> leg.minutes() - most).sum();
    }

    /** The ways that are too long, the longest first. */
    private List<Leg> legs(Broken trip) {
        PlanRequest request = trip.request();
        List<Place> way = Stream.of(
                        request.origin().stream(),
                        trip.draft().stays().stream().map(Stay::base),
                        request.returnOn(request.days().getLast()).stream())
                .flatMap(places -> places)
                .toList();
        int before = request.origin().isPresent() ? 1 : 0;
        List<Leg> legs = new ArrayList<>();
        for (int next = 1; next < way.size(); next++) {
            Place from = way.get(next - 1);
            Place to = way.get(next);
            legs.add(new Leg(from, to, next - before, Math.max(roads.minutes(from, to), drivenTo(to, from, trip))));
        }
        int most = mayBeNoLonger(request) + SLACK_MINUTES;
        return legs.stream()
                .filter(leg -> leg.minutes() > most)
                .sorted(Comparator.comparingInt(leg -> -leg.minutes()))
                .toList();
    }

    /** What is driven on the day of the way, for who gave the hours that it may take. */
    private static int drivenTo(Place to, Place from, Broken trip) {
        List<DaySchedule> days = trip.draft().days();
        return trip.request().wishes().told().mostDrivingMinutes().isEmpty()
                ? 0
                : IntStream.range(1, days.size())
                        .filter(day -> days.get(day).frame().base().equals(to)
                                && days.get(day - 1).frame().base().equals(from))
                        .map(day -> days.get(day).spent().travel())
                        .findFirst()
                        .orElse(0);
    }

    /** Places on the way, the best first: not each is still on it where the round is put in order anew. */
    private Stream<Place> between(Leg leg, Broken trip) {
        var objective = new Objective(trip.request().wishes(), Set.of());
        List<Place> bases = trip.draft().stays().stream().map(Stay::base).toList();
        int most = mayBeNoLonger(trip.request()) + SLACK_MINUTES;
        // Who gave no limit drives on rather than sleep where nothing is that they came for.
        double least = most < LONG_WAY_MINUTES ? 0 : LEAST_WORTH;
        return sights.all().stream()
                .filter(sight -> sight.stay() && sight.renown() > 0 && !isUnwanted(sight, trip.request()))
                .map(Sight::place)
                .filter(place -> !bases.contains(place)
                        && SpareDays.isAwayFromTheGates(place, trip.request())
                        && roads.minutes(leg.from(), place) >= LEAST_HALF_MINUTES
                        && roads.minutes(place, leg.to()) >= LEAST_HALF_MINUTES)
                .filter(place -> roads.minutes(leg.from(), place) + roads.minutes(place, leg.to())
                        <= leg.minutes()
                                + (isLimited(trip.request()) ? LONGEST_DETOUR_OF_A_LIMIT : LONGEST_DETOUR_MINUTES))
                .filter(place -> half(place, leg) <= Math.max(most, leg.minutes() * 3 / 4))
                .filter(place -> worth(place, trip, objective) >= least)
                .sorted(Comparator.<Place, Boolean>comparing(place -> servesWhatNothingElseDoes(place, trip))
                        .thenComparingDouble(place ->
                                worth(place, trip, objective) - A_MINUTE * Math.max(0, half(place, leg) - most))
                        .thenComparing(Place::id)
                        .reversed())
                .limit(MOST_TRIED);
    }

    /** Whether there is a wish that only this place would fulfil. */
    private boolean servesWhatNothingElseDoes(Place place, Broken trip) {
        Wishes wishes = trip.request().wishes();
        return sights.all().stream()
                .filter(sight -> sight.renown() > 0 && roads.minutes(place, sight.place()) <= AROUND_MINUTES)
                .filter(sight -> SpareDays.isComeFor(sight, wishes) && !wishes.rulesOut(sight))
                .anyMatch(sight -> wishes.interests().stream()
                        .filter(sight::isFor)
                        .anyMatch(wish -> trip.draft().seen().stream().noneMatch(seen -> seen.isFor(wish))));
    }

    private static boolean isUnwanted(Sight sight, PlanRequest request) {
        return request.wishes().rulesOut(sight)
                || request.wishes().dislikes().reasonAgainst(sight).isPresent();
    }

    /** The longer one of the two. */
    private int half(Place place, Leg leg) {
        return Math.max(roads.minutes(leg.from(), place), roads.minutes(place, leg.to()));
    }

    private double worth(Place place, Broken trip, Objective objective) {
        return sights.all().stream()
                .filter(sight -> sight.renown() > 0 && roads.minutes(place, sight.place()) <= AROUND_MINUTES)
                .filter(sight -> SpareDays.isWorthADay(sight, trip.request().wishes())
                        && !trip.request().wishes().rulesOut(sight)
                        && !trip.draft().seen().contains(sight))
                .mapToDouble(sight -> Math.min(objective.worth(sight), MOST_WORTH_OF_A_SIGHT))
                .sum();
    }

    /** In the order of travel, the new place where it lies on the way. */
    private static Broken with(Place place, Leg leg, Broken trip, Function<PlanRequest, Draft> drafted) {
        PlanRequest request = trip.request();
        List<List<Place>> each = new ArrayList<>(trip.draft().stays().stream()
                .map(stay -> request.targets().stream()
                        .filter(target -> target.equals(stay.base())
                                || stay.askedFor().stream()
                                        .anyMatch(sight -> sight.place().equals(target)))
                        .toList())
                .toList());
        each.add(Math.min(leg.at(), each.size()), List.of(place));
        List<Place> targets = Stream.concat(each.stream().flatMap(List::stream), request.targets().stream())
                .distinct()
                .toList();
        PlanRequest further = request.forThe(targets, request.wishes());
        return new Broken(
                further,
                drafted.apply(further),
                Stream.concat(trip.nights().stream(), Stream.of(place)).toList());
    }
}
