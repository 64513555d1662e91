package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.envelope.AskedParts;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Whether a message asks, in words that order nothing: "should we stay the first night in Negombo?", "would you hire a driver or use
 * buses?", "is it a cheap country?". "Could we have a free day?" and "is there room for Ella?" are orders in polite words.
 */
public final class OnlyAsked {

    private static final String LEAD =
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|hm+|also|oh|wait|well|sorry|hey|thanks|btw|by\\s+the\\s+way|just\\s+wondering|one\\s+more\\s+thing|roughly)\\W+)*(?:(?:what|how)\\s+about\\s+[^,?!.;]{2,40}[,?:-]\\s*(?:and\\s+)?)?";
    private static final Pattern ASKS = Patterns.anyCase(
            LEAD
                    + "(?:(?:is|are|was|were|isn'?t|aren'?t|does|do|did|will|has|have)\\s+(?:it|there|that|this|these|those|the|they|we|i|he|she|you|my|our|an?|any|some|kids|children|people|tourists|foreigners|most|many|all|both|hotels?|trains?|bus(?:es)?|#+|\\p{L}+s)(?!\\p{L})"
                    + "|how\\s+(?!about\\b)\\p{L}+|which\\b|why\\b|when\\b|who(?:'s)?\\b|where(?:'?s)?\\b|what(?:'?s)?\\b(?!\\s+(?:about|if)\\b)|(?:should|shall)\\s+(?:we|i|one)\\b|would\\s+(?:you|it|that|this|one|people|an?|the)\\b|can\\s+(?:an?|my|our|kids?|children|one|people|he|she|they|you\\s+(?:swim|drink|see|surf|walk|get|buy|eat|hear|take\\s+photos))\\b)[^.!;]*$");
    private static final Pattern ORDERS = Patterns.words(
            "(?:is|are|was|will) there (?:still |be |any |enough |some )*(?:room|space|time|a way|ways?|chance|possibility|an? option)|(?:any|no|some) (?:room|space|chance|way) (?:for|to|of)|possible to|(?:what|where|when|how) (?:could|can|might|should) (?:we|you|i) (?:fit|squeeze|put|add|slot)|would you (?:please|mind|kindly|be able|add|make|plan|put|move|change|drop|skip(?! in)|swap|take out|leave out|give|send|show|include|shorten|extend|do (?:it|that|me|us))|why (?:not|don'?t|do not|can'?t|couldn'?t)|do you (?:have|know|think you|want)|(?:will|won'?t|do|did) you (?:please|add|make|plan|put|move|change|drop|skip|swap|include|shorten|extend)|do (?:it|that|this|the (?:same|plan))|have (?:it|that)|please|pls|(?:days?|nights?|part|trip|plan) (?:be|start|end)|instead(?=\\W*$| of (?:the |a |our |by )?(?:car|bus|van|taxi))|i(?:'d| would) (?:like|love|prefer)|we(?:'d| would) (?:like|love|prefer|rather)|(?<!\\bdo )(?:i|we) (?:want|need)|let'?s|(?<!not )too (?:much|many|long|full|busy|packed|rushed|early|late|fast|tight|ambitious|short)|that'?s (?:a lot|too)|(?:more|less|fewer|longer|shorter|slower|extra|another) (?:days?|time|driving|walking|nights?|stops?)");
    private static final Pattern WHETHER_WE_CAN = Patterns.anyCase(
            LEAD
                    + "can\\s+(?:we|i)\\s+(?:(?:also|even|still|actually)\\s+)?(?:take|do|see|use|bring|get|go|visit|swim|walk|eat|drink|buy|pay|rent|hire|ride|climb|enter|wear|watch|hear)\\b.*");
    private static final Pattern THINGS_TO_KNOW = Patterns.anyCase(
            LEAD
                    + "can\\s+(?:we|i)\\s+(?:(?:also|even|still|actually)\\s+)?(?:take\\s+(?:(?:the|our|my|an?)\\s+)?(?:pram|stroller|buggy|dog|photos?|pictures|bags?|luggage|suitcases?|drone|food|kids?)|bring|use|wear|pay|drink|buy|rent|swim)\\b.*");
    /** "Can we do the Knuckles without a guide?": whether it may be done so; without a car or a driver is another way to travel. */
    private static final Pattern ON_A_CONDITION = Patterns.anyCase(
            LEAD
                    + "(?:can|could|may)\\s+(?:we|i|one)\\s+.*\\b(?:without\\s+(?:\\p{L}+\\s+){0,2}(?:guides?|permits?|licen[cs]es?|tickets?|bookings?|reservations?|experience|permission)|on\\s+(?:our|my)\\s+own|by\\s+(?:ourselves|myself))\\b.*");

    /** "Can we see whales from Mirissa in January?": whether it is the season. */
    private static final Pattern IN_SEASON = Patterns.anyCase(
            LEAD
                    + "(?:can|could|do|will|would)\\s+(?:we|i|one|you)\\s+(?:(?:also|even|still|actually|really)\\s+)?(?:see|watch|spot|swim|surf|snorkel|dive|bathe|hike|climb|meet|find)\\b.*\\b(?:in|during)\\s+(?:early\\s+|mid\\s+|late\\s+|the\\s+)?(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:dry|rainy|wet|surf(?:ing)?|whale)\\s+season|monsoon|winter|summer|that\\s+(?:month|season|time))\\W*$");

    private static final Pattern TWO_SENTENCES = Patterns.anyCase(
            "[.!;]\\s+\\p{L}|\\?\\s+(?:(?:and|so|then|ok(?:ay)?|please|pls)\\W+)*(?:add|drop|skip|remove|make|change|move|swap|put|start|end|plan|give|show|keep|cut|leave|take|do|go|include|extend|shorten|i|we|if|but|no|not)\\b");
    /** "Can we go there with kids?" beside another question wants to know; what is lengthened, moved or left out is ordered. */
    private static final Pattern WHETHER_ONE_MAY = Patterns.anyCase(
            LEAD + "(?:can|could|may)\\s+(?:we|i|they|(?:my|our|the)\\s+\\p{L}+|\\p{L}+)\\s+(?!you\\b)\\p{L}+.*");

    private static final Pattern CHANGES = Patterns.words(
            "add|put|drop|skip|leave out|remove|swap|move|change|exchange|replace|include|cut|shorten|extend|stay|have|make|start|end|begin|finish|more|less|fewer|longer|shorter|another|extra|instead|rather|earlier|later|slower|without");

    /** "We'd like one more elephant day, is Minneriya worth it in December?": whether it is done waits for the answer. */
    private static final Pattern WHETHER_IT_IS_WORTH_IT = Patterns.anyCase(
            "(?:^|.*[,.;!-]\\s*)(?:and\\s+|but\\s+|so\\s+)?(?:is|are|would|will)\\s+[^,.;?!]{2,40}?\\b(?:worth|good|nice|any\\s+good|ok(?:ay)?|possible|doable)\\b(?!\\s+to\\s+(?:add|move|change|skip|drop))[^,.;?!]{0,40}\\?\\W*$");

    private static final int LONGEST_WORDS = 20;
    private static final int LONGEST_OF_SEVERAL = 30;
    /** "? And also ". */
    private static final int JOINING = 12;

    private OnlyAsked() {}

    /** Whether it is a question or several, and no order whatever it names. */
    public static boolean is(Reading message) {
        boolean isOne = isOne(message)
                && (Patterns.isIn(ASKS, message.places().remainder())
                        || message.said().is(THINGS_TO_KNOW)
                        || message.said().is(ON_A_CONDITION)
                        || asksOfTheSeason(message.said().text()))
                && !message.said().has(ORDERS);
        return isOne || areSeveral(message) || isWhetherItIsWorthIt(message);
    }

    /** "Can we see whales in January?": whether it is the season for it. */
    public static boolean asksOfTheSeason(String text) {
        return Patterns.isAllOf(IN_SEASON, text);
    }

    /** "Can we go to the temple with kids? What do we have to wear": each part asks, and one of them can do nothing else. */
    private static boolean areSeveral(Reading message) {
        var parts = AskedParts.of(message.said().text());
        return parts.size() > 1
                && message.said().words().size() <= LONGEST_OF_SEVERAL
                && message.places().refused().isEmpty()
                && parts.stream().anyMatch(OnlyAsked::asks)
                && parts.stream()
                        .allMatch(part -> asks(part)
                                || (Patterns.isAllOf(WHETHER_ONE_MAY, part) && !Patterns.isIn(CHANGES, part)))
                && covers(parts, message.said().text());
    }

    private static boolean asks(String part) {
        return Patterns.isIn(ASKS, part) && !Patterns.isIn(ORDERS, part);
    }

    /** What is told between the questions may be a wish. */
    private static boolean covers(List<String> parts, String message) {
        int told = message.length() - parts.stream().mapToInt(String::length).sum();
        return told <= parts.size() * JOINING;
    }

    private static boolean isWhetherItIsWorthIt(Reading message) {
        return message.said().words().size() <= LONGEST_WORDS
                && message.places().refused().isEmpty()
                && message.places().targets().size() == 1
                && message.said().is(WHETHER_IT_IS_WORTH_IT);
    }

    /** "Can we take the pram in the garden?" wants to know, where nothing was found that it changes. */
    public static boolean mayBe(Reading message) {
        return isOne(message)
                && message.said().is(WHETHER_WE_CAN)
                && !message.said().has(ORDERS);
    }

    private static boolean isOne(Reading message) {
        var text = message.said().text();
        return message.said().words().size() <= LONGEST_WORDS
                && !Patterns.isIn(TWO_SENTENCES, text)
                && message.places().refused().isEmpty();
    }
}
