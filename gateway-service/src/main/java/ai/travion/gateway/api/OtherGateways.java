package ai.travion.gateway.api;

import ai.travion.gateway.GatewayProperties;
import ai.travion.gateway.thread.ThreadReader;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.reactive.function.client.WebClientResponseException;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Passes requests on to the gateway that keeps a thread or a profile, one hop far. */
@Component
final class OtherGateways {

    /** Set on what was passed on: whoever gets it answers, or says that the thread is not its own, and asks nobody else. */
    static final String FORWARDED = "Travion-Forwarded";

    /** "Misdirected Request" (RFC 9110, 15.5.20): the thread is not, or no longer, kept here. */
    static final HttpStatusCode MISDIRECTED = HttpStatusCode.valueOf(421);

    static final String PRINCIPAL = "X-User-Id";

    private static final ParameterizedTypeReference<ServerSentEvent<String>> EVENT =
            new ParameterizedTypeReference<>() {};

    /** Of a connection, not of what it carries (RFC 9110, 7.6.1); the length is counted again. */
    private static final Set<String> HOP_BY_HOP = Set.of(
            "connection",
            "keep-alive",
            "proxy-authenticate",
            "proxy-authorization",
            "te",
            "trailer",
            "transfer-encoding",
            "upgrade",
            "host",
            "content-length");

    private final WebClient http;
    private final GatewayProperties properties;

    /** A paused process keeps its connections open, and says nothing. */
    private final Duration answersWithin;

    OtherGateways(WebClient.Builder http, GatewayProperties properties) {
        this.http = http.build();
        this.properties = properties;
        this.answersWithin = properties.answersWithin();
    }

    static boolean isForwarded(ServerHttpRequest request) {
        return request.getHeaders().containsKey(FORWARDED);
    }

    /**
     * The events of a run after one of them.
     *
     * @param after the id of the last event that is known, or -1
     * @return fails where that gateway can't be reached, or does not keep the thread
     */
    Flux<ServerSentEvent<String>> follow(
            URI gateway, String threadId, String runId, Optional<String> principal, long after) {
        return http.get()
                .uri(gateway.resolve(properties.apiPrefix() + "/threads/" + threadId + "/runs/" + runId + "/stream"))
                .accept(MediaType.TEXT_EVENT_STREAM)
                .header(FORWARDED, "1")
                .header("Last-Event-ID", Long.toString(after))
                .headers(headers -> principal.ifPresent(name -> headers.set(PRINCIPAL, name)))
                .retrieve()
                .bodyToFlux(EVENT)
                // Heartbeats come through here, too.
                .timeout(answersWithin)
                .onErrorMap(TimeoutException.class, OtherGateways::silent)
                .filter(event -> event.id() != null);
    }

    /** Whether that gateway knows a run, and lets this principal read it. */
    Mono<Boolean> has(URI gateway, String threadId, String runId, Optional<String> principal) {
        return http.get()
                .uri(gateway.resolve(properties.apiPrefix() + "/threads/" + threadId + "/runs/" + runId))
                .header(FORWARDED, "1")
                .headers(headers -> principal.ifPresent(name -> headers.set(PRINCIPAL, name)))
                .retrieve()
                .toBodilessEntity()
                .thenReturn(true)
                .timeout(answersWithin)
                .onErrorMap(TimeoutException.class, OtherGateways::silent)
                .onErrorReturn(WebClientResponseException.NotFound.class, false);
    }

    /** How a thread that is kept there stands to a principal. */
    Mono<ThreadReader.Standing> standing(URI gateway, String threadId, Optional<String> principal) {
        return http.get()
                .uri(gateway.resolve(properties.apiPrefix() + "/threads/" + threadId + "/standing"))
                .header(FORWARDED, "1")
                .headers(headers -> principal.ifPresent(name -> headers.set(PRINCIPAL, name)))
                .retrieve()
                .bodyToMono(ThreadReader.Standing.class)
                .timeout(answersWithin)
                .onErrorMap(TimeoutException.class, OtherGateways::silent);
    }

    /** What stands there for a principal, in a format; nothing where nothing does. */
    Mono<byte[]> bytes(URI address, String mediaType, Optional<String> principal) {
        return http.get()
                .uri(address)
                .header(HttpHeaders.ACCEPT, mediaType)
                .header(FORWARDED, "1")
                .headers(headers -> principal.ifPresent(name -> headers.set(PRINCIPAL, name)))
                .retrieve()
                .bodyToMono(byte[].class)
                .timeout(answersWithin)
                .onErrorMap(TimeoutException.class, OtherGateways::silent)
                .onErrorResume(WebClientResponseException.NotFound.class, none -> Mono.empty());
    }

    /** What that gateway answers to a request without a body. */
    Mono<ResponseEntity<Flux<DataBuffer>>> forward(URI gateway, ServerHttpRequest request) {
        var path = request.getURI().getRawPath();
        var query = request.getURI().getRawQuery();
        return http.method(request.getMethod())
                .uri(gateway.resolve(query == null ? path : path + "?" + query))
                .headers(headers -> copy(request.getHeaders(), headers))
                .header(FORWARDED, "1")
                .exchangeToMono(response -> response.statusCode().isSameCodeAs(MISDIRECTED)
                                || response.statusCode().isSameCodeAs(HttpStatus.SERVICE_UNAVAILABLE)
                        ? response.createError()
                        : response.bodyToMono(DataBuffer.class)
                                .map(List::of)
                                .defaultIfEmpty(List.of())
                                .map(body -> ResponseEntity.status(response.statusCode())
                                        .headers(headers ->
                                                copy(response.headers().asHttpHeaders(), headers))
                                        .body(Flux.fromIterable(body))))
                .timeout(answersWithin)
                .onErrorMap(TimeoutException.class, OtherGateways::silent);
    }

    private static Patience.StillMoving silent(Throwable timeout) {
        return new Patience.StillMoving("The gateway that keeps the thread does not answer.");
    }

    private static void copy(HttpHeaders from, HttpHeaders to) {
        from.forEach((name, values) -> {
            if (!HOP_BY_HOP.contains(name.toLowerCase(java.util.Locale.ROOT))) {
                to.put(name, values);
            }
        });
    }
}
