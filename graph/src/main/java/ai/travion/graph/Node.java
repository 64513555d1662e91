package ai.travion.graph;

import ai.travion.schemas.GraphState;

/**
 * One step of reasoning: a function from state to state.
 *
 * <p>It knows nothing of Kafka or Spring and has no clock of its own. It is called by many threads at once, for states of
 * different threads; for one conversation it is called in order. It may be called again for a state that it has seen (after
 * a crash, or as a retry), so it keeps no count of calls. It may wait: it runs on a virtual thread, unless its binding is
 * {@link NodeBinding#onCpu()}.
 */
@FunctionalInterface
public interface Node {

    /**
     * Takes one step.
     *
     * @return the new state, a copy, and where it goes
     * @throws TransientFailure where a second try may succeed; the runner retries with backoff
     * @throws RuntimeException where it may not; the turn then goes to {@link Graph#FAILED} and its user is told
     */
    Step apply(GraphState state);
}
