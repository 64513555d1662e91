package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.graph.Graph;
import ai.travion.graph.Step;
import ai.travion.router.days.DaysOfThePlan;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.followup.OnlyAsked;
import ai.travion.router.intent.Comprehension;
import ai.travion.router.itinerary.DaysShown;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.stays.StaysOfThePlan;
import ai.travion.router.wishes.Remembering;
import ai.travion.schemas.DayEdit;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.envelope.DayOrder;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** A turn that orders single days or things of its plan and nothing besides goes to the planner with the edits, and with no word that could be read otherwise. */
final class SettledDays {

    /** "We are 2 adults": who names one of them says why. */
    private static final Pattern COUNTED = Pattern.compile("\\d|\\bwe(?:'re| are)\\b");

    /** "That's too early for us" is why a day begins later, and no wish of every day. */
    private static final Pattern OF_AN_HOUR = Pattern.compile("\\b(?:early|late)\\b");

    private final Places atlas;
    private final Comprehension comprehension;
    private final Clock clock;
    private final DaysOfThePlan edits;

    SettledDays(Places atlas, Comprehension comprehension, Clock clock) {
        this.atlas = atlas;
        this.comprehension = comprehension;
        this.clock = clock;
        this.edits = new DaysOfThePlan(atlas);
    }

    /** Nothing where the message is not of single days or things alone. */
    Optional<Step> of(GraphState state) {
        return edits.in(state)
                .filter(changed -> !onlyLooks(state))
                // A climb for who walks little is asked about before it is planned.
                .filter(changed -> !changed.climbs() || !walksLittle(state))
                .filter(changed -> changed.remarks().stream().noneMatch(this::tellsWhoTravels))
                .flatMap(changed -> planned(state, changed));
    }

    /** The plan without some of its stops; nothing where there are none. */
    Optional<Step> without(List<Entry> stops, GraphState state) {
        return stops.isEmpty() ? Optional.empty() : planned(state, edits.without(stops, state));
    }

    /** "Can we see whales in January?" and "show us the 13th to 15th" order no whales and no show. */
    private boolean onlyLooks(GraphState state) {
        return OnlyAsked.asksOfTheSeason(state.getUserQuery())
                || DaysShown.told(state.getUserQuery(), Conversation.in(state, atlas), atlas)
                        .isPresent();
    }

    private static boolean walksLittle(GraphState state) {
        return state.getPreferences().flatMap(Preferences::getWalkingTolerance).isPresent();
    }

    private boolean tellsWhoTravels(String remark) {
        return COUNTED.matcher(remark).find()
                && comprehension
                        .read(remark, LocalDate.now(clock))
                        .wishes()
                        .party()
                        .isPresent();
    }

    /** Places that were ordered so by this turn for the whole of the trip, or for a day of it: whatever is changed later, they stay out, or in. */
    private List<Place> named(GraphState state, DaysOfThePlan.Changed changed, Predicate<DayEdit> order) {
        return changed.holding().stream()
                .filter(edit -> edit.getTurn() == state.getTurn() && order.test(edit))
                .filter(edit -> !DayOrder.OUT.is(edit) || edit.getDate().isEmpty())
                .flatMap(edit -> atlas.named(edit.getThing()).stream())
                .distinct()
                .toList();
    }

    private Optional<Step> planned(GraphState state, DaysOfThePlan.Changed changed) {
        var days = Itinerary.of(state.getItinerary(), atlas).days();
        var conversation = Conversation.in(state, atlas);
        var places = conversation.ofThePlan();
        var names = places.stream().map(Place::name).toList();
        var known = new Remembering(conversation.known(), state.getTurn());
        // "My wife gets seasick": why something is ordered may be a wish of its own.
        changed.remarks().stream()
                .filter(remark -> !OF_AN_HOUR.matcher(remark).find())
                .forEach(remark -> known.wishes(
                        comprehension.read(remark, LocalDate.now(clock)).wishes(), false));
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(Step.to(
                        Graph.REWRITER,
                        Turned.replanning(state, names, days.getFirst(), days.size())
                                .setStays(StaysOfThePlan.asTheyAre(state, atlas))
                                .setPreferences(known.leavingOut(
                                                named(state, changed, DayOrder.OUT::is),
                                                named(state, changed, edit -> !DayOrder.OUT.is(edit)))
                                        .places(places)
                                        .known())
                                .setDayEdits(changed.holding())
                                .build()));
    }
}
