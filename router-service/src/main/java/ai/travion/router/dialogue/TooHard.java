package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.FitForWhom;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "Then take that out", "leave out whatever is too much for them": what the last answer named as hard, the hardest of it first. What goes uphill,
 * shakes or is wet goes before a few steps do.
 */
public final class TooHard {

    private static final String LEAD =
            "^\\W*(?:(?:no|ok(?:ay)?|yes|then|well|please|pls|just|so|hm+|i\\s+see|thanks|actually|rather|and|but|(?:can|could)\\s+(?:you|we)|let'?s|you\\s+can)\\b\\W*)*";
    private static final String OUT = "(?:take|leave|drop|remove|cut|skip|throw|delete|cancel)\\s+(?:out\\s+)?";
    private static final String THAT =
            "(?:it|that|this|those|them|these|all\\s+of\\s+(?:it|that|them|those))(?:\\s+(?:ones?|bits?|parts?|stops?|things?))?";
    private static final String ADJECTIVE =
            "(?:hard|difficult|tough|strenuous|rough|steep|tiring|risky|dangerous|problematic|unsuitable)";
    private static final String HARD =
            "(?:(?:what(?:ever)?|everything|anything|all)(?:\\s+(?:that|which))?(?:(?:'s|\\s+(?:is|are|seems?|looks?|might\\s+be|would\\s+be))\\s+(?:(?:too|so|very)\\s+)?(?:much|"
                    + ADJECTIVE
                    + "|a\\s+problem|not\\s+(?:good|ok(?:ay)?|suitable|possible|safe|fit))(?:\\s+for\\s+(?:(?:my|our|the)\\s+)?\\p{L}+)?|\\s+(?:he|she|they|we|i)\\s+(?:can(?:'t|not)|couldn't)\\s+(?:do|manage))|the\\s+(?:(?:too\\s+)?"
                    + ADJECTIVE + "|(?:hard|tough|rough|steep)est)\\s+(?:ones?|bits?|parts?|stops?|things?))";
    private static final String TAIL =
            "(?:\\s+(?:out|off|away|then|please|pls|again|for\\s+(?:her|him|them|us|me)|from\\s+(?:it|(?:the|our|my)\\s+(?:plan|trip|itinerary))))*\\W*$";
    private static final Pattern NAMED_OUT = Patterns.anyCase(LEAD + OUT + "(?:" + THAT + "|" + HARD + ")" + TAIL);
    private static final Pattern HARD_OUT = Patterns.anyCase(LEAD + OUT + HARD + TAIL);
    private static final Pattern A_PLAN =
            Patterns.anyCase("here is (?:a|the|your) plan\\b|(?m:^)The plan, (?:day by day|with the days that)\\b");

    private TooHard() {}

    /** The stops that are to go; none where something else is meant, or nothing of the plan is hard. */
    public static List<Entry> in(GraphState state, Places atlas) {
        var said = Utterance.of(state.getUserQuery());
        if (state.getItinerary().isEmpty() || state.getPendingClarification().isPresent() || !said.is(NAMED_OUT)) {
            return List.of();
        }
        var plan = Itinerary.of(state.getItinerary(), atlas);
        var hard = FitForWhom.hardest(plan);
        var named = Conversation.lastAnswer(state).filter(answer -> !Patterns.isIn(A_PLAN, answer)).stream()
                .flatMap(answer -> plan.visits().stream()
                        .filter(stop -> answer.contains("%s (day %d".formatted(stop.activity(), stop.number()))))
                .toList();
        var hardest = named.stream().filter(hard::contains).toList();
        // An answer tells only of the first few.
        return !hardest.isEmpty()
                ? hard.stream()
                        .filter(stop -> hardest.contains(stop) || said.is(HARD_OUT))
                        .toList()
                : named.isEmpty() && said.is(HARD_OUT) ? hard : named;
    }

    /** What is answered where all that is hard is to go, and nothing is; nothing where something else is meant. */
    public static Optional<String> none(GraphState state, Places atlas) {
        var said = Utterance.of(state.getUserQuery());
        boolean asked = !state.getItinerary().isEmpty()
                && state.getPendingClarification().isEmpty()
                && said.is(HARD_OUT)
                && in(state, atlas).isEmpty();
        return asked
                ? Optional.of(
                        "Not changed: nothing in the plan is a climb, a jeep drive or a boat. Name a stop, and I take it out; say \"no long drives\" or \"no early starts\" for the rest.")
                : Optional.empty();
    }
}
