package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import ai.travion.graph.NodeBinding;
import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

class ShadowMonitorServiceTest {

    private final ApplicationContextRunner service = new ApplicationContextRunner()
            .withUserConfiguration(ShadowMonitorService.class)
            .withBean(Clock.class, Clock::systemUTC)
            .withPropertyValues("spring.boot.enableautoconfiguration=false");

    @Test
    void itRunsTheShadowMonitor() {
        service.run(
                context -> assertThat(context.getBean(NodeBinding.class).node()).isEqualTo(Graph.SHADOW_MONITOR));
    }

    @Test
    void eachEngineHasItsHealth() {
        service.run(context -> assertThat(context.getBeansOfType(HealthIndicator.class))
                .containsOnlyKeys("eventSentinel", "goldenHour", "physicsEngine", "crowdCast"));
    }

    @Test
    void theTimeLimitOfAnEngineCanBeSet() {
        service.withPropertyValues("travion.shadow-monitor.engine-time-limit=750ms")
                .run(context -> assertThat(
                                context.getBean(ShadowMonitorProperties.class).engineTimeLimit())
                        .isEqualTo(Duration.ofMillis(750)));
    }
}
