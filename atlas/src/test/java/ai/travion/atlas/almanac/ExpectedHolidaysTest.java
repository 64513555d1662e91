package ai.travion.atlas.almanac;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.HolidayType;
import ai.travion.atlas.almanac.ExpectedHolidays.Expected;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExpectedHolidaysTest {

    private static final HolidayCalendar CALENDAR = HolidayCalendar.load();
    private final ExpectedHolidays expected = new ExpectedHolidays(CALENDAR);

    @ParameterizedTest
    @ValueSource(ints = {2024, 2025, 2026, 2027})
    void theRulesGiveTheHolidaysThatWereGazetted(int year) {
        Set<String> gazetted = CALENDAR.holidays().stream()
                .filter(holiday -> holiday.date().getYear() == year
                        && holiday.types().contains(HolidayType.PUBLIC)
                        && !holiday.name().startsWith("Special"))
                .map(holiday -> holiday.date() + " " + holiday.name() + " " + sorted(holiday.types()))
                .collect(Collectors.toSet());

        Set<String> byRule = expected.of(year).stream()
                .map(holiday -> holiday.date() + " " + holiday.name() + " " + sorted(holiday.types()))
                .collect(Collectors.toSet());

        assertThat(byRule).isEqualTo(gazetted);
    }

    /** As they were kept in the years before the data. */
    @ParameterizedTest
    @CsvSource({
        "2021-11-04, Deepavali Festival Day",
        "2022-10-24, Deepavali Festival Day",
        "2023-11-12, Deepavali Festival Day",
        "2021-03-11, Maha Sivarathri Day",
        "2022-03-01, Maha Sivarathri Day",
        "2023-02-18, Maha Sivarathri Day",
        "2021-01-14, Tamil Thai Pongal Day",
        "2022-01-14, Tamil Thai Pongal Day",
        "2023-01-15, Tamil Thai Pongal Day",
        "2021-04-14, Sinhala & Tamil New Year Day",
        "2023-04-07, Good Friday"
    })
    void theRulesHoldForEarlierYearsToo(LocalDate day, String name) {
        assertThat(expected.of(day.getYear()))
                .filteredOn(holiday -> holiday.name().equals(name))
                .extracting(Expected::date)
                .containsExactly(day);
    }

    @Test
    void afterTheGazettesEveryYearHasEachOfThemOnceUntilThePredictionsEnd() {
        for (int year = 2028; year <= 2035; year++) {
            var names = LocalDate.of(year, 1, 1)
                    .datesUntil(LocalDate.of(year + 1, 1, 1))
                    .flatMap(day -> expected.on(day).stream())
                    .map(Expected::name)
                    .filter(name -> !name.contains("Full Moon Poya Day") && !isMuslim(name))
                    .toList();

            assertThat(names)
                    .as(String.valueOf(year))
                    .containsExactly(
                            "Tamil Thai Pongal Day",
                            "Independence Day",
                            "Maha Sivarathri Day",
                            names.get(3),
                            names.get(4),
                            names.get(5),
                            "May Day (International Workers' Day)",
                            "Deepavali Festival Day",
                            "Christmas Day")
                    .contains("Good Friday", "Sinhala & Tamil New Year Day");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2026-12-25", "2027-05-01", "2019-12-25", "2036-02-04"})
    void whatIsGazettedOrBeyondAllKnowledgeIsNotExpected(LocalDate day) {
        assertThat(expected.on(day)).isEmpty();
    }

    /** A Muslim year is eleven days shorter than ours: in 2030 the fast ends in February and again in January of 2031. */
    @ParameterizedTest
    @CsvSource({
        "2030, Id-Ul-Fitr, 2030-02-05",
        "2032, Id-Ul-Alha, 2032-03-23",
        "2033, Id-Ul-Fitr, 2033-01-04 2033-12-24",
        "2029, Milad-Un-Nabi, 2029-07-25"
    })
    void theMuslimFeastsAreReckonedByTheYoungMoonToADay(int year, String name, String days) {
        var found = expected.of(year).stream()
                .filter(holiday -> holiday.name().startsWith(name))
                .map(Expected::date)
                .toList();

        var almanacs = Stream.of(days.split(" ", -1)).map(LocalDate::parse).toList();
        assertThat(found).hasSameSizeAs(almanacs);
        for (int i = 0; i < found.size(); i++) {
            assertThat(found.get(i)).isCloseTo(almanacs.get(i), within(1, ChronoUnit.DAYS));
        }
    }

    private static boolean isMuslim(String name) {
        return name.startsWith("Id-Ul-") || name.startsWith("Milad-Un-Nabi");
    }

    private static List<String> sorted(Set<HolidayType> types) {
        return types.stream().map(Enum::name).sorted().toList();
    }
}
