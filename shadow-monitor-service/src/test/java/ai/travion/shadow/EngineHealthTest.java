package ai.travion.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.crowd.CrowdCast;
import ai.travion.shadow.sun.GoldenHour;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.boot.actuate.health.Status;

class EngineHealthTest {

    static Stream<Arguments> engines() {
        return Stream.of(
                Arguments.of(EngineHealth.ofSentinel(new EventSentinel(HolidayCalendar.load())), "available"),
                Arguments.of(EngineHealth.ofGoldenHour(new GoldenHour()), "available"),
                Arguments.of(EngineHealth.ofPhysics(new GoldenHour()), "available (NREL SPA)"),
                Arguments.of(EngineHealth.ofCrowdCast(CrowdCast.load()), "available"));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void anEngineThatComputesWhatIsKnownIsUp(HealthIndicator engine, String detail) {
        var health = engine.health();

        assertThat(health.getStatus()).isEqualTo(Status.UP);
        assertThat(health.getDetails()).containsEntry("detail", detail);
    }
}
