package ai.travion.shadow.crowd;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Collections;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Foreign arrivals a month, as the Sri Lanka Tourism Development Authority reported them (arrivals.csv). They count people at
 * the airports, not at sites, and no Sri Lankans.
 */
final class Arrivals {

    /** The last whole year before the disruption of 2026; its average day is a demand of 1. */
    private static final int REFERENCE_YEAR = 2025;

    private final NavigableMap<YearMonth, Integer> byMonth;
    private final double referencePerDay;

    private Arrivals(NavigableMap<YearMonth, Integer> byMonth, double referencePerDay) {
        this.byMonth = Collections.unmodifiableNavigableMap(byMonth);
        this.referencePerDay = referencePerDay;
    }

    static Arrivals load() {
        NavigableMap<YearMonth, Integer> byMonth = new TreeMap<>();
        new CsvFile("arrivals.csv")
                .map(row -> byMonth.put(
                        YearMonth.of(Integer.parseInt(row.get("year")), Integer.parseInt(row.get("month"))),
                        Integer.parseInt(row.get("arrivals"))));
        int ofYear = IntStream.rangeClosed(1, 12)
                .map(month -> byMonth.getOrDefault(YearMonth.of(REFERENCE_YEAR, month), 0))
                .sum();
        return new Arrivals(
                byMonth, (double) ofYear / LocalDate.of(REFERENCE_YEAR, 1, 1).lengthOfYear());
    }

    /** As if nothing later were known. The measure stays the same. */
    Arrivals until(YearMonth last) {
        return new Arrivals(new TreeMap<>(byMonth.headMap(last, true)), referencePerDay);
    }

    NavigableMap<YearMonth, Integer> byMonth() {
        return byMonth;
    }

    boolean isKnown(YearMonth month) {
        return byMonth.containsKey(month);
    }

    /**
     * Arrivals a day of a known month against an average day of the reference year.
     *
     * @throws IllegalArgumentException for a month that is not known
     */
    double index(YearMonth month) {
        Integer count = byMonth.get(month);
        if (count == null) {
            throw new IllegalArgumentException("The arrivals of " + month + " are not known");
        }
        return count / (double) month.lengthOfMonth() / referencePerDay;
    }

    /** How many arrive in a month of an index. */
    double arrivals(YearMonth month, double index) {
        return index * referencePerDay * month.lengthOfMonth();
    }
}
