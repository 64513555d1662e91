package ai.travion.gateway.thread;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Run;
import ai.travion.schemas.RunEvent;

/** What whoever follows a run gets to see of it, in order. */
public sealed interface RunSignal {

    /** Progress; {@code seq} counts from 1 within the run. */
    record Progressed(long seq, RunEvent event) implements RunSignal {}

    /** The end; nothing follows. {@code seq} goes on from the last event's. */
    record Ended(long seq, Run run) implements RunSignal {

        /** The end after so many events, or after more that are no longer to be had: under the number that it had then. */
        static Ended after(long events, Run run) {
            long published = run.getState().map(GraphState::getEventsPublished).orElse(0);
            return new Ended(Math.max(events, published) + 1, run);
        }
    }
}
