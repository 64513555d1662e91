package ai.travion.router.dialogue;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.regex.Pattern;

/** A day that was to be free by its date stays on that date when the trip begins on another day: "nothing on the 25th" is Christmas all the same. */
public final class FreeDate {

    private static final Pattern TERM = Pattern.compile("day \\d{1,2} free on (?<date>\\d{1,2} \\p{L}+)");
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("d MMMM", Locale.ENGLISH);

    private FreeDate() {}

    /** The term by which such a day is kept. */
    public static String inWords(int number, LocalDate date) {
        return "day %d free on %s".formatted(number, DATE.format(date));
    }

    /** The term with the number that its date has now; as it is where it was said by its number, or the trip has no such day. */
    public static String reworded(String term, Dates after) {
        var free = TERM.matcher(term);
        if (!free.matches() || after.start().isEmpty()) {
            return term;
        }
        var first = after.start().get();
        var last = after.end().orElse(first);
        return first.datesUntil(last.plusDays(1))
                .filter(day -> DATE.format(day).equals(free.group("date")))
                .findFirst()
                .map(day -> inWords((int) ChronoUnit.DAYS.between(first, day) + 1, day))
                .orElse(term);
    }
}
