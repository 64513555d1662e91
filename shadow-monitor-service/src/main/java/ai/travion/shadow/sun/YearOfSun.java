package ai.travion.shadow.sun;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Year;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** How early and how late the sun rises and sets over a year, to the minute. */
public record YearOfSun(
        LocalTime earliestSunrise, LocalTime latestSunrise, LocalTime earliestSunset, LocalTime latestSunset) {

    private static final int DAYS_BETWEEN_SAMPLES = 5;

    /** Sampled every five days, between which neither moves by a minute. */
    public static YearOfSun of(Year year, Function<LocalDate, LightWindows> light) {
        List<LightWindows> days = IntStream.iterate(1, day -> day <= year.length(), day -> day + DAYS_BETWEEN_SAMPLES)
                .mapToObj(day -> light.apply(year.atDay(day)))
                .toList();
        List<LocalTime> rises =
                days.stream().map(day -> toMinute(day.sunrise())).sorted().toList();
        List<LocalTime> sets =
                days.stream().map(day -> toMinute(day.sunset())).sorted().toList();
        return new YearOfSun(rises.getFirst(), rises.getLast(), sets.getFirst(), sets.getLast());
    }

    private static LocalTime toMinute(ZonedDateTime moment) {
        return moment.plusSeconds(30).toLocalTime().truncatedTo(ChronoUnit.MINUTES);
    }
}
