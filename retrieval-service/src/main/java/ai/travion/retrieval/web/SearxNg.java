package ai.travion.retrieval.web;

import ai.travion.schemas.WebResult;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;

/** A SearXNG instance of one's own, with its JSON format switched on. Needs no key. */
public final class SearxNg implements SearchTheWeb {

    private static final String NAME = "searxng";
    private static final int RESULTS = 6;

    private final URI base;
    private final Duration timeout;
    private final HttpClient http;

    public SearxNg(String url, Duration timeout) {
        this.base = URI.create(url.endsWith("/") ? url : url + "/");
        this.timeout = timeout;
        this.http = ProviderAnswer.client(timeout);
    }

    @Override
    public List<WebResult> about(String query) {
        var address = base.resolve(
                "search?format=json&language=en&safesearch=1&q=" + URLEncoder.encode(query, StandardCharsets.UTF_8));
        var request = HttpRequest.newBuilder(address)
                .timeout(timeout)
                .header("Accept", "application/json")
                .build();
        return results(ProviderAnswer.to(request, http));
    }

    private static List<WebResult> results(JsonNode answer) {
        return StreamSupport.stream(answer.path("results").spliterator(), false)
                .map(found -> Cleaned.result(
                        found.path("title").asText(),
                        found.path("url").asText(),
                        found.path("content").asText(),
                        found.path("score").asDouble(),
                        NAME))
                .flatMap(Optional::stream)
                .limit(RESULTS)
                .toList();
    }
}
