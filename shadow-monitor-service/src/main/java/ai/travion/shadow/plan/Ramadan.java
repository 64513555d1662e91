package ai.travion.shadow.plan;

import ai.travion.atlas.Holiday;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.text.Patterns;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The month of fasting, which ends with the feast of the calendar: nobody fasts on that day or after it. */
final class Ramadan {

    private static final int DAYS = 30;
    private static final String ITS_END = "Id-Ul-Fitr";
    private static final Pattern SAID =
            Pattern.compile("\\b(?:ramadh?an|ramazan|iftar|suh?oor|sehri)\\b", Pattern.CASE_INSENSITIVE);

    private static final List<LocalDate> ENDS = HolidayCalendar.load().holidays().stream()
            .filter(holiday -> holiday.name().startsWith(ITS_END))
            .map(Holiday::date)
            .toList();

    private Ramadan() {}

    /** Whether one who speaks of fasting fasts on a day; who names no Ramadan fasts when they say. */
    static boolean isFastOn(LocalDate day, String words) {
        return !Patterns.isIn(SAID, words)
                || endAround(day).filter(end -> !isBefore(day, end)).isEmpty();
    }

    private static boolean isBefore(LocalDate day, LocalDate end) {
        return day.isBefore(end) && !day.isBefore(end.minusDays(DAYS));
    }

    /** The feast of the year, where the calendar knows it. */
    private static Optional<LocalDate> endAround(LocalDate day) {
        return ENDS.stream().filter(end -> end.getYear() == day.getYear()).findFirst();
    }

    /** That some of the days are not of it, for who speaks of it. */
    static Optional<String> inWords(List<LocalDate> days, String words) {
        Optional<LocalDate> free =
                days.stream().filter(day -> !isFastOn(day, words)).findFirst();
        return free.flatMap(Ramadan::endAround)
                .map(end -> free.get().isBefore(end)
                        ? "Ramadan of that year begins about %s, so the days before it have their meals."
                                .formatted(InWords.day(end.minusDays(DAYS)))
                        : "Ramadan ends on about %s, and Id-Ul-Fitr is on about %s, as the moon is seen: from then on the meals are planned as usual."
                                .formatted(InWords.day(end.minusDays(1)), InWords.day(end)));
    }
}
