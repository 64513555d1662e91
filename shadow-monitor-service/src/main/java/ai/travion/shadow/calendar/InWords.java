package ai.travion.shadow.calendar;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** Days and lists as a person says them. */
public final class InWords {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEEE d MMMM uuuu", Locale.ENGLISH);
    private static final DateTimeFormatter WITHOUT_YEAR = DateTimeFormatter.ofPattern("EEEE d MMMM", Locale.ENGLISH);
    private static final DateTimeFormatter WITHOUT_MONTH = DateTimeFormatter.ofPattern("EEEE d", Locale.ENGLISH);

    private InWords() {}

    /** {@code Tuesday 24 November 2026}. */
    public static String day(LocalDate day) {
        return DAY.format(day);
    }

    /** {@code Sunday 22 to Monday 23 November 2026}, or the one day. */
    public static String days(LocalDate first, LocalDate last) {
        if (first.equals(last)) {
            return day(first);
        }
        DateTimeFormatter start = first.getYear() != last.getYear()
                ? DAY
                : first.getMonth() != last.getMonth() ? WITHOUT_YEAR : WITHOUT_MONTH;
        return start.format(first) + " to " + day(last);
    }

    /** {@code Ella, Kandy and Galle Fort}. */
    public static String list(List<String> names) {
        if (names.size() < 2) {
            return String.join("", names);
        }
        return String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }
}
