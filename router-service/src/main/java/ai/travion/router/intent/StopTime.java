package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/** Tells whether a message says when a stop of a plan shall be: "Galle Fort at sunset", "move Ella Rock to the second day". */
public final class StopTime {

    private static final String HOUR =
            "(?:sun\\s?set|sun\\s?rise|dawn|dusk|noon|midday|lunch(?:time)?|golden\\s+hour|night|\\d{1,2}(?:[:.]\\d{2})?\\s*(?:am|pm|a\\.m\\.|p\\.m\\.|o'?clock)|\\d{1,2}[:.]\\d{2})";
    private static final String PART =
            "(?:(?:the\\s+)?(?:early\\s+|late\\s+)?(?:morning|afternoon|evening)|(?:the\\s+)?(?:first|second|third|fourth|last|next|final)\\s+(?:day|morning|afternoon|evening)|day\\s+(?:\\d{1,2}|one|two|three|four|five))";
    private static final Pattern AT_A_TIME =
            Patterns.anyCase("#[^?#]{0,20}\\b(?:(?:at|around|for|by|before|after|until)\\s+(?:about\\s+)?" + HOUR
                    + "|(?:in|on|to|into|for)\\s+" + PART + ")(?![\\p{L}\\p{N}])");

    private StopTime() {}

    /** Whether it names a stop with its time, and asks nothing. */
    public static boolean isSaidIn(Reading reading) {
        return !reading.places().wanted().isEmpty()
                && !reading.said().has(Phrases.QUESTION)
                && Patterns.isIn(AT_A_TIME, reading.places().remainder());
    }
}
