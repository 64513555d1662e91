package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.envelope.AskedInFull;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What the words of a turn say of its kind.
 *
 * @param hour of the day that they name
 */
record Question(boolean forPlan, boolean aboutLight, boolean aboutAlcohol, boolean asksAFact, Optional<Integer> hour) {

    private static final Pattern LIGHT =
            words("sunrise|sunset|sun ?rises?|sun ?sets?|golden hours?|blue hours?|dawn|dusk"
                    + "|daylight|photos?|photographs?|photography|photographing|pictures?|light|get dark|gets dark");
    private static final Pattern ALCOHOL = words(
            "bars?|pubs?|pub crawl|alcohol|alcoholic|liquor|beers?|wines?|arrack|toddy"
                    + "|whisk(?:y|ies|ey)|cocktails?|drinks?|drinking|booze|night ?life|night ?clubs?|clubs?|clubbing|party|partying");
    /** "Is the water safe to drink there?" */
    private static final Pattern WATER =
            words("water\\b[^.;!?]{0,30}\\bdrink(?:ing|able)?|drink(?:ing)?(?: the| some| any| tap)* water");

    private static final Pattern PAST = words("history|historic|historical|founded|built|legends?|origins?|how old"
            + "|who (?:was|were|made|carved|discovered|ruled)");
    private static final Pattern VISIT =
            words("visit|visiting|go|going|wear|wearing|dress|clothes|enter|see|trip|tour|today"
                    + "|tomorrow|open|tickets?|plan|bring|rules|etiquette");

    /** "How many statues", "which king", "what is Gangaramaya": what one may ask at home. */
    private static final Pattern FACT = Pattern.compile(
            "^\\W*(?:(?:hi|hello|please|and|so|do you know|can you tell me|tell me)\\W+)*(?:who|whose|why|which (?:king|queen|ruler|relic|year|century|architect|engineer|family)|how (?:many|tall|big|large|heavy|deep|high)|where did|when (?:was|were|did)|what (?:is|are|was|were|does|relic|year)|what['’]?s)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern POLITE =
            Pattern.compile("\\b(?:do you know|can you tell me)\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern PRACTICAL = words(
            "best|better|should|allowed|can|may|must|need|way|get|getting|reach|fee|fees|cost|costs|hours?|crowds?|crowded|busy"
                    + "|time|times|take|long|climb|climbing|hike|hiking|swim|surf|weather|safe|do|stay|day|days|night|morning|evening|people|there to|code|custom|customs|respectful");

    static Question of(GraphState state) {
        String text = state.getUserQuery() + " " + AskedInFull.question(state);
        return new Question(
                state.getIntent() == IntentType.TRIP_PLANNING,
                Patterns.isIn(LIGHT, text),
                isAboutAlcohol(text),
                !Patterns.isIn(VISIT, text)
                        && (Patterns.isIn(PAST, text)
                                || (Patterns.isIn(FACT, state.getUserQuery())
                                        && !Patterns.isIn(
                                                PRACTICAL, POLITE.matcher(text).replaceAll("")))),
                AskedHour.in(state.getUserQuery()));
    }

    static boolean isAboutAlcohol(String words) {
        return Patterns.isIn(ALCOHOL, WATER.matcher(words).replaceAll(" "));
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b(?:" + alternatives + ")\\b", Pattern.CASE_INSENSITIVE);
    }
}
