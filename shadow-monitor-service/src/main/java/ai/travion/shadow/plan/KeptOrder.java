package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The order of the stays of a plan that is changed: that of the plan in hand, and what is new where it costs the least road. Whoever changes
 * one thing has not asked for another way round; who put the places in an order, or comes from elsewhere now, has.
 */
final class KeptOrder {

    /** Minutes of road. */
    private static final int WORTH_ITS_TURN = 120;

    private final Roads roads;
    private final Stays.Way way;

    KeptOrder(Roads roads, Stays.Way way) {
        this.roads = roads;
        this.way = way;
    }

    /** Nothing where no plan is in hand, or another order than its own was asked for. */
    Optional<List<Stay>> of(List<Stay> stays) {
        PlanInHand inHand = way.inHand();
        if (inHand.isEmpty() || !inHand.comesFrom(way.from())) {
            return Optional.empty();
        }
        List<Stay> kept = new ArrayList<>(stays.stream()
                .filter(stay -> inHand.turnOf(stay).isPresent())
                .sorted(Comparator.comparingInt(stay -> inHand.turnOf(stay).orElseThrow()))
                .toList());
        if (kept.isEmpty()) {
            return Optional.empty();
        }
        if (!way.keepsTheTurn(kept)) {
            return inTheNewTurn(kept, stays);
        }
        List<Stay> fresh = stays.stream().filter(stay -> !kept.contains(stay)).toList();
        fresh.forEach(stay -> kept.add(turn(stay, fresh, kept), stay));
        return way.keepsTheTurn(kept) ? Optional.of(List.copyOf(kept)) : Optional.empty();
    }

    /** Those that were put in another order are in that; a stay that nobody spoke of goes between them where it costs the least road. */
    private Optional<List<Stay>> inTheNewTurn(List<Stay> kept, List<Stay> stays) {
        List<Stay> turned = new ArrayList<>(kept.stream()
                .filter(stay -> way.turnOf(stay).isPresent())
                .sorted(Comparator.comparingInt(stay -> way.turnOf(stay).orElseThrow()))
                .toList());
        if (turned.size() < 2 || kept.size() < stays.size()) {
            return Optional.empty();
        }
        kept.stream().filter(stay -> way.turnOf(stay).isEmpty()).forEach(stay -> {
            int best = 1;
            for (int at = 2; at < turned.size(); at++) {
                best = more(stay, at, turned) < more(stay, best, turned) ? at : best;
            }
            turned.add(best, stay);
        });
        return way.keepsTheTurn(turned) ? Optional.of(List.copyOf(turned)) : Optional.empty();
    }

    /** What takes the place of a single stay takes its turn, too, unless that is far out of the way. */
    private int turn(Stay stay, List<Stay> fresh, List<Stay> kept) {
        int cheapest = cheapest(stay, kept);
        OptionalInt left = fresh.size() == 1 ? way.inHand().turnOfTheOneThatIsGone(kept) : OptionalInt.empty();
        if (left.isEmpty()) {
            return cheapest;
        }
        int at = (int) kept.stream()
                .filter(other -> way.inHand().turnOf(other).orElseThrow() < left.getAsInt())
                .count();
        return more(stay, at, kept) - more(stay, cheapest, kept) <= WORTH_ITS_TURN ? at : cheapest;
    }

    /** Nobody begins elsewhere for what they add, unless they come from where that lies nearer. */
    private int cheapest(Stay fresh, List<Stay> kept) {
        int best = kept.size();
        int least = Integer.MAX_VALUE;
        for (int at = way.from().isEmpty() ? 1 : 0; at <= kept.size(); at++) {
            int more = more(fresh, at, kept);
            if (more < least) {
                least = more;
                best = at;
            }
        }
        return best;
    }

    /** By how much the way is longer with it in that turn. */
    private int more(Stay fresh, int at, List<Stay> kept) {
        Optional<Place> before =
                at == 0 ? way.from() : Optional.of(kept.get(at - 1).base());
        Optional<Place> after =
                at == kept.size() ? way.to() : Optional.of(kept.get(at).base());
        return minutes(before, Optional.of(fresh.base()))
                + minutes(Optional.of(fresh.base()), after)
                - minutes(before, after);
    }

    private int minutes(Optional<Place> from, Optional<Place> to) {
        return from.flatMap(start -> to.map(end -> roads.minutes(start, end))).orElse(0);
    }
}
