package ai.travion.router.stays;

import ai.travion.atlas.Place;
import ai.travion.router.stays.StayEdit.Add;
import ai.travion.router.stays.StayEdit.AtTheEdge;
import ai.travion.router.stays.StayEdit.Drop;
import ai.travion.router.stays.StayEdit.Fewer;
import ai.travion.router.stays.StayEdit.Give;
import ai.travion.router.stays.StayEdit.Keep;
import ai.travion.router.stays.StayEdit.More;
import ai.travion.router.stays.StayEdit.Move;
import ai.travion.router.stays.StayEdit.Nights;
import ai.travion.router.stays.StayEdit.Replace;
import ai.travion.router.stays.StayEdit.Rest;
import ai.travion.router.stays.StayEdit.Restore;
import ai.travion.router.stays.StayEdit.Swap;
import ai.travion.router.stays.StayEdit.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The stays of a trip after some orders: as many nights in all as before, each stay that nobody speaks of as long as it was, as far as that goes.
 * What comes free goes to where it is said, or else to the nearest neighbour; what is lacking comes from where it is said, or else from the longest.
 */
final class ChangedStays {

    private static final int LONG = 3;
    private static final int TWO = 2;

    private final TripStays before;
    private final int wanted;
    private final List<TripStays> earlier;
    private final List<Place> order;
    private final Map<Place, Integer> nights = new LinkedHashMap<>();
    /** Those of which the nights are said. */
    private final Set<Place> said = new HashSet<>();

    private final Set<Place> open = new HashSet<>();
    private final List<Place> heirs = new ArrayList<>();
    private final List<Place> longer = new ArrayList<>();
    private final Set<Place> inherited = new LinkedHashSet<>();
    private final List<Place> givers = new ArrayList<>();
    private final List<Place> left = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    /**
     * @param stays those of the changed trip; as before where that is impossible
     * @param said the stays of which the nights were ordered
     * @param notes what was decided that nobody said, or why nothing could be done
     * @param impossible whether the orders cannot be kept
     */
    record Outcome(TripStays stays, List<Place> said, List<String> notes, boolean impossible) {}

    private ChangedStays(TripStays before, int wanted, List<TripStays> earlier) {
        this.before = before;
        this.wanted = wanted;
        this.earlier = earlier;
        this.order = new ArrayList<>(before.places());
        before.stays().forEach(stay -> nights.put(stay.place(), stay.nights()));
    }

    /**
     * @param wanted so many nights the trip has then
     * @param earlier the stays of the plans of before, the latest last; to one of these a stay is restored
     */
    static Outcome after(List<StayEdit> edits, TripStays before, int wanted, List<TripStays> earlier) {
        var changed = new ChangedStays(before, wanted, earlier);
        edits.forEach(changed::take);
        return changed.balanced();
    }

    private void take(StayEdit edit) {
        switch (edit) {
            case Drop drop -> drop(drop.place());
            case Nights given -> {
                given.donor().ifPresent(donor -> more(donor, at(given.place()) - given.nights()));
                set(given.place(), given.nights(), Turn.ANY);
            }
            case More more -> {
                more.other().ifPresent(other -> more(other, -more.by()));
                more(more.place(), more.by());
                if (more.by() > 0) {
                    longer.add(more.place());
                }
            }
            case Add add -> add(add);
            case Replace replace -> replace(replace);
            case Swap swap -> {
                int one = order.indexOf(swap.one());
                int other = order.indexOf(swap.other());
                order.set(one, swap.other());
                order.set(other, swap.one());
            }
            case Move move -> {
                order.remove(move.place());
                order.add(index(move.turn(), move.place()), move.place());
            }
            case AtTheEdge edge -> edge(edge);
            case Restore restore -> restore(restore);
            case Rest rest -> heirs.add(rest.place());
            case Fewer fewer -> IntStream.range(0, fewer.count()).forEach(one -> dropTheFarthest());
            case Give give -> givers.add(give.place());
            case StayEdit.GiveFromTheLongest longest -> {
                // It is the longest that gives anyway.
            }
            case StayEdit.InAll all -> {
                // So many are wanted.
            }
            case StayEdit.Longer longer -> {
                // So many are wanted.
            }
            case StayEdit.Count count -> count.place().ifPresent(place -> set(place, count.count(), Turn.ANY));
            case StayEdit.InThisOrder listed -> inThisOrder(listed.places());
            case StayEdit.Listed listed -> listed(listed);
            case StayEdit.ToADay moved -> toADay(moved.place(), moved.day());
            case Keep keep -> said.add(keep.place());
        }
    }

    private int at(Place place) {
        return nights.getOrDefault(place, 0);
    }

    private void drop(Place place) {
        left.add(place);
        order.remove(place);
        nights.remove(place);
    }

    /** The stay of which each night costs the most road goes, but for the only one. */
    private void dropTheFarthest() {
        if (order.size() < TWO) {
            return;
        }
        order.stream()
                .filter(place -> !said.contains(place))
                .max(Comparator.comparingDouble(place -> spared(place) / at(place)))
                .ifPresent(place -> {
                    notes.add(
                            "%s is out, since that spares the most driving; name another stop if you would rather drop that."
                                    .formatted(place.name()));
                    drop(place);
                });
    }

    private double spared(Place place) {
        int at = order.indexOf(place);
        Optional<Place> from = at == 0 ? before.home() : Optional.of(order.get(at - 1));
        Optional<Place> on = at == order.size() - 1 ? before.home() : Optional.of(order.get(at + 1));
        return way(from, Optional.of(place)) + way(Optional.of(place), on) - way(from, on);
    }

    private void more(Place place, int by) {
        if (!order.contains(place)) {
            set(place, by, Turn.ANY);
            return;
        }
        int then = at(place) + by;
        if (then <= 0) {
            drop(place);
        } else {
            nights.put(place, then);
        }
        said.add(place);
    }

    private void set(Place place, int count, Turn turn) {
        if (!order.contains(place)) {
            order.add(index(turn, place), place);
        }
        nights.put(place, count);
        said.add(place);
    }

    private void add(Add add) {
        if (order.contains(add.place())) {
            add.nights().ifPresent(count -> set(add.place(), count, Turn.ANY));
            if (!add.turn().equals(Turn.ANY)) {
                take(new Move(add.place(), add.turn()));
            }
            return;
        }
        set(add.place(), add.nights().orElse(1), add.turn());
        if (add.nights().isEmpty()) {
            open.add(add.place());
        }
    }

    private void replace(Replace replace) {
        int had = at(replace.old());
        int at = order.indexOf(replace.old());
        drop(replace.old());
        if (order.contains(replace.place())) {
            nights.put(replace.place(), replace.nights().orElse(at(replace.place()) + had));
        } else {
            order.add(at, replace.place());
            nights.put(replace.place(), replace.nights().orElse(had));
        }
        said.add(replace.place());
    }

    private void edge(AtTheEdge edge) {
        edge.insteadOf().filter(order::contains).ifPresent(other -> more(other, -1));
        if (order.contains(edge.place())) {
            order.remove(edge.place());
            order.add(edge.last() ? order.size() : 0, edge.place());
            return;
        }
        order.add(edge.last() ? order.size() : 0, edge.place());
        nights.put(edge.place(), 1);
        said.add(edge.place());
        if (edge.insteadOf().isEmpty()) {
            // The stay beside it is a night shorter.
            givers.add(order.get(edge.last() ? Math.max(0, order.size() - TWO) : Math.min(1, order.size() - 1)));
        }
    }

    private void inThisOrder(List<Place> listed) {
        var turns = IntStream.range(0, order.size())
                .filter(at -> listed.contains(order.get(at)))
                .boxed()
                .toList();
        IntStream.range(0, turns.size()).forEach(at -> order.set(turns.get(at), listed.get(at)));
    }

    private void listed(StayEdit.Listed listed) {
        order.clear();
        nights.clear();
        listed.stays().forEach(stay -> {
            order.add(stay.place());
            nights.put(stay.place(), stay.nights());
            said.add(stay.place());
            if (stay.isTheRest()) {
                heirs.add(stay.place());
            }
        });
        if (!listed.hasTheRest()) {
            // Whether the day on which one leaves is counted is at its end.
            heirs.add(order.getLast());
            givers.add(order.getLast());
        }
    }

    private void toADay(Place place, int day) {
        order.remove(place);
        int best = IntStream.rangeClosed(0, order.size())
                .boxed()
                .min(Comparator.comparingInt(at -> {
                    int ahead = day - 1 - nightsBefore(at);
                    boolean isIn = ahead >= 0 && ahead < at(place);
                    // One that holds the day is nearer than any other.
                    return Math.abs(ahead) * TWO + (isIn ? 0 : before.nights());
                }))
                .orElse(0);
        int first = 1 + nightsBefore(best);
        int last = first + at(place) - 1;
        notes.add("%s is on %s now%s."
                .formatted(
                        place.name(),
                        last > first ? "days %d to %d".formatted(first, last) : "day " + first,
                        day < first || day > last
                                ? ", since day %d lies within another stay, which I did not split".formatted(day)
                                : ""));
        order.add(best, place);
    }

    private int nightsBefore(int index) {
        return order.subList(0, index).stream().mapToInt(this::at).sum();
    }

    private void restore(Restore restore) {
        var place = restore.place();
        var then = earlier.reversed().stream()
                .filter(plan -> plan.nightsAt(place) > 0 && plan.nightsAt(place) != at(place))
                .findFirst();
        if (then.isEmpty()) {
            if (!order.contains(place)) {
                add(new Add(place, Optional.empty(), Turn.ANY));
            } else {
                notes.add("%s is as it was in the plan.".formatted(place.name()));
            }
            return;
        }
        var former = then.get().places();
        if (restore.alone() && !order.contains(place)) {
            order.stream().filter(other -> !former.contains(other)).toList().forEach(this::drop);
        }
        if (!order.contains(place)) {
            int after = former.subList(0, former.indexOf(place)).reversed().stream()
                    .filter(order::contains)
                    .mapToInt(order::indexOf)
                    .findFirst()
                    .orElse(-1);
            order.add(after + 1, place);
        }
        nights.put(place, then.get().nightsAt(place));
        said.add(place);
        order.stream()
                .filter(other -> !other.equals(place) && at(other) > then.get().nightsAt(other))
                .forEach(givers::add);
    }

    /** Where among the others a place comes; where nobody says so, where it costs the least way. */
    private int index(Turn turn, Place place) {
        var beside = turn.beside().stream()
                .filter(order::contains)
                .map(order::indexOf)
                .sorted()
                .toList();
        return switch (turn.when()) {
            case FIRST -> 0;
            case LAST -> order.size();
            case BEFORE -> beside.isEmpty() ? cheapest(place) : beside.getFirst();
            case AFTER, BETWEEN -> beside.isEmpty() ? cheapest(place) : beside.getFirst() + 1;
            case ANY -> cheapest(place);
        };
    }

    private int cheapest(Place place) {
        // Nobody begins elsewhere for what they add.
        return IntStream.rangeClosed(Math.min(1, order.size()), order.size())
                .boxed()
                .min(Comparator.comparingDouble(at -> detour(place, at)))
                .orElse(order.size());
    }

    private double detour(Place place, int at) {
        Optional<Place> from = at == 0 ? before.home() : Optional.of(order.get(at - 1));
        Optional<Place> on = at == order.size() ? before.home() : Optional.of(order.get(at));
        return way(from, Optional.of(place)) + way(Optional.of(place), on) - way(from, on);
    }

    private static double way(Optional<Place> from, Optional<Place> to) {
        return from.flatMap(start -> to.map(end -> kilometres(start, end))).orElse(0.0);
    }

    private static double kilometres(Place one, Place other) {
        return one.at().kilometresTo(other.at());
    }

    private Outcome balanced() {
        int spare = wanted - order.stream().mapToInt(this::at).sum();
        while (spare > 0) {
            var heir = heir();
            if (heir.isEmpty()) {
                return impossible("Then no stay would be left in the plan.");
            }
            int share = isForOne(heir.get()) || spare < LONG ? spare : (spare + 1) / TWO;
            nights.merge(heir.get(), share, Integer::sum);
            spare -= share;
        }
        while (spare < 0) {
            var giver = giver();
            if (giver.isEmpty()) {
                return impossible("The trip has %d nights, and that would take %d."
                        .formatted(wanted, order.stream().mapToInt(this::at).sum()));
            }
            nights.merge(giver.get(), -1, Integer::sum);
            spare++;
        }
        if (order.stream().anyMatch(place -> at(place) == 0)) {
            return impossible("The trip has %d nights, and the other stays take them all.".formatted(wanted));
        }
        return order.isEmpty()
                ? impossible("Then no stay would be left in the plan.")
                : new Outcome(
                        new TripStays(joined(), before.home()),
                        order.stream().filter(said::contains).toList(),
                        List.copyOf(notes),
                        false);
    }

    /** Whether all that comes free is its own: of many nights each neighbour has its share. */
    private boolean isForOne(Place heir) {
        return heirs.contains(heir) || open.contains(heir) || inherited.size() == order.size();
    }

    private Outcome impossible(String why) {
        return new Outcome(before, List.of(), List.of(why), true);
    }

    private List<TripStays.Stay> joined() {
        return order.stream().map(place -> new TripStays.Stay(place, at(place))).toList();
    }

    /** Where the nights that came free go. */
    private Optional<Place> heir() {
        var named = heirs.stream().filter(order::contains).findFirst();
        if (named.isPresent()) {
            said.add(named.get());
            return named;
        }
        var fresh = order.stream().filter(open::contains).findFirst();
        if (fresh.isPresent()) {
            return fresh;
        }
        var gone = left.stream().findFirst();
        if (gone.isEmpty() && !longer.isEmpty()) {
            return longer.stream().filter(order::contains).findFirst();
        }
        var free = order.stream()
                .filter(place -> !said.contains(place) && !inherited.contains(place))
                .toList();
        var heir = (free.isEmpty() ? order : free)
                .stream()
                        .min(Comparator.<Place>comparingInt(place ->
                                        gone.map(one -> turns(one, place)).orElse(at(place)))
                                .thenComparingDouble(place ->
                                        gone.map(one -> kilometres(one, place)).orElse(0.0)));
        heir.ifPresent(inherited::add);
        heir.ifPresent(place -> notes.add((inherited.size() == 1
                        ? "What comes free goes to %s; say so if another stay should have it."
                        : "A part of it goes to %s.")
                .formatted(place.name())));
        return heir;
    }

    /** By how many turns a stay of before is away from one that is gone. */
    private int turns(Place gone, Place place) {
        var former = before.places();
        return former.contains(place) ? Math.abs(former.indexOf(place) - former.indexOf(gone)) : former.size();
    }

    /** Who gives up a night. */
    private Optional<Place> giver() {
        var named = givers.stream().filter(place -> at(place) > 1).findFirst();
        if (named.isPresent()) {
            return named;
        }
        givers.stream()
                .filter(place -> at(place) == 1)
                .map(place -> "%s has one night only and keeps it; say \"drop %s\" if it should go."
                        .formatted(place.name(), place.name()))
                .filter(note -> !notes.contains(note))
                .forEach(notes::add);
        var longest = longest(place -> !said.contains(place)).or(() -> longest(place -> !isJustSaid(place)));
        longest.filter(place -> notes.stream().noneMatch(note -> note.contains(place.name() + " gives")))
                .ifPresent(place -> notes.add("%s gives a night%s; say so if another stay should."
                        .formatted(place.name(), wanted < before.nights() ? "" : " for it")));
        return longest;
    }

    private boolean isJustSaid(Place place) {
        return said.contains(place) && at(place) < LONG;
    }

    private Optional<Place> longest(Predicate<Place> mayGive) {
        // Of equals the one beside what was spoken of: all that lies before it stays on its days.
        return order.stream()
                .filter(mayGive)
                .filter(place -> at(place) > 1)
                .max(Comparator.comparingInt(this::at)
                        .thenComparingInt(place -> -said.stream()
                                .filter(order::contains)
                                .mapToInt(one -> Math.abs(order.indexOf(one) - order.indexOf(place)))
                                .min()
                                .orElse(0)));
    }
}
