package ai.travion.shadow;

import java.time.LocalDate;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The day of a flight that leaves so early that the plan ends on the day before it: its hour is told of the morning after the plan, and its
 * date is none of the plan's days.
 */
final class DayAfter {

    private static final Pattern BY_AIR = Pattern.compile(
            "\\b(?:flights?|fly|flies|flying|planes?|airport|cmb|bia|katunayake|land(?:s|ing)?|touch(?:es|ing)? down)\\b",
            Pattern.CASE_INSENSITIVE);

    private DayAfter() {}

    /** The text, letter for letter, with blanks for the dates after the last day, where flights are spoken of. */
    static String unnamedIn(String text, List<LocalDate> days) {
        if (days.isEmpty() || !BY_AIR.matcher(text).find()) {
            return text;
        }
        var left = new StringBuilder(text);
        SaidDates.in(text, days.getFirst()).stream()
                .filter(said -> isTheDayAfter(said.day(), days.getLast()))
                .forEach(said -> left.replace(said.start(), said.end(), " ".repeat(said.end() - said.start())));
        return left.toString();
    }

    /** At the turn of the year a date without one is read in the year of the first day. */
    private static boolean isTheDayAfter(LocalDate said, LocalDate last) {
        LocalDate after = last.plusDays(1);
        return said.equals(after) || said.plusYears(1).equals(after);
    }
}
