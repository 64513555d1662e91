package ai.travion.retrieval.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.http.client.HttpRequest;
import dev.langchain4j.http.client.SuccessfulHttpResponse;
import dev.langchain4j.http.client.sse.ServerSentEventListener;
import dev.langchain4j.http.client.sse.ServerSentEventParser;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;

/** What LangChain4j's Tavily speaks HTTP with: of an answer it hands on the entries that LangChain4j can read, since one that it cannot costs it all. */
final class ReadableEntries implements HttpClient, HttpClientBuilder {

    private static final List<String> TEXTS = List.of("title", "url", "content");

    private final Duration timeout;
    private final java.net.http.HttpClient http;

    ReadableEntries(Duration timeout) {
        this.timeout = timeout;
        this.http = ProviderAnswer.client(timeout);
    }

    @Override
    public SuccessfulHttpResponse execute(HttpRequest request) {
        var sent = java.net.http.HttpRequest.newBuilder(URI.create(request.url()))
                .timeout(timeout)
                .method(request.method().name(), BodyPublishers.ofString(request.body()));
        request.headers().forEach((name, values) -> values.forEach(value -> sent.header(name, value)));
        var answer = ProviderAnswer.to(sent.build(), http);
        if (answer instanceof ObjectNode object && object.path("results") instanceof ArrayNode results) {
            var readable = object.arrayNode();
            StreamSupport.stream(results.spliterator(), false)
                    .filter(ReadableEntries::isReadable)
                    .forEach(readable::add);
            object.set("results", readable);
        }
        return SuccessfulHttpResponse.builder()
                .statusCode(200)
                .headers(Map.of())
                .body(answer.toString())
                .build();
    }

    private static boolean isReadable(JsonNode entry) {
        return TEXTS.stream().allMatch(name -> entry.path(name).isTextual())
                && (entry.path("score").isNumber() || entry.path("score").isMissingNode())
                && PublicAddress.of(entry.path("url").asText()).isPresent();
    }

    @Override
    public void execute(HttpRequest request, ServerSentEventParser parser, ServerSentEventListener listener) {
        throw new UnsupportedOperationException("A search is answered at once.");
    }

    @Override
    public Duration connectTimeout() {
        return timeout;
    }

    @Override
    public HttpClientBuilder connectTimeout(Duration other) {
        return new ReadableEntries(other);
    }

    @Override
    public Duration readTimeout() {
        return timeout;
    }

    @Override
    public HttpClientBuilder readTimeout(Duration other) {
        return new ReadableEntries(other);
    }

    @Override
    public HttpClient build() {
        return this;
    }
}
