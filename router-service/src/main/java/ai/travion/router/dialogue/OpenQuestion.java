package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.regex.Pattern;

/** A question that stood beside a change of the plan: the plan comes first, and whoever then says "go on" asks it. */
public final class OpenQuestion {

    private static final Pattern OPEN = Pattern.compile("\"(?<question>[^\"]+)\" is not answered yet: ");
    private static final Pattern GO_ON = Patterns.anyCase(
            "^\\W*(?:(?:yes|yeah|yep|ok(?:ay)?|sure|fine|good|great|and|so|now|please|pls|thanks|then)\\W+)*(?:yes|ok(?:ay)?|sure|please(?:\\s+do)?|go\\s+(?:on|ahead)|do(?:\\s+(?:it|that|so))?|answer(?:\\s+(?:it|that|me|my\\s+(?:other\\s+)?question))?|(?:and\\s+)?(?:the|my)\\s+(?:other\\s+)?question|tell\\s+me|what\\s+about\\s+my\\s+(?:other\\s+)?question)\\W*(?:please|now|then|thanks)?\\W*$");

    private OpenQuestion() {}

    /** What is told of it under the change. */
    public static String told(String question) {
        return "The plan comes first; \"%s\" is not answered yet: say \"go on\", and I look for it."
                .formatted(question);
    }

    /** The state that asks it; as it is where none is open, or something else is said. */
    public static GraphState inFull(GraphState state) {
        if (state.getPendingClarification().isPresent() || !Patterns.isAllOf(GO_ON, state.getUserQuery())) {
            return state;
        }
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT)
                .reduce((one, other) -> other)
                .map(Message::getContent)
                .map(OPEN::matcher)
                .filter(open -> open.find())
                .map(open -> GraphState.newBuilder(state)
                        .setUserQuery(open.group("question"))
                        .build())
                .orElse(state);
    }
}
