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
import java.util.concurrent.atomic.AtomicLong;

/**
 * A web search that cannot hold a turn up: it has a time limit, tries a second time after a while where there is time for it, leaves a
 * provider in peace that fails or asks for it, and remembers what it found. Thread-safe.
 */
public final class GuardedSearch implements SearchTheWeb, AutoCloseable {

    private static final int TRIES = 2;
    private static final int REMEMBERED = 500;
    private static final int LAST_CALLS = 10;
    private static final int FEWEST_CALLS = 4;
    private static final Duration LEFT_IN_PEACE = Duration.ofSeconds(30);
    /** Before the second try, where the provider does not say when. */
    private static final Duration PAUSE = Duration.ofMillis(250);

    private final SearchTheWeb provider;
    private final Duration timeout;
    private final CircuitBreaker breaker;
    private final Cache<String, List<WebResult>> found;
    /** Until then the provider wants not to be asked, by the clock of {@link System#nanoTime}; 0 where it has not said so. */
    private final AtomicLong leftInPeaceUntil = new AtomicLong();

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
        long deadline = System.nanoTime() + timeout.toNanos();
        var task = threads.submit(() -> tried(query, deadline));
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

    private List<WebResult> tried(String query, long deadline) {
        long until = leftInPeaceUntil.get();
        if (until != 0 && until - System.nanoTime() > 0) {
            throw new WebSearchFailedException(
                    "The provider has asked to be left in peace.", new IllegalStateException("too many requests"));
        }
        for (int attempt = 1; ; attempt++) {
            try {
                return breaker.executeSupplier(() -> provider.about(query));
            } catch (CallNotPermittedException e) {
                throw new WebSearchFailedException("The web search failed too often of late.", e);
            } catch (WebSearchFailedException e) {
                e.retryAfter().ifPresent(wait -> leftInPeaceUntil.set(System.nanoTime() + wait.toNanos()));
                if (attempt == TRIES || !waits(e.retryAfter().orElse(PAUSE), deadline)) {
                    throw e;
                }
            }
        }
    }

    /** Whether there is time for it, and nobody has given up meanwhile. */
    private static boolean waits(Duration pause, long deadline) {
        if (Thread.currentThread().isInterrupted() || deadline - System.nanoTime() <= pause.toNanos()) {
            return false;
        }
        try {
            Thread.sleep(pause);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
