package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.graph.Graph;
import ai.travion.graph.Step;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.Dates;
import ai.travion.router.intent.Comprehension;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.stays.StaysOfThePlan;
import ai.travion.router.wishes.Remembering;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.PlannedStay;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.RouteDecision;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A turn that orders the stays of its plan and nothing besides goes to the planner with them, and with no word that could be read otherwise. */
final class SettledStays {

    /** What was ordered of stays before, as it is kept. */
    private static final Pattern ORDERED =
            Pattern.compile("^(?:(?<n>\\d{1,2}) nights in (?<place>.+)|in this order: .+)$");

    /** How it is kept that a trip does not go back to where it began. */
    private static final String ENDS_IN = "the trip ends in ";

    private static final Pattern OF_STAYS = Patterns.words(
            "nights?|stay|stays|staying|sleep|stops?|bases?|hotels?|towns?|places?|route|order|round|circuit|longer|shorter|fewer|less|more|extend|extra|another|slower|relaxed|relaxing|rush\\p{L}*|packed|hectic|busy|full|pace|drives?|driving|road|days|weeks?|instead|back|again|undo");

    private final Places atlas;
    private final StaysOfThePlan stays;
    private final BiFunction<GraphState, String, Step> told;

    /** @param told what answers a turn beside the plan in hand */
    SettledStays(Places atlas, Comprehension comprehension, Clock clock, BiFunction<GraphState, String, Step> told) {
        this.atlas = atlas;
        this.stays = new StaysOfThePlan(
                atlas,
                remark -> comprehension
                        .read(remark, LocalDate.now(clock))
                        .wishes()
                        .areStated());
        this.told = told;
    }

    /** Nothing where the message is not of stays alone. */
    Optional<Step> of(GraphState state) {
        return stays.in(state)
                .map(changed -> changed.stands()
                        ? told.apply(remembering(state, changed), String.join(" ", changed.notes()))
                        : Step.to(Graph.REWRITER, planned(state, changed)));
    }

    /** A change of a plan for the same places and days that speaks of no stay, nor of the road, leaves the stays as they are. */
    Step kept(GraphState received, Step step) {
        var state = step.state();
        var days = Itinerary.of(received.getItinerary(), atlas).days();
        boolean isAChange = state.getIntent() == IntentType.TRIP_PLANNING
                && state.getRouteDecision() == RouteDecision.REWRITE_THEN_RETRIEVE
                && !state.getPlanStands()
                && state.getStays().isEmpty()
                && !Patterns.isIn(OF_STAYS, received.getUserQuery());
        if (!isAChange || days.isEmpty() || !isForTheSame(state, received, days)) {
            return step;
        }
        var stays = StaysOfThePlan.asTheyAre(received, atlas);
        return Step.to(
                step.next(),
                GraphState.newBuilder(state)
                        .setStays(stays)
                        .setTargetLocations(stays.isEmpty() ? state.getTargetLocations() : inThePlan(state, received))
                        .build());
    }

    /** Where the stays are as they were, no day goes to a place for which there was no time. */
    private List<String> inThePlan(GraphState state, GraphState received) {
        var plan = Itinerary.of(received.getItinerary(), atlas);
        var had = state.getTargetLocations().stream()
                .filter(name -> plan.entries().stream()
                        .anyMatch(entry -> entry.activity().contains(name)
                                || entry.place()
                                        .filter(place -> place.name().equals(name))
                                        .isPresent()))
                .toList();
        return had.isEmpty() ? state.getTargetLocations() : had;
    }

    /** Nights that a stay has already are as good as ordered. */
    private GraphState remembering(GraphState state, StaysOfThePlan.Changed changed) {
        return changed.nights().isEmpty()
                ? state
                : GraphState.newBuilder(state)
                        .setPreferences(
                                new Remembering(Conversation.in(state, atlas).known(), state.getTurn())
                                        .placing(changed.nights())
                                        .known())
                        .build();
    }

    private boolean isForTheSame(GraphState state, GraphState received, List<LocalDate> days) {
        var last = state.getTargetEndDate().or(state::getTargetDate);
        return state.getTargetDate().filter(days.getFirst()::equals).isPresent()
                && last.filter(days.getLast()::equals).isPresent()
                && Set.copyOf(state.getTargetLocations())
                        .equals(Conversation.in(received, atlas).ofThePlan().stream()
                                .map(Place::name)
                                .collect(Collectors.toSet()));
    }

    private GraphState planned(GraphState state, StaysOfThePlan.Changed changed) {
        var days = Itinerary.of(state.getItinerary(), atlas).days();
        int length = changed.stays().stream().mapToInt(PlannedStay::getDays).sum();
        var names = changed.targets().stream().map(Place::name).toList();
        var remembered = new Remembering(
                        stillOrdered(
                                Conversation.in(state, atlas).known(),
                                StaysOfThePlan.asTheyAre(state, atlas),
                                changed.stays()),
                        state.getTurn())
                .leavingOut(changed.gone(), changed.targets())
                .placing(changed.nights())
                .places(changed.targets());
        changed.end().ifPresent(place -> remembered.facts(List.of(ENDS_IN + place.name()), List.of()));
        if (length != days.size()) {
            var last = days.getFirst().plusDays(length - 1L);
            remembered.dates(Optional.of(
                    Dates.stated(days.getFirst(), Optional.of(last), Optional.of(length), state.getTurn())));
        }
        return Turned.replanning(state, names, days.getFirst(), length)
                .setPreferences(remembered.known())
                .setAssumptions(changed.notes())
                .setStays(changed.stays())
                .build();
    }

    /** Without what was ordered before of their order, and of stays that are changed now. */
    private static Preferences stillOrdered(Preferences known, List<PlannedStay> before, List<PlannedStay> now) {
        return Preferences.newBuilder(known)
                .setOther(known.getOther().stream()
                        .filter(term -> holds(term.getValue(), before, now))
                        .toList())
                .build();
    }

    private static boolean holds(String term, List<PlannedStay> before, List<PlannedStay> now) {
        var ordered = Patterns.matcher(ORDERED, term);
        return !ordered.matches()
                || (ordered.group("n") != null
                        && daysAt(ordered.group("place"), before) == daysAt(ordered.group("place"), now));
    }

    private static int daysAt(String place, List<PlannedStay> stays) {
        return stays.stream()
                .filter(stay -> stay.getPlace().equals(place))
                .mapToInt(PlannedStay::getDays)
                .sum();
    }
}
