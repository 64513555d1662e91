package ai.travion.shadow;

import ai.travion.atlas.GeoPoint;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.calendar.Trip;
import ai.travion.shadow.crowd.CrowdCast;
import ai.travion.shadow.crowd.DayKind;
import ai.travion.shadow.crowd.Site;
import ai.travion.shadow.crowd.SiteDay;
import ai.travion.shadow.crowd.SiteType;
import ai.travion.shadow.sun.GoldenHour;
import ai.travion.shadow.sun.LightWindows;
import ai.travion.shadow.sun.SunPosition;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.function.BooleanSupplier;
import org.springframework.boot.actuate.health.Health;
import org.springframework.boot.actuate.health.HealthIndicator;

/** Whether the engines work: each is asked for something whose answer is known. The key of every text is "detail". */
final class EngineHealth {

    private static final String DETAIL = "detail";
    private static final LocalDate VESAK_AS_AMENDED = LocalDate.of(2026, 5, 30);

    /** The example that NREL published with its algorithm, without refraction and from sea level. */
    private static final ZonedDateTime NREL_MOMENT = ZonedDateTime.parse("2003-10-17T12:30:30-07:00");

    private static final GeoPoint NREL_PLACE = new GeoPoint(39.742476, -105.1786);
    private static final double NREL_AZIMUTH = 194.340;
    private static final double NREL_GEOMETRIC_ELEVATION = 39.872;
    private static final double DEGREES_OFF = 0.01;

    private static final GeoPoint COLOMBO = new GeoPoint(6.93548, 79.84868);
    private static final LocalDate EQUINOX = LocalDate.of(2026, 3, 20);
    private static final Duration EQUINOX_DAY = Duration.ofHours(12).plusMinutes(6);
    private static final Duration MINUTES_OFF = Duration.ofMinutes(3);

    private static final int EVENING = 18;
    private static final int NIGHT = 3;
    private static final int FEW_PERCENT = 10;

    private EngineHealth() {}

    static HealthIndicator ofSentinel(EventSentinel sentinel) {
        return live(
                "available",
                () -> sentinel.about(Trip.anywhereOn(VESAK_AS_AMENDED)).constraints().stream()
                        .map(ConstraintViolation::getConstraintType)
                        .anyMatch("poya_alcohol"::equals));
    }

    /** At the equinox the day is a little longer than the night everywhere. */
    static HealthIndicator ofGoldenHour(GoldenHour goldenHour) {
        return live("available", () -> {
            LightWindows light = goldenHour.on(EQUINOX, COLOMBO);
            Duration off = Duration.between(light.sunrise(), light.sunset())
                    .minus(EQUINOX_DAY)
                    .abs();
            return off.compareTo(MINUTES_OFF) < 0;
        });
    }

    static HealthIndicator ofPhysics(GoldenHour goldenHour) {
        return live("available (NREL SPA)", () -> {
            SunPosition sun = goldenHour.sunAt(NREL_MOMENT, NREL_PLACE);
            return Math.abs(sun.azimuthDegrees() - NREL_AZIMUTH) < DEGREES_OFF
                    && Math.abs(sun.elevationDegrees() - NREL_GEOMETRIC_ELEVATION) < DEGREES_OFF;
        });
    }

    /** A temple is fuller on the evening of a Poya day than of an ordinary one, and nobody is there at three in the morning. */
    static HealthIndicator ofCrowdCast(CrowdCast crowdCast) {
        return live("available", () -> {
            Site temple = crowdCast.typical(SiteType.TEMPLE);
            SiteDay poya = crowdCast.on(new DayKind(VESAK_AS_AMENDED, false, true, false), temple);
            SiteDay ordinary = crowdCast.on(DayKind.ordinary(VESAK_AS_AMENDED), temple);
            return poya.percentAt(EVENING) > ordinary.percentAt(EVENING) && ordinary.percentAt(NIGHT) < FEW_PERCENT;
        });
    }

    private static HealthIndicator live(String detail, BooleanSupplier check) {
        return () -> check.getAsBoolean()
                ? Health.up().withDetail(DETAIL, detail).build()
                : Health.down().withDetail(DETAIL, "gives wrong results").build();
    }
}
