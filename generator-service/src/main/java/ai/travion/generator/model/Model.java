package ai.travion.generator.model;

import ai.travion.generator.Writer;
import ai.travion.generator.evidence.OpenAiTokens;
import ai.travion.generator.prompt.Prompts;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.util.function.Supplier;

/**
 * The model of this service, ready to write; without one, the composer alone.
 *
 * @param writer asks the model, and the composer where it fails
 * @param condition "available (provider model)", "degraded (provider model): why" or "not configured"
 */
public record Model(Writer writer, Supplier<String> condition) {

    public static Model from(ModelProperties properties, Writer composer, MeterRegistry registry, Clock clock) {
        if (properties.isNone()) {
            return new Model(composer, () -> "not configured");
        }
        var meters = new ModelMeters(registry, properties);
        var model = new CarefulModel(LangChainModel.of(properties, clock), properties, meters, registry, clock);
        var writer =
                new ModelWriter(model, composer, Prompts.load(), OpenAiTokens.loading(), properties, meters, clock);
        return new Model(writer, new ModelCondition(properties, model, clock)::inWords);
    }
}
