package ai.travion.gateway;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.trace.v1.Span;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.zip.GZIPInputStream;

/** As much of an OpenTelemetry collector as takes spans, over real HTTP. */
final class Collector implements AutoCloseable {

    /** A span as it came over the wire; ids in hexadecimal, no parent is empty. */
    record Received(String service, String trace, String id, String parent, String name) {}

    private final HttpServer server;
    private final List<Received> spans = new CopyOnWriteArrayList<>();

    Collector() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/v1/traces", this::take);
        server.start();
    }

    /** As the variable that OpenTelemetry's tools read. */
    String variable() {
        return "OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:"
                + server.getAddress().getPort();
    }

    List<Received> spansOf(String trace) {
        return spans.stream().filter(span -> span.trace().equals(trace)).toList();
    }

    private void take(HttpExchange exchange) throws IOException {
        try (exchange) {
            boolean zipped = "gzip".equals(exchange.getRequestHeaders().getFirst("Content-Encoding"));
            var body = zipped ? new GZIPInputStream(exchange.getRequestBody()) : exchange.getRequestBody();
            for (var resource : ExportTraceServiceRequest.parseFrom(body).getResourceSpansList()) {
                var service = resource.getResource().getAttributesList().stream()
                        .filter(attribute -> attribute.getKey().equals("service.name"))
                        .map(attribute -> attribute.getValue().getStringValue())
                        .findAny()
                        .orElse("");
                resource.getScopeSpansList().stream()
                        .flatMap(scope -> scope.getSpansList().stream())
                        .map(span -> received(service, span))
                        .forEach(spans::add);
            }
            exchange.sendResponseHeaders(200, -1);
        }
    }

    private static Received received(String service, Span span) {
        var hex = HexFormat.of();
        return new Received(
                service,
                hex.formatHex(span.getTraceId().toByteArray()),
                hex.formatHex(span.getSpanId().toByteArray()),
                hex.formatHex(span.getParentSpanId().toByteArray()),
                span.getName());
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
