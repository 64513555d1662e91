package ai.travion.graph.observe;

import io.micrometer.observation.Observation;
import io.micrometer.tracing.Span;
import io.micrometer.tracing.TraceContext;
import io.micrometer.tracing.Tracer;
import io.micrometer.tracing.handler.TracingObservationHandler.TracingContext;
import io.micrometer.tracing.propagation.Propagator;
import java.util.Optional;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;

/** Spans of the tracer that Spring Boot sets up. Names and attributes are those of OpenTelemetry's conventions for Kafka. */
final class Spans implements Traces {

    private final Tracer tracer;
    private final Propagator propagator;
    private final Traces noSpans = new HandedOn();

    Spans(Tracer tracer, Propagator propagator) {
        this.tracer = tracer;
        this.propagator = propagator;
    }

    @Override
    public Traced processing(Read record) {
        var span = messaging(from(record.headers()), Span.Kind.CONSUMER, "process", record.topic())
                .tag("messaging.consumer.group.name", record.group())
                .tag("messaging.destination.partition.id", Integer.toString(record.partition()))
                .tag("messaging.kafka.offset", record.offset())
                .start();
        return new Processing(span, tracer.withSpan(span));
    }

    /** Where nobody began a trace, no sender begins one: whoever reads the record does. */
    @Override
    public Traced resumed(Headers context) {
        return W3cHeaders.get(context, "traceparent") == null ? noSpans.resumed(context) : new Resumed(context);
    }

    @Override
    public Headers contextOf(Optional<Observation> request, Headers received) {
        return request.map(observation -> observation.getContextView().<TracingContext>get(TracingContext.class))
                .map(TracingContext::getSpan)
                .map(span -> headersOf(span.context()))
                .orElseGet(() -> W3cHeaders.of(received));
    }

    private Span.Builder from(Headers headers) {
        return propagator.extract(headers, W3cHeaders::get);
    }

    private static Span.Builder messaging(Span.Builder span, Span.Kind kind, String operation, String topic) {
        return span.kind(kind)
                .name(operation + " " + topic)
                .tag("messaging.system", "kafka")
                .tag("messaging.operation.name", operation)
                .tag("messaging.operation.type", operation)
                .tag("messaging.destination.name", topic);
    }

    private Headers headersOf(TraceContext context) {
        var headers = new RecordHeaders();
        propagator.inject(context, headers, W3cHeaders::set);
        return headers;
    }

    private Traced.Sending sending(Span.Builder span, String topic, Headers to) {
        var sending = messaging(span, Span.Kind.PRODUCER, "send", topic).start();
        propagator.inject(sending.context(), to, W3cHeaders::set);
        return new InSpan(sending);
    }

    private static void fail(Span span, Throwable failure) {
        span.tag("error.type", failure.getClass().getName());
        span.error(new WordlessFailure(failure));
    }

    private final class Processing implements Traced {

        private final Span span;
        private final Tracer.SpanInScope scope;

        private Processing(Span span, Tracer.SpanInScope scope) {
            this.span = span;
            this.scope = scope;
        }

        @Override
        public void isFor(String threadId, String runId) {
            span.tag("messaging.message.conversation_id", threadId);
            span.tag("travion.run_id", runId);
        }

        @Override
        public void tag(String name, String value) {
            span.tag(name, value);
        }

        @Override
        public void failed(Throwable failure) {
            fail(span, failure);
        }

        @Override
        public Headers context() {
            return headersOf(span.context());
        }

        @Override
        public Sending sending(String topic, Headers to) {
            return Spans.this.sending(tracer.spanBuilder().setParent(span.context()), topic, to);
        }

        @Override
        public void close() {
            scope.close();
            span.end();
        }
    }

    /** Work whose span ended elsewhere, or whose span is the web server's. */
    private final class Resumed implements Traced {

        private final Headers kept;

        private Resumed(Headers kept) {
            this.kept = kept;
        }

        @Override
        public Headers context() {
            return W3cHeaders.of(kept);
        }

        @Override
        public Sending sending(String topic, Headers to) {
            return Spans.this.sending(from(kept), topic, to);
        }
    }

    private record InSpan(Span span) implements Traced.Sending {

        @Override
        public void failed(Throwable failure) {
            fail(span, failure);
        }

        @Override
        public void close() {
            span.end();
        }
    }
}
