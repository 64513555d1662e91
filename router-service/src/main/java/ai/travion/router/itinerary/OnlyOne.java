package ai.travion.router.itinerary;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Take the second safari out", said of a plan that has one: nothing is left out without a word. */
final class OnlyOne {

    private static final Pattern SECOND_LEFT_OUT = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|but|so|then|please|pls|actually|(?:can|could)\\s+(?:you|we)|let'?s)\\W+)*(?:take|leave|drop|skip|remove|cut|cancel|delete)\\s+(?:out\\s+)?(?:the|our)\\s+(?:second|2nd|other|third|3rd|extra)\\s+(?<what>(?!(?:day|night|morning|afternoon|evening|half|week|part|one)s?\\b)[^.,;!?]{3,40}?)(?:\\s+(?:out|please|pls|then|again|from\\s+the\\s+plan))*\\W*$");

    private OnlyOne() {}

    static Optional<String> of(Reading message, Itinerary plan) {
        var said = Patterns.matcher(SECOND_LEFT_OUT, message.said().text());
        if (plan.isEmpty() || !said.find()) {
            return Optional.empty();
        }
        var called = plan.called(said.group("what"));
        var found = called.isEmpty() ? plan.meant(said.group("what")) : called;
        return found.size() == 1
                ? Optional.of("There is only one in the plan: %s. Say \"take it out\" if you want none."
                        .formatted(found.getFirst().onItsDay()))
                : Optional.empty();
    }
}
