package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import java.util.Optional;
import java.util.regex.Pattern;

/** After a plan, "make it three" says how long it shall be, and so does a yes to "with 3 days it would fit". */
public final class OtherLength {

    private static final int LONGEST = 14;
    private static final Pattern COUNT_ALONE = Patterns.anyCase(
            "\\W*(?:(?:or|and|no|ok(?:ay)?|yes|then|maybe|what\\s+about|how\\s+about|better|rather|let'?s|make\\s+it|make\\s+that|do|take)\\W+)*(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?:\\s+(?:then|please|instead))*\\W*");
    private static final Pattern OFFERED = Pattern.compile("With (\\d{1,2}) days it would fit");
    private static final Pattern YES = Patterns.anyCase(
            "\\W*(?:(?:yes|yeah|yep|ok(?:ay)?|sure|great|good|please|then)\\W+)*(?:yes|yeah|sure|(?:let'?s\\s+)?do\\s+(?:it|that|so)|please\\s+do|go\\s+ahead|make\\s+it\\s+(?:fit|so)|(?:give\\s+it|take|add)\\s+(?:the\\s+)?(?:more|extra|those|them)\\s*(?:days?)?)(?:\\s+(?:then|please))*\\W*");

    private OtherLength() {}

    /** The message as an order for that many days; as it was where it is none. */
    public static String inFull(String message, Conversation conversation) {
        return conversation.plan() && conversation.pending().isEmpty()
                ? counted(message)
                        .or(() -> accepted(message, conversation))
                        .map(days -> days + " days")
                        .orElse(message)
                : message;
    }

    private static Optional<Integer> counted(String message) {
        var count = Patterns.matcher(COUNT_ALONE, message);
        return count.matches()
                ? Names.number(count.group(1)).filter(days -> days > 1 && days <= LONGEST)
                : Optional.empty();
    }

    private static Optional<Integer> accepted(String message, Conversation conversation) {
        if (conversation.answers().isEmpty() || !Patterns.isAllOf(YES, message)) {
            return Optional.empty();
        }
        var offered = OFFERED.matcher(conversation.answers().getLast());
        return offered.find()
                ? Optional.of(Integer.valueOf(offered.group(1))).filter(days -> days <= LONGEST)
                : Optional.empty();
    }
}
