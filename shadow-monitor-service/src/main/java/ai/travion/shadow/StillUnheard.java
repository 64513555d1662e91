package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Of the clauses that the router did not hear those that the planner, which reads a message for itself, does not hear either: it would plan and say the same without them. */
final class StillUnheard {

    /** No name, which is often told for other reasons, and no day, night or hour. */
    private static final Pattern THING = Pattern.compile(
            "\\b(?!(?:days?|nights?|start\\p{L}*|instead|before|other|hours?|stops?|places?|earl\\p{L}+|plan|trip|order|left|from|than|with|more|less|your|over|then|that|this|they|them|some\\p{L}*|nothing)\\b)\\p{Ll}{4,}\\b");

    private static final String CUT_SHORT = " \u2026";

    private StillUnheard() {}

    /**
     * What is left of them.
     *
     * @param planned what came of the state
     * @param plan what comes of a state
     */
    static List<String> in(GraphState received, GraphState planned, UnaryOperator<GraphState> plan) {
        return received.getUnheard().stream()
                .filter(clause -> !isToldAsDone(clause, planned) && !isHeard(clause, received, planned, plan))
                .toList();
    }

    /** "Swap the rock for something flat" where a rock is left out, were it for another reason. */
    private static boolean isToldAsDone(String clause, GraphState planned) {
        var otherwise = planned.getAssumptions().stream()
                .filter(said -> said.startsWith(PlanDifference.AGAINST))
                .map(said -> said.toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" "));
        return Patterns.in(THING, clause)
                .map(MatchResult::group)
                .anyMatch(thing -> Pattern.compile("\\b" + thing.replaceFirst("(?:es|s)$", "") + "(?:e?s)?\\b")
                        .matcher(otherwise)
                        .find());
    }

    private static boolean isHeard(
            String clause, GraphState received, GraphState planned, UnaryOperator<GraphState> plan) {
        var words = clause.endsWith(CUT_SHORT) ? clause.substring(0, clause.length() - CUT_SHORT.length()) : clause;
        var others = received.getUserQuery().replace(words, "");
        if (others.equals(received.getUserQuery())) {
            // What was put in other words for the planner, or is done with, is not read by it.
            return false;
        }
        var without =
                plan.apply(GraphState.newBuilder(received).setUserQuery(others).build());
        return !visits(without).equals(visits(planned))
                || !without.getAssumptions().equals(planned.getAssumptions());
    }

    private static List<String> visits(GraphState state) {
        return state.getItinerary().stream()
                .map(slot -> slot.getDate() + " " + slot.getTime() + " " + slot.getActivity())
                .toList();
    }
}
