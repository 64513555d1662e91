package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.wishes.Narrowed;
import java.util.regex.Pattern;

/** What a plan in hand has to keep to, said in few words: how one travels, that it will rain, when one eats, what one wants to see too. */
final class PlanTerms {

    private static final String LEAD =
            "^\\W*(?:(?:and|but|so|oh|also|ok(?:ay)?|actually|sorry|please|now|then|well|by\\s+the\\s+way)\\W+)*";
    private static final String RIDE =
            "(?:public\\s+|local\\s+|normal\\s+|the\\s+|a\\s+)*(?:own\\s+|private\\s+|rental\\s+|hired?\\s+|our\\s+)*(?:bus(?:es)?|trains?|transport(?:ation)?|rail(?:way)?s?|bicycles?|bikes?|cars?(?:\\s+(?:and|with)\\s+(?:a\\s+)?driver)?|taxis?|vans?|tuk[- ]?tuks?)";
    private static final String RIDES = RIDE + "(?:\\s*(?:,|and|or|&)\\s*" + RIDE + ")*";
    private static final Pattern MEANS = Patterns.anyCase(LEAD
            + "(?:(?:forget(?:\\s+about)?|no|not|without|instead\\s+of|skip|drop)\\s+(?:by\\s+)?" + RIDES
            + "[\\s,;.]+(?:(?:and|but|let'?s|we'?ll|we)\\s+)*)?(?:(?:only|just|all|everything|everywhere)\\s+)?"
            + "(?:(?:we|i)(?:'ll|'d|'re|\\s+are|\\s+am|\\s+will|\\s+would|\\s+want\\s+to|\\s+have\\s+to|\\s+need\\s+to|\\s+must|\\s+can)*\\s+(?:only\\s+|just\\s+|like\\s+to\\s+|rather\\s+|prefer\\s+to\\s+)*(?:go(?:ing)?|travel(?:l?ing)?|get(?:ting)?\\s+around|mov(?:e|ing)|us(?:e|ing)|tak(?:e|ing)|rid(?:e|ing))\\s+(?:around\\s+|everywhere\\s+)?(?:only\\s+|just\\s+)?)?"
            + "(?:(?:only\\s+)?(?:by|with|on|in|using|via|take|hire|rent|use)\\s+)?" + RIDES
            + "(?:\\s+(?:only|all\\s+the\\s+way|everywhere|please|pls|instead|no\\s+car|not\\s+by\\s+car))*\\W*$");
    private static final Pattern NO_CAR = Patterns.anyCase(
            LEAD
                    + "(?:(?:we|i)\\s+(?:don'?t|do\\s+not|won'?t|will\\s+not|can'?t|cannot)\\s+(?:have|want|drive|rent|hire|use|afford)\\s*(?:an?\\s+|any\\s+|the\\s+)?(?:rental\\s+|private\\s+)?(?:cars?|drivers?|taxis?)?|(?:no|without(?:\\s+an?)?)\\s+(?:rental\\s+|private\\s+)?(?:cars?|drivers?|taxis?))(?:\\s+(?:please|pls|at\\s+all|though))*\\W*$");
    private static final Pattern SHELTER = Patterns.anyCase(
            "\\bindoors?\\b|\\binside\\s+only\\b|\\bunder\\s+(?:a\\s+)?roof\\b|\\b(?:it|it'?s|there)(?:'ll|\\s+will|\\s+is\\s+going\\s+to|\\s+may|\\s+might|\\s+going\\s+to)?\\s+(?:rain|pour|be\\s+rain(?:y|ing)|be\\s+(?:very\\s+)?wet)\\b|\\b(?:weather|forecast)\\s+(?:will\\s+be|is|says|looks)\\s+(?:very\\s+|really\\s+)?(?:bad|wet|awful|terrible|rain\\p{L}*|storm\\p{L}*|stormy)\\b|\\brain(?:s|ing)?\\s+all\\s+day\\b|\\brainy[ -]day\\s+plan\\b");

    private static final String HOUR =
            "(?:at|by|before|after|around|until|till)\\s+(?:about\\s+|around\\s+)?(?:\\d{1,2}(?:[:.]\\d\\d)?|noon|midday|sunset|sunrise)";
    private static final Pattern POLITE_WISH = Patterns.anyCase(
            LEAD
                    + "(?:(?:can|could|may|might|shall|should)\\s+(?:we|you|u|i)|(?:is\\s+it|would\\s+it\\s+be)\\s+possible\\s+to)\\s+(?:please\\s+|also\\s+|just\\s+|maybe\\s+|perhaps\\s+)*(?:have|eat|take|do|get|start|begin|finish|end|leave|stop|set\\s+off|put|move|schedule|be\\s+back|sleep\\s+in)\\b[^.!#]{0,40}\\b(?:"
                    + HOUR
                    + "|earlier|later|(?<=\\bonly\\s)(?:morning|afternoon|evening)\\s+\\p{L}+|in\\s+the\\s+(?:morning|afternoon|evening))(?!\\p{L}).*");
    private static final Pattern OF_THE_DAY = Patterns.words(
            "breakfast|lunch|dinner|supper|eat|meals?|brunch|picnic|start|begin|finish|end|leave|stop|set off|be back|sleep in|days?|mornings?|drives?|safaris?|visits?|tours?");
    private static final Pattern WANTS_TOO = Patterns.anyCase(
            LEAD
                    + "(?:we|i)(?:'d|\\s+would|\\s+also|\\s+both|\\s+all|\\s+really)*\\s+(?:want|wanna|like|love|wish|hope|need)(?:\\s+to)?\\s+(?:also\\s+)?(?:see|visit|go\\s+to|include|add|stop\\s+(?:at|in)|climb|do)\\b.*");

    /** "And she needs a toilet break every two hours". */
    private static final Pattern OTHERS_NEED = Patterns.anyCase(
            LEAD
                    + "(?:he|she|they|(?:my|our)\\s+(?:\\p{L}+\\s+){1,2}?)\\s*(?:needs?|requires?|must|(?:has|have)\\s+to)\\b[^?#]*");

    private PlanTerms() {}

    static boolean areStatedIn(Reading reading) {
        var said = reading.said();
        boolean politely =
                said.is(POLITE_WISH) && said.has(OF_THE_DAY) && reading.places().isEmpty();
        if (politely) {
            return true;
        }
        if (said.has(Phrases.QUESTION) || !reading.otherMatters().isEmpty()) {
            return false;
        }
        return isAMeans(reading)
                || said.has(SHELTER)
                || said.is(OTHERS_NEED)
                || saysOnlyWhereItEnds(reading)
                || (reading.places().isEmpty() && Narrowed.isIn(said.text()))
                || wantsABeyond(reading);
    }

    /** "Back to Colombo the same night": a name is blanked, and it is none to visit. */
    private static boolean saysOnlyWhereItEnds(Reading reading) {
        var places = reading.places();
        return places.isEmpty()
                && places.refused().isEmpty()
                && places.beyond().isEmpty()
                && places.remainder().contains("#");
    }

    /** "By public bus only". */
    private static boolean isAMeans(Reading reading) {
        return reading.places().isEmpty()
                && (Patterns.isAllOf(MEANS, reading.said().text())
                        || Patterns.isAllOf(NO_CAR, reading.said().text()));
    }

    /** "We want to see Delft Island too", of which a plan can say no more than that it cannot hold it. */
    private static boolean wantsABeyond(Reading reading) {
        return reading.places().onlyBeyond() && reading.said().is(WANTS_TOO);
    }
}
