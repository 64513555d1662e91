package ai.travion.gateway.api;

import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/** Refuses an Accept that names no media types. Behind this filter the framework could not even say so: it would not know as what. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
final class ReadableAccept implements WebFilter {

    private final FilteredProblem problems;

    ReadableAccept(FilteredProblem problems) {
        this.problems = problems;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        try {
            MediaType.parseMediaTypes(exchange.getRequest().getHeaders().getOrEmpty(HttpHeaders.ACCEPT));
        } catch (InvalidMediaTypeException unreadable) {
            return problems.answer(exchange, Problem.notAcceptable());
        }
        return chain.filter(exchange);
    }
}
