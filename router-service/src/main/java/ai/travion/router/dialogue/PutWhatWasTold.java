package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.Thing;
import ai.travion.atlas.Things;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Put that on day 3" once an answer told of something to do: the thing that it told of first. */
public final class PutWhatWasTold {

    private static final Pattern PUT = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|so|then|please|pls|yes|yeah|great|nice|good|let'?s|(?:can|could)\\s+(?:you|we)|we(?:'d|\\s+would)\\s+like\\s+to)\\b\\W*)*(?<verb>put|add|schedule|plan|include|do|have|see|take)\\s+(?:that|it|this|that\\s+one)(?<when>(?:\\s+(?:in|into\\s+it|to\\s+it))?\\s+(?:on|to|for|in)\\s+.{2,40}?)\\W*$");

    private PutWhatWasTold() {}

    /** The state with the thing by its name; as it is where the last turn made a plan, or told of nothing that can be put on a day. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = Patterns.matcher(PUT, state.getUserQuery());
        boolean changed = !state.getMadePlans().isEmpty()
                && state.getMadePlans().getLast().getTurn() == state.getTurn() - 1;
        if (changed
                || !said.matches()
                || !atlas.mentionedIn(state.getUserQuery()).isEmpty()) {
            return state;
        }
        return toldOf(state)
                .map(thing -> GraphState.newBuilder(state)
                        .setUserQuery("Put the " + thing.name() + said.group("when"))
                        .build())
                .orElse(state);
    }

    /** By the answer, or by what was asked; nothing where the answer was one of the plan. */
    private static Optional<Thing> toldOf(GraphState state) {
        return toldBy(Role.ASSISTANT, state).or(() -> toldBy(Role.USER, state));
    }

    private static Optional<Thing> toldBy(Role role, GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == role && message.getTurn() == state.getTurn() - 1)
                .map(Message::getContent)
                .filter(answer -> !answer.startsWith("In the plan"))
                .flatMap(answer -> Things.mentionedIn(answer.toLowerCase(Locale.ROOT)).stream())
                .map(Things.Mention::thing)
                .findFirst();
    }
}
