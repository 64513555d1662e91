package ai.travion.graph.lookup;

import ai.travion.graph.observe.WordlessFailure;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.databind.JsonMappingException;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.TypeMismatchException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.reactive.result.method.annotation.ResponseEntityExceptionHandler;
import org.springframework.web.server.MissingRequestValueException;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.ServerWebInputException;
import reactor.core.publisher.Mono;

/** Turns every exception of a lookup into a problem. A service gets it with {@link LookupSupport}. */
@RestControllerAdvice
final class LookupProblems extends ResponseEntityExceptionHandler {

    private static final Logger LOG = LoggerFactory.getLogger(LookupProblems.class);

    @ExceptionHandler
    Mono<ResponseEntity<Object>> unforeseen(RuntimeException failure, ServerWebExchange exchange) {
        LOG.atError()
                .addKeyValue("event", "lookup_failed")
                .addKeyValue("path", exchange.getRequest().getPath().value())
                .setCause(WordlessFailure.in(LOG, failure))
                .log("A lookup failed.");
        var problem = LookupProblem.of(
                HttpStatus.INTERNAL_SERVER_ERROR,
                "Something went wrong",
                "The lookup failed; the service's log says why.");
        return handleErrorResponseException(problem, problem.getHeaders(), problem.getStatusCode(), exchange);
    }

    /** What can't be read: say where, and what was expected there. */
    @Override
    protected Mono<ResponseEntity<Object>> handleServerWebInputException(
            ServerWebInputException failure, HttpHeaders headers, HttpStatusCode status, ServerWebExchange exchange) {
        var problem = unreadable(failure);
        return handleExceptionInternal(failure, problem.getBody(), headers, problem.getStatusCode(), exchange);
    }

    @Override
    protected Mono<ResponseEntity<Object>> handleMissingRequestValueException(
            MissingRequestValueException missing,
            HttpHeaders headers,
            HttpStatusCode status,
            ServerWebExchange exchange) {
        var problem = LookupProblem.field(missing.getName(), missing.getName() + " is missing.");
        return handleExceptionInternal(missing, problem.getBody(), headers, problem.getStatusCode(), exchange);
    }

    private static LookupProblem unreadable(ServerWebInputException failure) {
        for (Throwable cause = failure.getCause(); cause != null; cause = cause.getCause()) {
            if (cause instanceof TypeMismatchException) {
                var parameter = failure.getMethodParameter();
                var name = parameter == null || parameter.getParameterName() == null
                        ? "query"
                        : parameter.getParameterName();
                return LookupProblem.field(name, name + " can't be read.");
            }
            if (cause instanceof JsonMappingException mapping
                    && !mapping.getPath().isEmpty()) {
                return LookupProblem.field(pathOf(mapping), pathOf(mapping) + " is not of the right kind.");
            }
            if (cause instanceof JsonParseException malformed) {
                return LookupProblem.field("body", "The body is no valid JSON: " + malformed.getOriginalMessage());
            }
        }
        return LookupProblem.field("body", "The body must be a JSON object.");
    }

    private static String pathOf(JsonMappingException mapping) {
        return mapping.getPath().stream()
                .map(reference ->
                        reference.getFieldName() == null ? "[" + reference.getIndex() + "]" : reference.getFieldName())
                .collect(Collectors.joining("."))
                .replace(".[", "[");
    }
}
