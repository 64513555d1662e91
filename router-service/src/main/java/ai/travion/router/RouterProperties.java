package ai.travion.router;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How the router converses.
 *
 * @param conversationalMode false for a stateless service: every message is taken by itself, and nothing is asked back
 */
@ConfigurationProperties("travion.router")
record RouterProperties(@DefaultValue("true") boolean conversationalMode) {}
