package ai.travion.retrieval.web;

import java.time.Duration;
import java.util.Optional;

/** A web search that gave no answer. The turn goes on without one, and says so. */
public final class WebSearchFailedException extends RuntimeException {

    private final transient Optional<Duration> retryAfter;

    public WebSearchFailedException(String message, Throwable cause) {
        this(message, cause, Optional.empty());
    }

    /** @param retryAfter for how long the provider wants not to be asked, where it says so */
    public WebSearchFailedException(String message, Throwable cause, Optional<Duration> retryAfter) {
        super(message, cause);
        this.retryAfter = retryAfter;
    }

    Optional<Duration> retryAfter() {
        return retryAfter;
    }

    /** What went wrong, without a word of the query. */
    public String kind() {
        return Optional.ofNullable(getCause())
                .map(cause -> cause.getClass().getSimpleName())
                .orElse("no cause given");
    }
}
