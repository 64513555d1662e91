package ai.travion.retrieval;

import java.util.Optional;

/** A web search that gave no answer. The turn goes on without one, and says so. */
final class WebSearchFailedException extends RuntimeException {

    WebSearchFailedException(String message, Throwable cause) {
        super(message, cause);
    }

    /** What went wrong, without a word of the query. */
    String kind() {
        return Optional.ofNullable(getCause())
                .map(cause -> cause.getClass().getSimpleName())
                .orElse("no cause given");
    }
}
