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
    private static final double MEAN_MONTH_DAYS = 29.530589;
    private static final long ONE_SECOND = 1;

    /** With this rule all Poya days of 2021 to 2027 come out as they were gazetted. */
    private static final LocalTime LATEST_BEGIN_ON_THE_DAY = LocalTime.of(18, 0);

    private final double elongation;

    Tithi(double elongation) {
        this.elongation = elongation;
    }

    /** The first moment after another at which it begins, in Asia/Colombo, to the minute or so. */
    public ZonedDateTime firstBeginAfter(Instant after) {
        Instant guess = after.plus(days(Moon.elongation(after), MEAN_MONTH_DAYS));
        Instant begin = refined(guess);
        while (!begin.isAfter(after)) {
            begin = refined(begin.plus(days(MEAN_MONTH_DAYS)));
        }
        return begin.atZone(COLOMBO);
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

    private Duration days(double elongationNow, double month) {
        double ahead = (elongation - elongationNow + 360) % 360;
        return days(Math.min(ahead / MEAN_DEGREES_A_DAY, month));
    }

    /** Newton's steps: near a begin the moon gains its twelve degrees a day evenly enough. */
    private Instant refined(Instant guess) {
        Instant moment = guess;
        for (int step = 0; step < 12; step++) {
            double off = (elongation - Moon.elongation(moment) + 540) % 360 - 180;
            Duration move = days(off / MEAN_DEGREES_A_DAY);
            moment = moment.plus(move);
            if (Math.abs(move.toSeconds()) < ONE_SECOND) {
                break;
            }
        }
        return moment;
    }

    private static Duration days(double days) {
        return Duration.ofSeconds(Math.round(days * 86_400));
    }
}
