package ai.travion.graph.observe;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.env.EnvironmentPostProcessor;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;

/**
 * Reads where spans go from the variables that OpenTelemetry's own tools read: {@code OTEL_EXPORTER_OTLP_ENDPOINT}, to which
 * {@code /v1/traces} is added, or {@code OTEL_EXPORTER_OTLP_TRACES_ENDPOINT}, and {@code OTEL_EXPORTER_OTLP_HEADERS}. Spans go nowhere where
 * neither is set. Spring's {@code management.otlp.tracing} goes before them.
 */
final class OtelVariables implements EnvironmentPostProcessor {

    private static final String PROPERTIES = "management.otlp.tracing.";

    @Override
    public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
        var base = variable(environment, "OTEL_EXPORTER_OTLP_ENDPOINT").replaceAll("/+$", "");
        var traces = variable(environment, "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT");
        if (base.isEmpty() && traces.isEmpty()) {
            return;
        }
        Map<String, Object> found = new HashMap<>();
        found.put(PROPERTIES + "endpoint", traces.isEmpty() ? base + "/v1/traces" : traces);
        for (var header : variable(environment, "OTEL_EXPORTER_OTLP_HEADERS").split(",", -1)) {
            var parts = header.split("=", 2);
            if (parts.length == 2) {
                found.put(PROPERTIES + "headers." + parts[0].strip(), decoded(parts[1].strip()));
            }
        }
        environment.getPropertySources().addLast(new MapPropertySource("otelVariables", found));
    }

    /** As the specification has it: percent-encoded, and a plus is a plus. */
    private static String decoded(String value) {
        return URLDecoder.decode(value.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    private static String variable(ConfigurableEnvironment environment, String name) {
        return environment.getProperty(name, "").strip();
    }
}
