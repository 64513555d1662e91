package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.router.text.Utterance;
import ai.travion.router.wishes.Lifted;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;

/** "Actually his knee is fine, forget that" where the plan in hand was changed for that knee and for nothing since: the change is taken back with it. */
public final class LimitLifted {

    static final String ORDER = "Undo that";
    private static final int MOST_WORDS = 14;

    private LimitLifted() {}

    /** The state with that order; as it is where the plan in hand was not made for such a limit. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = Utterance.of(state.getUserQuery());
        var versions = PlanVersion.in(state, atlas);
        if (versions.size() < 2
                || said.words().size() > MOST_WORDS
                || said.text().contains("?")
                || !Lifted.isOfWalking(said.text())
                || Lifted.in(said.text()) != Lifted.FOR_GOOD) {
            return state;
        }
        int made = versions.getLast().made().getTurn();
        boolean wasForIt = state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() == made)
                .map(Message::getContent)
                .anyMatch(words -> Lifted.isOfWalking(words) && Lifted.in(words) != Lifted.FOR_GOOD);
        return wasForIt
                ? GraphState.newBuilder(state)
                        .setUserQuery(ORDER)
                        // What the message names of the limit would be read as one.
                        .setMessages(state.getMessages().stream()
                                .map(message -> message.getTurn() == state.getTurn() && message.getRole() == Role.USER
                                        ? Message.newBuilder(message)
                                                .setContent(ORDER)
                                                .build()
                                        : message)
                                .toList())
                        .build()
                : state;
    }
}
