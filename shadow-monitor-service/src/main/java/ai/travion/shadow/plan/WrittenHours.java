package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
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
            "\\b(?<hour>\\d{1,2})(?<minutes>[:.][0-5]\\d)?\\s*(?:(?:o'?clock|h|hrs?)\\s+)?\\(?(?:(?:very\\s+)?(?:early|late)\\s+)?(?:in the (?:(?:very )?(?:early |late )?)?(?<part>morning|afternoon|evening)|(?<night>(?:at|in the|during the|by) night)|(?<small>after midnight))\\b",
            Pattern.CASE_INSENSITIVE);

    /** "0215 hrs". */
    private static final Pattern IN_ONE = Pattern.compile(
            "\\b(?<hour>[01]\\d|2[0-3])(?<minutes>[0-5]\\d)\\s*(?=(?:h|hrs?|hours)\\b)", Pattern.CASE_INSENSITIVE);

    /** The first hour of the evening of which one says that it is "at night". */
    private static final int NIGHTFALL = 6;

    private WrittenHours() {}

    static String inDigits(String text) {
        return Patterns.isIn(IN_WORDS, text) ? numbersInDigits(text) : halvesInDigits(text);
    }

    private static String numbersInDigits(String text) {
        String parted = PARTED.matcher(text).replaceAll(WrittenHours::parted);
        String whole = WHOLE.matcher(parted)
                .replaceAll(found -> number(found.group("hour")) + (found.group("thirty") == null ? "" : ":30"));
        return halvesInDigits(whole);
    }

    private static String halvesInDigits(String text) {
        String parted = IN_ONE.matcher(text).replaceAll("${hour}:${minutes}");
        return HALF_OF_THE_DAY.matcher(parted).replaceAll(WrittenHours::ofItsHalf);
    }

    /** Two at night is before the morning, and ten at night after the evening; an hour beyond twelve needs no half. */
    private static String ofItsHalf(MatchResult found) {
        int hour = Integer.parseInt(found.group("hour"));
        boolean night = found.group("night") != null;
        boolean early = "morning".equalsIgnoreCase(found.group("part"))
                || found.group("small") != null
                || (night && (hour < NIGHTFALL || hour == NUMBERS.size()));
        String clock = found.group("hour") + (found.group("minutes") == null ? "" : found.group("minutes"));
        boolean told = hour > NUMBERS.size() || (hour == 0 && !early);
        return told ? clock : clock + (early ? " am" : " pm");
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
