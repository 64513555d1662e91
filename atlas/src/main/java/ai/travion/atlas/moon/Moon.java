package ai.travion.atlas.moon;

import java.time.Duration;
import java.time.Instant;

/**
 * How far the moon has run ahead of the sun: the main terms of the series in Meeus, Astronomical Algorithms (1998), chapters 25
 * and 47. Good to about a hundredth of a degree, which the moon gains in a minute or two.
 */
final class Moon {

    /** Degrees of longitude: the amplitude, and the multiples of D, M, M' and F in the argument. */
    private static final double[][] TERMS = {
        {6.288774, 0, 0, 1, 0}, {1.274027, 2, 0, -1, 0}, {0.658314, 2, 0, 0, 0}, {0.213618, 0, 0, 2, 0},
        {-0.185116, 0, 1, 0, 0}, {-0.114332, 0, 0, 0, 2}, {0.058793, 2, 0, -2, 0}, {0.057066, 2, -1, -1, 0},
        {0.053322, 2, 0, 1, 0}, {0.045758, 2, -1, 0, 0}, {-0.040923, 0, 1, -1, 0}, {-0.034720, 1, 0, 0, 0},
        {-0.030383, 0, 1, 1, 0}, {0.015327, 2, 0, 0, -2}, {-0.012528, 0, 0, 1, 2}, {0.010980, 0, 0, 1, -2},
        {0.010675, 4, 0, -1, 0}, {0.010034, 0, 0, 3, 0}, {0.008548, 4, 0, -2, 0}, {-0.007888, 2, 1, -1, 0},
        {-0.006766, 2, 1, 0, 0}, {-0.005163, 1, 0, -1, 0}, {0.004987, 1, 1, 0, 0}, {0.004036, 2, -1, 1, 0},
        {0.003994, 2, 0, 2, 0}, {0.003861, 4, 0, 0, 0}, {0.003665, 2, 0, -3, 0}, {-0.002689, 0, 1, -2, 0},
        {-0.002602, 2, 0, -1, 2}, {0.002390, 2, -1, -2, 0}, {-0.002348, 1, 0, 1, 0}, {0.002236, 2, -2, 0, 0},
        {-0.002120, 0, 1, 2, 0}, {-0.002069, 0, 2, 0, 0}, {0.002048, 2, -2, -1, 0}
    };

    private static final double J2000_EPOCH_SECOND = 946_728_000;
    private static final double SECONDS_OF_A_CENTURY = 36_525.0 * 86_400;

    /** Terrestrial time ahead of universal time in these decades, in seconds; a second matters nothing here. */
    private static final double TERRESTRIAL_AHEAD = 70;

    private static final double SECONDS_OF_A_DAY = 86_400;
    private static final double MEAN_DEGREES_A_DAY = 12.190749;
    private static final int MOST_STEPS = 12;

    private static final double ABERRATION = -0.00569;

    private Moon() {}

    /** Degrees from 0 (new moon) over 180 (full moon) up to 360. */
    static double elongation(Instant moment) {
        double t = centuries(moment);
        return turned(moonLongitude(t) - sunLongitude(t));
    }

    /** The moment nearest to another at which the moon is so far ahead, to the second. */
    static Instant whenAhead(double degrees, Instant near) {
        Instant moment = near;
        for (int step = 0; step < MOST_STEPS; step++) {
            double off = (degrees - elongation(moment) + 540) % 360 - 180;
            Duration move = Duration.ofSeconds(Math.round(off / MEAN_DEGREES_A_DAY * SECONDS_OF_A_DAY));
            moment = moment.plus(move);
            if (move.isZero()) {
                break;
            }
        }
        return moment;
    }

    /** Degrees of longitude of the sun, from the equinox of the date. */
    static double sunLongitude(Instant moment) {
        return turned(sunLongitude(centuries(moment)));
    }

    static double centuries(Instant moment) {
        return (moment.getEpochSecond() + TERRESTRIAL_AHEAD - J2000_EPOCH_SECOND) / SECONDS_OF_A_CENTURY;
    }

    private static double moonLongitude(double t) {
        double elongation = 297.8501921 + 445267.1114034 * t - 0.0018819 * t * t;
        double sunAnomaly = 357.5291092 + 35999.0502909 * t;
        double moonAnomaly = 134.9633964 + 477198.8675055 * t + 0.0087414 * t * t;
        double latitude = 93.2720950 + 483202.0175233 * t - 0.0036539 * t * t;
        double eccentricity = 1 - 0.002516 * t;
        double longitude = 218.3164477 + 481267.88123421 * t - 0.0015786 * t * t;
        for (double[] term : TERMS) {
            double argument = term[1] * elongation + term[2] * sunAnomaly + term[3] * moonAnomaly + term[4] * latitude;
            longitude += term[0] * Math.pow(eccentricity, Math.abs(term[2])) * sine(argument);
        }
        double venus = 119.75 + 131.849 * t;
        return longitude + 0.003958 * sine(venus) + 0.001962 * sine(218.3164477 + 481267.88123421 * t - latitude);
    }

    private static double sunLongitude(double t) {
        double anomaly = 357.52911 + 35999.05029 * t - 0.0001537 * t * t;
        return 280.46646
                + 36000.76983 * t
                + 0.0003032 * t * t
                + (1.914602 - 0.004817 * t) * sine(anomaly)
                + 0.019993 * sine(2 * anomaly)
                + 0.000289 * sine(3 * anomaly)
                + ABERRATION;
    }

    private static double sine(double degrees) {
        return Math.sin(Math.toRadians(turned(degrees)));
    }

    static double turned(double degrees) {
        double rest = degrees % 360;
        return rest < 0 ? rest + 360 : rest;
    }
}
