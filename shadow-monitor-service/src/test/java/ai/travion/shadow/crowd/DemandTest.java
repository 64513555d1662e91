package ai.travion.shadow.crowd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DemandTest {

    private static final Arrivals ARRIVALS = Arrivals.load();

    private final Demand demand = new Demand(ARRIVALS);

    @Test
    void aReportedMonthIsAsItWasReported() {
        double reported = demand.of(YearMonth.of(2026, 2));

        assertThat(ARRIVALS.arrivals(YearMonth.of(2026, 2), reported)).isCloseTo(279_328, within(0.5));
    }

    @Test
    void theAverageDayOfTheReferenceYearIsOne() {
        double mean = LocalDate.parse("2025-01-01")
                .datesUntil(LocalDate.parse("2026-01-01"))
                .mapToDouble(day -> demand.of(YearMonth.from(day)))
                .average()
                .orElseThrow();

        assertThat(mean).isCloseTo(1, within(1e-9));
    }

    @Test
    void aMonthToComeHasTheSeasonOfTheYear() {
        double may = demand.of(YearMonth.of(2027, 5));

        assertThat(demand.of(YearMonth.of(2027, 2))).isGreaterThan(1.5 * may);
        assertThat(demand.of(YearMonth.of(2031, 2))).isBetween(0.8, 1.8);
    }

    /** The only use of the daily figures: days between two months' middles move evenly enough. */
    @Test
    void theDaysBetweenTheMiddlesOfTwoMonthsFollowTheRealDays() {
        Map<LocalDate, Integer> days = new TreeMap<>();
        new CsvFile("arrivals_daily.csv")
                .map(row -> days.put(LocalDate.parse(row.get("date")), Integer.valueOf(row.get("arrivals"))));
        List<LocalDate> weekCentres = days.keySet().stream()
                .filter(day -> days.containsKey(day.minusDays(3)) && days.containsKey(day.plusDays(3)))
                .toList();

        double meanError = weekCentres.stream()
                .mapToDouble(day -> {
                    double real = IntStream.rangeClosed(-3, 3)
                            .mapToObj(day::plusDays)
                            .mapToInt(each -> days.getOrDefault(each, 0))
                            .average()
                            .orElseThrow();
                    double said = ARRIVALS.arrivals(YearMonth.from(day), demand.on(day))
                            / YearMonth.from(day).lengthOfMonth();
                    return Math.abs(said - real) / real;
                })
                .average()
                .orElseThrow();

        assertThat(weekCentres).hasSizeGreaterThan(200);
        assertThat(meanError).isLessThan(0.07);
    }
}
