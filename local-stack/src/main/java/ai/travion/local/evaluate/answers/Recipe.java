package ai.travion.local.evaluate.answers;

import ai.travion.schemas.GraphState;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A way to change a sound draft: into a faulty one, or into one that is as sound as before.
 *
 * @param kind a stable word
 * @param plant how; empty where the draft has no place for it
 */
record Recipe(String kind, Plant plant) {

    /** Changes a draft; {@code variant} chooses among the ways to do so. */
    @FunctionalInterface
    interface Plant {
        Optional<Planted> in(GraphState draft, int variant);
    }

    /**
     * A changed draft.
     *
     * @param state as it comes to the verifier
     * @param mark words that a mended answer must not hold; null where the scenario's properties tell
     */
    record Planted(GraphState state, @Nullable String mark) {

        boolean isStillIn(String answer) {
            return mark != null && answer.contains(mark);
        }
    }
}
