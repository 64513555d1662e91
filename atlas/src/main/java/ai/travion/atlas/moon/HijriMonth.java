package ai.travion.atlas.moon;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * The months of the Muslim calendar that begin with a feast or hold one. A month begins on the day after the evening on which the
 * young moon is seen; here, after the first evening on which it stands far enough from the sun. By that all twelve feasts of the
 * gazettes of 2024 to 2027 come out, but who looks for the moon may see it a day earlier or later.
 */
public enum HijriMonth {
    RABI_AL_AWWAL(2),
    SHAWWAL(9),
    DHU_AL_HIJJA(11);

    private static final ZoneId COLOMBO = ZoneId.of("Asia/Colombo");
    private static final LocalTime DUSK = LocalTime.of(18, 20);

    /** Between the 10.7 degrees of moons that the gazettes take for unseen and the 12.8 of those that they take for seen. */
    private static final double SEEN_FROM_DEGREES = 11.7;

    private static final double LATEST_DEGREES = 60;

    /** Shawwal of 1445 began after this new moon. */
    private static final Instant A_NEW_MOON_OF_SHAWWAL = Instant.parse("2024-04-08T18:21:00Z");

    private static final int MONTHS = 12;
    private static final double MEAN_MONTH_SECONDS = 29.530589 * 86_400;

    private final int number;

    /** @param number of the month, Muharram being 0 */
    HijriMonth(int number) {
        this.number = number;
    }

    /** The first days of this month, in some years of ours; in a few years there are two. */
    public Stream<LocalDate> firstDaysBetween(LocalDate first, LocalDate last) {
        long from = monthsUntil(first.minusMonths(1));
        long to = monthsUntil(last.plusMonths(1));
        return LongStream.rangeClosed(from, to)
                .filter(month -> Math.floorMod(month + SHAWWAL.number, MONTHS) == number)
                .mapToObj(HijriMonth::firstDay)
                .filter(day -> !day.isBefore(first) && !day.isAfter(last));
    }

    private static long monthsUntil(LocalDate day) {
        Instant start = day.atStartOfDay(COLOMBO).toInstant();
        return Math.round(Duration.between(A_NEW_MOON_OF_SHAWWAL, start).toSeconds() / MEAN_MONTH_SECONDS);
    }

    private static LocalDate firstDay(long month) {
        Instant near = A_NEW_MOON_OF_SHAWWAL.plusSeconds(Math.round(month * MEAN_MONTH_SECONDS));
        LocalDate evening = Moon.whenAhead(0, near).atZone(COLOMBO).toLocalDate();
        while (!isSeenOn(evening)) {
            evening = evening.plusDays(1);
        }
        return evening.plusDays(1);
    }

    /** Before the new moon it stands behind the sun, which is nearly a whole turn ahead. */
    private static boolean isSeenOn(LocalDate evening) {
        double ahead = Moon.elongation(evening.atTime(DUSK).atZone(COLOMBO).toInstant());
        return ahead >= SEEN_FROM_DEGREES && ahead < LATEST_DEGREES;
    }
}
