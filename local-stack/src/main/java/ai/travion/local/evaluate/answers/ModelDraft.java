package ai.travion.local.evaluate.answers;

import org.jspecify.annotations.Nullable;

/**
 * What a model might write in a turn.
 *
 * @param turn the name of a {@link ModelTurn}
 * @param fault what is wrong with it, a stable word; null where it is sound
 * @param mark words that a mended answer must not hold; null where a mended one may hold them too
 * @param draft Markdown, its citations numbered as the turn's passages are
 */
record ModelDraft(String turn, @Nullable String fault, @Nullable String mark, String draft) {

    boolean isSound() {
        return fault == null;
    }
}
