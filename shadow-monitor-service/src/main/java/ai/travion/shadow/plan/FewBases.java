package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/** Who wants few hotels sees what lies within a drive of one from there, and gives up what lies within a drive of none. */
final class FewBases {

    /** From one base to what is seen from there and back on the same day. */
    private static final int LONGEST_WAY_OF_A_DAY = 165;

    /** The same for who wants no long drives: two hours in all. */
    private static final int SHORT_WAY_OF_A_DAY = 60;

    private final Roads roads;
    private final int longest;

    /** @param longest minutes from a base to what is seen from there */
    FewBases(Roads roads, int longest) {
        this.roads = roads;
        this.longest = longest;
    }

    /** How far from a base a day may lead, in minutes. */
    static int wayOfADay(Wishes wishes) {
        var most = wishes.told().mostDrivingMinutes();
        int shortest = wishes.dislikes().includes(Avoidance.Kept.DRIVES) ? SHORT_WAY_OF_A_DAY : LONGEST_WAY_OF_A_DAY;
        return Math.min(shortest, most.orElse(2 * LONGEST_WAY_OF_A_DAY) / 2);
    }

    /** How many bases a trip may have: the bed beside the airport, which nobody asked for, is none of them. */
    static OptionalInt most(PlanRequest request) {
        OptionalInt most = request.wishes().told().mostBases(request.days().size());
        boolean landsFirst = request.targets().size() > 1
                && request.targets().stream()
                        .anyMatch(place -> FirstNight.isBesideTheAirport(place)
                                && !request.wishes().told().speaksOf(place));
        return most.isPresent() && landsFirst ? OptionalInt.of(most.getAsInt() + 1) : most;
    }

    /** Two bases, of which the first takes in what was to be seen from the other. */
    private record Pair(Place base, Place other, int way) {}

    /** Joins the nearest two until there are no more than so many, or none is within a drive of another. */
    void joined(Map<Place, List<Sight>> byBase, int most) {
        while (byBase.size() > most) {
            Optional<Pair> nearest = nearest(byBase);
            if (nearest.isEmpty()) {
                return;
            }
            List<Sight> joined =
                    Objects.requireNonNull(byBase.remove(nearest.get().other()));
            Objects.requireNonNull(byBase.get(nearest.get().base())).addAll(joined);
        }
    }

    /** A base takes in another only where all that is seen from there is still within a day. */
    private Optional<Pair> nearest(Map<Place, List<Sight>> byBase) {
        List<Pair> pairs = new ArrayList<>();
        byBase.keySet()
                .forEach(base -> byBase.forEach((other, sights) -> {
                    int way = sights.stream()
                            .mapToInt(sight -> roads.minutes(base, sight.place()))
                            .max()
                            .orElse(roads.minutes(base, other));
                    if (!base.equals(other) && way <= longest) {
                        pairs.add(new Pair(base, other, way));
                    }
                }));
        return pairs.stream()
                .min(Comparator.comparingInt(Pair::way)
                        // One sleeps in a town or by the sea, and goes out to a park.
                        .thenComparing(pair -> pair.base().type() == PlaceType.WILDLIFE)
                        .thenComparingInt(pair -> toAll(pair.base(), byBase)));
    }

    /** The nearer a base is to all others, the more it may take in. */
    private int toAll(Place base, Map<Place, List<Sight>> byBase) {
        return byBase.keySet().stream()
                .mapToInt(other -> roads.minutes(base, other))
                .sum();
    }

    /**
     * The targets that so many bases hold. What is given up is what holds the least, then what lies
     * farthest from all others, but never what was named first.
     *
     * @param bases of the targets, joined where they can be
     */
    static List<Place> given(List<Place> targets, List<Stay> bases, OptionalInt most, Roads roads) {
        if (most.isEmpty() || bases.size() <= most.getAsInt()) {
            return List.of();
        }
        List<Stay> left = new ArrayList<>(bases);
        List<Place> given = new ArrayList<>();
        while (left.size() > Math.max(1, most.getAsInt())) {
            Stay farthest = left.stream()
                    .filter(stay -> stay.askedFor().stream()
                            .noneMatch(sight -> sight.place().equals(targets.getFirst())))
                    .max(Comparator.<Stay>comparingInt(stay -> -stay.askedFor().size())
                            .thenComparingInt(stay -> left.stream()
                                    .filter(other -> !other.equals(stay))
                                    .mapToInt(other -> roads.minutes(stay.base(), other.base()))
                                    .sum()))
                    .orElse(left.getLast());
            left.remove(farthest);
            farthest.askedFor().stream().map(Sight::place).forEach(given::add);
        }
        return given;
    }
}
