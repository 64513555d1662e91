package ai.travion.generator.model;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.LlmUsage;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** What a turn's calls of a model cost so far: a correction adds to what the drafts before it took. */
final class ModelUsage {

    private static final double MILLION = 1_000_000;

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
                .setCostUsd(withWhatWasSpent(cost(inputTokens, outputTokens)))
                .build();
    }

    /**
     * The composer wrote it in the model's place.
     *
     * @param wordsTakenBackAfterMs when the model's words began that were taken back; null where none were shown
     */
    LlmUsage degraded(String reason, int calls, int latencyMs, @Nullable Integer wordsTakenBackAfterMs) {
        return builder()
                .setDegraded(true)
                .setReason(reason)
                .setCalls(before.map(LlmUsage::getCalls).orElse(0) + calls)
                .setInputTokens(before.map(LlmUsage::getInputTokens).orElse(0))
                .setOutputTokens(before.map(LlmUsage::getOutputTokens).orElse(0))
                .setLatencyMs(before.map(LlmUsage::getLatencyMs).orElse(0) + latencyMs)
                .setFirstTokenMs(wordsTakenBackAfterMs)
                .setCostUsd(before.flatMap(LlmUsage::getCostUsd).orElse(null))
                .build();
    }

    /** Of one call, where the prices are known. */
    OptionalDouble cost(int inputTokens, int outputTokens) {
        var input = properties.inputPrice();
        var output = properties.outputPrice();
        return input == null || output == null
                ? OptionalDouble.empty()
                : OptionalDouble.of((inputTokens * input + outputTokens * output) / MILLION);
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
