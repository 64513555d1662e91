package ai.travion.router.dates;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Feasts of other countries by which travellers say when they come; no day of the calendar of Sri Lanka. */
final class FeastsAbroad {

    static final String NAMES =
            "(?<x>(?:chinese|lunar|vietnamese)\\s+new\\s+year(?:'?s)?(?:\\s+(?:day|holidays?|festival))?|(?:chinese\\s+)?spring\\s+festival|thanksgiving(?:\\s+day)?|hallowe'?en)";

    /** The first day of the Chinese year, from the tables of the Hong Kong Observatory. */
    private static final Map<Integer, MonthDay> CHINESE_NEW_YEAR = Map.of(
            2026, MonthDay.of(2, 17),
            2027, MonthDay.of(2, 6),
            2028, MonthDay.of(1, 26),
            2029, MonthDay.of(2, 13),
            2030, MonthDay.of(2, 3),
            2031, MonthDay.of(1, 23),
            2032, MonthDay.of(2, 11),
            2033, MonthDay.of(1, 31),
            2034, MonthDay.of(2, 19),
            2035, MonthDay.of(2, 8));

    private FeastsAbroad() {}

    /** Its day in a year; empty where that is not known. */
    static Optional<LocalDate> in(int year, String name) {
        var words = name.toLowerCase(Locale.ROOT);
        if (words.startsWith("thanks")) {
            return Optional.of(LocalDate.of(year, Month.NOVEMBER, 1)
                    .with(TemporalAdjusters.dayOfWeekInMonth(4, DayOfWeek.THURSDAY)));
        }
        return words.startsWith("hallow")
                ? Optional.of(LocalDate.of(year, Month.OCTOBER, 31))
                : Optional.ofNullable(CHINESE_NEW_YEAR.get(year)).map(day -> day.atYear(year));
    }
}
