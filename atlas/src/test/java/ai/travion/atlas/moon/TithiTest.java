package ai.travion.atlas.moon;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.PoyaDay;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class TithiTest {

    private static final ZoneId COLOMBO = ZoneId.of("Asia/Colombo");

    static Stream<PoyaDay> poyaDaysOfTheCalendar() {
        return HolidayCalendar.load().poyaDays().stream();
    }

    @ParameterizedTest
    @MethodSource("poyaDaysOfTheCalendar")
    void everyPoyaDayOfTheCalendarFollowsFromTheRule(PoyaDay poya) {
        LocalDate kept = Tithi.PURNIMA.firstKeptFrom(poya.date().minusDays(12));

        assertThat(kept).isEqualTo(poya.date());
    }

    @Test
    void from2020To2035PoyaDaysAre29Or30DaysApart() {
        var days = Stream.iterate(
                        Tithi.PURNIMA.firstKeptFrom(LocalDate.of(2020, 1, 1)),
                        day -> day.getYear() < 2036,
                        day -> Tithi.PURNIMA.firstKeptFrom(day.plusDays(1)))
                .toList();

        assertThat(days).hasSizeBetween(197, 199);
        for (int i = 1; i < days.size(); i++) {
            assertThat(days.get(i).toEpochDay() - days.get(i - 1).toEpochDay())
                    .as(days.get(i).toString())
                    .isBetween(29L, 30L);
        }
    }

    @Test
    void theDayThatIsKeptIsTheSameFromEveryDayBeforeIt() {
        LocalDate.of(2029, 3, 1).datesUntil(LocalDate.of(2029, 9, 1)).forEach(day -> {
            LocalDate kept = Tithi.PURNIMA.firstKeptFrom(day);

            assertThat(kept).isAfterOrEqualTo(day).isBefore(day.plusDays(31));
            assertThat(Tithi.PURNIMA.firstKeptFrom(kept)).isEqualTo(kept);
        });
    }

    /** As another program, astronomy-engine, computed them (poya.csv). */
    @ParameterizedTest
    @CsvSource({
        "2027-08-16T10:29",
        "2028-01-11T12:46",
        "2028-05-08T03:33",
        "2028-07-05T23:04",
        "2028-10-02T19:34",
        "2028-12-30T23:15"
    })
    void purnimaBeginsWhenItBegins(LocalDateTime begin) {
        var found =
                Tithi.PURNIMA.firstBeginAfter(begin.minusDays(9).atZone(COLOMBO).toInstant());

        assertThat(Duration.between(begin, found.toLocalDateTime()).abs()).isLessThan(Duration.ofMinutes(3));
    }

    /** New moons as published: the eclipses of these days begin and end around them. */
    @ParameterizedTest
    @CsvSource({"2024-04-08T23:51", "2026-08-12T23:07", "2027-08-02T15:35"})
    void amavasyaBeginsADayBeforeTheNewMoon(LocalDateTime newMoon) {
        var found = Tithi.AMAVASYA.firstBeginAfter(
                newMoon.minusDays(9).atZone(COLOMBO).toInstant());

        assertThat(Duration.between(found.toLocalDateTime(), newMoon))
                .isBetween(Duration.ofHours(18), Duration.ofHours(27));
    }
}
