package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Stays of the plan in hand that nobody named: they were added where days were left over, or to break a long way. Whoever changes
 * something else has not asked for other ones, so that they are as good as named, as long as the trip is no shorter.
 */
final class AddedStays {

    /** A trip that is a day or two shorter has what was added to it as well. */
    private static final double MOST_OF_IT = 0.75;

    private final Places places;
    private final Sights sights;

    AddedStays(Places places, Sights sights) {
        this.places = places;
        this.sights = sights;
    }

    /** The request for them as well; nothing where there are none, or some have to give way. */
    Optional<PlanRequest> named(PlanRequest wished, Roads roads) {
        PlanInHand inHand = wished.inHand();
        List<Place> before = inHand.before().map(PlanInHand.Before::targets).orElse(List.of());
        if (before.isEmpty()
                || wished.staysAreSettled()
                || wished.days().size() < inHand.days().size() * MOST_OF_IT) {
            return Optional.empty();
        }
        List<Place> known = Stream.of(before, wished.targets(), bases(before, roads), bases(wished.targets(), roads))
                .flatMap(List::stream)
                .toList();
        List<Place> added = inHand.days().stream()
                .map(PlanInHand.Day::base)
                .distinct()
                .flatMap(base -> places.named(base).stream())
                .filter(base -> !known.contains(base)
                        && wished.origin().filter(base::equals).isEmpty()
                        && wished.returnOn(wished.days().getLast())
                                .filter(base::equals)
                                .isEmpty()
                        && !wished.wishes().leftOut().contains(base.id())
                        && !wished.wishes().rulesOut(sights.of(base)))
                .toList();
        return added.isEmpty()
                ? Optional.empty()
                : Optional.of(wished.forThe(
                        Stream.concat(wished.targets().stream(), added.stream()).toList(), wished.wishes()));
    }

    private List<Place> bases(List<Place> targets, Roads roads) {
        return new Stays(places, sights, roads)
                        .around(
                                targets,
                                LeftOut.none(),
                                new Stays.Bases(OptionalInt.empty(), 0),
                                new Stays.Way(
                                        Optional.empty(), Optional.empty(), Set.of(), List.of(), PlanInHand.none()))
                        .stream()
                        .map(Stay::base)
                        .toList();
    }
}
