package ai.travion.atlas.almanac;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AlmanacTest {

    private final Almanac almanac = new Almanac(HolidayCalendar.load());

    @ParameterizedTest
    @CsvSource({
        "VESAK, 2026, 2026-05-30",
        "VESAK, 2027, 2027-05-19",
        "DEEPAVALI, 2026, 2026-11-08",
        "SINHALA_NEW_YEAR, 2024, 2024-04-13",
        "ID_UL_FITR, 2025, 2025-03-31",
        "EASTER, 2026, 2026-04-05",
        "EASTER, 2027, 2027-03-28",
        "GOOD_FRIDAY, 2028, 2028-04-14",
        "EASTER, 2030, 2030-04-21",
        "CHRISTMAS, 2031, 2031-12-25",
        "ESALA_PERAHERA, 2027, 2027-08-16",
    })
    void aFeastIsOnItsDay(CalendarTopic topic, int year, LocalDate day) {
        var found = almanac.between(topic, LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31));

        assertThat(found).singleElement().extracting(Occurrence::first).isEqualTo(day);
    }

    @Test
    void christmasOfAYearWithoutAGazetteIsInferred() {
        var found = almanac.next(CalendarTopic.CHRISTMAS, LocalDate.of(2031, 1, 1));

        assertThat(found).get().extracting(Occurrence::certainty).isEqualTo(Certainty.INFERRED);
    }

    @Test
    void aLongWeekendIsCountedWhole() {
        var found = almanac.between(CalendarTopic.LONG_WEEKEND, LocalDate.of(2026, 12, 1), LocalDate.of(2026, 12, 31));

        assertThat(found).singleElement().satisfies(weekend -> {
            assertThat(weekend.first()).isEqualTo("2026-12-25");
            assertThat(weekend.last()).isEqualTo("2026-12-27");
        });
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-24, true, GAZETTED",
        "2028-05-08, true, PREDICTED",
        "2025-10-03, false, GAZETTED",
        "2026-12-25, false, INFERRED",
        "2027-05-20, false, INFERRED",
        "2027-04-13, false, INFERRED",
    })
    void aDryDayIsAsSureAsItsReason(LocalDate day, boolean poya, Certainty certainty) {
        var dry = new DryDays(almanac.calendar()).on(day);

        assertThat(dry).hasValueSatisfying(found -> {
            assertThat(found.poya()).isEqualTo(poya);
            assertThat(found.certainty()).isEqualTo(certainty);
        });
    }

    @ParameterizedTest
    @CsvSource({"2026-11-25", "2026-05-01", "2025-12-24"})
    void anyOtherDayIsNone(LocalDate day) {
        assertThat(new DryDays(almanac.calendar()).on(day)).isEmpty();
    }
}
