package ai.travion.retrieval.recommend;

import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * When somebody travels.
 *
 * @param first day
 * @param last day; the first where it is a day trip, and never before it
 */
public record Stay(LocalDate first, LocalDate last) {

    private static final int A_YEAR = 12;

    public Stay {
        if (last.isBefore(first)) {
            throw new IllegalArgumentException("A stay cannot end before it begins: " + first + " to " + last + ".");
        }
    }

    public static Stay on(LocalDate day) {
        return new Stay(day, day);
    }

    boolean isOneDay() {
        return first.equals(last);
    }

    /** Its months in their order, each with how many of its days lie in it; of more than a year the first twelve. */
    SequencedMap<Month, Integer> months() {
        var days = new LinkedHashMap<Month, Integer>();
        for (var month = YearMonth.from(first);
                !month.isAfter(YearMonth.from(last)) && days.size() < A_YEAR;
                month = month.plusMonths(1)) {
            var from = month.atDay(1).isBefore(first) ? first : month.atDay(1);
            var to = month.atEndOfMonth().isAfter(last) ? last : month.atEndOfMonth();
            days.put(month.getMonth(), to.getDayOfMonth() - from.getDayOfMonth() + 1);
        }
        return days;
    }
}
