package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Is there any problem with the dates?" beside a plan: what the calendar, the seasons and the crowds hold against its days. */
public final class DateTroubles {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final int MOST = 6;
    private static final String OF_ANY_DAY = "dress_code";
    private static final String LEAD = "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|hm+|wait|please|just)\\W+){0,4}";
    private static final String TROUBLE =
            "(?:problems?|issues?|troubles?|conflicts?|clash(?:es)?|anything\\s+(?:wrong|against)|something\\s+wrong|downsides?|drawbacks?|concerns?)";
    private static final String OF =
            "(?:the|my|our|these|those|this|that|your)\\s+(?:travel\\s+|trip\\s+)?(?:dates?|days|timing|period|plan|itinerary|trip|time\\s+of\\s+(?:the\\s+)?year)";
    private static final String OF_DAYS =
            "(?:the|my|our|these|those|this|that|your)\\s+(?:travel\\s+|trip\\s+)?(?:dates?|days|timing|period|time\\s+of\\s+(?:the\\s+)?year)";
    private static final String TAIL = "(?:\\s+(?:then|at\\s+all|for\\s+(?:us|me|that|this)))?\\W*$";
    private static final Pattern ASKED = Patterns.anyCase(
            LEAD + "(?:(?:(?:is|are|do\\s+you\\s+see|will)\\s+(?:there\\s+)?(?:be\\s+)?)?(?:an?\\s+|any\\s+|some\\s+)?"
                    + TROUBLE + "\\s+(?:with|about|on|in|against|for)\\s+" + OF
                    + "|(?:does|do|has|have)\\s+" + OF + "\\s+(?:have\\s+|got\\s+)?(?:an?\\s+|any\\s+|some\\s+)?"
                    + TROUBLE
                    + "|(?:are|is)\\s+" + OF_DAYS + "\\s+a\\s+problem)" + TAIL);
    /** The plan may be bad for other reasons than its days. */
    private static final Pattern ARE_FINE = Patterns.anyCase(
            LEAD + "(?:are|is)\\s+" + OF_DAYS + "\\s+(?:all\\s+)?(?:ok(?:ay)?|fine|good|alright|sensible)" + TAIL);

    private DateTroubles() {}

    /** Nothing where something else is asked, or no plan is in hand. */
    public static Optional<String> answered(GraphState state, Conversation conversation) {
        var said = Utterance.of(state.getUserQuery());
        boolean fine = said.has(ARE_FINE);
        boolean asked = conversation.plan()
                && conversation.start().isPresent()
                && conversation.pending().isEmpty()
                && (fine || said.has(ASKED));
        if (!asked) {
            return Optional.empty();
        }
        var days = conversation
                .span()
                .map(span -> "%s to %s".formatted(DAY.format(span.first()), DAY.format(span.last())))
                .orElse("");
        var troubles = state.getConstraintViolations().stream()
                .filter(found -> !found.getConstraintType().equals(OF_ANY_DAY))
                .map(DateTroubles::inWords)
                .distinct()
                .limit(MOST)
                .map("- %s"::formatted)
                .collect(Collectors.joining("\n"));
        return Optional.of(
                troubles.isEmpty()
                        ? "%s: for %s the calendar has no Poya day and no holiday, and neither the season nor the crowds speak against the stops of the plan. Strikes, storms and changed opening hours I cannot foresee."
                                .formatted(fine ? "Yes, as far as I know" : "None that I know of", days)
                        : "What to mind on the days of the plan, %s:\n\n%s\n\nThe plan takes account of it as far as it can; tell me if you would rather move it."
                                .formatted(days, troubles));
    }

    private static String inWords(ConstraintViolation found) {
        return (found.getDescription().strip() + " " + found.getSuggestion().strip()).strip();
    }
}
