package ai.travion.retrieval.web;

import java.util.Optional;

/** A web search that gave no answer. The turn goes on without one, and says so. */
public final class WebSearchFailedException extends RuntimeException {

    public WebSearchFailedException(String message, Throwable cause) {
        super(message, cause);
    }

    /** What went wrong, without a word of the query. */
    public String kind() {
        return Optional.ofNullable(getCause())
                .map(cause -> cause.getClass().getSimpleName())
                .orElse("no cause given");
    }
}
