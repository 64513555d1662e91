package ai.travion.atlas.moon;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/** A lunar day: the time in which the moon gains twelve degrees on the sun. Those that fix Sri Lanka's feasts. */
public enum Tithi {
    /** The last before the full moon. */
    PURNIMA(168),
    /** The last before the new moon. */
    AMAVASYA(348);

    private static final ZoneId COLOMBO = ZoneId.of("Asia/Colombo");
    private static final double MEAN_DEGREES_A_DAY = 12.190749;
    private static final double DEGREES = 12;
    private static final double MEAN_MONTH_DAYS = 29.530589;

    /** With this rule all Poya days of 2021 to 2027 come out as they were gazetted. */
    private static final LocalTime LATEST_BEGIN_ON_THE_DAY = LocalTime.of(18, 0);

    private final double elongation;

    Tithi(double elongation) {
        this.elongation = elongation;
    }

    /** The first moment after another at which it begins, in Asia/Colombo, to the minute or so. */
    public ZonedDateTime firstBeginAfter(Instant after) {
        return firstAfter(elongation, after).atZone(COLOMBO);
    }

    /** When the first begins that ends after a moment: of the amavasya, the one before the next new moon. */
    public ZonedDateTime beginOfFirstThatEndsAfter(Instant after) {
        Instant end = firstAfter((elongation + DEGREES) % 360, after);
        return Moon.whenAhead(elongation, end.minus(days(1))).atZone(COLOMBO);
    }

    private static Instant firstAfter(double degrees, Instant after) {
        double ahead = (degrees - Moon.elongation(after) + 360) % 360;
        Instant begin = Moon.whenAhead(degrees, after.plus(days(ahead / MEAN_DEGREES_A_DAY)));
        while (!begin.isAfter(after)) {
            begin = Moon.whenAhead(degrees, begin.plus(days(MEAN_MONTH_DAYS)));
        }
        return begin;
    }

    /**
     * The first day from another on that is kept as the day of it: the civil day on which it has begun by about 18:00. Of the
     * purnima that is the Poya day.
     */
    public LocalDate firstKeptFrom(LocalDate fromInclusive) {
        Instant start = fromInclusive.minusDays(2).atStartOfDay(COLOMBO).toInstant();
        LocalDate kept = keptDay(firstBeginAfter(start));
        while (kept.isBefore(fromInclusive)) {
            start = start.plus(Duration.ofDays(5));
            kept = keptDay(firstBeginAfter(start));
        }
        return kept;
    }

    private static LocalDate keptDay(ZonedDateTime begin) {
        LocalDate day = begin.toLocalDate();
        return begin.toLocalTime().isAfter(LATEST_BEGIN_ON_THE_DAY) ? day.plusDays(1) : day;
    }

    private static Duration days(double days) {
        return Duration.ofSeconds(Math.round(days * 86_400));
    }
}
