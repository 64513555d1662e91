package ai.travion.gateway.lookup;

import ai.travion.gateway.GatewayProperties;
import ai.travion.graph.observe.WordlessFailure;
import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;
import io.github.resilience4j.circuitbreaker.CircuitBreakerRegistry;
import io.github.resilience4j.reactor.circuitbreaker.operator.CircuitBreakerOperator;
import java.net.URI;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.io.buffer.DataBufferLimitException;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.reactive.function.client.WebClientException;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;

/**
 * Hands a lookup on to its service and the answer back as it is. Each service has a circuit breaker: one that fails or is slow
 * too often is left alone for a while, and its lookups are answered with 503 at once.
 */
final class Forwarder {

    private static final Logger LOG = LoggerFactory.getLogger(Forwarder.class);
    private static final int CALLS_WATCHED = 20;
    private static final int CALLS_NEEDED = 10;
    private static final int CALLS_TO_TRY_AGAIN = 3;
    private static final byte[] NOTHING = {};

    private final WebClient http;
    private final GatewayProperties gateway;
    private final LookupProperties properties;
    private final CircuitBreakerRegistry breakers;

    Forwarder(WebClient http, GatewayProperties gateway, LookupProperties properties) {
        this.http = http;
        this.gateway = gateway;
        this.properties = properties;
        this.breakers = CircuitBreakerRegistry.of(CircuitBreakerConfig.custom()
                .slidingWindowSize(CALLS_WATCHED)
                .minimumNumberOfCalls(CALLS_NEEDED)
                .permittedNumberOfCallsInHalfOpenState(CALLS_TO_TRY_AGAIN)
                .waitDurationInOpenState(properties.rest())
                .build());
    }

    Mono<ServerResponse> forward(Lookup lookup, ServerRequest request) {
        if (contentType(request).isEmpty()) {
            return problem(
                    HttpStatus.UNSUPPORTED_MEDIA_TYPE,
                    "Unsupported Media Type",
                    "The Content-Type can't be read; a lookup takes application/json.");
        }
        return Optional.ofNullable(gateway.services().get(lookup.service()))
                .map(service -> answer(lookup, request, service))
                .orElseGet(() -> unavailable(lookup, "is not configured"));
    }

    /** A lookup that is asked in another way than its own: 405. */
    static Mono<ServerResponse> notAllowed(Lookup lookup, ServerRequest request) {
        var body = ProblemDetail.forStatusAndDetail(
                HttpStatus.METHOD_NOT_ALLOWED,
                "%s can't be asked by %s; use %s.".formatted(request.path(), request.method(), lookup.method()));
        return ServerResponse.status(HttpStatus.METHOD_NOT_ALLOWED)
                .allow(lookup.method())
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .bodyValue(body);
    }

    private Mono<ServerResponse> answer(Lookup lookup, ServerRequest request, URI service) {
        CircuitBreaker breaker = breakers.circuitBreaker(lookup.service());
        return request.bodyToMono(byte[].class)
                .defaultIfEmpty(NOTHING)
                .flatMap(body -> asked(lookup, request, target(service, request.uri()), body)
                        .timeout(properties.timeLimit())
                        .transformDeferred(CircuitBreakerOperator.of(breaker)))
                .flatMap(Forwarder::handedBack)
                .onErrorResume(ServiceFailed.class, failed -> handedBack(failed.answer()))
                .onErrorResume(
                        CallNotPermittedException.class, open -> unavailable(lookup, "is left alone for a moment"))
                .onErrorResume(TimeoutException.class, late -> unavailable(lookup, "did not answer in time"))
                .onErrorResume(WebClientException.class, lost -> {
                    LOG.atWarn()
                            .addKeyValue("event", "lookup_unreachable")
                            .addKeyValue("node", "gateway")
                            .addKeyValue("service", lookup.service())
                            .addKeyValue("path", lookup.path())
                            .setCause(WordlessFailure.in(LOG, lost))
                            .log("A service can't be reached for a lookup.");
                    return unavailable(lookup, "can't be reached");
                })
                .onErrorResume(
                        DataBufferLimitException.class,
                        big -> problem(
                                HttpStatus.PAYLOAD_TOO_LARGE,
                                "The request is too large",
                                "The body is larger than a lookup needs."));
    }

    private Mono<ResponseEntity<byte[]>> asked(Lookup lookup, ServerRequest request, URI target, byte[] body) {
        WebClient.RequestBodySpec call = http.method(lookup.method())
                .uri(target)
                .accept(MediaType.APPLICATION_JSON, MediaType.APPLICATION_PROBLEM_JSON);
        if (!lookup.method().equals(HttpMethod.GET)) {
            call.contentType(contentType(request).orElse(MediaType.APPLICATION_JSON))
                    .bodyValue(body);
        }
        return call.exchangeToMono(response -> response.toEntity(byte[].class))
                .flatMap(answer -> answer.getStatusCode().is5xxServerError()
                        ? Mono.error(new ServiceFailed(answer))
                        : Mono.just(answer));
    }

    /** JSON where none is said; empty where it can't be read. */
    private static Optional<MediaType> contentType(ServerRequest request) {
        try {
            return request.headers().contentType().or(() -> Optional.of(MediaType.APPLICATION_JSON));
        } catch (InvalidMediaTypeException e) {
            return Optional.empty();
        }
    }

    /** The service serves the same path. */
    private static URI target(URI service, URI asked) {
        String query = asked.getRawQuery() == null ? "" : "?" + asked.getRawQuery();
        return URI.create(service.toString().replaceFirst("/+$", "") + asked.getRawPath() + query);
    }

    private static Mono<ServerResponse> handedBack(ResponseEntity<byte[]> answer) {
        byte[] body = answer.getBody();
        return ServerResponse.status(answer.getStatusCode())
                .contentType(Optional.ofNullable(answer.getHeaders().getContentType())
                        .orElse(MediaType.APPLICATION_JSON))
                .bodyValue(body == null ? NOTHING : body);
    }

    private static Mono<ServerResponse> unavailable(Lookup lookup, String why) {
        return problem(
                HttpStatus.SERVICE_UNAVAILABLE,
                "Not ready",
                "The %s %s. Try again in a few seconds.".formatted(lookup.service(), why));
    }

    private static Mono<ServerResponse> problem(HttpStatus status, String title, String detail) {
        var body = ProblemDetail.forStatusAndDetail(status, detail);
        body.setTitle(title);
        var response = ServerResponse.status(status).contentType(MediaType.APPLICATION_PROBLEM_JSON);
        if (status == HttpStatus.SERVICE_UNAVAILABLE) {
            response.header("Retry-After", "3");
        }
        return response.bodyValue(body);
    }

    /** An answer that counts against its service, and is handed back all the same. */
    private static final class ServiceFailed extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient ResponseEntity<byte[]> answer;

        ServiceFailed(ResponseEntity<byte[]> answer) {
            super("The service answered " + answer.getStatusCode(), null, false, false);
            this.answer = answer;
        }

        ResponseEntity<byte[]> answer() {
            return answer;
        }
    }
}
