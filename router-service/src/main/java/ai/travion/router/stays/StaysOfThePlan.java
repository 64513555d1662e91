package ai.travion.router.stays;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.WayHome;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.stays.StayEdit.Add;
import ai.travion.router.stays.StayEdit.AtTheEdge;
import ai.travion.router.stays.StayEdit.Drop;
import ai.travion.router.stays.StayEdit.More;
import ai.travion.router.stays.StayEdit.Nights;
import ai.travion.router.stays.StayEdit.Replace;
import ai.travion.router.stays.StayEdit.Restore;
import ai.travion.router.wishes.Placement;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.PlannedStay;
import ai.travion.schemas.envelope.KeptSlots;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Orders that change the stays of a plan in hand and nothing besides: what the plan is for and where each of its days ends is known after them
 * to the letter, so that no word of theirs is read by a planner.
 */
public final class StaysOfThePlan {

    private static final double BESIDE_KILOMETRES = 45;
    /** Fewer that are listed are hardly all of a trip. */
    private static final int SEVERAL = 3;

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM", Locale.ENGLISH);

    private static final Pattern SAFARI = Patterns.anyCase(
            "\\b(?:the\\s+|our\\s+)?safari(?=\\s+(?:before|after)\\b)|(?<=\\b(?:before|after)\\s)(?:the|our)\\s+safari\\b");

    private final Places atlas;
    private final Predicate<String> tellsOfWishes;

    /**
     * What becomes of them.
     *
     * @param stays in order, the days of each; none where the plan stands
     * @param targets what the plan is for
     * @param gone what it leaves out from now on
     * @param nights those that were ordered of single stays
     * @param notes what its traveller is told
     * @param end where the trip is to end instead of going back to where it began; nothing where that is not said
     */
    public record Changed(
            List<PlannedStay> stays,
            List<Place> targets,
            List<Place> gone,
            List<Placement> nights,
            List<String> notes,
            Optional<Place> end) {

        Changed(
                List<PlannedStay> stays,
                List<Place> targets,
                List<Place> gone,
                List<Placement> nights,
                List<String> notes) {
            this(stays, targets, gone, nights, notes, Optional.empty());
        }

        public Changed {
            stays = List.copyOf(stays);
            targets = List.copyOf(targets);
            gone = List.copyOf(gone);
            nights = List.copyOf(nights);
            notes = List.copyOf(notes);
        }

        public boolean stands() {
            return stays.isEmpty();
        }
    }

    /** @param tellsOfWishes whether a remark beside an order is one that is to be kept */
    public StaysOfThePlan(Places atlas, Predicate<String> tellsOfWishes) {
        this.atlas = atlas;
        this.tellsOfWishes = tellsOfWishes;
    }

    /** Nothing where no plan is in hand, or the message orders or asks anything else. */
    public Optional<Changed> in(GraphState state) {
        var conversation = Conversation.in(state, atlas);
        if (!conversation.hasAPlanToChange()) {
            return Optional.empty();
        }
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        return TripStays.of(plan, conversation.ofThePlan())
                .filter(TripStays::areOnceEach)
                .flatMap(trip -> StayOrders.in(
                                trip.named(withItsPark(state.getUserQuery(), conversation)), atlas, tellsOfWishes)
                        .flatMap(orders -> new Heard(trip, plan, conversation, earlier(state)).after(orders)));
    }

    /** "The safari before Ella" is that of the only park of the plan. */
    private static String withItsPark(String message, Conversation conversation) {
        var parks = conversation.ofThePlan().stream()
                .filter(place -> place.type() == PlaceType.WILDLIFE)
                .toList();
        return parks.size() == 1
                ? Patterns.matcher(SAFARI, message)
                        .replaceFirst(parks.getFirst().name())
                : message;
    }

    /** The stays as they are, for a change that speaks of none of them; none where a place comes twice, or where one of its days ends nowhere that is known. */
    public static List<PlannedStay> asTheyAre(GraphState state, Places atlas) {
        var conversation = Conversation.in(state, atlas);
        return TripStays.of(Itinerary.of(conversation.itinerary(), atlas), conversation.ofThePlan())
                .filter(TripStays::areOnceEach)
                .map(TripStays::days)
                .orElse(List.of());
    }

    private List<TripStays> earlier(GraphState state) {
        return state.getMadePlans().stream()
                .limit(Math.max(0, state.getMadePlans().size() - 1L))
                .flatMap(made -> TripStays.of(Itinerary.of(KeptSlots.in(made), atlas), List.of()).stream())
                .toList();
    }

    /** The plan that orders are heard of. */
    private final class Heard {

        private final TripStays trip;
        private final Itinerary plan;
        private final List<Place> planned;
        private final boolean isTheEndFixed;
        private final List<TripStays> earlier;
        private final List<String> notes = new ArrayList<>();
        /** Where a trip is to end that goes back to where it began. */
        private final Set<Place> endsThere = new HashSet<>();
        /** By where one sleeps, what is come back for. */
        private final Map<Place, Place> cameFor = new HashMap<>();

        Heard(TripStays trip, Itinerary plan, Conversation conversation, List<TripStays> earlier) {
            this.trip = trip;
            this.plan = plan;
            this.isTheEndFixed = WayHome.isDated(conversation);
            var planned = conversation.ofThePlan();
            // What a change before gave up may still be among what the plan is for.
            this.planned = planned.stream()
                    .filter(place -> trip.places().contains(place)
                            || plan.places().contains(place)
                            || trip.stayOf(place, planned, plan, atlas).isPresent())
                    .toList();
            this.earlier = earlier;
        }

        Optional<Changed> after(List<StayEdit> said) {
            var orders = said.getFirst() instanceof StayEdit.Listed listed ? asListed(listed) : said;
            if (areAtOdds(orders)) {
                return Optional.empty();
            }
            var named = new ArrayList<StayEdit>();
            for (var order : orders) {
                var meant = meant(order);
                if (meant.isEmpty()) {
                    return Optional.empty();
                }
                named.addAll(meant.get());
            }
            if (named.isEmpty()) {
                // That it has not what is to be dropped, or has it so already, is said as before.
                boolean takesFromNowhere =
                        orders.stream().anyMatch(order -> order.places().size() > 1 || isBeside(order));
                return takesFromNowhere ? Optional.of(standing(notes)) : Optional.empty();
            }
            var edits = LengthOfEdits.shared(named, plan.days().size());
            var length = new LengthOfEdits(trip, plan.days().size(), isTheEndFixed);
            if (length.isAgainstTheFlight(edits) && !length.isAllTheySay(edits)) {
                return Optional.of(standing(List.of(
                        "Not changed: you fly home on %s, so the trip has %d days. Tell me the new day of your flight, or from which stay a night is to be taken or given, and I do it."
                                .formatted(
                                        inWords(plan.days().getLast()),
                                        plan.days().size()))));
            }
            return length.isAllTheySay(edits)
                    ? Optional.empty()
                    : length.after(edits, orders, !notes.isEmpty()).flatMap(days -> changed(edits, orders, days));
        }

        /** A list of all stays, or else of some of them. */
        private List<StayEdit> asListed(StayEdit.Listed listed) {
            var stays = listed.stays().stream()
                    .flatMap(stay ->
                            sleptAt(stay.place()).map(place -> new StayEdit.Counted(place, stay.nights())).stream())
                    .toList();
            var places = stays.stream().map(StayEdit.Counted::place).distinct().toList();
            int more = listed.nights() - trip.nights();
            boolean areAll = places.containsAll(trip.places())
                    || (listed.hasTheRest()
                            ? stays.size() >= SEVERAL
                            : more == 0 || more == (trip.home().isPresent() ? 1 : -1))
                    || (listed.announced() && stays.size() >= SEVERAL);
            return areAll && places.size() == listed.stays().size()
                    ? List.of(new StayEdit.Listed(stays, listed.announced()))
                    : listed.each();
        }

        /** Where one sleeps for a place: there, or by it. */
        private Optional<Place> sleptAt(Place place) {
            var beside = stayOrNew(place)
                    .or(() -> atlas.near(place.at(), BESIDE_KILOMETRES).stream()
                            .map(Places.Nearby::place)
                            .filter(atlas::isForANight)
                            .findFirst());
            beside.filter(stay -> !stay.equals(place)).ifPresent(stay -> cameFor.putIfAbsent(stay, place));
            return beside;
        }

        private static boolean isBeside(StayEdit order) {
            return switch (order) {
                case Add add -> !add.turn().beside().isEmpty();
                case StayEdit.Move move -> !move.turn().beside().isEmpty();
                default -> false;
            };
        }

        /** Whether a stay that one of them drops is named again after that, or one is to change with itself. */
        private boolean areAtOdds(List<StayEdit> orders) {
            var gone = new HashSet<Place>();
            for (var order : orders) {
                var named = order.places().stream()
                        .map(place -> stayOf(place).orElse(place))
                        .toList();
                if (named.stream().anyMatch(gone::contains)
                        || named.stream().distinct().count() < named.size()) {
                    return true;
                }
                if (order instanceof Drop || order instanceof Replace) {
                    gone.add(named.getFirst());
                }
            }
            return false;
        }

        /** Nothing where the stays are so already. */
        private Optional<Changed> changed(List<StayEdit> edits, List<StayEdit> orders, int days) {
            int more = days - plan.days().size();
            var outcome = ChangedStays.after(edits, trip, trip.nights() + more, earlier);
            notes.addAll(outcome.notes());
            if (outcome.impossible()) {
                return Optional.of(standing(List.of("Not changed: " + String.join(" ", notes))));
            }
            var end = edits.stream()
                    .filter(AtTheEdge.class::isInstance)
                    .map(AtTheEdge.class::cast)
                    .filter(edge -> endsThere.contains(edge.place()))
                    .map(AtTheEdge::place)
                    .findFirst();
            if (outcome.stays().equals(trip) && end.isEmpty()) {
                return asItIs(orders);
            }
            end.ifPresent(place -> notes.add("The trip ends in %s now, and does not go back to %s."
                    .formatted(place.name(), trip.home().map(Place::name).orElse("where it began"))));
            var kept = outcome.stays().places();
            var named = edits.stream().flatMap(edit -> edit.places().stream()).toList();
            // Whoever lists their stays refuses none that we chose.
            boolean isAList = edits.stream().anyMatch(StayEdit.Listed.class::isInstance);
            var gone = Stream.concat(
                            trip.places().stream().filter(place -> !kept.contains(place)),
                            planned.stream()
                                    .filter(place -> stayOf(place)
                                            .filter(stay -> !kept.contains(stay))
                                            .isPresent()))
                    .distinct()
                    .filter(place -> !kept.contains(place) && (!isAList || planned.contains(place)))
                    .toList();
            var nights = outcome.said().stream()
                    .map(place ->
                            Placement.staying(place.name(), outcome.stays().nightsAt(place)))
                    .toList();
            var changed = outcome.said().stream()
                    .filter(place -> outcome.stays().nightsAt(place) != trip.nightsAt(place))
                    .toList();
            edits.stream()
                    .flatMap(edit -> switch (edit) {
                        case Drop drop -> Stream.of(drop.place());
                        case StayEdit.Listed listed -> gone.stream();
                        default -> Stream.<Place>empty();
                    })
                    .forEach(place -> notes.addFirst("%s is left out from now on.".formatted(place.name())));
            if (!changed.isEmpty()) {
                notes.addFirst(changed.stream()
                                .map(place -> "%s has %s now"
                                        .formatted(
                                                place.name(),
                                                inWords(outcome.stays().nightsAt(place))))
                                .collect(Collectors.joining(", "))
                        + (more == 0
                                ? "; the trip is as long as before" + (isTheEndFixed ? ", for your flight home." : ".")
                                : "; the plan is for %d days now.".formatted(days)));
            } else if (more != 0) {
                notes.addFirst("The plan is for %d days now.".formatted(days));
            }
            return Optional.of(
                    new Changed(outcome.stays().days(), targets(kept, gone, named), gone, nights, notes, end));
        }

        /** What the plan has already is told; nothing where it is said as before. */
        private Optional<Changed> asItIs(List<StayEdit> orders) {
            var had = orders.stream().flatMap(order -> had(order).stream()).toList();
            var nights = orders.stream()
                    .flatMap(order -> meant(order).stream().flatMap(List::stream))
                    .filter(Nights.class::isInstance)
                    .map(Nights.class::cast)
                    .map(given -> Placement.staying(given.place().name(), given.nights()))
                    .toList();
            boolean isWantedBack = orders.stream().anyMatch(Restore.class::isInstance);
            return had.isEmpty() || isWantedBack
                    ? Optional.empty()
                    : Optional.of(new Changed(List.of(), planned, List.of(), nights, had));
        }

        private Optional<String> had(StayEdit order) {
            return switch (order) {
                case Nights given ->
                    stayOf(given.place())
                            .map(stay -> "%s has %s already, so nothing is changed."
                                    .formatted(given.place().name(), inWords(trip.nightsAt(stay))));
                case StayEdit.Count count ->
                    count.place()
                            .flatMap(place -> stayOf(place)
                                    .map(stay -> "%s has %s already, so nothing is changed."
                                            .formatted(place.name(), inWords(trip.nightsAt(stay)))));
                case StayEdit.Move move
                when !move.turn().beside().isEmpty() ->
                    Optional.of("%s comes %s %s already, so nothing is changed."
                            .formatted(
                                    move.place().name(),
                                    move.turn().when().name().toLowerCase(Locale.ROOT),
                                    move.turn().beside().stream()
                                            .map(Place::name)
                                            .collect(Collectors.joining(" and "))));
                case StayEdit.Move move -> Optional.of("The places come in that order already.");
                case StayEdit.Listed listed -> Optional.of("The stays are so already, so nothing is changed.");
                case StayEdit.InThisOrder listed -> Optional.of("The places come in that order already.");
                case StayEdit.ToADay moved ->
                    Optional.of("%s is on that day already, as far as stays that keep their nights allow."
                            .formatted(moved.place().name()));
                default -> Optional.empty();
            };
        }

        private Changed standing(List<String> why) {
            return new Changed(List.of(), planned, List.of(), List.of(), why);
        }

        private static String inWords(LocalDate day) {
            return DAY.format(day);
        }

        private static String inWords(int nights) {
            return nights == 1 ? "1 night" : nights + " nights";
        }

        /**
         * In the order of the stays: what is seen from each, or itself.
         *
         * @param named in the orders
         */
        private List<Place> targets(List<Place> kept, List<Place> gone, List<Place> named) {
            var others = planned.stream()
                    .filter(place -> !gone.contains(place)
                            && !kept.contains(place)
                            && stayOf(place).isEmpty())
                    .toList();
            return Stream.concat(
                            kept.stream().flatMap(stay -> {
                                var own = planned.stream()
                                        .filter(place -> stayOf(place)
                                                .filter(stay::equals)
                                                .isPresent())
                                        .toList();
                                // Where one only sleeps since we chose it, nobody asked for it.
                                return own.isEmpty()
                                                && (named.contains(stay)
                                                        || !trip.places().contains(stay))
                                        ? Stream.of(cameFor.getOrDefault(stay, stay))
                                        : own.stream();
                            }),
                            others.stream())
                    .distinct()
                    .toList();
        }

        private Optional<Place> stayOf(Place place) {
            return trip.stayOf(place, planned, plan, atlas);
        }

        /** The order with the stays that it means; none where what it names is not in the plan, nothing where it is no order of stays. */
        private Optional<List<StayEdit>> meant(StayEdit order) {
            return switch (order) {
                case Drop drop -> one(drop.place(), Drop::new);
                case Nights given ->
                    stayOrNew(given.place())
                            .filter(place -> given.donor()
                                    .filter(donor -> stayOf(donor).isEmpty())
                                    .isEmpty())
                            .map(place -> List.<StayEdit>of(new Nights(
                                    place, given.nights(), given.donor().flatMap(this::stayOf))))
                            .or(() -> unknown(given.donor()));
                case More more
                when more.by() < 0 && stayOf(more.place()).isEmpty() ->
                    fewer(more).or(() -> unknown(Optional.of(more.place())));
                case More more ->
                    (more.by() < 0 ? stayOf(more.place()) : stayOrNew(more.place()))
                            .filter(place -> more.other()
                                    .filter(other -> stayOf(other).isEmpty())
                                    .isEmpty())
                            .map(place -> List.<StayEdit>of(
                                    new More(place, more.by(), more.other().flatMap(this::stayOf))))
                            .or(() -> unknown(more.other()))
                            .or(() -> unknown(Optional.of(more.place())));
                case Add add ->
                    stayOrNew(add.place())
                            .flatMap(place -> turn(add.turn())
                                    .map(turn -> List.<StayEdit>of(new Add(place, add.nights(), turn, add.onTop()))))
                            .or(() -> absent(add.turn()));
                case Replace replace when isUnknown(replace.old()) -> insteadOfNothing(replace);
                case Replace replace ->
                    stayOf(replace.old())
                            .flatMap(old -> stayOrNew(replace.place())
                                    .map(place -> List.of(
                                            replace.mutual() && stayOf(place).isPresent()
                                                    ? new StayEdit.Swap(old, place)
                                                    : new Replace(old, place, replace.nights(), false))));
                case StayEdit.Swap swap ->
                    stayOf(swap.one())
                            .flatMap(one ->
                                    stayOf(swap.other()).map(other -> List.<StayEdit>of(new StayEdit.Swap(one, other))))
                            .or(() -> unknown(Optional.of(swap.one())))
                            .or(() -> unknown(Optional.of(swap.other())));
                case StayEdit.Move move ->
                    turn(move.turn())
                            .flatMap(turn -> stayOf(move.place())
                                    .map(place -> List.<StayEdit>of(new StayEdit.Move(place, turn)))
                                    // What a plan only sees on the way has no turn among its stays.
                                    .or(() -> stayOrNew(move.place())
                                            .filter(place -> !plan.places().contains(place))
                                            .map(place -> List.of(new Add(place, Optional.empty(), turn)))))
                            .or(() -> absent(move.turn()));
                case AtTheEdge edge
                when edge.last()
                        && edge.insteadOf().isPresent()
                        && edge.insteadOf().equals(trip.home()) ->
                    stayOrNew(edge.place()).map(place -> {
                        endsThere.add(place);
                        return List.of(new AtTheEdge(place, true, Optional.empty()));
                    });
                case AtTheEdge edge ->
                    stayOrNew(edge.place())
                            .map(place -> List.of(new AtTheEdge(
                                    place, edge.last(), edge.insteadOf().flatMap(this::stayOf))));
                case Restore restore ->
                    stayOrNew(restore.place())
                            .or(() -> formerStayOf(restore.place()))
                            .map(place -> {
                                cameFor.put(place, restore.place());
                                return List.of(new Restore(place, restore.alone()));
                            });
                case StayEdit.Rest rest ->
                    stayOf(rest.place())
                            .map(place -> List.<StayEdit>of(new StayEdit.Rest(place)))
                            .or(() -> stayOrNew(rest.place())
                                    .map(place -> List.of(new Add(place, Optional.empty(), StayEdit.Turn.ANY))));
                case StayEdit.Give give -> one(give.place(), StayEdit.Give::new);
                case StayEdit.GiveFromTheLongest longest -> Optional.of(List.of(longest));
                case StayEdit.InAll all -> Optional.of(List.of(all));
                case StayEdit.Longer longer -> Optional.of(List.of(longer));
                case StayEdit.Count count -> counted(count);
                case StayEdit.InThisOrder listed -> {
                    var stays = listed.places().stream()
                            .flatMap(place -> stayOf(place).stream())
                            .distinct()
                            .toList();
                    yield Optional.of(List.<StayEdit>of(new StayEdit.InThisOrder(stays)))
                            .filter(all -> stays.size() == listed.places().size());
                }
                case StayEdit.Listed listed -> Optional.of(List.of(listed));
                case StayEdit.ToADay moved ->
                    stayOf(moved.place())
                            .filter(place -> moved.day() >= 1
                                    && moved.day() <= plan.days().size())
                            .map(place -> List.of(new StayEdit.ToADay(place, moved.day())));
                case StayEdit.Fewer fewer -> Optional.of(List.of(fewer));
                case StayEdit.Keep keep -> stayOf(keep.place()).map(place -> List.of(new StayEdit.Keep(place)));
            };
        }

        /** No stay has as many nights as the trip has days. */
        private Optional<List<StayEdit>> counted(StayEdit.Count count) {
            return count.place().isEmpty() || count.count() >= plan.days().size()
                    ? Optional.of(List.of(new StayEdit.InAll(count.count())))
                    : count.place()
                            .flatMap(this::stayOrNew)
                            .map(place -> List.of(new Nights(place, count.count(), Optional.empty())));
        }

        /** The turn among the stays that it means; nothing where one of them is none. */
        private Optional<StayEdit.Turn> turn(StayEdit.Turn said) {
            var stays = said.beside().stream()
                    .flatMap(place -> stayOf(place).stream())
                    .distinct()
                    .toList();
            return Optional.of(new StayEdit.Turn(said.when(), stays))
                    .filter(turn -> stays.size() == said.beside().size());
        }

        private Optional<List<StayEdit>> absent(StayEdit.Turn turn) {
            return turn.beside().stream()
                    .filter(place -> stayOf(place).isEmpty())
                    .findFirst()
                    .flatMap(place -> unknown(Optional.of(place)));
        }

        private Optional<List<StayEdit>> one(Place place, Function<Place, StayEdit> order) {
            var stay = stayOf(place);
            return stay.isPresent() ? Optional.of(List.of(order.apply(stay.get()))) : unknown(Optional.of(place));
        }

        private boolean isUnknown(Place place) {
            return stayOf(place).isEmpty()
                    && !planned.contains(place)
                    && plan.places().stream().noneMatch(place::equals)
                    && trip.home().filter(place::equals).isEmpty()
                    && plan.visits().stream()
                            .noneMatch(visit -> visit.activity().contains(place.name()));
        }

        /** What is to come for a place that the plan has not comes all the same. */
        private Optional<List<StayEdit>> insteadOfNothing(Replace replace) {
            var place = replace.place();
            if (stayOf(place).isPresent() || !atlas.isForANight(place)) {
                return Optional.empty();
            }
            notes.add("%s is not in the plan, so nothing is swapped for %s: it comes in beside the others."
                    .formatted(replace.old().name(), place.name()));
            return Optional.of(List.of(new Add(place, replace.nights(), StayEdit.Turn.ANY)));
        }

        /** Of what is only seen from a stay, the nights are those of that stay; where it is seen from several, there is none to take. */
        private Optional<List<StayEdit>> fewer(More more) {
            var place = more.place();
            var from = plan.days().stream()
                    .filter(day -> plan.on(day).isAt(place))
                    .flatMap(day -> plan.on(day).entries().getLast().place().stream())
                    .filter(trip.places()::contains)
                    .distinct()
                    .toList();
            if (from.isEmpty()) {
                return Optional.empty();
            }
            if (from.size() > 1) {
                notes.add("No night of the plan is in %s, so none is taken there.".formatted(place.name()));
                return Optional.of(List.of());
            }
            notes.add("The plan sleeps in %s for %s, so that is the stay that is shorter."
                    .formatted(from.getFirst().name(), place.name()));
            return Optional.of(
                    List.of(new More(from.getFirst(), more.by(), more.other().flatMap(this::stayOf))));
        }

        /** That a place is not in the plan; nothing where the plan only sees it. */
        private Optional<List<StayEdit>> unknown(Optional<Place> place) {
            return place.filter(one -> stayOf(one).isEmpty()
                            && !planned.contains(one)
                            && plan.places().stream().noneMatch(one::equals))
                    .map(one -> {
                        notes.add("%s is not in the plan, whose stays are %s."
                                .formatted(
                                        one.name(),
                                        String.join(
                                                ", ",
                                                trip.places().stream()
                                                        .map(Place::name)
                                                        .toList())));
                        return List.of();
                    });
        }

        /** "Back to Yala": where the trip slept for it. */
        private Optional<Place> formerStayOf(Place place) {
            return atlas.isForANight(place)
                    ? Optional.empty()
                    : earlier.reversed().stream()
                            .flatMap(then -> then.places().stream())
                            .filter(stay -> !atlas.parentOf(place).isPresent()
                                    && stay.at().kilometresTo(place.at()) <= BESIDE_KILOMETRES)
                            .findFirst();
        }

        private Optional<Place> stayOrNew(Place place) {
            return stayOf(place).or(() -> Optional.of(place).filter(atlas::isForANight));
        }
    }
}
