package ai.travion.gateway.api;

import ai.travion.gateway.thread.StoresNotReady;
import ai.travion.graph.observe.WordlessFailure;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.TypeMismatchException;
import org.springframework.core.MethodParameter;
import org.springframework.core.codec.DecodingException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.reactive.resource.NoResourceFoundException;
import org.springframework.web.reactive.result.method.annotation.ResponseEntityExceptionHandler;
import org.springframework.web.server.NotAcceptableStatusException;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.ServerWebInputException;
import org.springframework.web.server.UnsupportedMediaTypeStatusException;
import reactor.core.publisher.Mono;
import reactor.netty.channel.AbortedException;

/** Turns every exception into a problem. */
@RestControllerAdvice
class Problems extends ResponseEntityExceptionHandler {

    private static final Logger log = LoggerFactory.getLogger(Problems.class);
    private static final Pattern DUPLICATE = Pattern.compile("(?s)Duplicate field '(.{1,100}?)'");

    @ExceptionHandler
    Mono<ResponseEntity<Object>> notReady(StoresNotReady notReady, ServerWebExchange exchange) {
        var problem = Problem.notReady(String.valueOf(notReady.getMessage()));
        return handleErrorResponseException(problem, problem.getHeaders(), problem.getStatusCode(), exchange);
    }

    /** Nobody is there any more to be told, and nothing is wrong here. */
    @ExceptionHandler
    Mono<ResponseEntity<Object>> hungUp(AbortedException hungUp, ServerWebExchange exchange) {
        log.atDebug()
                .addKeyValue("event", "client_hung_up")
                .addKeyValue("node", "gateway")
                .addKeyValue("path", exchange.getRequest().getPath().value())
                .log("A client did not wait for its answer.");
        return Mono.empty();
    }

    @ExceptionHandler
    Mono<ResponseEntity<Object>> unforeseen(RuntimeException failure, ServerWebExchange exchange) {
        log.atError()
                .addKeyValue("event", "request_failed")
                .addKeyValue("node", "gateway")
                .addKeyValue("path", exchange.getRequest().getPath().value())
                .setCause(WordlessFailure.in(log, failure))
                .log("A request failed.");
        var problem = Problem.of(
                HttpStatus.INTERNAL_SERVER_ERROR, "Something went wrong", "The gateway failed; its log says why.");
        return handleErrorResponseException(problem, problem.getHeaders(), problem.getStatusCode(), exchange);
    }

    /** A body that can't be read: say where, and what was expected there. */
    @Override
    protected Mono<ResponseEntity<Object>> handleServerWebInputException(
            ServerWebInputException failure, HttpHeaders headers, HttpStatusCode status, ServerWebExchange exchange) {
        var problem = unreadable(failure);
        return handleExceptionInternal(failure, problem.getBody(), headers, problem.getStatusCode(), exchange);
    }

    private static Problem unreadable(ServerWebInputException failure) {
        for (Throwable cause = failure.getCause(); cause != null; cause = cause.getCause()) {
            switch (cause) {
                case UnrecognizedPropertyException unknown -> {
                    return Problem.field(pathOf(unknown), unknown(unknown));
                }
                case MismatchedInputException mismatch
                when !mismatch.getPath().isEmpty() -> {
                    return Problem.field(pathOf(mismatch), pathOf(mismatch) + " must be " + expected(mismatch) + ".");
                }
                case JsonMappingException mapping
                when !mapping.getPath().isEmpty() -> {
                    return Problem.field(pathOf(mapping), pathOf(mapping) + " is not valid.");
                }
                case MismatchedInputException noObject -> {
                    return Problem.field("body", "The body must be a JSON object with a message.");
                }
                case JsonProcessingException malformed -> {
                    return givenTwice(malformed)
                            .map(field -> Problem.field(field, field + " is given twice."))
                            .orElseGet(() -> Problem.field("body", malformed(malformed)));
                }
                case DecodingException unreadable
                when unreadable.getCause() == null -> {
                    return Problem.field("body", "The body can't be read.");
                }
                default -> {}
            }
        }
        var parameter = failure.getMethodParameter();
        if (parameter != null && failure.getCause() instanceof TypeMismatchException mismatch) {
            var name = nameOf(parameter);
            return Problem.field(name, name + " can't be \"" + mismatch.getValue() + "\".");
        }
        var reason = failure.getReason();
        return Problem.field("body", reason == null ? "A JSON body with a message is needed." : reason + ".");
    }

    /** As the request has it. */
    private static String nameOf(MethodParameter parameter) {
        var header = parameter.getParameterAnnotation(RequestHeader.class);
        var name = header == null || header.name().isEmpty() ? parameter.getParameterName() : header.name();
        return name == null ? "the request" : name;
    }

    /** Jackson says it in words alone. */
    private static Optional<String> givenTwice(JsonProcessingException malformed) {
        var duplicate = DUPLICATE.matcher(String.valueOf(malformed.getOriginalMessage()));
        return duplicate.lookingAt() ? Optional.of(duplicate.group(1)) : Optional.empty();
    }

    private static String malformed(JsonProcessingException malformed) {
        var at = malformed.getLocation();
        return at == null
                ? "The body is no valid JSON."
                : "The body is no valid JSON: look at line %d, column %d.".formatted(at.getLineNr(), at.getColumnNr());
    }

    private static String unknown(UnrecognizedPropertyException unknown) {
        var known = unknown.getKnownPropertyIds().stream()
                .map(String::valueOf)
                .sorted()
                .collect(Collectors.joining(", "));
        return pathOf(unknown) + " is not known; there may be " + known + ".";
    }

    /** Errors of the framework that say nothing a caller could act on. */
    @Override
    protected Mono<ResponseEntity<Object>> handleExceptionInternal(
            Exception failure,
            @Nullable Object body,
            @Nullable HttpHeaders headers,
            HttpStatusCode status,
            ServerWebExchange exchange) {
        var said = switch (failure) {
            case NoResourceFoundException nothing ->
                Problem.nothingAt(exchange.getRequest().getPath().value()).getBody();
            case NotAcceptableStatusException notAcceptable ->
                Problem.notAcceptable().getBody();
            case UnsupportedMediaTypeStatusException unsupported ->
                Problem.unsupportedMediaType().getBody();
            default ->
                status.value() == HttpStatus.PAYLOAD_TOO_LARGE.value()
                        ? Problem.tooLarge().getBody()
                        : body;
        };
        return super.handleExceptionInternal(failure, said, asProblem(headers), status, exchange);
    }

    /** Also where the client accepts events alone, as those do that follow a stream. */
    private static HttpHeaders asProblem(@Nullable HttpHeaders headers) {
        var typed = new HttpHeaders();
        if (headers != null) {
            typed.putAll(headers);
        }
        typed.setContentType(MediaType.APPLICATION_PROBLEM_JSON);
        return typed;
    }

    private static String pathOf(JsonMappingException mapping) {
        return mapping.getPath().stream()
                .map(reference ->
                        reference.getFieldName() == null ? "[" + reference.getIndex() + "]" : reference.getFieldName())
                .collect(Collectors.joining("."))
                .replace(".[", "[");
    }

    private static String expected(MismatchedInputException mismatch) {
        var type = mismatch.getTargetType();
        if (type == null) {
            return "something else";
        }
        return switch (type.getSimpleName()) {
            case "String" -> "a string";
            case "Boolean", "boolean" -> "true or false";
            case "Integer", "int" -> "a whole number";
            case "Double", "double" -> "a number";
            case "LocalDate" -> "a date such as 2026-11-24";
            case "List", "ArrayList" -> "a list";
            default -> "an object";
        };
    }
}
