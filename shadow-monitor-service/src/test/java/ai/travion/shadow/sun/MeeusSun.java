package ai.travion.shadow.sun;

import ai.travion.atlas.GeoPoint;
import java.time.ZonedDateTime;

/**
 * A third opinion, for angles: the apparent sun of Meeus, Astronomical Algorithms (1998), chapters 12, 22 and 25, good to about
 * 0.003 degrees, with the parallax of the sun. It shares no code with NREL's algorithm.
 */
final class MeeusSun {

    private static final double J2000_EPOCH_SECOND = 946_728_000;
    private static final double SECONDS_OF_A_CENTURY = 36_525.0 * 86_400;
    private static final double TERRESTRIAL_AHEAD_SECONDS = 70;
    private static final double PARALLAX_DEGREES = 8.794 / 3_600;

    private MeeusSun() {}

    static SunPosition at(ZonedDateTime moment, GeoPoint place) {
        double universal = (moment.toEpochSecond() - J2000_EPOCH_SECOND) / SECONDS_OF_A_CENTURY;
        double t = universal + TERRESTRIAL_AHEAD_SECONDS / SECONDS_OF_A_CENTURY;
        double anomaly = Math.toRadians(357.52911 + t * (35999.05029 - 0.0001537 * t));
        double centre = (1.914602 - t * (0.004817 + 0.000014 * t)) * Math.sin(anomaly)
                + (0.019993 - 0.000101 * t) * Math.sin(2 * anomaly)
                + 0.000289 * Math.sin(3 * anomaly);
        double node = Math.toRadians(125.04452 - 1934.136261 * t);
        double meanSun = Math.toRadians(280.4665 + 36000.7698 * t);
        double meanMoon = Math.toRadians(218.3165 + 481267.8813 * t);
        double nutation =
                (-17.20 * Math.sin(node) - 1.32 * Math.sin(2 * meanSun) - 0.23 * Math.sin(2 * meanMoon)) / 3_600;
        double tilt = (9.20 * Math.cos(node) + 0.57 * Math.cos(2 * meanSun) + 0.10 * Math.cos(2 * meanMoon)) / 3_600;
        double longitude = Math.toRadians(280.46646 + t * (36000.76983 + 0.0003032 * t) + centre - 0.00569 + nutation);
        double obliquity = Math.toRadians(23.4392911 - 0.0130042 * t + tilt);
        double ascension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude));
        double declination = Math.asin(Math.sin(obliquity) * Math.sin(longitude));
        double sidereal = 280.46061837
                + 360.98564736629 * universal * 36_525
                + 0.000387933 * t * t
                + nutation * Math.cos(obliquity);
        double hour = Math.toRadians(sidereal + place.longitude()) - ascension;
        double latitude = Math.toRadians(place.latitude());
        double elevation = Math.toDegrees(Math.asin(Math.sin(latitude) * Math.sin(declination)
                + Math.cos(latitude) * Math.cos(declination) * Math.cos(hour)));
        double azimuth = Math.toDegrees(Math.atan2(
                Math.sin(hour), Math.cos(hour) * Math.sin(latitude) - Math.tan(declination) * Math.cos(latitude)));
        return new SunPosition(
                (azimuth + 180 + 360) % 360, elevation - PARALLAX_DEGREES * Math.cos(Math.toRadians(elevation)));
    }
}
