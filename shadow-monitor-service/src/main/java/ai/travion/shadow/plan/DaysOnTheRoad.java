package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.shadow.calendar.InWords;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Places that we chose ourselves and that cost a day on the road: who names a place decides, and who leaves it to us sits in no car for it. */
final class DaysOnTheRoad {

    private static final int LONG_MINUTES = 420;
    private static final int LONG_FOR_THE_UNHURRIED_MINUTES = 360;
    private static final int WORTH_GIVING_UP_MINUTES = 60;
    private static final String THE_HILL_TRAIN = "the hill train";
    private static final double HILL_METRES = 900;
    /** Each is planned for once. */
    private static final int MOST_TRIED = 2;

    private DaysOnTheRoad() {}

    /** The place without which the longest day is much shorter and the wishes are served best; none where a wish would lose all that serves it. */
    static Optional<Place> spared(PlanRequest request, Draft draft, Function<PlanRequest, Draft> drafted) {
        int longest = longest(draft);
        boolean unhurried =
                request.wishes().isRelaxed() || request.wishes().told().care().isGentle();
        boolean isLong = longest > (unhurried ? LONG_FOR_THE_UNHURRIED_MINUTES : LONG_MINUTES);
        if (!isLong
                || !request.inHand().isEmpty()
                || request.staysAreSettled()
                || request.targets().size() < 2) {
            return Optional.empty();
        }
        Set<String> served = served(draft, request.wishes());
        return request.targets().stream()
                .filter(target -> !request.wishes().told().speaksOf(target) && isOnTheWay(target, draft, longest))
                .limit(MOST_TRIED)
                .map(target -> new Tried(target, drafted.apply(without(target, request))))
                .filter(tried -> tried.draft().missed().size() <= draft.missed().size()
                        && longest(tried.draft()) <= longest - WORTH_GIVING_UP_MINUTES
                        && served(tried.draft(), request.wishes()).containsAll(served))
                .max(Comparator.<Tried>comparingInt(tried -> worth(tried.draft(), request.wishes()))
                        .thenComparingInt(tried -> -longest(tried.draft())))
                .map(Tried::place);
    }

    private record Tried(Place place, Draft draft) {}

    static PlanRequest without(Place target, PlanRequest request) {
        return request.forThe(
                request.targets().stream()
                        .filter(other -> !other.equals(target))
                        .toList(),
                request.wishes());
    }

    /** Whether it is seen, or slept at, on a day with so much of the road. */
    private static boolean isOnTheWay(Place target, Draft draft, int minutes) {
        return draft.days().stream()
                .filter(day -> day.spent().travel() == minutes)
                .anyMatch(day -> day.visited().contains(target)
                        || Stream.of(day.frame().wake(), day.frame().base()).anyMatch(target::equals));
    }

    private static int longest(Draft draft) {
        return draft.days().stream().mapToInt(day -> day.spent().travel()).max().orElse(0);
    }

    /** How many wishes its stops serve, each stop for itself. */
    private static int worth(Draft draft, Wishes wishes) {
        return draft.seen().stream().mapToInt(wishes::servedBy).sum();
    }

    /** The wishes for which a stop is in the plan, and the places of what one goes to certain places for. */
    private static Set<String> served(Draft draft, Wishes wishes) {
        Stream<String> interests = wishes.interests().stream()
                .filter(wish -> draft.seen().stream()
                        .anyMatch(sight -> sight.interests().contains(wish)));
        Stream<String> special = Speciality.wishedBy(wishes.told()).stream()
                .filter(one -> draft.seen().stream()
                        .anyMatch(sight -> one.isAt(sight.place().id())))
                .map(Speciality::tag);
        Stream<String> ride = isTheHillTrainIn(draft) ? Stream.of(THE_HILL_TRAIN) : Stream.of();
        return Stream.of(interests, special, ride).flatMap(some -> some).collect(Collectors.toSet());
    }

    /** Who goes by train comes for the line into the hills. */
    private static boolean isTheHillTrainIn(Draft draft) {
        return draft.days().stream()
                .flatMap(day -> day.entries().stream())
                .filter(entry -> entry.kind() == Entry.Kind.TRAVEL
                        && entry.place().elevationMetres().orElse(0) >= HILL_METRES)
                .anyMatch(entry -> entry.words().get().activity().contains("by train"));
    }

    static String inWords(List<Place> given) {
        return "%s is left out, since a day would go to the road for it: name it and I plan it."
                .formatted(InWords.list(given.stream().map(Place::name).toList()));
    }
}
