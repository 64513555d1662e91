package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.regex.Pattern;

/**
 * Whether a change wants its trip at the places that it names and at no others: "only Ella", "change it to Jaffna", "no, Kandy". Whatever
 * else it says of a place is said of that place alone.
 */
final class OnlyThere {

    private static final String PLACES = "#+(?:[\\s,]+(?:and\\s+|&\\s+)?(?:(?:in|to|the)\\s+)*#+)*";
    private static final String TRIP =
            "(?:it|this|that|everything|(?:the|our|my|this)\\s+(?:whole\\s+|entire\\s+)?(?:plan|trip|tour|itinerary|thing|holiday|journey|route))";

    /** Of all the trip. */
    private static final Pattern ALONE = Patterns.anyCase(
            "(?<!\\badd\\s)\\b(?:only|just|solely|entirely|exclusively|nothing\\s+but|nowhere\\s+but)\\s+(?:(?:to|in|at|for|do|see|visit|stay|want|go|the|around)\\s+){0,3}#"
                    + "|#+\\s+(?:only|alone|and\\s+nothing\\s+else)\\b"
                    + "|(?<!\\bnot\\s)\\b(?:all|whole|entire|everything(?!\\s+else)|every\\s+(?:day|night)|completely|the\\s+(?:full|complete))\\b(?:(?!\\b(?:but|add)\\b)[^.,;!?#]){0,30}\\b(?:in|at|to|around|for)\\s+(?:the\\s+)?#"
                    + "|\\b(?:make|change|switch|move|turn|shift|redo|plan|have|do)\\s+" + TRIP
                    + "\\s+(?:(?:over|all|be|a|for|to|into|in|about|at|around|the)\\s+){0,3}#");

    /** Another trip than that of before. */
    private static final Pattern INSTEAD = Patterns.anyCase(
            "\\b(?:switch\\s+to|change\\s+to|instead)\\b[^.;!?#]{0,30}#|#[^.;!?#]{0,20}\\b(?:instead\\b|rather(?=\\W*$|\\s+than\\b))"
                    + "|\\b(?:rather|prefer)\\s+(?:to\\s+)?(?:(?:go|do|have|see|visit|stay|be|travel|take|try|spend\\s+(?:it|them|the\\s+(?:time|days)))\\s+)?(?:(?:to|in|at|the|only|just)\\s+){0,3}#"
                    + "|\\b(?:the\\s+)?same(?:\\s+(?:thing|plan|trip|itinerary|tour|again))?\\s+(?:but\\s+)?(?:for|in|with|to|from|on|at)\\s+(?:the\\s+)?#"
                    + "|^\\W*(?:(?:no|nope|sorry|oops|wait|actually|i\\s+mean(?:t)?|we\\s+mean(?:t)?|i\\s+said|wrong(?:\\s+\\p{L}+)?)\\b\\W*)++(?:(?:i|we)\\s+(?:mean(?:t)?|want(?:ed)?|said)\\s+)?(?:(?:to|in|for|let'?s|do|go|say|the)\\s+)*"
                    + PLACES + "\\W*(?:(?:please|pls|of\\s+course|then|not\\s+#+)\\W*)*$");

    /** "Kandy and Ella, please" after a plan of other places. */
    private static final Pattern NOTHING_ELSE = Patterns.anyCase(
            "[^\\p{L}#]*+(?:(?:and|then|ok(?:ay)?|yes|please|pls|to|in|via|let'?s\\s+(?:do|say|take|go\\s+to)|i'?d?\\s*(?:would\\s+)?(?:like|love|want|prefer)|we'?d?\\s*(?:would\\s+)?(?:like|love|want|prefer)|the|see|visit|go)\\b[^\\p{L}#]*+|#++[^\\p{L}#]*+)++");

    /** What is done on a day of it, or for some of its days, is not done on all. */
    private static final Pattern ON_A_DAY = Patterns.anyCase(
            "\\b(?:on|for|to|in|at)\\s+(?:the\\s+)?(?:day\\s*\\w+|(?:first|second|third|fourth|fifth|sixth|seventh|last|next|\\d{1,2}(?:st|nd|rd|th))(?:\\s+(?:day|night|morning|afternoon|evening))?|end|start|beginning|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b|\\b(?:an?|one|another|extra|more|\\d|two|three)\\s+(?:more\\s+|extra\\s+|safari\\s+)?(?:days?|nights?)\\b");

    /** Who has a place too gives up no other. */
    private static final Pattern ADDS = Patterns.words("too|also|add|adding|as well|include|plus");

    private static final Pattern AND_NO_OTHER = Patterns.words(
            "only|just|instead|alone|solely|entirely|exclusively|nothing (?:but|else)|nowhere (?:but|else)");

    /** "We'd love Adam's Peak" is one more wish. */
    private static final Pattern WISHED =
            Patterns.words("(?:like|love|want)(?: to (?:see|visit|do|go to|climb|hike))?");

    private OnlyThere() {}

    /** @param several whether there is a trip of several days, in which there is room for one place more */
    static boolean isMeant(Reading reading, boolean several) {
        var said = reading.places().remainder();
        if (Patterns.isIn(ADDS, said) && !Patterns.isIn(AND_NO_OTHER, said)) {
            return false;
        }
        return Patterns.isIn(ALONE, said)
                || (Patterns.isAllOf(NOTHING_ELSE, said) && !(several && isOneMore(reading)))
                || (Patterns.isIn(INSTEAD, said) && !Patterns.isIn(ON_A_DAY, said));
    }

    private static boolean isOneMore(Reading reading) {
        return reading.places().targets().size() == 1 && reading.said().has(WISHED);
    }
}
