package ai.travion.generator.model;

import dev.langchain4j.exception.HttpException;
import java.time.Duration;
import java.util.Optional;

/** A status that is no success. What the server said beside it is not kept: it may repeat a part of the key. */
final class RefusedByServerException extends HttpException {

    private static final long serialVersionUID = 1;

    private final transient Optional<Duration> retryAfter;

    RefusedByServerException(int status, Optional<Duration> retryAfter) {
        super(status, "The endpoint answered " + status + ".");
        this.retryAfter = retryAfter;
    }

    Optional<Duration> retryAfter() {
        return retryAfter;
    }
}
