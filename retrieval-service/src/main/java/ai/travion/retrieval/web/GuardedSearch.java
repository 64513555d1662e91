package ai.travion.retrieval.web;

import ai.travion.schemas.WebResult;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A web search that cannot hold a turn up: it has a time limit, tries a second time while there is time, leaves a provider in peace that
 * fails, and remembers what it found. Thread-safe.
 */
public final class GuardedSearch implements SearchTheWeb, AutoCloseable {

    private static final int TRIES = 2;
    private static final int REMEMBERED = 500;
    private static final int LAST_CALLS = 10;
    private static final int FEWEST_CALLS = 4;
    private static final Duration LEFT_IN_PEACE = Duration.ofSeconds(30);

    private final SearchTheWeb provider;
    private final Duration timeout;
    private final CircuitBreaker breaker;
    private final Cache<String, List<WebResult>> found;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    /**
     * Guards a provider.
     *
     * @param timeout for all tries together
     * @param memory how long results are good
     */
    public GuardedSearch(SearchTheWeb provider, Duration timeout, Duration memory) {
        this.provider = provider;
        this.timeout = timeout;
        this.found = Caffeine.newBuilder()
                .maximumSize(REMEMBERED)
                .expireAfterWrite(memory)
                .build();
        this.breaker = CircuitBreaker.of(
                "web-search",
                CircuitBreakerConfig.custom()
                        .slidingWindowSize(LAST_CALLS)
                        .minimumNumberOfCalls(FEWEST_CALLS)
                        .failureRateThreshold(50)
                        .waitDurationInOpenState(LEFT_IN_PEACE)
                        .permittedNumberOfCallsInHalfOpenState(1)
                        .build());
    }

    @Override
    public List<WebResult> about(String query) {
        var key = query.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        var remembered = found.getIfPresent(key);
        if (remembered != null) {
            return remembered;
        }
        var results = inTime(query);
        if (!results.isEmpty()) {
            found.put(key, results);
        }
        return results;
    }

    private List<WebResult> inTime(String query) {
        var task = threads.submit(() -> tried(query));
        try {
            return task.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            task.cancel(true);
            throw new WebSearchFailedException("The web search took too long.", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof WebSearchFailedException failed) {
                throw failed;
            }
            throw new WebSearchFailedException("The web search failed.", e);
        } catch (InterruptedException e) {
            task.cancel(true);
            Thread.currentThread().interrupt();
            throw new WebSearchFailedException("Interrupted.", e);
        }
    }

    private List<WebResult> tried(String query) {
        for (int attempt = 1; ; attempt++) {
            try {
                return breaker.executeSupplier(() -> provider.about(query));
            } catch (CallNotPermittedException e) {
                throw new WebSearchFailedException("The web search failed too often of late.", e);
            } catch (WebSearchFailedException e) {
                if (attempt == TRIES || Thread.currentThread().isInterrupted()) {
                    throw e;
                }
            }
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
