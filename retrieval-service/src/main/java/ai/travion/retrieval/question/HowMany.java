package ai.travion.retrieval.question;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** How many places a question asks to be told: "give me three viewpoints". */
public final class HowMany {

    private static final List<String> WORDS =
            List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    private static final Pattern ASKED = Pattern.compile(
            "\\b(?:give (?:me|us)|show (?:me|us)|tell (?:me|us)|list|name|suggest|recommend|top|best|which|what are)\\s+(?:(?:me|us|the|my|your|top|best|are|about)\\s+)*"
                    + "(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\\s+(?!days?\\b|nights?\\b|weeks?\\b|hours?\\b|km\\b|o'clock)\\p{L}",
            Pattern.CASE_INSENSITIVE);

    private HowMany() {}

    /** Empty where no number is said. */
    public static OptionalInt in(String question) {
        var asked = ASKED.matcher(question);
        if (!asked.find()) {
            return OptionalInt.empty();
        }
        var number = asked.group(1).toLowerCase(Locale.ROOT);
        return OptionalInt.of(WORDS.contains(number) ? WORDS.indexOf(number) : Integer.parseInt(number));
    }
}
