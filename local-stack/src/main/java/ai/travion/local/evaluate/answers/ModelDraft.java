package ai.travion.local.evaluate.answers;

import org.jspecify.annotations.Nullable;

/**
 * What a model might write in a turn.
 *
 * @param batch those of one number were written together, and measured before anything was mended on them; 0 are the first two
 * @param turn the name of a {@link ModelTurn}
 * @param fault what is wrong with it, a stable word; null where it is sound
 * @param mark words that a mended answer must not hold; null where a mended one may hold them too
 * @param draft Markdown, its citations numbered as the turn's passages are
 */
record ModelDraft(
        int batch,
        String turn,
        @Nullable String fault,
        @Nullable String mark,
        String draft) {

    boolean isSound() {
        return fault == null;
    }
}
