package ai.travion.router.intent;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a traveller takes back within one message: "from 20 July 2026 next year no wait 20 july 2027", "3 days, sorry, 4 days", "in Ella I mean
 * Kandy" say the later of two days, lengths or places, and the earlier was a slip.
 */
final class Correction {

    private static final int MOST = 3;
    private static final int MOST_CUES = 8;
    private static final int SHORTEST = 4;

    /** What stands between the slip and what is meant. */
    private static final Pattern CUE = Patterns.anyCase(
            "[\\s,;.:!-]+(?:(?:oh|no|ah)[\\s,]+)?(?:wait(?:[\\s,]+no)?|sorry(?:[\\s,]+(?:no|wait|i\\s+meant?))?|i\\s+meant?|or\\s+rather|correction|scratch\\s+that|actually(?:\\s+no)?|no(?:[\\s,]+actually)?(?=,)|oops)[\\s,:;.!-]+(?:(?:i\\s+meant?|make\\s+(?:it|that)|it'?s|say)\\s+)?"
                    + "|[\\s,;.:!-]+(?:no[\\s,]+)?make\\s+(?:that|it)\\s+");

    private static final Pattern LEAD = Patterns.anyCase("(?:(?:on|from|in|to|for|the|at|starting)\\s+)*");
    private static final String COUNT = "(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)";
    private static final Pattern LENGTH =
            Patterns.anyCase("\\b" + COUNT + "(?:\\s+|-)(?:full\\s+)?(?:days?|nights?|weeks?)\\b");
    private static final String MONTH =
            "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b";
    private static final String YEAR = "(?:,?\\s+(?:20\\d\\d|(?:of\\s+)?(?:next|this)\\s+year))*";
    private static final Pattern DATE = Patterns.anyCase("\\b\\d{1,2}(?:st|nd|rd|th)?(?:\\s+of)?\\s+" + MONTH + YEAR
            + "|\\b" + MONTH + "\\s+\\d{1,2}(?:st|nd|rd|th)?(?!\\d)" + YEAR + "|\\b20\\d\\d-\\d\\d-\\d\\d\\b");
    private static final Pattern WEEKDAY = Patterns.anyCase("\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b");
    private static final Pattern ONLY_A_MONTH = Patterns.anyCase("\\b" + MONTH + YEAR);
    private static final List<Pattern> UNITS = List.of(LENGTH, DATE, WEEKDAY, ONLY_A_MONTH);

    private Correction() {}

    /** The text as it is meant; the same where nothing in it is taken back. */
    static String made(String text, Places atlas) {
        var meant = text;
        for (int time = 0; time < MOST; time++) {
            var next = once(meant, atlas);
            if (next.equals(meant)) {
                return meant;
            }
            meant = next;
        }
        return meant;
    }

    private static String once(String text, Places atlas) {
        var cue = Patterns.matcher(CUE, text);
        for (int read = 0; read < MOST_CUES && cue.find(); read++) {
            if (cue.start() >= SHORTEST) {
                var mended = mended(text.substring(0, cue.start()), text.substring(cue.end()), atlas);
                if (!mended.isEmpty()) {
                    return mended;
                }
            }
        }
        return text;
    }

    /** The slip replaced by what is meant; empty where the two are not of one kind. */
    private static String mended(String before, String after, Places atlas) {
        var lead = Patterns.matcher(LEAD, after);
        int from = lead.lookingAt() ? lead.end() : 0;
        for (var unit : UNITS) {
            var meant = unit.matcher(after).region(from, after.length()).useTransparentBounds(true);
            var slip = last(unit.matcher(before));
            if (meant.lookingAt() && slip[1] > 0) {
                return before.substring(0, slip[0])
                        + meant.group()
                        + before.substring(slip[1])
                        + after.substring(meant.end());
            }
        }
        var meant = atlas.mentionedIn(after);
        var slips = atlas.mentionedIn(before);
        boolean ofAPlace =
                !meant.isEmpty() && !slips.isEmpty() && meant.getFirst().start() <= from;
        return ofAPlace
                ? before.substring(0, slips.getLast().start())
                        + after.substring(
                                meant.getFirst().start(), meant.getFirst().end())
                        + before.substring(slips.getLast().end())
                        + after.substring(meant.getFirst().end())
                : "";
    }

    private static int[] last(Matcher found) {
        int[] span = {0, 0};
        while (found.find()) {
            span[0] = found.start();
            span[1] = found.end();
        }
        return span;
    }
}
