package ai.travion.graph.observe;

import io.micrometer.tracing.Tracer;
import io.micrometer.tracing.exporter.SpanExportingPredicate;
import io.micrometer.tracing.propagation.Propagator;
import io.opentelemetry.sdk.trace.export.SpanExporter;
import io.opentelemetry.sdk.trace.samplers.Sampler;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.actuate.autoconfigure.tracing.OpenTelemetryTracingAutoConfiguration;
import org.springframework.boot.actuate.autoconfigure.tracing.TracingProperties;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;

/** Traces where an exporter takes the spans: OTLP's, where an endpoint is configured, or any other that is a bean. */
@AutoConfiguration(before = OpenTelemetryTracingAutoConfiguration.class)
@EnableConfigurationProperties(TracingProperties.class)
class TraceAutoConfiguration {

    @Bean
    @ConditionalOnMissingBean
    Traces traces(
            ObjectProvider<SpanExporter> exporters,
            ObjectProvider<Tracer> tracer,
            ObjectProvider<Propagator> propagator) {
        return exporters.stream().findAny().isPresent()
                ? new Spans(tracer.getObject(), propagator.getObject())
                : new HandedOn();
    }

    /** Spring Boot's own, and nothing at all where spans go nowhere. */
    @Bean
    @ConditionalOnMissingBean
    Sampler sampler(ObjectProvider<SpanExporter> exporters, TracingProperties properties) {
        return exporters.stream().findAny().isPresent()
                ? Sampler.parentBased(
                        Sampler.traceIdRatioBased(properties.getSampling().getProbability()))
                : Sampler.alwaysOff();
    }

    /** Whoever asks every few seconds whether a service lives is no news. */
    @Bean
    SpanExportingPredicate noHealthChecks() {
        return span -> !span.getTags().getOrDefault("http.url", "").startsWith("/actuator");
    }
}
