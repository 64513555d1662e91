package ai.travion.shadow;

import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * @param engineTimeLimit how long a turn waits for one engine, and three times as long for a plan; milliseconds where no unit is given
 */
@Validated
@ConfigurationProperties("travion.shadow-monitor")
record ShadowMonitorProperties(@DefaultValue("5s") @NotNull Duration engineTimeLimit) {}
