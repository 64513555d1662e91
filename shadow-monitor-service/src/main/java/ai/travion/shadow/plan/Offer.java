package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What could fill days that have hours left over, offered instead of planned: nobody is driven half a day to what they did not ask for. */
final class Offer {

    private static final int AROUND_MINUTES = 45;
    private static final int NEAR_ENOUGH_MINUTES = 60;
    private static final int LONGEST_WAY_MINUTES = 120;
    private static final double LEAST_WORTH = 10;
    private static final double MOST_WORTH_OF_A_SIGHT = 20;

    private static final String WILDLIFE = "wildlife";

    private Offer() {}

    private record Further(Place place, Place from, int minutes, double worth) {}

    /** A sentence; empty where nothing far and near enough is left to see. */
    static Optional<String> inWords(Draft draft, PlanRequest request) {
        DayFrame frame = draft.days().getFirst().frame();
        List<Place> bases =
                draft.days().stream().map(day -> day.frame().base()).distinct().toList();
        var objective = new Objective(request.wishes(), Set.of());
        return frame.sights().all().stream()
                .filter(sight -> sight.stay()
                        && !request.wishes().rulesOut(sight)
                        && request.wishes().dislikes().reasonAgainst(sight).isEmpty())
                .map(sight -> further(sight.place(), bases, draft, request, objective))
                .filter(further -> further.minutes() > NEAR_ENOUGH_MINUTES
                        && further.minutes() <= LONGEST_WAY_MINUTES
                        && further.worth() >= LEAST_WORTH)
                .max(Comparator.<Further>comparingDouble(
                                further -> further.worth() - objective.costOfTravel(2 * further.minutes()))
                        .thenComparing(further -> further.place().id()))
                .map(further -> "%s, about %s by road from %s, would fill them if you like: say so and I add it."
                        .formatted(
                                further.place().name(),
                                Obeyed.hours(further.minutes()),
                                further.from().name()));
    }

    /** Who walks with trouble is not shaken unasked, but may like to sit in a jeep all the same. */
    static Optional<String> byJeep(Draft draft, PlanRequest request) {
        Care care = request.wishes().told().care();
        boolean mayLikeIt = (care.has(Need.ELDERS) || care.has(Need.WEAK_KNEES))
                && !request.wishes().dislikes().areOf(WILDLIFE)
                && !request.wishes().avoid().contains(WILDLIFE);
        if (!mayLikeIt) {
            return Optional.empty();
        }
        DayFrame frame = draft.days().getFirst().frame();
        List<Place> bases =
                draft.days().stream().map(day -> day.frame().base()).distinct().toList();
        return frame.sights().all().stream()
                .filter(sight -> sight.place().type() == PlaceType.WILDLIFE
                        && sight.isFor(WILDLIFE)
                        && sight.activity().startsWith("Jeep")
                        && !draft.seen().contains(sight))
                .map(sight -> further(sight.place(), bases, draft, request, new Objective(request.wishes(), Set.of())))
                .filter(further -> further.minutes() <= NEAR_ENOUGH_MINUTES)
                .min(Comparator.comparingInt(Further::minutes)
                        .thenComparing(further -> further.place().id()))
                .map(further ->
                        "A jeep drive in %s, about %s by road from %s, needs no walking and would fill them, if you can bear its shaking: say so and I add it."
                                .formatted(
                                        further.place().name(),
                                        Obeyed.hours(further.minutes()),
                                        further.from().name()));
    }

    private static Further further(
            Place place, List<Place> bases, Draft draft, PlanRequest request, Objective objective) {
        DayFrame frame = draft.days().getFirst().frame();
        Roads roads = frame.roads();
        Place from = bases.stream()
                .min(Comparator.comparingInt(base -> roads.minutes(base, place)))
                .orElseThrow();
        double worth = frame.sights().all().stream()
                .filter(sight -> sight.renown() > 0 && roads.minutes(place, sight.place()) <= AROUND_MINUTES)
                .filter(sight ->
                        !request.wishes().rulesOut(sight) && !draft.seen().contains(sight))
                .mapToDouble(sight -> Math.min(objective.worth(sight), MOST_WORTH_OF_A_SIGHT))
                .sum();
        return new Further(place, from, roads.minutes(from, place), worth);
    }
}
