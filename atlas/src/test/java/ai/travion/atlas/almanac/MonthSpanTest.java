package ai.travion.atlas.almanac;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MonthSpanTest {

    private static final LocalDate TODAY = LocalDate.parse("2026-11-22");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Poya days between February and April 2027|2027-02-01|2027-04-30",
                "full moon days in March, April and May 2027|2027-03-01|2027-05-31",
                "public holidays january to march 2027|2027-01-01|2027-03-31",
                "Poya days in the first half of 2027|2027-01-01|2027-06-30",
                "Poya days in the second half of 2027|2027-07-01|2027-12-31",
                "holidays in Q2 2027|2027-04-01|2027-06-30",
                "poya days in the third quarter of 2027|2027-07-01|2027-09-30",
                "poya in Dec 2026 and Jan 2027|2026-12-01|2027-01-31",
                "poya days November to January 2027|2026-11-01|2027-01-31",
                "poya days in february and march|2027-02-01|2027-03-31",
                "Holidays in June/July 2027|2027-06-01|2027-07-31"
            })
    void monthsInARowAreReadWhole(String message, LocalDate first, LocalDate last) {
        assertThat(MonthSpan.in(message, TODAY)).contains(new MonthSpan(first, last));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Poya days in April 2027",
                "is 3 March to 5 April 2027 free of Poya days",
                "When is Vesak?",
                "from 28 December to 3 January",
                "what may happen and march on"
            })
    void daysAndSingleMonthsAreNoSpan(String message) {
        assertThat(MonthSpan.in(message, TODAY)).isEmpty();
    }
}
