package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/**
 * Negatives that are said of some of a kind and not of the kind: "no afternoon safaris", "no temples after lunch", "no crowded beaches",
 * "no expensive restaurants", "no hikes over an hour". Who says them wants safaris, temples and beaches.
 */
public final class Narrowed {

    private static final String TIME =
            "(?:early[ -]|late[ -])?(?:morning|afternoon|evening|night(?:[ -]?time)?|midday|noon|dawn|sunrise|sunset|dusk|weekend)";
    private static final Pattern AT_AN_HOUR = Patterns.anyCase(
            "\\b" + TIME
                    + "[ -](?!(?:starts?|departures?|flights?|and|or|only|please)\\b)\\p{L}{3,20}(?:\\s+(?:drives?|walks?|hikes?|visits?|trips?|climbs?|rides?|tours?)\\b)?");
    private static final Pattern TOO_FULL = Patterns.anyCase(
            "\\b(?:(?:over)?crowded|busy|touristy|packed|overrun|full)\\s+(?!(?:lunch|breakfast|dinner|meal|food|picnic|bag|board)(?:e?s)?\\b)\\p{L}{3,20}");
    private static final Pattern TOO_DEAR = Patterns.anyCase(
            "\\b(?:expensive|pricey|costly|overpriced|fancy|posh)\\s+\\p{L}{3,20}(?:\\s+(?:restaurants?|tours?|shops?))?");
    private static final Pattern ONLY_THEN = Patterns.anyCase(
            "\\s+(?:(?:in|during|at|on|over|for)\\s+(?:the\\s+)?(?:heat\\s+of\\s+the\\s+|middle\\s+of\\s+the\\s+)?"
                    + TIME
                    + "s?\\b|(?:before|after|until|earlier\\s+than|later\\s+than)\\s+(?:\\d|noon|midday|lunch|breakfast|dinner|sunrise|sunset|dark|dusk)).*");

    /** "No hikes longer than an hour" is said of the long ones alone. */
    private static final Pattern OF_AN_AMOUNT = Patterns.anyCase(
            "\\b(?:(?:longer|more|further|farther|higher|steeper|harder)\\s+than\\b|(?:over|above|beyond|exceeding)\\s+(?:about\\s+|around\\s+)?(?:\\d|an?\\s+(?:hour|half|kilomet|mile)|one|two|three|four|five|six|half|thirty|forty|ninety)).*");

    private static final Pattern AFTER_THE_THING =
            Patterns.anyCase("^.*?(?=\\s(?:in|during|at|on|over|for|before|after|until|earlier|later)\\s)");
    private static final Pattern LESS = Patterns.anyCase("less|fewer");
    private static final String NO =
            "\\b(?:no|not|without|avoid(?:ing)?|never|skip|(?:don'?t|do\\s+not)\\s+(?:want|like|do|plan|need))\\s+(?:any\\s+|the\\s+|more\\s+|to\\s+)*";
    private static final Pattern SAID =
            Patterns.anyCase(NO + "(?:" + AT_AN_HOUR.pattern() + "|" + TOO_FULL.pattern() + "|" + TOO_DEAR.pattern()
                    + "|[\\p{L} ]{3,25}?" + ONLY_THEN.pattern() + ")|\\b(?:less|fewer)\\s+\\p{L}{3,}");

    private Narrowed() {}

    /** What is refused altogether: the scope of a negative without what it narrows, letter for letter no longer. */
    static String outright(String scope) {
        if (Patterns.isIn(OF_AN_AMOUNT, scope)
                || isByTheHour(AFTER_THE_THING.matcher(scope).replaceFirst(""))) {
            return "";
        }
        var bare = AT_AN_HOUR.matcher(scope).replaceAll(" ");
        return TOO_DEAR.matcher(TOO_FULL.matcher(bare).replaceAll("crowds")).replaceAll(" ");
    }

    /** Whether a marker wants only fewer of a thing: "less temples". */
    static boolean isLess(String marker) {
        return Patterns.isAllOf(LESS, marker);
    }

    /** Whether a message narrows a negative. */
    public static boolean isIn(String text) {
        return Patterns.isIn(SAID, text);
    }

    /** Whether what follows a negative says at which hours alone it holds. */
    static boolean isByTheHour(String after) {
        return Patterns.isAllOf(ONLY_THEN, after);
    }
}
