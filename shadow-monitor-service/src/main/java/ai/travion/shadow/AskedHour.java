package ai.travion.shadow;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the hour of the day that a question names: "at 7am", "around half past four", "at sunset". */
final class AskedHour {

    private static final Pattern CLOCK = Pattern.compile(
            "(?i)\\b(?:at|around|about|by|from|after|before|near|past)\\s+(?:about\\s+|around\\s+)?(?<hour>[01]?\\d|2[0-3])(?:[:.](?<minute>[0-5]\\d))?\\s*(?<half>a\\.?m\\b\\.?|p\\.?m\\b\\.?|o'?clock\\b|hrs?\\b|h\\b)?(?!\\s*(?:%|km|days?|people|january|february|march|april|may|june|july|august|september|october|november|december|st\\b|nd\\b|rd\\b|th\\b)|\\d|[-/])");
    private static final Pattern BARE =
            Pattern.compile("(?i)\\b(?<hour>1[0-2]|0?[1-9])(?:[:.](?<minute>[0-5]\\d))?\\s*(?<half>a\\.?m|p\\.?m)\\b");
    private static final Pattern NAMED = Pattern.compile(
            "(?i)\\b(?:at|around|about|by|for|in the|of an?|of the|on the|before|after)\\s+(?:the\\s+)?(?<name>sunrise|dawn|first light|early morning|noon|midday|lunch ?time|sunset|dusk|nightfall|midnight|night)\\b");

    /** Without "am" and "pm" nobody asks of the small hours. */
    private static final int EARLIEST = 5;

    private AskedHour() {}

    static Optional<Integer> in(String question) {
        return clock(CLOCK, question).or(() -> clock(BARE, question)).or(() -> named(question));
    }

    private static Optional<Integer> clock(Pattern pattern, String question) {
        var found = pattern.matcher(question);
        if (!found.find()) {
            return Optional.empty();
        }
        int hour = Integer.parseInt(found.group("hour"));
        var half = found.group("half") == null ? "" : found.group("half").toLowerCase(Locale.ROOT);
        if (half.startsWith("p")) {
            return Optional.of(hour % 12 + 12);
        }
        if (half.startsWith("a")) {
            return Optional.of(hour % 12);
        }
        return Optional.of(hour < EARLIEST && found.group("minute") == null ? hour + 12 : hour);
    }

    private static Optional<Integer> named(String question) {
        var found = NAMED.matcher(question);
        return found.find()
                ? Optional.of(
                        switch (found.group("name").toLowerCase(Locale.ROOT).replace(" ", "")) {
                            case "sunrise", "dawn", "firstlight" -> 6;
                            case "earlymorning" -> 7;
                            case "noon", "midday", "lunchtime" -> 12;
                            case "sunset" -> 17;
                            case "dusk", "nightfall" -> 18;
                            case "midnight" -> 0;
                            default -> 20;
                        })
                : Optional.empty();
    }
}
