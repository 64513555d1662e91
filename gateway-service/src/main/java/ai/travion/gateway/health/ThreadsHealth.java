package ai.travion.gateway.health;

import ai.travion.gateway.thread.ThreadStreams;
import org.springframework.boot.actuate.health.Health;
import org.springframework.boot.actuate.health.HealthIndicator;

/** A gateway is ready only when its topology runs. */
public final class ThreadsHealth implements HealthIndicator {

    private final ThreadStreams streams;

    public ThreadsHealth(ThreadStreams streams) {
        this.streams = streams;
    }

    @Override
    public Health health() {
        var health = streams.isReady() ? Health.up() : Health.outOfService();
        return health.withDetail("topology", streams.state()).build();
    }
}
