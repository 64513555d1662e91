package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** "Scrap it all, plan five days in Jaffna": the plan in hand is given up, and what follows is ordered as a trip of its own. */
public final class StartedAnew {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final String LEAD =
            "^\\W*(?:(?:ok(?:ay)?|no|actually|you know what|hm+|sorry|well|wait|let'?s|please|pls|can (?:you|we)|could (?:you|we)|we want to|i want to|just|but|so)\\b\\W*)*";
    private static final String THE_PLAN =
            "(?:(?:the|our|my|this|that)\\s+)?(?:(?:whole|entire|old|current|present|existing)\\s+)*(?:plan|trip|tour|itinerary|thing|lot|holiday|route|programme)";
    private static final Pattern GIVEN_UP = Patterns.anyCase(
            LEAD
                    + "(?:(?:scrap|forget(?:\\s+about)?|cancel|drop|ditch|bin|throw(?:\\s+(?:away|out))?|delete|abandon|discard|erase|tear\\s+up|never\\s*mind)\\s+(?:(?:all\\s+(?:of\\s+)?)?(?:it|that|this)(?:\\s+all)?|everything|all|"
                    + THE_PLAN
                    + ")(?:\\s+(?:all|away|out|completely|entirely|altogether|so\\s+far))*|(?:start|begin)\\s+(?:all\\s+)?(?:over|again|anew|afresh|from\\s+(?:scratch|the\\s+beginning))(?:\\s+again)?|(?:we|i)(?:'ve|\\s+have)?\\s+(?:completely\\s+)?changed\\s+(?:our|my)\\s+minds?(?:\\s+completely)?)"
                    + "(?:\\s+please)?\\s*(?:[,.;:!\\u2013-]+|\\band\\b|\\bthen\\b)\\s*(?:(?:and|then|now|instead)\\b\\W*)*(?<rest>\\S.*)$");
    /** A whole trip has days, and is for somewhere. */
    private static final Pattern A_TRIP = Patterns.words(
            "(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen) (?:full )?(?:days?|weeks?)|weekend|plan|trip|tour|itinerary|holiday");

    private static final Pattern WEEKEND = Patterns.words("weekend");
    private static final Pattern OF_A_PART = Patterns.words(
            "new|another|more|extra|longer|less|fewer|shorter|add|skip|without|swap|replace|move|keep|leave|nights? in|instead of|day \\d{1,2}|as it was|before|back");
    private static final Pattern ORDERED = Patterns.anyCase(
            "^(?:(?:please|pls|can\\s+you|could\\s+you|we(?:'d|\\s+would)?(?:\\s+(?:now|rather|like|prefer|want))*(?:\\s+to)?|i(?:'d|\\s+would)?(?:\\s+(?:now|rather|like|prefer|want))*(?:\\s+to)?|let'?s|plan|make|do|have|give|us|me|a|new|trip|plan|of|for|it|now|go\\s+for|take)\\b[\\s,:]*)*");

    private StartedAnew() {}

    /**
     * The state with the order of a new trip for its message, from the day on which the old one began where it names none; as it is where nothing
     * is given up, or it goes on about the plan.
     *
     * @param saysWhen whether words say when a trip is
     */
    public static GraphState inFull(GraphState state, Places atlas, Predicate<String> saysWhen) {
        var conversation = Conversation.in(state, atlas);
        var said = Patterns.matcher(GIVEN_UP, state.getUserQuery());
        if (!conversation.hasAPlanToChange() || !said.matches()) {
            return state;
        }
        var rest = said.group("rest");
        if (!Patterns.isIn(A_TRIP, rest) || Patterns.isIn(OF_A_PART, rest)) {
            return state;
        }
        var trip = ORDERED.matcher(rest).replaceFirst("").replaceFirst("[.!\\s]+$", "");
        var from = saysWhen.test(rest) || Patterns.isIn(WEEKEND, rest)
                ? ""
                : conversation.start().map(StartedAnew::from).orElse("");
        return trip.isEmpty()
                ? state
                : GraphState.newBuilder(state)
                        .setUserQuery("Plan a new trip: " + trip + from)
                        .build();
    }

    private static String from(LocalDate day) {
        return " from " + DAY.format(day);
    }
}
