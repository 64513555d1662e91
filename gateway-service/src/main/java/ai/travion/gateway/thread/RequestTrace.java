package ai.travion.gateway.thread;

import ai.travion.graph.observe.Traces;
import ai.travion.graph.observe.W3cHeaders;
import io.micrometer.observation.Observation;
import io.micrometer.observation.contextpropagation.ObservationThreadLocalAccessor;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;
import reactor.util.context.ContextView;

/** Keeps the trace that an HTTP request came in where whoever publishes something for it finds it. */
@Component
final class RequestTrace implements WebFilter {

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        var received = new RecordHeaders();
        for (var name : W3cHeaders.NAMES) {
            var value = exchange.getRequest().getHeaders().getFirst(name);
            if (value != null) {
                W3cHeaders.set(received, name, value);
            }
        }
        return chain.filter(exchange).contextWrite(context -> context.put(RequestTrace.class, received));
    }

    /** The trace context that a request is answered in; none where nobody began one. */
    static Headers in(ContextView request, Traces traces) {
        Headers received = request.getOrDefault(RequestTrace.class, new RecordHeaders());
        return traces.contextOf(
                request.<Observation>getOrEmpty(ObservationThreadLocalAccessor.KEY),
                received == null ? new RecordHeaders() : received);
    }
}
