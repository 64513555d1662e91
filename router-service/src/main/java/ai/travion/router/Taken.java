package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.graph.Step;
import ai.travion.router.dialogue.Conversation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What a message was taken for while a plan stands. */
enum Taken {
    /** A change, of which something was understood. */
    CHANGE,
    /** A change of which nothing was understood: the plan would be made again as it is. */
    NO_CHANGE,
    /** An order for a plan of which most places are others. */
    ANOTHER_PLAN,
    /** A question to the plan, which told the answer. */
    ANSWERED_BY_THE_PLAN,
    /** A question or a word that is looked up or answered. */
    QUESTION,
    /** No matter of travel. */
    REFUSED,
    /** It was asked back. */
    ASKED_BACK;

    /** @param before what went before the message */
    static Taken in(Conversation before, Step step) {
        var after = step.state();
        if (after.getRouteDecision() == RouteDecision.ASK_CLARIFICATION) {
            return ASKED_BACK;
        }
        return switch (after.getIntent()) {
            case TRIP_PLANNING ->
                after.getRouteDecision() == RouteDecision.DIRECT_ANSWER
                        ? ANSWERED_BY_THE_PLAN
                        : isSettled(after)
                                ? CHANGE
                                : leavesMost(before.ofThePlan(), after.getTargetLocations())
                                        ? ANOTHER_PLAN
                                        : isMoved(before.known(), after.getPreferences()) ? CHANGE : NO_CHANGE;
            case OFF_TOPIC -> REFUSED;
            case GREETING, TOURISM_QUERY, REAL_TIME_INFO, UNKNOWN -> QUESTION;
        };
    }

    /** Whether the plan is made, as before or otherwise. */
    boolean plans() {
        return this == CHANGE || this == NO_CHANGE || this == ANOTHER_PLAN;
    }

    /** Whether the plan has all that the message orders, as edits. */
    static boolean isSettled(GraphState after) {
        return after.getDoneTurns().contains(after.getTurn()) && !after.getPlanStands();
    }

    private static boolean leavesMost(List<Place> planned, List<String> now) {
        long kept = planned.stream().filter(place -> now.contains(place.name())).count();
        return planned.size() > 2 && kept < 2;
    }

    /** Whether anything that a plan follows is another. */
    private static boolean isMoved(Preferences known, Optional<Preferences> meant) {
        return meant.filter(now ->
                        followed(known).equals(followed(now)) && planned(known).equals(planned(now)))
                .isEmpty();
    }

    private static List<Object> followed(Preferences known) {
        return List.of(
                values(known.getInterests()),
                values(known.getAvoid()),
                values(known.getOther()),
                known.getPace().map(StatedValue::getValue),
                known.getOrigin().map(StatedValue::getValue),
                known.getWalkingTolerance().map(StatedValue::getValue),
                known.getParty()
                        .map(party -> StatedParty.newBuilder(party).setTurn(0).build()),
                known.getBudget()
                        .map(budget ->
                                StatedBudget.newBuilder(budget).setTurn(0).build()),
                known.getDates().flatMap(StatedDates::getStart),
                known.getDates().flatMap(StatedDates::getDays));
    }

    /** The places of the last turn that named any. */
    private static Set<String> planned(Preferences known) {
        int turn =
                known.getPlaces().stream().mapToInt(StatedValue::getTurn).max().orElse(0);
        return known.getPlaces().stream()
                .filter(place -> place.getTurn() == turn)
                .map(StatedValue::getValue)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> values(List<StatedValue> stated) {
        return stated.stream().map(StatedValue::getValue).collect(Collectors.toSet());
    }
}
