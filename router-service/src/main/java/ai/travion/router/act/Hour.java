package ai.travion.router.act;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An hour of the day that a message names: "10", "9.30 am", "16h", "half six", "noon". */
final class Hour {

    private static final int NOON = 12;
    /** Of an hour without half of the day, what is before it is meant of the evening where something ends. */
    private static final int LAST_OF_AN_EVENING = 9;
    /** Nobody begins a day at 3 without saying of which half of the day that is. */
    private static final int EARLIEST_OF_A_MORNING = 4;

    private static final String WORD = "four|five|six|seven|eight|nine|ten|eleven|twelve";
    private static final Pattern SAID = Patterns.anyCase(
            "(?<halfpast>half\\s+(?:past\\s+)?)?(?<![\\d/-])(?<hour>\\d{1,2}|\\b(?:" + WORD
                    + ")\\b)(?:\\s*[:.h]\\s*(?<minute>[0-5]\\d)(?!\\d))?\\s*(?<half>[ap]\\.?m\\b|o'?\\s?clock\\b|h\\b|in\\s+the\\s+(?:morning|afternoon|evening)\\b)?(?![\\d/]|\\s*(?:st|nd|rd|th|days?|nights?|people|persons?|weeks?|hours?|hrs?|stops?|places|percent|%|or\\s+\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\b)");
    private static final Pattern NOT_OF_THE_CLOCK = Patterns.anyCase(
            "\\b(?:days?|nights?|section|version|quarter\\s+(?:to|past)|(?:instead\\s+of|rather\\s+than|not)(?:\\s+(?:at|by|from))?)\\s*$");
    /** A figure alone may be of anything: these words before it, and no thing behind it, make it an hour. */
    private static final Pattern LED = Patterns.anyCase(
            "(?:^|[,;:.!(-]|\\b(?:at|by|from|until|till?|to|before|after|past|around|about|approximately|approx|circa|like|say|than|rather|maybe|only|is|it|earliest|latest|least))\\W*$");

    private static final Pattern ENDS = Patterns.anyCase(
            "^\\W*(?:$|[.,;:!?)(-]|(?:please|pls|or|and|on|in|each|every|everyday|daily|at|instead|so|because|since|as|with|the|not|if|for|we|i|is|would|will|sharp|latest|earliest|then|to|but|when|that|a\\s+day)\\b).*");
    private static final Pattern AT_NOON = Patterns.words("noon|midday");

    private Hour() {}

    /** The last that is named, as "16:30"; nothing where none is. */
    static Optional<String> in(String text, boolean ofAnEnd) {
        var found = Patterns.matcher(SAID, text);
        var last = Optional.<String>empty();
        while (found.find()) {
            if (isOfTheClock(found, text)) {
                var read = read(found, ofAnEnd);
                last = read.isPresent() ? read : last;
            }
        }
        return last.or(() -> Patterns.isIn(AT_NOON, text) ? Optional.of("12:00") : Optional.empty());
    }

    private static boolean isOfTheClock(Matcher found, String text) {
        var before = text.substring(0, found.start());
        if (NOT_OF_THE_CLOCK.matcher(before).find()) {
            return false;
        }
        var half = Optional.ofNullable(found.group("half")).orElse("");
        boolean said = (!half.isEmpty() && !half.equalsIgnoreCase("h"))
                || found.group("halfpast") != null
                || (found.group("minute") != null && half.isEmpty());
        return said
                || (LED.matcher(before).find()
                        && ENDS.matcher(text.substring(found.end())).matches());
    }

    private static Optional<String> read(Matcher found, boolean ofAnEnd) {
        int hour = Names.number(found.group("hour")).orElse(-1);
        var half = Optional.ofNullable(found.group("half")).orElse("").toLowerCase(Locale.ROOT);
        boolean morning = half.startsWith("a") || half.endsWith("morning");
        boolean evening = half.startsWith("p")
                || half.endsWith("noon")
                || half.endsWith("evening")
                || (ofAnEnd && !morning && !half.equals("h") && hour <= LAST_OF_AN_EVENING);
        int ofTheDay = evening && hour < NOON ? hour + NOON : hour;
        int minute = found.group("halfpast") != null
                ? 30
                : found.group("minute") == null ? 0 : Integer.parseInt(found.group("minute"));
        boolean untold = half.isEmpty() && !ofAnEnd && hour < EARLIEST_OF_A_MORNING;
        return hour < 1 || ofTheDay > 23 || untold
                ? Optional.empty()
                : Optional.of("%02d:%02d".formatted(ofTheDay, minute));
    }
}
