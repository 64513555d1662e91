package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Drop the worst of them" once the stops were told that are a trouble: the one that was told first, which is the hardest. */
public final class WorstTold {

    private static final Pattern DROPPED = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|so|then|please|pls|let'?s|(?:can|could)\\s+(?:you|we))\\b\\W*)*(?:drop|skip|remove|cut|leave\\s+out|take\\s+out|cancel)\\s+(?:the\\s+)?(?:worst|hardest|toughest|first|steepest|longest)(?:\\s+(?:one|stop))?(?:\\s+of\\s+(?:them|those|these))?(?:\\W+(?:then|please|pls))*\\W*$");

    private WorstTold() {}

    /** The state with that stop by its name; as it is where the last answer told no stops. */
    public static GraphState inFull(GraphState state, Places atlas) {
        if (!Patterns.isAllOf(DROPPED, state.getUserQuery())) {
            return state;
        }
        var plan = Itinerary.of(state.getItinerary(), atlas);
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT && message.getTurn() == state.getTurn() - 1)
                .map(Message::getContent)
                .findFirst()
                .flatMap(answer -> first(answer, plan))
                .map(stop -> GraphState.newBuilder(state)
                        .setUserQuery("Leave out " + plan.nameOf(stop))
                        .build())
                .orElse(state);
    }

    private static Optional<Entry> first(String answer, Itinerary plan) {
        return plan.visits().stream()
                .filter(entry -> answer.contains("%s (day %d".formatted(entry.activity(), entry.number())))
                .min(Comparator.comparingInt(entry -> answer.indexOf(entry.activity())));
    }
}
