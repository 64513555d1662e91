package ai.travion.generator.model;

import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.http.client.HttpRequest;
import dev.langchain4j.http.client.SuccessfulHttpResponse;
import dev.langchain4j.http.client.sse.ServerSentEventListener;
import dev.langchain4j.http.client.sse.ServerSentEventParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.concurrent.Executors;

/**
 * HTTP for LangChain4j on the caller's thread: it blocks, and an interrupt closes the connection, before the first byte too. It also
 * keeps the Retry-After of a refusal, which LangChain4j's own client drops.
 *
 * <p>HTTP/1.1: over HTTP/2 the JDK would send every call down one connection, whose server may allow but a hundred at once.
 */
final class InterruptibleHttp implements HttpClient {

    private final java.net.http.HttpClient http;
    private final Clock clock;

    private InterruptibleHttp(Duration connectTimeout, Clock clock) {
        this.http = java.net.http.HttpClient.newBuilder()
                .version(Version.HTTP_1_1)
                .connectTimeout(connectTimeout)
                .executor(Executors.newThreadPerTaskExecutor(
                        Thread.ofVirtual().name("model-http-", 0).factory()))
                .build();
        this.clock = clock;
    }

    /** @param connectTimeout until a connection stands; how long an answer may take is the caller's to watch */
    static HttpClientBuilder builder(Duration connectTimeout, Clock clock) {
        return new Builder(connectTimeout, clock);
    }

    @Override
    public SuccessfulHttpResponse execute(HttpRequest request) {
        var response = sent(request, BodyHandlers.ofString(StandardCharsets.UTF_8));
        refuseIfUnsuccessful(response);
        return SuccessfulHttpResponse.builder()
                .statusCode(response.statusCode())
                .headers(response.headers().map())
                .body(response.body())
                .build();
    }

    @Override
    public void execute(HttpRequest request, ServerSentEventParser parser, ServerSentEventListener listener) {
        try {
            var response = sent(request, BodyHandlers.ofInputStream());
            try (InputStream body = response.body()) {
                refuseIfUnsuccessful(response);
                listener.onOpen(SuccessfulHttpResponse.builder()
                        .statusCode(response.statusCode())
                        .headers(response.headers().map())
                        .build());
                parser.parse(body, listener);
            }
            listener.onClose();
        } catch (IOException | RuntimeException failure) {
            listener.onError(failure);
        }
    }

    private <T> HttpResponse<T> sent(HttpRequest request, BodyHandler<T> body) {
        var builder = java.net.http.HttpRequest.newBuilder(URI.create(request.url()))
                .method(
                        request.method().name(),
                        request.body() == null ? BodyPublishers.noBody() : BodyPublishers.ofString(request.body()));
        request.headers().forEach((name, values) -> values.forEach(value -> builder.header(name, value)));
        try {
            return sentOnALivingConnection(builder.build(), body);
        } catch (IOException unreachable) {
            throw new UncheckedIOException(unreachable);
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
            throw new UncheckedIOException(new IOException("Interrupted", cancelled));
        }
    }

    /** A connection that rested may have been closed by the server just now: that says nothing of the server, which is asked once more. */
    private <T> HttpResponse<T> sentOnALivingConnection(java.net.http.HttpRequest request, BodyHandler<T> body)
            throws IOException, InterruptedException {
        try {
            return http.send(request, body);
        } catch (ConnectException | HttpTimeoutException unreachable) {
            throw unreachable;
        } catch (IOException closed) {
            return http.send(request, body);
        }
    }

    private void refuseIfUnsuccessful(HttpResponse<?> response) {
        if (response.statusCode() / 100 != 2) {
            throw new RefusedByServerException(
                    response.statusCode(),
                    response.headers().firstValue("Retry-After").flatMap(value -> retryAfter(value, clock.instant())));
        }
    }

    /** RFC 9110, 10.2.3: seconds, or a date. What is neither is as if it were not there. */
    static Optional<Duration> retryAfter(String value, Instant now) {
        var text = value.strip();
        if (text.matches("\\d{1,9}")) {
            return Optional.of(Duration.ofSeconds(Long.parseLong(text)));
        }
        try {
            var at = DateTimeFormatter.RFC_1123_DATE_TIME.parse(text, Instant::from);
            return Optional.of(at.isAfter(now) ? Duration.between(now, at) : Duration.ZERO);
        } catch (DateTimeParseException neither) {
            return Optional.empty();
        }
    }

    /** Time limits that LangChain4j would set are ours already. */
    private record Builder(Duration connectTimeout, Clock clock) implements HttpClientBuilder {

        @Override
        public HttpClientBuilder connectTimeout(Duration timeout) {
            return this;
        }

        @Override
        public Duration readTimeout() {
            return Duration.ZERO;
        }

        @Override
        public HttpClientBuilder readTimeout(Duration timeout) {
            return this;
        }

        @Override
        public HttpClient build() {
            return new InterruptibleHttp(connectTimeout, clock);
        }
    }
}
