package ai.travion.router.wishes;

import ai.travion.atlas.Place;
import ai.travion.router.wishes.Wishes.Wish;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Adds what a turn says to what a conversation knows. Later words win; lists are bounded, so the oldest are forgotten. */
public final class Remembering {

    /** Who walks far stays away from none of these for the walk's sake. */
    private static final List<Wish> ON_FOOT = List.of(new Wish(Wishes.WALKING, false), new Wish("hiking", false));

    private static final int FIRST_TURN = 1;
    private static final int LONGEST_LIST = 12;
    /** Said of the traveller, whatever the trip: a gateway keeps it of its user. */
    private static final String CONVERSATION = "conversation";
    /** Ordered for the trip at hand: it stays in its thread. */
    private static final String TRIP = "trip";

    private final Preferences.Builder known;
    private final int turn;

    public Remembering(Preferences known, int turn) {
        this.known = Preferences.newBuilder(known);
        this.turn = turn;
    }

    /**
     * Takes in what a message says of its traveller.
     *
     * @param topicsAreInterests whether what it only speaks of is wanted too, as in a request for a plan
     */
    public Remembering wishes(Wishes wishes, boolean topicsAreInterests) {
        var wanted = topicsAreInterests ? wishes.topics() : List.<Wish>of();
        var interests = new ArrayList<>(wishes.interests());
        wanted.stream()
                .filter(wish ->
                        interests.stream().noneMatch(known -> known.value().equals(wish.value())))
                .forEach(interests::add);
        // "Plan hikes, but no hiking": what is not wanted is the safer of the two.
        interests.removeIf(wish ->
                wishes.avoid().stream().anyMatch(avoided -> avoided.value().equals(wish.value())));
        var lasting = wishes.lasting();
        withdraw(wishes.withdrawn());
        if (wishes.walkingTolerance().filter(walking -> !walking.equals("low")).isPresent()) {
            known.setAvoid(without(known.getAvoid(), ON_FOOT));
        }
        known.setInterests(with(without(known.getInterests(), wishes.avoid()), interests, lasting));
        known.setAvoid(with(without(known.getAvoid(), interests), wishes.avoid(), lasting));
        wishes.pace().map(pace -> said(pace, lasting.contains(Wishes.PACE))).ifPresent(known::setPace);
        wishes.walkingTolerance()
                .map(walking -> said(walking, lasting.contains(Wishes.WALKING)))
                .ifPresent(known::setWalkingTolerance);
        wishes.party()
                .ifPresent(party -> known.setParty(StatedParty.newBuilder(party)
                        .setTurn(turn)
                        .setOrigin(origin(lasting.contains(Wishes.PARTY)))
                        .build()));
        wishes.budget()
                .ifPresent(budget -> known.setBudget(withTheSum(budget, known.getBudget())
                        .setTurn(turn)
                        .setOrigin(origin(lasting.contains(Wishes.BUDGET)))
                        .build()));
        known.setOther(with(
                known.getOther(),
                wishes.other().stream().map(words -> new Wish(words, true)).toList(),
                lasting));
        return this;
    }

    /** "Make it cheaper" names another level, and takes no sum back. */
    private static StatedBudget.Builder withTheSum(StatedBudget said, @Nullable StatedBudget before) {
        var budget = StatedBudget.newBuilder(said);
        if (before != null
                && before.getAmount().isPresent()
                && said.getAmount().isEmpty()
                && said.getLevel().equals("low")) {
            budget.setAmount(before.getAmount().orElse(null))
                    .setCurrency(before.getCurrency().orElse(null))
                    .setPer(before.getPer());
        }
        return budget;
    }

    /** Takes in what they tell of themselves that binds no plan. */
    public Remembering facts(List<String> told, List<Place> refused) {
        var gone = refused.stream().map(OwnFacts::liking).toList();
        var left = known.getOther().stream()
                .filter(stated -> !gone.contains(stated.getValue())
                        && told.stream().noneMatch(fact -> OwnFacts.replaces(fact, stated.getValue())))
                .toList();
        var facts = told.stream().map(fact -> new Wish(fact, false)).toList();
        known.setOther(with(left, facts, told));
        return this;
    }

    /**
     * Takes in what a message fixes of the trip by the clock.
     *
     * @param anew whether it asks for another trip, for which nothing is fixed yet
     * @param sameDays whether that is on the same days, to which the flights stay what they are, and so the hour of getting up
     */
    public Remembering terms(String text, boolean anew, boolean sameDays) {
        var before = anew
                ? known.getOther().stream()
                        .filter(stated -> (sameDays
                                        && (TripTerms.isOne(stated.getValue())
                                                || StandingWish.isAStart(stated.getValue())))
                                || (!TripTerms.isOne(stated.getValue())
                                        && !Placement.isOne(stated.getValue())
                                        && !StandingWish.isOne(stated.getValue())))
                        .toList()
                : known.getOther();
        var terms =
                TripTerms.in(text).stream().map(words -> new Wish(words, true)).toList();
        known.setOther(with(before, terms, List.of()));
        return keeping(text.isEmpty() ? List.of() : StandingWish.in(text), StandingWish.fillsFreeDays(text));
    }

    /** Takes in wishes that hold for the whole of the trip; of one matter the last word holds. */
    public Remembering keeping(List<String> wishes, boolean fillsFreeDays) {
        var left = known.getOther().stream()
                .filter(stated -> wishes.stream().noneMatch(wish -> StandingWish.replaces(wish, stated.getValue()))
                        && !(fillsFreeDays && StandingWish.isAFreeDay(stated.getValue())))
                .toList();
        known.setOther(
                with(left, wishes.stream().map(wish -> new Wish(wish, true)).toList(), List.of()));
        return this;
    }

    /** What holds of the trip in other words. */
    public Remembering rewording(UnaryOperator<String> words) {
        known.setOther(known.getOther().stream()
                .map(stated -> StatedValue.newBuilder(stated)
                        .setValue(words.apply(stated.getValue()))
                        .build())
                .toList());
        return this;
    }

    /** Takes in on which day, or in which part of one, single stops are to be; of each stop the last word holds. */
    public Remembering placing(List<Placement> placements) {
        for (var placement : placements) {
            var before = placementOf(placement.stop());
            var after = before.map(placement::over).orElse(placement);
            var others = without(
                    known.getOther(),
                    before.map(said -> List.of(new Wish(said.inWords(), true))).orElse(List.of()));
            known.setOther(
                    after.isTakenBack() ? others : with(others, List.of(new Wish(after.inWords(), true)), List.of()));
        }
        return this;
    }

    private Optional<Placement> placementOf(String stop) {
        return known.getOther().stream()
                .flatMap(stated -> Placement.in(stated.getValue()).stream())
                .filter(placement -> placement.isOf(stop))
                .findFirst();
    }

    /** What does not hold, or not any more, is not known any more. */
    private void withdraw(List<String> names) {
        var withdrawn = names.stream().map(name -> new Wish(name, false)).toList();
        known.setAvoid(without(known.getAvoid(), withdrawn));
        known.setOther(without(known.getOther(), withdrawn));
        if (names.contains(Wishes.WALKING)) {
            known.setWalkingTolerance(null);
        }
        if (names.contains(Wishes.BUDGET)) {
            known.setBudget(null);
        }
    }

    /** Takes in single places that a plan is to leave out; one that is named again is wanted after all. */
    public Remembering leavingOut(List<Place> refused, List<Place> wanted) {
        var without = without(known.getAvoid(), named(wanted));
        known.setAvoid(with(without, named(refused), List.of()));
        return placing(refused.stream()
                .map(place -> new Placement(place.name(), Optional.empty(), Optional.empty()))
                .toList());
    }

    private static List<Wish> named(List<Place> places) {
        return places.stream().map(place -> new Wish(place.name(), false)).toList();
    }

    /**
     * Takes in the places that a turn names, main one first; the main one becomes the subject, which is the last of the
     * list. A place that is named again is moved there, unless the dates of the conversation rest on its earlier turn.
     */
    public Remembering places(List<Place> mainFirst) {
        int dated =
                known.hasDates() && known.getDates() != null ? known.getDates().getTurn() : 0;
        // A message that is understood anew has no other places beside its own.
        var before = known.getPlaces().stream()
                .filter(place -> place.getTurn() != turn)
                .toList();
        var resting = before.stream().filter(place -> place.getTurn() <= dated).toList();
        var later = before.stream().filter(place -> place.getTurn() > dated).toList();
        var names = mainFirst.reversed().stream()
                .map(place -> new Wish(place.name(), false))
                .toList();
        var places = new ArrayList<>(resting);
        places.addAll(with(later, names, values(names)));
        known.setPlaces(newest(places, dated));
        return this;
    }

    /**
     * The newest places and those of the turn on which the dates rest, so that a plan of long ago still has its places; and those of the
     * first turn, which a traveller may want to go back to.
     */
    private static List<StatedValue> newest(List<StatedValue> places, int dated) {
        var planned = places.stream()
                .filter(place -> dated > 0 && place.getTurn() == dated)
                .toList();
        var first = places.stream()
                .filter(place -> dated > 0 && place.getTurn() == FIRST_TURN)
                .toList();
        var others = places.stream()
                .filter(place -> !planned.contains(place) && !first.contains(place))
                .toList();
        int room = Math.max(LONGEST_LIST / 2, LONGEST_LIST - planned.size());
        var kept = others.subList(Math.max(0, others.size() - room), others.size());
        return places.stream()
                .filter(place -> kept.contains(place)
                        || newest(planned).contains(place)
                        || newest(first).contains(place))
                .toList();
    }

    public Remembering origin(Optional<Place> origin) {
        origin.map(Place::name).map(name -> said(name, true)).ifPresent(start -> {
            known.setOrigin(start);
            known.setOther(without(known.getOther(), List.of(new Wish(StandingWish.AT_THE_AIRPORT, true))));
        });
        return this;
    }

    /** Takes in the dates of the trip as they now are, or that there are none any more. */
    public Remembering dates(Optional<StatedDates> dates) {
        known.setDates(dates.orElse(null));
        return this;
    }

    public Preferences known() {
        return known.build();
    }

    private StatedValue said(String value, boolean lasts) {
        return StatedValue.newBuilder()
                .setValue(value)
                .setTurn(turn)
                .setOrigin(origin(lasts))
                .build();
    }

    private static String origin(boolean lasts) {
        return lasts ? CONVERSATION : TRIP;
    }

    private static List<String> values(List<Wish> wishes) {
        return wishes.stream().map(Wish::value).toList();
    }

    private List<StatedValue> with(List<StatedValue> before, List<Wish> wishes, List<String> lasting) {
        var after = without(before, wishes);
        for (var wish : wishes) {
            after.add(StatedValue.newBuilder()
                    .setValue(wish.value())
                    .setTurn(turn)
                    .setMust(wish.must())
                    .setOrigin(origin(lasting.contains(wish.value())))
                    .build());
        }
        return newest(after);
    }

    private static List<StatedValue> newest(List<StatedValue> values) {
        return List.copyOf(values.subList(Math.max(0, values.size() - LONGEST_LIST), values.size()));
    }

    private static List<StatedValue> without(List<StatedValue> values, Collection<Wish> wishes) {
        var left = new ArrayList<>(values);
        left.removeIf(value -> wishes.stream().anyMatch(wish -> wish.value().equalsIgnoreCase(value.getValue())));
        return left;
    }
}
