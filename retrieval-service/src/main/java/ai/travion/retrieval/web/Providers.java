package ai.travion.retrieval.web;

import java.time.Duration;
import java.util.Optional;

/** The web search that is configured. */
public final class Providers {

    private Providers() {}

    /**
     * Tavily where there is a key, else SearXNG where there is an address, else none.
     *
     * @param timeout of one search
     * @param memory how long results are good
     */
    public static Optional<SearchTheWeb> of(String tavilyKey, String searxngUrl, Duration timeout, Duration memory) {
        Optional<SearchTheWeb> provider = tavilyKey.isBlank()
                ? Optional.of(searxngUrl).filter(url -> !url.isBlank()).map(url -> new SearxNg(url, timeout))
                : Optional.of(new Tavily(tavilyKey, Optional.empty(), timeout));
        return provider.map(search -> new GuardedSearch(search, timeout, memory));
    }
}
