package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/** "Tangalle to the airport, how many hours", "four nights in Ella, overkill?": a way or a stay is measured, and none is ordered. */
final class TimeItTakes {

    private static final String END = "(?:the\\s+)?(?:#+|(?:international\\s+)?airport)";
    private static final Pattern A_WAY =
            Patterns.anyCase("(?:#|\\bairport\\b)[^?.!;#]{0,24}?\\s(?:to|until|till|from|back\\s+to)\\s+" + END
                    + "|#\\s*(?:-+>?|\u2013|\u2192)\\s*" + END + "|\\bbetween\\s+" + END + "\\s+and\\s+" + END);
    private static final Pattern A_STAY = Patterns.anyCase("\\b" + PlanOrder.LENGTH + "\\b");
    private static final Pattern PLACE = Pattern.compile("#+");

    private static final Pattern MEASURED = Patterns.words(
            "how (?:long|far|many (?:hours?|hrs?|minutes|mins|km|kms|kilomet(?:er|re)s|miles)|much time)|(?:travel(?:l?ing)?|driving|journey) (?:time|times|hours)|drive time|(?:what|which) distance");
    private static final Pattern HOW_LONG_TO_STAY = Patterns.words(
            "how (?:long|many (?:days|nights)|much time) (?:(?:should|do|shall|would|could|can|must|to) )?(?:(?:i|we|you|one) )?(?:need to |have to )?(?:stay|spend|visit)");
    /** It ends with the doubt: who says more wants more. */
    private static final Pattern DOUBTED = Patterns.anyCase(
            "\\b(?:too\\s+(?:much|far|long|short|little|ambitious|rushed|tight|tiring|hectic)|overkill|do-?able|possible|feasible|realistic|mad(?:ness)?|crazy|insane|insanity|stupid|silly|sensible|manageable|a\\s+stretch)\\b(?:\\s+or\\s+[\\p{L}\\s]{1,20})?\\W*$");

    private static final Pattern CAN_ONE = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|hi|hello)\\W+)*(?:(?:can|could)\\s+(?:i|we|you|one)|is\\s+it\\s+(?:\\p{L}+\\s+){0,2}to)\\b[^?]*\\bin\\s+(?:an?|one|1|half\\s+an?|the\\s+same)\\s+(?:single\\s+)?day\\b[^?]*\\W*$");

    private TimeItTakes() {}

    /** Whether it asks how long one way or one stay takes, or whether that is too much. */
    static boolean isAsked(Reading reading) {
        var said = reading.places().remainder();
        boolean ofAWay = Patterns.isIn(A_WAY, said);
        long places = PLACE.matcher(said).results().count();
        boolean measured = Patterns.isIn(MEASURED, said) && !Patterns.isIn(HOW_LONG_TO_STAY, said);
        boolean doubted = Patterns.isIn(DOUBTED, said);
        boolean asked = (ofAWay && places <= 2 && (measured || doubted || Patterns.isIn(CAN_ONE, said)))
                || (places == 1 && doubted && Patterns.isIn(A_STAY, said));
        return asked && !PlanOrder.isOrderedPlainly(reading.said());
    }
}
