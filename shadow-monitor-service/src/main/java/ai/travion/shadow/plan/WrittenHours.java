package ai.travion.shadow.plan;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Puts hours that are written in words into digits: "from nine until half past four" is "from 9 until 4:30". */
final class WrittenHours {

    private static final List<String> NUMBERS =
            List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");
    private static final String NUMBER = String.join("|", NUMBERS);

    /** After a number that is an hour; what is counted stands right after any other. */
    private static final String END_OF_AN_HOUR =
            "(?=\\s*(?:$|[.,;:!?)]|-\\s|\u2013)|\\s+(?:o'?clock|am|pm|a\\.m|p\\.m|sharp|in the|at night|until|till|to|and|on|or|each|every|"
                    + "daily|please|because|as|so|at the|latest|but|we|i|with|tomorrow|this)\\b)";

    private static final Pattern IN_WORDS =
            Pattern.compile("\\b(?:half|quarter|twenty|" + NUMBER + ")\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern PARTED = Pattern.compile(
            "\\b(?<part>half|(?:a )?quarter|five|ten|twenty|twenty[- ]five)\\s+(?:minutes\\s+)?(?<side>past|to|after|before)\\s+(?<hour>"
                    + NUMBER + "|\\d{1,2})\\b" + END_OF_AN_HOUR,
            Pattern.CASE_INSENSITIVE);

    private static final Pattern WHOLE = Pattern.compile(
            "(?<=\\b(?:from|until|till|to|by|at|before|after|between|around|about|and|than)\\s{1,2})(?<hour>" + NUMBER
                    + ")(?:[- ](?<thirty>thirty))?" + END_OF_AN_HOUR,
            Pattern.CASE_INSENSITIVE);

    private static final Pattern HALF_OF_THE_DAY = Pattern.compile(
            "(?<clock>\\b\\d{1,2}(?:[:.]\\d\\d)?)\\s*(?:o'?clock\\s+)?(?:in the (?<part>morning|afternoon|evening)|(?<night>at night))\\b",
            Pattern.CASE_INSENSITIVE);

    private WrittenHours() {}

    static String inDigits(String text) {
        return IN_WORDS.matcher(text).find() ? numbersInDigits(text) : halvesInDigits(text);
    }

    private static String numbersInDigits(String text) {
        String parted = PARTED.matcher(text).replaceAll(WrittenHours::parted);
        String whole = WHOLE.matcher(parted)
                .replaceAll(found -> number(found.group("hour")) + (found.group("thirty") == null ? "" : ":30"));
        return halvesInDigits(whole);
    }

    private static String halvesInDigits(String text) {
        return HALF_OF_THE_DAY
                .matcher(text)
                .replaceAll(found ->
                        found.group("clock") + ("morning".equalsIgnoreCase(found.group("part")) ? " am" : " pm"));
    }

    private static String parted(MatchResult found) {
        int minutes = switch (found.group("part").toLowerCase(Locale.ROOT).replace("a ", "")) {
            case "half" -> 30;
            case "quarter" -> 15;
            case "five" -> 5;
            case "ten" -> 10;
            case "twenty" -> 20;
            default -> 25;
        };
        boolean past = found.group("side").matches("(?i)past|after");
        int hour = number(found.group("hour"));
        int before = hour == 1 ? NUMBERS.size() : hour - 1;
        return past ? "%d:%02d".formatted(hour, minutes) : "%d:%02d".formatted(before, 60 - minutes);
    }

    private static int number(String word) {
        int index = NUMBERS.indexOf(word.toLowerCase(Locale.ROOT));
        return index < 0 ? Integer.parseInt(word) : index + 1;
    }
}
