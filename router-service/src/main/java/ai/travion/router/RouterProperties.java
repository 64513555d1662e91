package ai.travion.router;

import java.nio.file.Path;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How the router converses.
 *
 * @param conversationalMode false for a stateless service: every message is taken by itself, and nothing is asked back
 * @param knowledgePath the folder that {@code travion ingest} fills: of what is there by name one may ask
 */
@ConfigurationProperties("travion.router")
record RouterProperties(
        @DefaultValue("true") boolean conversationalMode,
        @DefaultValue(".travion/knowledge") Path knowledgePath) {

    /** A conversation, and nothing of one's own. */
    static RouterProperties conversational() {
        return new RouterProperties(true, Path.of("no-knowledge-of-ones-own"));
    }
}
