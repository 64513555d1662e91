package ai.travion.local.chaos;

import java.time.Duration;
import java.util.List;

/**
 * What became of one message.
 *
 * @param thread the conversation that it began
 * @param end how it ended for its traveller
 * @param replies answers seen, over every stream that was opened for it
 * @param waited from the first attempt to send it to its end
 * @param modelCalls calls to the model that its answer needed: the first draft and each correction
 * @param disorders what was wrong with its events, in the order in which it was noticed, over every stream
 */
record Turn(String thread, End end, int replies, Duration waited, int modelCalls, List<String> disorders) {

    /** How a message ended. */
    enum End {
        /** A reply came. */
        ANSWERED,
        /** It was accepted, and an error in plain words came. */
        FAILED,
        /** It was accepted, and nothing came. */
        LOST,
        /** No gateway took it, so nothing was promised. */
        REFUSED
    }

    static Turn refused(String thread, Duration waited) {
        return new Turn(thread, End.REFUSED, 0, waited, 0, List.of());
    }

    boolean isAccepted() {
        return end != End.REFUSED;
    }

    boolean isDisordered() {
        return !disorders.isEmpty();
    }
}
