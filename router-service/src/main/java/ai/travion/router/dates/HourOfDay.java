package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the hour that a clause names, where it leaves no doubt of the half of the day: "8am", "23:50", "at 9 in the evening". */
final class HourOfDay {

    private static final int NOON = 12;
    private static final int SMALL_HOURS = 5;
    private static final int NIGHT = 22;

    private static final Pattern CLOCK = Patterns.anyCase(
            "(?<![\\d/.:-])(?<hour>[01]?\\d|2[0-4])(?:[:.h](?<minute>[0-5]\\d))?(?:\\s*(?<half>[ap])\\.?m\\b\\.?|(?<=\\d\\d)\\s?(?<h>hrs|h)\\b(?!\\s+(?:drive|flight|ride|lay|stop|of|from|away|walk|journey|in\\b))|\\s*(?:o'?clock\\s*)?(?<part>(?:in\\s+the|at|tomorrow|this)\\s+(?:early\\s+|late\\s+)?(?:morning|afternoon|evening|night)))?(?![\\d/.:-]*\\d|\\s*(?:st|nd|rd|th|days?|nights?|weeks?|people|adults|kids)\\b)");
    private static final Pattern LATE = Patterns.words(
            "late (?:at night|(?:in the )?evening|night)|(?:around |about |at )?midnight|(?:close to|just before) midnight");
    private static final Pattern EARLY = Patterns.words(
            "(?:early|first thing) (?:in the )?morning|at dawn|in the small hours|in the early hours|before dawn");
    private static final Pattern AT_NOON = Patterns.words("noon|midday");

    private HourOfDay() {}

    /** The first such hour, from 0 to 23. */
    static OptionalInt in(String clause) {
        var clock = Patterns.matcher(CLOCK, clause);
        while (clock.find()) {
            boolean plain = clock.group("minute") != null
                    || clock.group("half") != null
                    || clock.group("h") != null
                    || clock.group("part") != null;
            if (plain) {
                return OptionalInt.of(hour(clock));
            }
        }
        if (Patterns.isIn(LATE, clause)) {
            return OptionalInt.of(NIGHT);
        }
        if (Patterns.isIn(EARLY, clause)) {
            return OptionalInt.of(SMALL_HOURS);
        }
        return Patterns.isIn(AT_NOON, clause) ? OptionalInt.of(NOON) : OptionalInt.empty();
    }

    private static int hour(Matcher clock) {
        int hour = Integer.parseInt(clock.group("hour")) % (2 * NOON);
        var half = clock.group("half");
        var part = clock.group("part");
        var said = part == null ? "" : part.toLowerCase(Locale.ROOT);
        if (hour == NOON && said.endsWith("night")) {
            return NIGHT;
        }
        boolean afternoon = (half != null && half.equalsIgnoreCase("p"))
                || said.endsWith("afternoon")
                || said.endsWith("evening")
                || (said.endsWith("night") && hour > SMALL_HOURS);
        if (afternoon) {
            return hour % NOON + NOON;
        }
        return half != null ? hour % NOON : hour;
    }
}
