package ai.travion.shadow.sun;

import ai.travion.atlas.GeoPoint;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/**
 * A second opinion that shares no code with NREL's algorithm: the sun of the Astronomical Almanac's low-precision formulas,
 * good to 0.01 degrees, and its crossings by bisection.
 */
final class LowPrecisionSun {

    private static final ZoneId COLOMBO = ZoneId.of("Asia/Colombo");
    private static final double J2000_EPOCH_SECOND = 946_728_000;
    private static final double TERRESTRIAL_AHEAD_SECONDS = 70;

    private LowPrecisionSun() {}

    static double elevation(ZonedDateTime moment, GeoPoint place) {
        double universal = (moment.toEpochSecond() - J2000_EPOCH_SECOND) / 86_400;
        double days = universal + TERRESTRIAL_AHEAD_SECONDS / 86_400;
        double anomaly = Math.toRadians(357.528 + 0.9856003 * days);
        double longitude =
                Math.toRadians(280.460 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.020 * Math.sin(2 * anomaly));
        double obliquity = Math.toRadians(23.439 - 0.0000004 * days);
        double ascension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude));
        double declination = Math.asin(Math.sin(obliquity) * Math.sin(longitude));
        double siderealDegrees = 280.46061837 + 360.98564736629 * universal + place.longitude();
        double hourAngle = Math.toRadians(siderealDegrees) - ascension;
        double latitude = Math.toRadians(place.latitude());
        return Math.toDegrees(Math.asin(Math.sin(latitude) * Math.sin(declination)
                + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle)));
    }

    static ZonedDateTime rising(LocalDate day, GeoPoint place, double elevation) {
        return crossing(day.atTime(3, 0).atZone(COLOMBO), day.atTime(11, 0).atZone(COLOMBO), place, elevation);
    }

    static ZonedDateTime setting(LocalDate day, GeoPoint place, double elevation) {
        return crossing(day.atTime(20, 30).atZone(COLOMBO), day.atTime(13, 0).atZone(COLOMBO), place, elevation);
    }

    private static ZonedDateTime crossing(ZonedDateTime low, ZonedDateTime high, GeoPoint place, double elevation) {
        long below = low.toEpochSecond();
        long above = high.toEpochSecond();
        while (Math.abs(above - below) > 1) {
            long middle = (above + below) / 2;
            if (elevation(at(middle), place) < elevation) {
                below = middle;
            } else {
                above = middle;
            }
        }
        return at(above);
    }

    private static ZonedDateTime at(long epochSecond) {
        return Instant.ofEpochSecond(epochSecond).atZone(COLOMBO);
    }
}
