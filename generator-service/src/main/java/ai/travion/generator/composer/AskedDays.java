package ai.travion.generator.composer;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The days of a plan that a message asks for: "what do I do on day 3?" is no wish to read all of it again. */
final class AskedDays {

    /** Those that people write out. */
    private static final List<String> ORDINALS = List.of(
            "first",
            "second",
            "third",
            "fourth",
            "fifth",
            "sixth",
            "seventh",
            "eighth",
            "ninth",
            "tenth",
            "eleventh",
            "twelfth",
            "thirteenth",
            "fourteenth");

    private static final List<String> NUMBERS = List.of(
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen");

    /** A message that changes the plan, or wants a new one, is answered with all of it. */
    private static final Pattern CHANGES = Pattern.compile(
            "\\b(?:plan|make|change|swap|replace|add|remove|drop|skip|move|shift|without|instead|rather|more|less|cheaper|slower|relaxed|extend|shorten|cancel|put|include|leave out|from|until|starting|trip|itinerary|days (?:in|at|around|of)|nights? (?:in|at)|don['’]t|want|would like|prefer|another|again|different)\\b",
            CASE_INSENSITIVE);

    private static final Pattern ASKS = Pattern.compile(
            "\\W*(?:(?:and|but|so|ok(?:ay)?|then|sorry|hm+)\\b\\W*)*(?:what|which|when|where|who|how|why|is|are|do|does|did)\\b",
            CASE_INSENSITIVE);

    private AskedDays() {}

    /** Those of the days that the message names; none where it names none, or all. */
    static List<LocalDate> in(String message, List<LocalDate> days) {
        return CHANGES.matcher(message).find() ? List.of() : named(message, days);
    }

    /** The same of a message that changes nothing: "what's the plan for day 1?" asks, though it speaks of a plan. */
    static List<LocalDate> ofAQuestion(String message, List<LocalDate> days) {
        return ASKS.matcher(message).lookingAt() ? named(message, days) : in(message, days);
    }

    private static List<LocalDate> named(String message, List<LocalDate> days) {
        if (days.size() < 2) {
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
        var number = index + 1 + writtenOut(NUMBERS, index);
        var ordinal = index + 1 + "(?:st|nd|rd|th)" + writtenOut(ORDINALS, index);
        var counted = "|day (?:no\\.? |number )?(?:" + number + ")\\b|(?:" + ordinal
                + ") (?:day|morning|afternoon|evening|night)\\b";
        var last = index == of - 1 ? "|(?:last|final) (?:day|morning|afternoon|evening|night)\\b" : "";
        return Pattern.compile(
                        "\\b(?:" + date + "(?: of)? " + month + "\\b|" + month + " " + date + "\\b|" + day
                                + "\\b|on (?:the )?" + weekday + "\\b" + counted + last + ")",
                        CASE_INSENSITIVE)
                .matcher(message)
                .find();
    }

    private static String writtenOut(List<String> words, int index) {
        return index < words.size() ? "|" + words.get(index) : "";
    }
}
