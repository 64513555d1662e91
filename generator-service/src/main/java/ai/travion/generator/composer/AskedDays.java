package ai.travion.generator.composer;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The days of a plan that a message asks for: "what do I do on day 3?" is no wish to read all of it again. */
final class AskedDays {

    private static final List<String> ORDINALS = List.of(
            "1st|first",
            "2nd|second",
            "3rd|third",
            "4th|fourth",
            "5th|fifth",
            "6th|sixth",
            "7th|seventh",
            "8th|eighth",
            "9th|ninth",
            "10th|tenth",
            "11th|eleventh",
            "12th|twelfth",
            "13th|thirteenth",
            "14th|fourteenth");
    private static final List<String> NUMBERS = List.of(
            "1|one",
            "2|two",
            "3|three",
            "4|four",
            "5|five",
            "6|six",
            "7|seven",
            "8|eight",
            "9|nine",
            "10|ten",
            "11|eleven",
            "12|twelve",
            "13|thirteen",
            "14|fourteen");

    /** A message that changes the plan, or wants a new one, is answered with all of it. */
    private static final Pattern CHANGES = Pattern.compile(
            "\\b(?:plan|make|change|swap|replace|add|remove|drop|skip|move|shift|without|instead|rather|more|less|cheaper|slower|relaxed|extend|shorten|cancel|put|include|leave out|from|until|starting|trip|itinerary|days (?:in|at|around|of)|nights? (?:in|at)|don['’]t|want|would like|prefer|another|again|different)\\b",
            CASE_INSENSITIVE);

    private AskedDays() {}

    /** Those of the days that the message names; none where it names none, or all. */
    static List<LocalDate> in(String message, List<LocalDate> days) {
        if (days.size() < 2 || CHANGES.matcher(message).find()) {
            return List.of();
        }
        var asked = days.stream()
                .filter(day -> names(message, day, days.indexOf(day), days.size()))
                .toList();
        return asked.size() < days.size() ? asked : List.of();
    }

    private static boolean names(String message, LocalDate day, int index, int of) {
        var month = day.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        var weekday = day.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        var date = day.getDayOfMonth() + "(?:st|nd|rd|th)?";
        var counted = index < NUMBERS.size()
                ? "|day (?:no\\.? |number )?(?:" + NUMBERS.get(index) + ")\\b|(?:" + ORDINALS.get(index)
                        + ") (?:day|morning|afternoon|evening|night)\\b"
                : "";
        var last = index == of - 1 ? "|(?:last|final) (?:day|morning|afternoon|evening|night)\\b" : "";
        return Pattern.compile(
                        "\\b(?:" + date + "(?: of)? " + month + "\\b|" + month + " " + date + "\\b|" + day
                                + "\\b|on (?:the )?" + weekday + "\\b" + counted + last + ")",
                        CASE_INSENSITIVE)
                .matcher(message)
                .find();
    }
}
