package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Is it ok on Poya?", "is it full because of Poya?" beside a plan: what the Poya days of the whole plan mean for its stops. */
public final class PoyaOfThePlan {

    private static final int MOST = 3;
    private static final String LEAD =
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|hm+|wait|please|just)\\W+){0,4}(?:is|are|will|would|does|do|can|could)\\s+(?:it|that|this|everything|we|they|all|the\\s+(?:plan|trip|climb|hike|day|visit|place|temple)|there)\\b[^.;!?]{0,30}?\\b";
    private static final String POYA =
            "\\s+(?:then\\s+)?(?:on|because\\s+of|due\\s+to|with|during|for|at|by)\\s+(?:the\\s+|a\\s+|that\\s+)?(?:poya|full\\s*moon)(?:\\s+(?:day|night|holiday|weekend))?\\W*$";
    private static final Pattern FULL =
            Patterns.anyCase(LEAD + "(?:full(?:er)?|crowded|busy|busier|packed|overcrowded|crowds)" + POYA);
    private static final Pattern FINE = Patterns.anyCase(LEAD
            + "(?:ok(?:ay)?|fine|alright|all\\s+right|possible|allowed|good|a\\s+good\\s+idea|doable|safe|do\\s+(?:it|that|this)|go|work)"
            + POYA);
    private static final Pattern OF_POYA = Patterns.words("poya");

    private static final Pattern WHETHER_IN_THE_TRIP = Patterns.anyCase(
            "(?=.*\\b(?:poya|full\\s*moon)).*\\b(?:fall|falls|come|comes|lie|lies|happen|happens|is\\s+(?:it|one|there\\s+one)|land|lands)\\s+(?:in|into|within|during|on)\\s+(?:(?:any\\s+of|one\\s+of)\\s+)?(?:our|the|my)\\s+(?:trip|plan|stay|days|holidays?|dates|tour|time)\\b[^.;]*");

    private PoyaOfThePlan() {}

    /** "What about the Poya day, does it fall into our trip?", asked in one question. */
    public static GraphState inFull(GraphState state) {
        return Patterns.isAllOf(WHETHER_IN_THE_TRIP, Utterance.of(state.getUserQuery()).text())
                ? GraphState.newBuilder(state)
                        .setUserQuery("Is there a Poya day during our trip?")
                        .build()
                : state;
    }

    /** Nothing where something else is asked, or no Poya day is known of the plan. */
    public static Optional<String> answered(GraphState state, Conversation conversation) {
        var said = Utterance.of(state.getUserQuery());
        boolean full = said.has(FULL);
        boolean asked = !conversation.itinerary().isEmpty()
                && conversation.isBesideThePlan()
                && conversation.pending().isEmpty()
                && (full || said.has(FINE));
        if (!asked) {
            return Optional.empty();
        }
        var found = state.getConstraintViolations().stream()
                .filter(violation -> Patterns.isIn(OF_POYA, violation.getDescription()))
                .toList();
        // Who asks of the crowds does not ask what is poured.
        var crowds = found.stream().filter(violation -> !isOfAlcohol(violation)).toList();
        var told = inWords(full && !crowds.isEmpty() ? crowds : found);
        return told.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        (full ? "Yes, expect it to be fuller: " : "It can be done; this is to be minded: ") + told);
    }

    private static boolean isOfAlcohol(ConstraintViolation violation) {
        return violation.getConstraintType().contains("alcohol");
    }

    private static String inWords(List<ConstraintViolation> found) {
        return found.stream()
                .map(violation -> (violation.getDescription().strip() + " "
                                + violation.getSuggestion().strip())
                        .strip())
                .distinct()
                .limit(MOST)
                .collect(Collectors.joining(" "));
    }
}
