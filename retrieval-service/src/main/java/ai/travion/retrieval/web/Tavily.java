package ai.travion.retrieval.web;

import ai.travion.schemas.WebResult;
import dev.langchain4j.web.search.WebSearchOrganicResult;
import dev.langchain4j.web.search.WebSearchRequest;
import dev.langchain4j.web.search.tavily.TavilyWebSearchEngine;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Tavily's search, through LangChain4j. Needs a key. */
public final class Tavily implements SearchTheWeb {

    private static final String NAME = "tavily";
    /** More than are kept: some have no text or no address to show. */
    private static final int RESULTS = 6;

    private final TavilyWebSearchEngine engine;

    /**
     * A search.
     *
     * @param baseUrl empty for Tavily's own
     */
    public Tavily(String apiKey, Optional<String> baseUrl, Duration timeout) {
        var builder = TavilyWebSearchEngine.builder()
                .apiKey(apiKey)
                .timeout(timeout)
                .httpClientBuilder(new ReadableEntries(timeout))
                .includeRawContent(false)
                .includeAnswer(false);
        baseUrl.ifPresent(builder::baseUrl);
        this.engine = builder.build();
    }

    @Override
    public List<WebResult> about(String query) {
        try {
            var found = engine.search(WebSearchRequest.from(query, RESULTS)).results();
            return found.stream().map(Tavily::result).flatMap(Optional::stream).toList();
        } catch (WebSearchFailedException e) {
            throw e;
        } catch (RuntimeException e) {
            // Whatever a foreign service sends, and however LangChain4j reads it, is the provider's failure and no
            // turn's.
            throw new WebSearchFailedException("Tavily gave no results.", e);
        }
    }

    private static Optional<WebResult> result(WebSearchOrganicResult found) {
        return Cleaned.result(
                found.title(),
                found.url().toString(),
                Optional.ofNullable(found.snippet()).orElse(found.content()),
                score(found),
                NAME);
    }

    private static double score(WebSearchOrganicResult found) {
        var score = found.metadata().getOrDefault("score", "0");
        return score.matches("\\d(?:\\.\\d+)?") ? Double.parseDouble(score) : 0;
    }
}
