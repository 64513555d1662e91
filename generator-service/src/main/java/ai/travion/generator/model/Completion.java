package ai.travion.generator.model;

import java.util.OptionalInt;

/**
 * What a model made of a prompt.
 *
 * @param inputTokens as the endpoint counted them, where it did
 * @param outputTokens the same of the answer
 * @param attempts how often it was asked
 */
record Completion(
        String text,
        String model,
        OptionalInt inputTokens,
        OptionalInt outputTokens,
        int firstTokenMs,
        int latencyMs,
        int attempts) {

    Completion after(int all) {
        return new Completion(text, model, inputTokens, outputTokens, firstTokenMs, latencyMs, all);
    }
}
