package ai.travion.atlas.almanac;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.HolidayType;
import ai.travion.atlas.almanac.ExpectedHolidays.Expected;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExpectedHolidaysTest {

    private static final HolidayCalendar CALENDAR = HolidayCalendar.load();
    private static final List<String> BY_THE_SIGHT_OF_THE_MOON = List.of("Id-Ul-Fitr", "Id-Ul-Alha", "Milad-Un-Nabi");

    private final ExpectedHolidays expected = new ExpectedHolidays(CALENDAR);

    @ParameterizedTest
    @ValueSource(ints = {2024, 2025, 2026, 2027})
    void theRulesGiveTheHolidaysThatWereGazettedButForThoseThatWaitForTheMoon(int year) {
        Set<String> gazetted = CALENDAR.holidays().stream()
                .filter(holiday -> holiday.date().getYear() == year
                        && holiday.types().contains(HolidayType.PUBLIC)
                        && !holiday.name().startsWith("Special")
                        && BY_THE_SIGHT_OF_THE_MOON.stream()
                                .noneMatch(name -> holiday.name().startsWith(name)))
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
                    .filter(name -> !name.contains("Full Moon Poya Day"))
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
    @ValueSource(strings = {"2026-12-25", "2027-05-01", "2023-12-25", "2036-02-04"})
    void whatIsGazettedOrBeyondAllKnowledgeIsNotExpected(LocalDate day) {
        assertThat(expected.on(day)).isEmpty();
    }

    private static List<String> sorted(Set<HolidayType> types) {
        return types.stream().map(Enum::name).sorted().toList();
    }
}
