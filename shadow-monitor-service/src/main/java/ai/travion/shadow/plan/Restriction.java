package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.schemas.ItinerarySlot;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/**
 * A change of what is wished that only takes something away: a limit, a dislike, a diet. A day stands in spite of it unless something on it is
 * more than is wished now, begins before it may or drives farther than it may.
 *
 * @param sightBefore a sight as it was fitted to the wishes of before
 */
record Restriction(PlanRequest request, PlanInHand.Before then, Function<Place, Sight> sightBefore) {

    private static final Set<Need> OF_THE_TABLE = EnumSet.of(Need.DIET, Need.ALLERGY, Need.REGULAR_MEALS);
    /** For who wants no long drives; no limit that is said in hours. */
    private static final int A_LONG_DRIVE = 120;
    /** Between the visits of a day there may be so many hours of leisure at a slower pace. */
    private static final int IN_BETWEEN = 1;

    /** Nothing where more is wished than before, or what is wished of places, days and ways is something else. */
    static Optional<Restriction> in(PlanRequest request, Function<Place, Sight> sightBefore) {
        return request.inHand()
                .before()
                .map(then -> new Restriction(request, then, sightBefore))
                .filter(Restriction::takesSomethingAway);
    }

    private boolean takesSomethingAway() {
        Wishes now = request.wishes();
        Wishes before = then.wishes();
        return isNoMore(now, before)
                && isForTheSameDays(now.told(), before.told())
                && needsNothingOfTheDay(now.told(), before.told())
                && (!now.areThoseOf(before)
                        || isLaterStart()
                        || !limits(now).equals(limits(before))
                        || !now.told()
                                .care()
                                .needs()
                                .equals(before.told().care().needs()));
    }

    private static boolean isNoMore(Wishes now, Wishes before) {
        return before.interests().containsAll(now.interests())
                && now.avoid().containsAll(before.avoid())
                && now.leftOut().containsAll(before.leftOut())
                && now.dislikes().all().containsAll(before.dislikes().all())
                && now.stopsPerDay() <= before.stopsPerDay()
                && now.means() == before.means()
                && LegsByTrain.in(now.told().words())
                        .equals(LegsByTrain.in(before.told().words()));
    }

    private static boolean isForTheSameDays(Particulars now, Particulars before) {
        return now.appointments().equals(before.appointments())
                && now.curfews().equals(before.curfews())
                && now.someoneStaysBelow() == before.someoneStaysBelow()
                && now.meals().equals(before.meals())
                && now.free().equals(before.free())
                && now.flights().equals(before.flights());
    }

    private static boolean needsNothingOfTheDay(Particulars now, Particulars before) {
        List<Need> added = new ArrayList<>(now.care().needs());
        added.removeAll(before.care().needs());
        return OF_THE_TABLE.containsAll(added)
                && now.care().needs().containsAll(before.care().needs());
    }

    private static List<Object> limits(Wishes wishes) {
        String words = wishes.told().words();
        return List.of(SightsADay.in(words), OneKindADay.in(words), WalkingLimit.in(words));
    }

    private boolean isLaterStart() {
        return request.hours().from() > then.hours().from();
    }

    /** Whether a day has more than is wished now. */
    boolean isAgainst(PlanInHand.Day day, List<Sight> visits, DaySchedule fresh) {
        return visits.stream().anyMatch(this::isOtherwise)
                || beginsTooEarly(day, fresh)
                || drivesTooFar(day, fresh)
                || hasTooMuch(day, visits);
    }

    private boolean isOtherwise(Sight sight) {
        if (request.targets().contains(sight.place())) {
            return false;
        }
        Sight before = sightBefore.apply(sight.place());
        boolean isRuledOut = request.wishes().rulesOut(sight) && !then.wishes().rulesOut(before);
        boolean isOnlyWhereAskedFor = sight.renown() == 0 && before.renown() > 0;
        return isRuledOut || isOnlyWhereAskedFor || isLess(sight, before);
    }

    private static boolean isLess(Sight now, Sight before) {
        return now.minutes() < before.minutes() || !now.activity().equals(before.activity());
    }

    private boolean beginsTooEarly(PlanInHand.Day day, DaySchedule fresh) {
        int begins = day.slots().stream()
                .mapToInt(slot -> Standing.minuteOf(slot.getTime()))
                .min()
                .orElse(request.hours().from());
        int beginsNow =
                fresh.entries().isEmpty() ? begins : fresh.entries().getFirst().start();
        return begins < request.hours().from() && begins < beginsNow;
    }

    private boolean drivesTooFar(PlanInHand.Day day, DaySchedule fresh) {
        OptionalInt most = request.wishes().told().mostDrivingMinutes();
        if (most.isEmpty() && !request.wishes().dislikes().includes(Avoidance.Kept.DRIVES)) {
            return false;
        }
        int driven = day.slots().stream()
                .filter(slot -> Standing.kindOf(slot) == Entry.Kind.TRAVEL)
                .mapToInt(ItinerarySlot::getDurationMinutes)
                .sum();
        return driven > most.orElse(A_LONG_DRIVE) && fresh.spent().travel() < driven;
    }

    private boolean hasTooMuch(PlanInHand.Day day, List<Sight> visits) {
        String words = request.wishes().told().words();
        long between = day.slots().stream()
                .filter(slot -> Standing.kindOf(slot) == Entry.Kind.LEISURE)
                .count();
        OptionalInt sights = SightsADay.in(words);
        boolean isSlower = request.wishes().stopsPerDay() < then.wishes().stopsPerDay();
        return (sights.isPresent() && visits.size() + between > sights.getAsInt())
                || (isSlower
                        && (visits.size() > request.wishes().stopsPerDay()
                                || visits.size() + between > request.wishes().stopsPerDay() + IN_BETWEEN))
                || OneKindADay.in(words).stream().anyMatch(limit -> limit.isExceededBy(day.slots(), visits));
    }
}
