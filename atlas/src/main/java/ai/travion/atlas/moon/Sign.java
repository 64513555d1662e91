package ai.travion.atlas.moon;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/**
 * A sign of the zodiac of fixed stars (Lahiri's), by which South Asia names its months: the sun enters Mesha at the Sinhala and
 * Tamil New Year.
 */
public enum Sign {
    MESHA(0, "Vesak"),
    VRISHABHA(30, "Poson"),
    MITHUNA(60, "Esala"),
    KARKA(90, "Nikini"),
    SIMHA(120, "Binara"),
    KANYA(150, "Vap"),
    TULA(180, "Il"),
    VRISHCHIKA(210, "Unduvap"),
    DHANU(240, "Duruthu"),
    MAKARA(270, "Nawam"),
    KUMBHA(300, "Medin"),
    MEENA(330, "Bak");

    private static final ZoneId COLOMBO = ZoneId.of("Asia/Colombo");
    private static final double DEGREES = 30;
    private static final double MEAN_DEGREES_A_DAY = 360 / 365.25636;
    private static final double SECONDS_OF_A_DAY = 86_400;
    private static final int STEPS = 6;

    /** How far the equinox had left the first point of Mesha in 2000, and how far it goes in a century. */
    private static final double EQUINOX_OF_2000 = 23.853;

    private static final double EQUINOX_A_CENTURY = 1.3969;

    private final double start;
    private final String monthOfLeaving;

    /** @param start in degrees from the first point of Mesha */
    Sign(double start, String monthOfLeaving) {
        this.start = start;
        this.monthOfLeaving = monthOfLeaving;
    }

    /** The lunar month in which the sun leaves it for the next: "Bak" of Meena. */
    String monthOfLeaving() {
        return monthOfLeaving;
    }

    /** The sign that the sun is in. */
    static Sign ofSun(Instant moment) {
        return values()[(int) (longitude(moment) / DEGREES)];
    }

    /** The first moment after another at which the sun enters it, in Asia/Colombo, to a quarter of an hour or so. */
    public ZonedDateTime firstEntryAfter(Instant after) {
        Instant moment = after.plus(days(Moon.turned(start - longitude(after)) / MEAN_DEGREES_A_DAY));
        for (int step = 0; step < STEPS; step++) {
            double off = Moon.turned(start - longitude(moment) + 180) - 180;
            moment = moment.plus(days(off / MEAN_DEGREES_A_DAY));
        }
        return moment.atZone(COLOMBO);
    }

    private static double longitude(Instant moment) {
        return Moon.turned(Moon.sunLongitude(moment) - EQUINOX_OF_2000 - EQUINOX_A_CENTURY * Moon.centuries(moment));
    }

    private static Duration days(double days) {
        return Duration.ofSeconds(Math.round(days * SECONDS_OF_A_DAY));
    }
}
