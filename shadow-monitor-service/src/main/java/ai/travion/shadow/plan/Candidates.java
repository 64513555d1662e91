package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.shadow.calendar.Kind;
import java.time.DayOfWeek;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The sights that a day is made of: what was asked for around its stays, then the best of what lies near and is open. */
final class Candidates {

    /** How far one goes for a sight that was not asked for: further, where there are few. */
    static final List<Integer> AROUND_MINUTES = List.of(60, 90, 120);

    private static final int CLOSE_MINUTES = 30;
    private static final int DAYS_OF_A_WEEKEND = 3;
    private static final int ABOUT_TOWN_MINUTES = 30;
    private static final Pattern AWAY =
            Pattern.compile("\\b(?:week[ -]?end|getaway|short break|away from|escape)\\b", Pattern.CASE_INSENSITIVE);
    private static final int IN_TOWN_MINUTES = 10;
    private static final int ONE_DAY_MINUTES = 45;
    /** How far one goes for what one wished for and what nothing nearer serves. */
    static final int FOR_A_WISH_MINUTES = 90;

    private static final int FEW = 3;
    private static final int LONG_STAY_DAYS = 4;
    private static final int SIGHTS_TRIED = 7;
    private static final Pattern NEEDS_PEOPLE =
            Pattern.compile("\\b(?:guide|operator|boats?|ferry|safari)\\b", Pattern.CASE_INSENSITIVE);

    private final Roads roads;
    private final Sights sights;
    private final List<Sight> proposed;

    /** @param sights of which those are proposed that have any renown */
    Candidates(Sights sights, Roads roads) {
        this.roads = roads;
        this.sights = sights;
        this.proposed =
                sights.all().stream().filter(sight -> sight.renown() > 0).toList();
    }

    /** What one can see from a place without having planned to: for a day that leads nowhere. */
    List<Sight> around(Choice choice, Place here) {
        return of(choice, List.of(new Stay(here, List.of())), here);
    }

    /** Whether a sight is near enough to where one wakes or stays to be planned there, or was asked for there. */
    boolean isAround(List<Stay> stays, Place wake, Sight sight) {
        return stays.stream().anyMatch(stay -> stay.askedFor().contains(sight))
                || roads.minutes(wake, sight.place()) <= AROUND_MINUTES.getLast()
                || minutesTo(sight, stays) <= AROUND_MINUTES.getLast();
    }

    /**
     * Whether nobody is there to receive a visitor: markets rest when the country stands still, on Poya days and Sundays, and then guides
     * and boatmen are at home.
     */
    static boolean isShut(Sight sight, Choice choice) {
        return shutOn(choice).test(sight);
    }

    private record Near(Sight sight, int minutes) {}

    /** @param wake where the day begins */
    List<Sight> of(Choice choice, List<Stay> stays, Place wake) {
        List<Sight> asked = Stream.concat(
                        stays.stream().flatMap(stay -> stay.askedFor().stream()).filter(choice.askedFor()::contains),
                        leftBehind(choice, wake))
                .distinct()
                .filter(sight -> !choice.seen().contains(sight))
                .filter(sight -> !Closures.isShut(sight, choice))
                .filter(choice::mayHave)
                .toList();
        Place base = stays.getLast().base();
        Comparator<Sight> best = Comparator.<Sight>comparingDouble(
                        sight -> choice.objective().worth(sight)
                                - choice.objective().costOfTravel(roads.minutes(base, sight.place())))
                .reversed()
                .thenComparing(sight -> sight.place().id());
        return Stream.concat(
                        asked.stream(),
                        near(choice, stays, wake).stream().sorted(best).limit(Math.max(0, SIGHTS_TRIED - asked.size())))
                .flatMap(sight -> awake(sight, choice.objective(), wake))
                .toList();
    }

    /** What was asked for where one slept and goes on from: its last hours are those of the morning. */
    private Stream<Sight> leftBehind(Choice choice, Place wake) {
        return choice.askedFor().stream()
                .filter(sight -> roads.minutes(wake, sight.place()) <= CLOSE_MINUTES)
                .filter(sight -> choice.ahead().stream()
                        .flatMap(List::stream)
                        .noneMatch(stay -> stay.askedFor().contains(sight)));
    }

    /** Nobody is woken at four for what they did not ask for. */
    private Stream<Sight> awake(Sight sight, Objective objective, Place wake) {
        boolean isEarly = sight.parts().stream().anyMatch(DayPart::isBeforeTheDay)
                && roads.minutes(wake, sight.place()) > CLOSE_MINUTES
                && !objective.isWorthTheDark(sight);
        if (!isEarly) {
            return Stream.of(sight);
        }
        List<DayPart> later =
                sight.parts().stream().filter(part -> !part.isBeforeTheDay()).toList();
        return later.isEmpty() ? Stream.empty() : Stream.of(sight.on(later));
    }

    /** What can be seen on the day, as far off as one must go to have a choice. */
    private List<Sight> near(Choice choice, List<Stay> stays, Place wake) {
        Predicate<Sight> isShut = shutOn(choice);
        var road = new WorthTheRoad(roads, choice, wake, stays);
        int farthest = farthest(choice);
        List<Near> around = new ArrayList<>();
        for (Sight sight : proposed) {
            int minutes = minutesTo(sight, stays);
            if (minutes <= AROUND_MINUTES.getLast()
                    && isToBeHad(sight, choice)
                    && road.is(sight)
                    && !isLeftBehind(sight, choice, wake)
                    && !isShut.test(sight)) {
                around.add(new Near(sight, minutes));
            }
        }
        Set<String> unserved = unserved(around, farthest, choice);
        around.removeIf(near -> near.minutes() > farthest
                && (near.minutes() > FOR_A_WISH_MINUTES || unserved.stream().noneMatch(near.sight()::isFor)));
        int wanted = FEW * choice.daysHere();
        for (int minutes : AROUND_MINUTES) {
            List<Sight> found = new ArrayList<>();
            for (Near near : around) {
                if (near.minutes() <= minutes || unserved.stream().anyMatch(near.sight()::isFor)) {
                    found.add(near.sight());
                }
            }
            if (found.size() >= wanted || minutes == AROUND_MINUTES.getLast()) {
                return found;
            }
        }
        throw new IllegalStateException("The last distance is always enough");
    }

    /** Who leaves a town for a weekend does not see its sights on it, least of all by going back. */
    private boolean isLeftBehind(Sight sight, Choice choice, Place wake) {
        PlanRequest request = choice.request();
        return request.days().size() > 1
                && request.days().size() <= DAYS_OF_A_WEEKEND
                && request.inHand().isEmpty()
                && request.origin()
                        .filter(from -> !request.targets().contains(from)
                                && roads.minutes(from, sight.place()) <= ABOUT_TOWN_MINUTES
                                && (roads.minutes(from, wake) > ABOUT_TOWN_MINUTES
                                        || Patterns.isIn(
                                                AWAY, request.wishes().told().words())))
                        .isPresent();
    }

    /** Wishes that nothing close by serves: for these one goes farther, but not where one drives home or on the same day. */
    private static Set<String> unserved(List<Near> around, int farthest, Choice choice) {
        PlanRequest request = choice.request();
        if (request.isADayTrip()
                || farthest == IN_TOWN_MINUTES
                || choice.hasNoDayToSpare()
                || choice.isUnder(Kind.CRITICAL_SHUTDOWN)) {
            return Set.of();
        }
        return request.wishes().interests().stream()
                .filter(wish -> around.stream()
                        .noneMatch(near ->
                                near.minutes() <= farthest && near.sight().isFor(wish)))
                .filter(wish -> choice.askedFor().stream().noneMatch(sight -> sight.isFor(wish)))
                .collect(Collectors.toSet());
    }

    /** Whether it is neither seen on another day nor unwanted, and the day begins in time for it. */
    private static boolean isToBeHad(Sight sight, Choice choice) {
        Wishes wishes = choice.request().wishes();
        return !choice.seen().contains(sight)
                && !choice.askedFor().contains(sight)
                && !wishes.rulesOut(sight)
                && (wishes.earlyStarts() || !sight.parts().stream().allMatch(DayPart::isBeforeTheDay))
                && !(wishes.means().isByBus() && Roads.isBeyondTheBuses(sight.place()))
                && choice.mayHave(sight);
    }

    /**
     * How far one goes for what was not asked for: not beyond what lies close, where one drives home in the evening or has fewer days than
     * stays; nor much farther, where one dislikes to drive or takes it easy.
     */
    private int farthest(Choice choice) {
        PlanRequest request = choice.request();
        boolean noLongDrives = request.wishes().isRelaxed()
                || request.wishes().told().care().isGentle()
                || request.wishes().dislikes().includes(Avoidance.Kept.DRIVES);
        int far = noLongDrives ? AROUND_MINUTES.getFirst() : AROUND_MINUTES.getLast();
        if (request.isADayTrip() || choice.hasNoDayToSpare() || TripDays.isForOneParkAlone(request)) {
            return CLOSE_MINUTES;
        }
        if (request.days().size() == 1
                && NamedThings.areAt(choice.today().getLast().base(), request)) {
            return IN_TOWN_MINUTES;
        }
        return request.days().size() == choice.daysHere()
                        && isEnoughFor(choice.daysHere(), choice.today().getLast())
                ? Math.min(ONE_DAY_MINUTES, far)
                : Math.min(far, request.wishes().told().mostDrivingMinutes().orElse(2 * far) / 2);
    }

    /** Whether there is enough to do near a stay for so many days: who has but a day somewhere came for that place. */
    private boolean isEnoughFor(int days, Stay stay) {
        long near = proposed.stream()
                .filter(sight -> roads.minutes(stay.base(), sight.place()) <= ONE_DAY_MINUTES)
                .count();
        int leisure = sights.of(stay.base()).leisure().size();
        // Who stays for long wants more than an hour here and there.
        return near + (days >= LONG_STAY_DAYS ? leisure / 2 : leisure) >= (long) FEW * days;
    }

    private int minutesTo(Sight sight, List<Stay> stays) {
        int least = Integer.MAX_VALUE;
        for (Stay stay : stays) {
            least = Math.min(least, roads.minutes(stay.base(), sight.place()));
        }
        return least;
    }

    private static boolean needsPeople(Sight sight) {
        return Patterns.isIn(NEEDS_PEOPLE, sight.activity() + " " + sight.note());
    }

    private static Predicate<Sight> shutOn(Choice choice) {
        boolean standstill = choice.isUnder(Kind.CRITICAL_SHUTDOWN);
        boolean restDay = choice.isRestOfMarkets() || choice.date().getDayOfWeek() == DayOfWeek.SUNDAY;
        return sight -> (standstill && needsPeople(sight)) || (restDay && Closures.isMarket(sight));
    }
}
