package ai.travion.shadow.crowd;

import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How many visitors from abroad there are, against an average day of 2025: as reported for the months that are, as expected
 * for later ones.
 */
final class Demand {

    /** Whole years without a shock: what their months have in common is the season. */
    private static final List<Integer> CALM_YEARS = List.of(2018, 2024, 2025);

    private static final int MONTHS = 12;
    private static final int LATEST_MONTHS = 3;
    private static final double LEAST_GROWTH = 0.8;
    private static final double MOST_GROWTH = 1.25;
    private static final int MIDDLE_OF_MONTH = 15;

    private final Arrivals arrivals;
    private final YearMonth first;
    private final YearMonth last;
    private final double[] season;
    private final double level;
    private final double growth;

    Demand(Arrivals arrivals) {
        this.arrivals = arrivals;
        this.first = arrivals.byMonth().firstKey();
        this.last = arrivals.byMonth().lastKey();
        this.season = season();
        this.level = meanIndex(last.minusMonths(MONTHS - 1), MONTHS);
        double latest = meanIndex(last.minusMonths(LATEST_MONTHS - 1), LATEST_MONTHS);
        double yearBefore = meanIndex(last.minusMonths(MONTHS + LATEST_MONTHS - 1), LATEST_MONTHS);
        this.growth = Math.clamp(latest / yearBefore, LEAST_GROWTH, MOST_GROWTH);
    }

    /** The last month that was reported. */
    YearMonth last() {
        return last;
    }

    /** Of a day: between the middles of two months it moves evenly from one to the other. */
    double on(LocalDate day) {
        YearMonth month = YearMonth.from(day);
        YearMonth before = day.getDayOfMonth() < MIDDLE_OF_MONTH ? month.minusMonths(1) : month;
        LocalDate start = before.atDay(MIDDLE_OF_MONTH);
        LocalDate end = before.plusMonths(1).atDay(MIDDLE_OF_MONTH);
        double share = (double) ChronoUnit.DAYS.between(start, day) / ChronoUnit.DAYS.between(start, end);
        return of(before) * (1 - share) + of(before.plusMonths(1)) * share;
    }

    /** Of a month, as reported or as expected. */
    double of(YearMonth month) {
        if (arrivals.isKnown(month)) {
            return arrivals.index(month);
        }
        return month.isBefore(first) ? arrivals.index(first.withMonth(month.getMonthValue())) : expected(month);
    }

    /** Halfway between the usual season at the level of the last twelve months, and the same month of those with its growth. */
    private double expected(YearMonth month) {
        YearMonth same = last.withMonth(month.getMonthValue());
        YearMonth lastSame = same.isAfter(last) ? same.minusYears(1) : same;
        double bySeason = level * season[month.getMonthValue() - 1];
        double byLastYear = arrivals.index(lastSame) * growth;
        return (bySeason + byLastYear) / 2;
    }

    private double[] season() {
        List<Integer> whole = CALM_YEARS.stream()
                .filter(year -> arrivals.isKnown(YearMonth.of(year, MONTHS)))
                .toList();
        return IntStream.rangeClosed(1, MONTHS)
                .mapToDouble(month -> whole.stream()
                        .mapToDouble(year ->
                                arrivals.index(YearMonth.of(year, month)) / meanIndex(YearMonth.of(year, 1), MONTHS))
                        .average()
                        .orElse(1))
                .toArray();
    }

    private double meanIndex(YearMonth from, int months) {
        return IntStream.range(0, months)
                .mapToDouble(offset -> arrivals.index(from.plusMonths(offset)))
                .average()
                .orElseThrow();
    }
}
