package ai.travion.router.itinerary;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Which day is the train?", "how long does the train take?": the ways of the plan in hand that are planned by train. */
final class Trains {

    private static final String LEAD =
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|hm+|wait|sorry|please|tell\\s+(?:me|us))\\W+){0,4}";
    private static final String TRAIN =
            "(?:(?:the|our|my|that|this|a)\\s+)?(?:(?:scenic|famous|blue|hill|mountain)\\s+)?(?:train|railway?)(?:\\s+(?:ride|journey|trip|part|leg))?s?";
    private static final String END =
            "(?:\\s+(?:now|still|again|please|exactly|today|after\\s+(?:that|this|the\\s+change)|on|in\\s+(?:it|there|(?:the|our|my|this)\\s+(?:plan|trip|itinerary))|then|again|exactly|take|last|leave|go|start|depart|for|planned|from\\s+#|to\\s+#))*\\W*$";
    private static final Pattern ASKED = Patterns.anyCase(LEAD
            + "(?:(?:on\\s+)?(?:which|what)\\s+(?:days?|time|hour)|when|how\\s+long|at\\s+what\\s+time)\\s+(?:(?:is|are|does|do|will|would|can|shall|takes?)\\s+)?(?:(?:we|i)\\s+)?(?:(?:take|ride|catch|have|get|go|be|on|by|in|with)\\s+){0,3}"
            + TRAIN + END + "|" + LEAD
            + "(?:do|are|will)\\s+(?:we|i)\\s+(?:also\\s+|ever\\s+|actually\\s+|even\\s+)?(?:go|going|ride|riding|take|taking|get|travel|use)\\s+(?:(?:on|by|in|to\\s+go\\s+on)\\s+)?(?:any\\s+|some\\s+)?"
            + TRAIN
            + "(?:\\s+(?:at\\s+all|in\\s+(?:it|this|that|there|(?:the|our|my|this)\\s+(?:plan|trip|itinerary))|anywhere|somewhere))*\\W*$|"
            + LEAD + "(?:is|are)\\s+(?:there\\s+)?" + TRAIN
            + "\\s+(?:still\\s+)?(?:in|included|planned)" + END);

    private Trains() {}

    static Optional<String> of(Reading message, Itinerary plan) {
        if (plan.isEmpty() || !Patterns.isIn(ASKED, message.places().remainder())) {
            return Optional.empty();
        }
        List<Entry> rides = plan.entries().stream()
                .filter(entry -> entry.activity().contains(" by train"))
                .toList();
        return Optional.of(
                rides.isEmpty()
                        ? "No way of this plan is by train. Say \"by train\" and I plan the ways along the railway so, where there is one."
                        : "In the plan: %s. The hours are what the train usually takes; no timetable is known here, so ask the railway and reserve seats."
                                .formatted(rides.stream().map(Entry::onItsDay).collect(Collectors.joining("; "))));
    }
}
