package ai.travion.generator.model;

import ai.travion.generator.prompt.Prompt;
import java.time.Duration;
import java.util.function.Consumer;

/** Has a model answer a prompt. */
@FunctionalInterface
interface AskModel {

    /**
     * Waits for the whole answer and passes its words on as they come, on the caller's thread: the first at once, the further ones about
     * every 50 ms.
     *
     * @param limit for all of it
     * @throws ModelFailure where there is no whole answer
     * @throws InterruptedException where the caller was interrupted; the call is over then
     */
    Completion answer(Prompt prompt, Duration limit, Consumer<String> words) throws InterruptedException;
}
