package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Lengths of the parts of a trip, said in days: "first week in the hills, second on the beach", "half of it in Ella", "the first four in Kandy". */
final class PartsInDays {

    private static final int DAYS_OF_A_WEEK = 7;
    private static final List<String> NUMBERS =
            List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");
    private static final String NUMBER = "(?<n>\\d{1,2}|" + String.join("|", NUMBERS) + ")";
    private static final String THERE =
            "(?=\\s+(?:by\\s+the\\s+(?:sea|beach|coast)\\s+)?(?:in|at|on|by|near|around)\\b)";

    private static final Pattern LENGTH = Patterns.anyCase("\\b(?:days?|nights?|weeks?)\\b");
    private static final Pattern WEEKS = Patterns.anyCase(
            "(?<!\\bin )\\b(?<n>an?|one|two|three|[1-3])\\s+(?:(?:full|whole)\\s+)?weeks?\\b(?!\\s+(?:later|ago|before|after|earlier|from\\s+now|in\\s+advance))");
    private static final Pattern WEEK_IN_ITS_TURN =
            Patterns.anyCase("\\b(?<which>first|second|third|last|other|next|final)\\s+week\\b");
    private static final Pattern FIRST = Patterns.anyCase("\\bfirst\\s+" + NUMBER + "\\s+(?:days?|nights?)\\b");
    private static final Pattern SECOND = Patterns.anyCase("\\b(?:second|other|next|last)" + THERE);
    private static final Pattern HALF = Patterns.anyCase(
            "\\b(?:the\\s+)?(?:(?:first|second|other|last)\\s+)?half(?:\\s+of\\s+(?:it|them|that|(?:the|our)\\s+(?:time|trip|days|stay|holiday)))?"
                    + THERE);
    /** The unit is not said again. */
    private static final Pattern BARE = Patterns.anyCase(
            "(?<=\\b(?:first|last|next|final|other|remaining|then|and|another)\\s|,\\s)" + NUMBER + THERE);

    private PartsInDays() {}

    /** @param days of the trip */
    static String of(String words, int days) {
        return words.lines().map(line -> inOne(line, days)).collect(Collectors.joining("\n"));
    }

    private static String inOne(String line, int days) {
        if (!Patterns.isIn(LENGTH, line)) {
            return line;
        }
        var weeks =
                Patterns.matcher(WEEKS, line).replaceAll(found -> DAYS_OF_A_WEEK * number(found.group("n")) + " days");
        var inTurn = Patterns.matcher(WEEK_IN_ITS_TURN, weeks)
                .replaceAll(found -> found.group("which") + " " + DAYS_OF_A_WEEK + " days");
        var first = FIRST.matcher(inTurn);
        var both = first.find()
                ? inTurn.substring(0, first.end())
                        + Patterns.matcher(SECOND, inTurn.substring(first.end()))
                                .replaceAll(found -> found.group() + " " + first.group("n") + " days")
                : inTurn;
        var halves = new AtomicInteger();
        var halved = Patterns.matcher(HALF, both).replaceAll(found -> (days + halves.getAndIncrement()) / 2 + " days");
        return Patterns.matcher(BARE, halved).replaceAll(found -> found.group("n") + " days");
    }

    private static int number(String said) {
        int index = NUMBERS.indexOf(said.toLowerCase(Locale.ROOT));
        return index >= 0 ? index + 1 : Character.isDigit(said.charAt(0)) ? Integer.parseInt(said) : 1;
    }
}
