package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.regex.Pattern;

/** Whether a day that is named is that of one stop of the plan in hand, "add Galle Fort at sunset on the 27th", and moves nothing else. */
enum StopDay {
    /** No such day is named. */
    NONE,
    /** It is one of the plan's days. */
    WITHIN,
    /** It comes right after them. */
    AFTER;

    private static final int NEAR_DAYS = 2;

    /** What moves the whole trip, its beginning or its end. */
    private static final Pattern OF_THE_TRIP = Patterns.anyCase(
            "\\b(?:start(?:s|ing)?|begin(?:s|ning)?|postpone|delay|arriv(?:e|es|ing)|land(?:s|ing)?|fly|flying|flight|leav(?:e|es|ing)|depart(?:s|ing)?|from(?=\\s+(?:the\\s+)?\\d)|until|till|instead)\\b"
                    + "|\\b(?:move|shift|push|bring|change|make|do|have|book|plan)\\s+(?:it|this|that|them|(?:the|our|my)\\s+(?:whole\\s+)?(?:trip|plan|tour|dates?|days?|itinerary|start))\\b");

    static StopDay of(Reading reading, Conversation conversation) {
        var when = reading.when();
        var span = conversation.span();
        boolean oneStop = when.exact()
                && when.start().isPresent()
                && when.end().isEmpty()
                && !conversation.itinerary().isEmpty()
                && span.isPresent()
                && namesAThing(reading)
                && !reading.said().has(OF_THE_TRIP);
        if (!oneStop) {
            return NONE;
        }
        var day = when.start().get();
        if (day.isBefore(span.get().first())) {
            return NONE;
        }
        return !day.isAfter(span.get().last())
                ? WITHIN
                : day.isAfter(span.get().last().plusDays(NEAR_DAYS)) ? NONE : AFTER;
    }

    private static boolean namesAThing(Reading reading) {
        return !reading.places().wanted().isEmpty()
                || !reading.wishes().topics().isEmpty()
                || !reading.wishes().interests().isEmpty();
    }
}
