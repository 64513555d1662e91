package ai.travion.generator.model;

import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/**
 * What calls of a model take and cost, by the names of the OpenTelemetry conventions for generative AI: {@code gen_ai.client.*}. What
 * these have no name for is {@code travion.llm.*}.
 */
final class ModelMeters {

    /** Where the conventions advise to part calls by their length, so that services of several makers add up: 10 ms, doubled up to 82 s. */
    private static final Duration[] LENGTHS = IntStream.range(0, 14)
            .mapToObj(power -> Duration.ofMillis(10L << power))
            .toArray(Duration[]::new);

    /** The same of tokens: the powers of four up to 67 million. */
    private static final double[] TOKENS =
            IntStream.range(0, 14).mapToDouble(power -> 1L << (2 * power)).toArray();

    private final MeterRegistry registry;
    private final Tags tags;

    ModelMeters(MeterRegistry registry, ModelProperties properties) {
        this.registry = registry;
        this.tags = Tags.of(
                "gen_ai.operation.name",
                "chat",
                "gen_ai.provider.name",
                properties.provider(),
                "gen_ai.request.model",
                properties.endpoint().model(),
                "server.address",
                properties.endpoint().host());
    }

    void succeeded(Completion completion) {
        duration("").record(completion.latencyMs(), TimeUnit.MILLISECONDS);
        Timer.builder("gen_ai.client.operation.time_to_first_chunk")
                .tags(tags)
                .serviceLevelObjectives(LENGTHS)
                .register(registry)
                .record(completion.firstTokenMs(), TimeUnit.MILLISECONDS);
    }

    void failed(ModelFailure failure, long nanos) {
        duration(failure.kind().name().toLowerCase(Locale.ROOT)).record(nanos, TimeUnit.NANOSECONDS);
    }

    /** The run was cancelled, or the service is going down. */
    void cancelled(long nanos) {
        duration("cancelled").record(nanos, TimeUnit.NANOSECONDS);
    }

    /** @param type input or output */
    void tokens(String type, int tokens) {
        DistributionSummary.builder("gen_ai.client.token.usage")
                .tags(tags.and("gen_ai.token.type", type))
                .serviceLevelObjectives(TOKENS)
                .register(registry)
                .record(tokens);
    }

    void cost(OptionalDouble dollars) {
        dollars.ifPresent(usd -> registry.counter("travion.llm.cost.usd", tags).increment(usd));
    }

    /** Citations of nothing: the verifier sends back what holds them. */
    void unknownCitations(int unknown) {
        registry.counter("travion.llm.citations.unknown", tags).increment(unknown);
    }

    void takenOver(String why) {
        registry.counter("travion.llm.taken_over", tags.and("reason", why)).increment();
    }

    private Timer duration(String error) {
        return Timer.builder("gen_ai.client.operation.duration")
                .tags(tags.and("error.type", error))
                .serviceLevelObjectives(LENGTHS)
                .register(registry);
    }
}
