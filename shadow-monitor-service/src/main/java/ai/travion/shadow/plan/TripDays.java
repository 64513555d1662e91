package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the days of a draft have in common.
 *
 * @param stayed the stays of each day
 * @param feasts of each day
 * @param ceremonial what is seen at a ceremony and at no other time
 * @param forTheMorningAfter what is not seen on the day of arrival, since it is for the first light
 * @param roads between where one sleeps and what is as good on every day
 */
record TripDays(
        PlanRequest request,
        List<List<Stay>> stayed,
        List<FeastDay> feasts,
        Set<Sight> ceremonial,
        Set<Sight> askedFor,
        Objective objective,
        Set<Sight> forTheMorningAfter,
        Roads roads) {

    /** What is as good on every day, and near where one sleeps. */
    private static final Set<String> DAILY = Set.of("birdwatching", "surfing", "diving", "ayurveda");

    private static final Pattern SEVERAL_DRIVES = Pattern.compile(
            "\\b(?:(?:(?<count>two|three|four|[2-9])|several|many|more)\\s+(?:\\w+\\s+){0,2}?(?:safaris|(?:game |jeep )?drives)|as many (?:safaris|drives)|safaris? (?:every|each) (?:day|morning)|safaris)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern ONE_DRIVE = Pattern.compile(
            "\\b(?:an?|one|the|single)\\s+(?:\\w+\\s+){0,2}?(?:safari|(?:game |jeep )drive)\\b|\\b(?:a (?:bit|little|touch|spot|few)|some|maybe)\\s+(?:of\\s+)?(?:elephants?|wild ?life|safari|animals?)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern IN_THE_AFTERNOON = Pattern.compile("\\bafternoon\\b", Pattern.CASE_INSENSITIVE);
    private static final List<String> COUNTS = List.of("two", "three", "four");

    private static final int A_DAYS_HIKE = 300;
    private static final int A_MORNING_IN_THE_WILD = 180;

    /** Nobody drives back for a second day on the waves of where one slept before. */
    private static final int NEAR_MINUTES = 45;

    /** With what the plan in hand has on that day. */
    Choice choice(int index, Set<Sight> seen) {
        Set<String> kept = kept(index);
        return choice(index, seen, objective.keeping(kept, request.inHand().seenBut(kept)));
    }

    /** With what no day has taken, be it of another day before. */
    Choice filling(int index, Set<Sight> seen) {
        return choice(index, seen, objective.keeping(kept(index), Set.of()));
    }

    private Set<String> kept(int index) {
        return request.inHand().isEmpty() ? Set.of() : request.inHand().seenOn(stayed, index);
    }

    private Choice choice(int index, Set<Sight> seen, Objective ofTheDay) {
        Place base = stayed.get(index).getLast().base();
        Place woken = index == 0 ? base : stayed.get(index - 1).getLast().base();
        Set<Sight> again = seen.stream()
                .filter(sight -> isForAnotherDay(sight, index)
                        && (isADaysHike(sight)
                                || Math.min(roads.minutes(base, sight.place()), roads.minutes(woken, sight.place()))
                                        <= NEAR_MINUTES))
                .collect(Collectors.toSet());
        Set<Sight> asked = again.isEmpty() ? askedFor : without(askedFor, again);
        return new Choice(
                request,
                request.days().get(index),
                stayed.subList(index, stayed.size()),
                asked,
                Stream.of(
                                without(seen, again).stream(),
                                ceremonial.stream(),
                                isArrival(index) || (index == 0 && FirstDayOff.isForWhoLanded(request))
                                        ? forTheMorningAfter.stream().filter(sight -> !isForAnotherDay(sight, index))
                                        : Stream.<Sight>empty(),
                                index == 0 ? forTheMorningAfter.stream().filter(NightClimb::is) : Stream.<Sight>empty())
                        .flatMap(sights -> sights)
                        .collect(Collectors.toSet()),
                feasts.get(index),
                KeptOff.on(index, request.wishes().told().words()),
                again.isEmpty() ? ofTheDay : ofTheDay.askedFor(asked));
    }

    /** On the first of several days of a stay to which one travels. */
    private boolean isArrival(int index) {
        List<Stay> today = stayed.get(index);
        boolean travels = index > 0
                ? !stayed.get(index - 1).getLast().base().equals(today.getLast().base())
                : request.origin().isPresent();
        return travels && index + 1 < stayed.size() && stayed.get(index + 1).equals(today);
    }

    private static Set<Sight> without(Set<Sight> sights, Set<Sight> some) {
        return sights.stream()
                .filter(sight -> !some.contains(sight))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Nobody comes to surf or to look for birds on one day of three, nor for one drive to a park that is the whole trip. */
    private boolean isForAnotherDay(Sight sight, int index) {
        Wishes wishes = request.wishes();
        return (DAILY.stream().anyMatch(wish -> wishes.interests().contains(wish) && sight.isFor(wish))
                        && (!sight.isFor("birdwatching") || sight.minutes() >= A_MORNING_IN_THE_WILD))
                || (index < drives()
                        && sight.place().type() == PlaceType.WILDLIFE
                        && request.targets().contains(sight.place())
                        && (isForOneParkAlone(request) || asksForDrives(request)))
                || isADaysHike(sight);
    }

    /** Who comes for days of hiking to one range of mountains hikes on each. */
    private boolean isADaysHike(Sight sight) {
        return sight.isFor("hiking")
                && sight.minutes() >= A_DAYS_HIKE
                && !sight.interests().contains("religion")
                && request.targets().size() == 1
                && request.targets().contains(sight.place())
                && request.wishes().interests().contains("hiking");
    }

    /** So many as were asked for. */
    private int drives() {
        Matcher asked = SEVERAL_DRIVES.matcher(request.wishes().told().words());
        if (!asked.find() || asked.group("count") == null) {
            return Integer.MAX_VALUE;
        }
        String count = asked.group("count").toLowerCase(Locale.ROOT);
        int named = COUNTS.indexOf(count);
        int all = named >= 0 ? named + 2 : Integer.parseInt(count);
        return Patterns.isIn(IN_THE_AFTERNOON, request.wishes().told().words()) ? Math.ceilDiv(all, 2) : all;
    }

    /** "A safari" is one. */
    static boolean isForOneDrive(String words) {
        return Patterns.isIn(ONE_DRIVE, words) && !Patterns.isIn(SEVERAL_DRIVES, words);
    }

    private static boolean asksForDrives(PlanRequest request) {
        return Patterns.isIn(SEVERAL_DRIVES, request.wishes().told().words());
    }

    /** Who goes to a park for two days, or for its drives, goes for nothing else. */
    static boolean isForOneParkAlone(PlanRequest request) {
        int days = request.days().size();
        return !isForOneDrive(request.wishes().told().words())
                && request.targets().size() == 1
                && request.targets().getFirst().type() == PlaceType.WILDLIFE
                && (days == 2 || (days > 2 && asksForDrives(request)));
    }
}
