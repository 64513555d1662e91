package ai.travion.retrieval.web;

import ai.travion.schemas.WebResult;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;

/** A SearXNG instance of one's own, with its JSON format switched on. Needs no key. */
public final class SearxNg implements SearchTheWeb {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String NAME = "searxng";
    private static final int RESULTS = 6;
    private static final int MOST_BYTES = 2_000_000;
    private static final int OK = 200;

    private final URI base;
    private final Duration timeout;
    private final HttpClient http;

    public SearxNg(String url, Duration timeout) {
        this.base = URI.create(url.endsWith("/") ? url : url + "/");
        this.timeout = timeout;
        this.http = HttpClient.newBuilder()
                .connectTimeout(timeout)
                .followRedirects(Redirect.NEVER)
                .build();
    }

    @Override
    public List<WebResult> about(String query) {
        var address = base.resolve(
                "search?format=json&language=en&safesearch=1&q=" + URLEncoder.encode(query, StandardCharsets.UTF_8));
        var request = HttpRequest.newBuilder(address)
                .timeout(timeout)
                .header("Accept", "application/json")
                .build();
        try {
            var response = http.send(request, BodyHandlers.ofInputStream());
            try (var body = response.body()) {
                if (response.statusCode() != OK) {
                    throw new IOException("status " + response.statusCode());
                }
                return results(MAPPER.readTree(body.readNBytes(MOST_BYTES)));
            }
        } catch (IOException e) {
            throw new WebSearchFailedException("SearXNG gave no results.", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new WebSearchFailedException("Interrupted.", e);
        }
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
