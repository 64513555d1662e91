package ai.travion.generator.model;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.LlmUsage;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** What a turn's calls of a model cost so far: a correction adds to what the drafts before it took. */
final class ModelUsage {

    private final ModelProperties properties;
    private final Optional<LlmUsage> before;

    ModelUsage(ModelProperties properties, GraphState state) {
        this.properties = properties;
        this.before = state.getLlm();
    }

    /** The model wrote this draft. */
    LlmUsage of(Completion completion, int inputTokens, int outputTokens) {
        return builder()
                .setCalls(before.map(LlmUsage::getCalls).orElse(0) + completion.attempts())
                .setInputTokens(before.map(LlmUsage::getInputTokens).orElse(0) + inputTokens)
                .setOutputTokens(before.map(LlmUsage::getOutputTokens).orElse(0) + outputTokens)
                .setLatencyMs(before.map(LlmUsage::getLatencyMs).orElse(0) + completion.latencyMs())
                .setFirstTokenMs(completion.firstTokenMs())
                .setCostUsd(withWhatWasSpent(properties.cost(inputTokens, outputTokens)))
                .build();
    }

    /**
     * The composer wrote it in the model's place.
     *
     * @param inputTokens of a call that broke off after words; 0 where none did
     * @param outputTokens of the words that were heard
     * @param wordsTakenBackAfterMs when the model's words began that were taken back; null where none were shown
     */
    LlmUsage degraded(
            String reason,
            int calls,
            int inputTokens,
            int outputTokens,
            int latencyMs,
            @Nullable Integer wordsTakenBackAfterMs) {
        return builder()
                .setDegraded(true)
                .setReason(reason)
                .setCalls(before.map(LlmUsage::getCalls).orElse(0) + calls)
                .setInputTokens(before.map(LlmUsage::getInputTokens).orElse(0) + inputTokens)
                .setOutputTokens(before.map(LlmUsage::getOutputTokens).orElse(0) + outputTokens)
                .setLatencyMs(before.map(LlmUsage::getLatencyMs).orElse(0) + latencyMs)
                .setFirstTokenMs(wordsTakenBackAfterMs)
                .setCostUsd(withWhatWasSpent(
                        inputTokens + outputTokens == 0
                                ? OptionalDouble.empty()
                                : properties.cost(inputTokens, outputTokens)))
                .build();
    }

    private @Nullable Double withWhatWasSpent(OptionalDouble cost) {
        var spent = before.flatMap(LlmUsage::getCostUsd);
        return cost.isPresent() ? Double.valueOf(cost.getAsDouble() + spent.orElse(0.0)) : spent.orElse(null);
    }

    private LlmUsage.Builder builder() {
        return LlmUsage.newBuilder()
                .setProvider(properties.provider())
                .setModel(properties.endpoint().model())
                .setDegraded(false);
    }
}
