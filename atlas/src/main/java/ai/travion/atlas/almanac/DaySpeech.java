package ai.travion.atlas.almanac;

import ai.travion.atlas.almanac.CalendarQuestion.Ask;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Questions about days that no festival's name alone gives away: whether they are gazetted, which are dry, what a trip over them meets. */
final class DaySpeech {

    private static final String TOPIC = Said.TOPIC;

    private static final String SURE =
            "gazetted|confirmed|(?:officially\\s+|already\\s+|been\\s+)*(?:announced|published|released|declared|fixed|settled|decided)|official|certain|definite|definitive|final(?:i[sz]ed)?|set\\s+in\\s+stone|out(?=(?:\\s+(?:yet|already|now))?\\W*$)";
    private static final String GUESSED =
            "(?:only\\s+|just\\s+)?(?:predicted|estimated|provisional|tentative|inferred|calculated|computed|reckoned|guessed|a\\s+(?:guess|prediction|forecast|estimate))";
    private static final Pattern STANDING = Patterns.anyCase(
            CalendarSpeech.POLITE + "(?:is|are|was|were|has|have|how\\s+(?:sure|certain|reliable|definite))\\b(?=.*(?:"
                    + TOPIC + "|\\bgazettes?\\b)).*(?:\\b(?:" + SURE + "|" + GUESSED
                    + ")\\b(?!\\s+(?:(?:as\\s+|to\\s+be\\s+)?(?:an?|the)\\s+)?"
                    + TOPIC + ")|^\\W*how\\b|\\bhow\\s+(?:sure|certain|reliable|definite)\\b).*");
    private static final Pattern FOR_SURE = Patterns.words(SURE);
    private static final Pattern A_GUESS = Patterns.words(GUESSED);
    private static final Pattern STANDING_WORDS = Patterns.words(SURE + "|" + GUESSED
            + "|gazettes?|gazetted|sure|reliable|officially|already|yet|been|still|or|by\\s+the\\s+government|as");
    private static final Pattern GAZETTE = Patterns.words("gazettes?");

    private static final Pattern DAYS_ASKED = Patterns.anyCase(
            CalendarSpeech.POLITE
                    + "(?:(?:on\\s+|for\\s+)?(?:how\\s+many|which|what|list|name|show(?:\\s+me)?|give(?:\\s+me)?|number\\s+of|all|every)\\b(?:\\s+(?!bars?\\b|shops?\\b|hotels?\\b)\\p{L}+){0,4}?\\s+(?:days?|dates?)|when(?!\\s+(?:do|does)\\b[^?]*\\b(?:close|shut|open)\\b)(?:'s)?|how\\s+often)\\b.*");
    private static final Pattern NOT_SOLD = Patterns.words(
            "(?:not|never|can'?t|cannot|won'?t|isn'?t|aren'?t|unable\\s+to|don'?t)\\b.*\\b(?:sold|sell|buy|get|drink|drinking|served?|allowed|available|order|have|open)|no\\s+(?:alcohol|liquor|beers?|wines?|booze|drinks?|arrack)|without\\s+(?:alcohol|liquor)|off-?limits|stop(?:s|ped)?");

    private static final Pattern VENUES =
            Patterns.words("bars?|pubs?|(?:night\\s?)?clubs?|(?:liquor|wine|bottle)?\\s*shops?");
    private static final Pattern DAYS = Patterns.words("days?|dates?|how\\s+often");

    private static final Pattern NAME_ASKED =
            Patterns.anyCase(CalendarSpeech.POLITE + "(?:(?:what|which|how)\\b.*" + TOPIC
                    + ".*\\b(?:called|named|known\\s+as)\\b.*|(?:(?:what|which)(?:'s|\\s+is|\\s+was)?\\s+)?(?:the\\s+)?(?:sinhala\\s+|buddhist\\s+)?names?\\s+(?:of|for|has)\\b.*"
                    + TOPIC + ".*|(?:what|which)\\s+" + TOPIC + ".*|what(?:'s|\\s+is)\\s+.*" + TOPIC
                    + "(?:'?s)?\\s+name\\b.*|what\\s+do\\s+(?:you|they|people|sri\\s+lankans|locals)\\s+call\\b.*"
                    + TOPIC + ".*)");

    private static final Pattern TO_KNOW = Patterns.anyCase(CalendarSpeech.POLITE
            + "(?:i(?:'m|\\s+am)\\s+.{0,60}?[,.:;]\\s*|we(?:'re|\\s+are)\\s+.{0,60}?[,.:;]\\s*)?(?:what\\s+(?:else\\s+)?(?:should|must|do|would|can|will|shall)\\s+(?:i|we|one|you|tourists?|travell?ers?|visitors?|a\\s+(?:tourist|visitor|travell?er))\\s+(?:really\\s+)?(?:need\\s+to\\s+|have\\s+to\\s+|want\\s+to\\s+)?(?:know|expect|be\\s+aware\\s+of|be\\s+prepared\\s+for|watch\\s+out\\s+for|look\\s+out\\s+for|consider|keep\\s+in\\s+mind|mind|heed|prepare\\s+for)"
            + "|(?:is\\s+there\\s+)?anything\\s+(?:special\\s+|important\\s+|else\\s+)?(?:that\\s+)?(?:(?:i|we|one|tourists?|visitors?)\\s+(?:should|must|need\\s+to|have\\s+to|ought\\s+to)|to)\\s+(?:know|be\\s+aware\\s+of|watch\\s+out\\s+for|consider|keep\\s+in\\s+mind|mind|expect|plan\\s+around|prepare\\s+for)"
            + "|what\\s+(?:is|are)\\s+(?:there\\s+)?(?:important|good|useful)\\s+to\\s+know)\\b");
    private static final Pattern OF_TRAVEL = Patterns.words(
            "visit(?:ing|s)?|travel(?:l?ing|s)?|trips?|tours?|touring|coming|come|go(?:ing)?|arriv(?:e|ing)|be(?:ing)?|stay(?:ing)?|vacation|holiday(?:ing)?|flying|there|if|when|while|over|these|those|my|our|planned|plan|before|about|alcohol|closures?|closed|crowds?|busy");
    private static final Pattern NAMES_A_DAY =
            Pattern.compile("\\b\\d{1,2}(?:st|nd|rd|th)?\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b");

    private DaySpeech() {}

    /** "Is Vesak 2029 gazetted?", "are the holidays of 2028 only predicted?", "is the gazette for 2028 out?" */
    static Optional<CalendarQuestion> standing(Said said) {
        boolean gazette = said.topics().isEmpty() && said.names(GAZETTE);
        boolean asks = said.is(STANDING) && (gazette || !said.topics().isEmpty());
        var rest = STANDING_WORDS.matcher(said.marked()).replaceAll(" ");
        return asks && DayTalk.isAllOf(rest)
                ? Optional.of(new CalendarQuestion(
                        Ask.STANDING,
                        gazette ? List.of(CalendarTopic.PUBLIC_HOLIDAY) : said.topics(),
                        Optional.empty(),
                        said.names(A_GUESS) && !said.names(FOR_SURE),
                        false,
                        said.past()))
                : Optional.empty();
    }

    /** "How many days of 2027 is alcohol closed?", "on which dates can't I buy beer?" */
    static Optional<CalendarQuestion> dryDays(Said said) {
        boolean ofDrink = CalendarSpeech.speaksOfAlcohol(said);
        boolean dry = said.names(CalendarSpeech.CLOSED) || said.names(NOT_SOLD);
        boolean ofNoOther = said.topics().stream()
                .allMatch(topic -> topic == CalendarTopic.DRY_DAY || topic == CalendarTopic.HOLIDAY);
        // "When are the bars closed?" may ask for their hours, and "when are they closed in May?" does not.
        boolean ofVenues = said.names(VENUES) && !said.names(DAYS);
        return said.is(DAYS_ASKED) && ofDrink && dry && ofNoOther && !said.names(CalendarSpeech.ABOUT_A_SIGHT)
                ? Optional.of(new CalendarQuestion(
                        Ask.LIST, List.of(CalendarTopic.DRY_DAY), Optional.empty(), false, ofVenues, said.past()))
                : Optional.empty();
    }

    /** "What is the Poya of August 2031 called?", "which Poya is in June 2028?" */
    static Optional<CalendarQuestion> poyaByName(Said said) {
        boolean asks = said.topics().equals(List.of(CalendarTopic.POYA)) && said.is(NAME_ASKED) && !said.ofSeveral();
        return asks && DayTalk.isAllOf(said.marked().replaceAll("(?i)\\bcall\\b", " "))
                ? Optional.of(new CalendarQuestion(Ask.WHEN, said.topics(), Optional.empty(), false, true, said.past()))
                : Optional.empty();
    }

    /** "What should I know about visiting Sri Lanka between 10 and 16 April?": of some days, not of a season, and of no single matter. */
    static Optional<CalendarQuestion> toKnow(Said said) {
        var asked = Patterns.matcher(TO_KNOW, said.marked());
        if (!asked.lookingAt() || said.marked().indexOf('#') >= 0 || !said.ofKindsOnly()) {
            return Optional.empty();
        }
        var rest = said.marked().substring(asked.end());
        return Patterns.isIn(NAMES_A_DAY, said.marked())
                        && DayTalk.isAllOf(OF_TRAVEL.matcher(rest).replaceAll(" "))
                ? Optional.of(new CalendarQuestion(Ask.WHAT_DAY, List.of(), Optional.empty(), false, true, said.past()))
                : Optional.empty();
    }
}
