package ai.travion.gateway.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Says a problem where a filter answers: filters stand outside of what turns exceptions into problems. */
@Component
final class FilteredProblem {

    private final ObjectMapper json;

    FilteredProblem(ObjectMapper json) {
        this.json = json;
    }

    Mono<Void> answer(ServerWebExchange exchange, Problem problem) {
        var response = exchange.getResponse();
        response.setStatusCode(problem.getStatusCode());
        response.getHeaders().addAll(problem.getHeaders());
        response.getHeaders().setContentType(MediaType.APPLICATION_PROBLEM_JSON);
        return response.writeWith(
                Mono.fromCallable(() -> response.bufferFactory().wrap(json.writeValueAsBytes(problem.getBody()))));
    }
}
