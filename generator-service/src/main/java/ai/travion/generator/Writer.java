package ai.travion.generator;

import ai.travion.schemas.GraphState;

/**
 * Writes a draft from the evidence in a state.
 *
 * <p>The composer is the writer that always succeeds; one that asks a model stands before it and hands over when it fails.
 */
@FunctionalInterface
public interface Writer {

    /**
     * Writes a draft. Where the state carries correction instructions it follows them.
     *
     * @param pen takes the text as it is written, in pieces of a few words that make up {@link Written#text()}
     */
    Written write(GraphState state, Pen pen);

    /** Takes text as it is written. */
    @FunctionalInterface
    interface Pen {
        void write(String piece);

        /**
         * Takes back all that was written so far: what follows begins the draft anew. A pen that shows nothing has nothing to take back.
         *
         * @param reason in plain words, for a reader
         */
        default void takeBack(String reason) {}
    }
}
