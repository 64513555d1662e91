package ai.travion.gateway.lookup;

import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * @param timeLimit how long a lookup waits for its service
 * @param rest how long a service that failed too often is left alone
 */
@Validated
@ConfigurationProperties("travion.gateway.lookups")
record LookupProperties(
        @DefaultValue("2s") @NotNull Duration timeLimit,
        @DefaultValue("5s") @NotNull Duration rest) {}
