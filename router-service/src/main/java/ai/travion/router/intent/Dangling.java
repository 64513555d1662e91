package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.envelope.AskedParts;
import java.util.List;
import java.util.regex.Pattern;

/** Tells whether the words of a message point at something that they do not name: "what about there?", "how far is it?". */
public final class Dangling {

    private static final String LEADING =
            "^\\W*(?:(?:and|or|so|but|then|also|ok(?:ay)?|well|please|hmm+|um+|now)\\b[\\s,.!-]*)*";
    private static final String CLOSING = "(?:\\s+(?:please|pls|then|though|too|again))?\\W*$";

    /** "Is there a beach?" points nowhere; "over there" is a way to speak. */
    private static final Pattern EXISTENTIAL = Patterns.anyCase(
            "\\b(?:is|are|was|were|will|would|if)\\s+there\\b(?!\\s*[?.!]?$)|\\bthere(?:'s|\\s+(?:is|are|was|were|be|will|any))\\b|\\b(?:hi|hey|hello|over|out|up|down|in|anyone|anybody|someone|somebody|you)\\s+there\\b");

    private static final Pattern THERE = Patterns.words("there|that place|that town|that city|same place");
    private static final Pattern ONLY_THERE = Patterns.words("there");
    /** "How do I get there by bus?" */
    private static final Pattern WAY_THERE = Patterns.anyCase(
            "\\bhow\\b[^.?!]*\\b(?:get|go|travel|come|far|long)\\b[^.?!]*\\bthere\\b|\\b(?:way|road|bus|train|taxi|tuk[\\s-]?tuk)s?\\s+there\\b");

    private static final Pattern ONE_OF_A_KIND = Patterns.words(
            "(?:that|those|these|the same) (?:one|ones|two|places?|towns?|cit(?:y|ies)|villages?|temples?|beach(?:es)?|parks?|forts?|rocks?|water ?falls?|lakes?|hotels?|mountains?|hikes?|museums?|bridges?)");
    private static final Pattern ONE_OF_THEM = Patterns.words(
            "which (?:one )?of (?:them|those|these|the (?:two|three))|which one|(?:both|either|each|one|none) of (?:them|those|these)|the (?:first|second|third|fourth|last|other) one|between (?:them|the two|those)|compare (?:them|those|the two|both)|the two of them");
    /** "Which one is better, the train or the bus?" names what it is about. */
    private static final Pattern CHOICE = Patterns.words("or|vs|versus");

    private static final Pattern WAY_TO_IT = Patterns.anyCase(
            "\\bhow\\s+(?:far|long)\\s+(?:away\\s+)?(?:is|was|from)\\s+(?:it|that|this)\\b(?!\\s+(?:to|for|before|until|till|since)\\b)|\\bhow\\s+(?:do|can|could|should|would)\\s+(?:i|we|you|one)\\s+(?:get|go|travel)\\s+to\\s+(?:it|that|this)\\b(?!\\s+\\p{L})|\\b(?:from|to)\\s+it\\W*$");
    private static final Pattern OF_IT = Patterns.anyCase(LEADING
            + "(?:(?:is|was)\\s+(?:it|that|this)\\s+(?:very\\s+|too\\s+|so\\s+|really\\s+|still\\s+)?(?:open|closed|far|steep|crowded|busy|free|big|high|old|wheelchair[ -]accessible|accessible|walkable|unesco|worth\\s+(?:it|visiting|seeing|a\\s+visit|the\\s+(?:climb|price|trip|detour|money|time|effort|walk)))\\b[^,;]*"
            + "|(?:when|how|why)\\s+was\\s+(?:it|that|this)\\s+(?:built|made|founded|discovered|painted|constructed)|who\\s+(?:built|founded|made|painted|discovered)\\s+(?:it|that|this)"
            + "|how\\s+(?:high|tall|old|big|deep|steep|much|crowded|busy)\\s+(?:is|was)\\s+(?:it|that|this)|how\\s+long\\s+(?:is|does)\\s+(?:the\\s+)?(?:climb|hike|walk)(?:\\s+take)?|what\\s+time\\s+does\\s+(?:it|that|this)\\s+(?:open|close)|when\\s+does\\s+(?:it|that|this)\\s+(?:open|close)"
            + "|(?:where|what)\\s+(?:is|was)\\s+(?:it|that|this)(?:\\s+(?:exactly|like|for|about))?"
            + "|(?:tell\\s+(?:me|us)\\s+(?:more\\s+)?about|what\\s+should\\s+i\\s+wear\\s+(?:for|to|at)|more\\s+about|what\\s+do\\s+you\\s+know\\s+about|take\\s+(?:me|us)\\s+to|plan\\s+(?:a\\s+)?(?:trip|day|visit)\\s+(?:to|at))\\s+(?:it|that|this|them|those))"
            + CLOSING);
    private static final Pattern NOTHING_ELSE = Patterns.anyCase(LEADING
            + "(?:(?:what|how)\\s+about\\s+(?:it|that|this|there|here|them|those|(?:the\\s+)?(?:day|week|month|one|night|morning)\\s+(?:after|before)(?:\\s+(?:that|it|this))?|(?:the\\s+)?(?:next|previous|following|other|first|second|third|last)\\s+(?:one|day|week|place|option))"
            + "|(?:on\\s+)?(?:the\\s+)?(?:day|week|night|morning|one)\\s+(?:after|before)(?:\\s+(?:that|it|this))?|(?:on\\s+)?(?:the\\s+)?(?:next|previous|following)\\s+(?:one|day)|(?:after|before)\\s+that|(?:and|what)\\s+then"
            + "|(?:but\\s+)?why(?:\\s+(?:not|so|that|is\\s+(?:that|it|this)))?|how\\s+come|(?:tell\\s+(?:me|us)|give\\s+(?:me|us)|show\\s+(?:me|us)|i\\s+want|know)\\s+(?:some\\s+)?more(?:\\s+(?:details?|information|info))?|more(?:\\s+(?:details?|information|info))?|go\\s+on|continue|what\\s+else|anything\\s+else|any\\s+others?|(?:the\\s+)?(?:same|other)\\s+one|the\\s+same|when|where|how|which(?:\\s+one)?|(?:the\\s+)?(?:first|second|third|last)\\s+one|(?:make|keep)\\s+it\\s+(?:cheaper|shorter|longer|slower|faster))"
            + CLOSING);

    private static final Pattern SEEKS_A_PLACE =
            Patterns.anyCase("^\\W*(?:(?:and|so|hi|hello)\\W+)*(?:which|where|what)\\b");

    private static final List<Pattern> POINTERS = List.of(THERE, ONE_OF_A_KIND, WAY_TO_IT, OF_IT);
    private static final int LONGEST_WORDS = 16;

    private Dangling() {}

    /** Whether something is left open; a message that names a place leaves only the other end of a way open. */
    public static boolean isIn(Reading reading) {
        var places = reading.places();
        if (!places.isEmpty()) {
            return places.targets().isEmpty() && Patterns.isIn(WAY_TO_IT, places.remainder());
        }
        return !places.country()
                && places.beyond().isEmpty()
                && places.region().isEmpty()
                && !places.abroad()
                && reading.said().words().size() <= LONGEST_WORDS
                && !isSoughtBefore(reading.said().text())
                && isIn(EXISTENTIAL.matcher(reading.said().text()).replaceAll(" "));
    }

    /** "Which is the oldest garden and what can I see there?": what it points at is the answer to its own first question. */
    private static boolean isSoughtBefore(String text) {
        var parts = AskedParts.of(text);
        boolean leadsThere = Patterns.isIn(THERE, text) || Patterns.isIn(WAY_TO_IT, text);
        return parts.size() > 1
                && !AskedParts.isOfNothing(parts.getFirst())
                && (!leadsThere || Patterns.isIn(SEEKS_A_PLACE, parts.getFirst()))
                && !isIn(EXISTENTIAL.matcher(parts.getFirst()).replaceAll(" "));
    }

    private static boolean isIn(String text) {
        boolean ofSeveral = Patterns.isIn(ONE_OF_THEM, text) && !Patterns.isIn(CHOICE, text);
        return ofSeveral || isNothingElse(text) || POINTERS.stream().anyMatch(pointer -> Patterns.isIn(pointer, text));
    }

    /** "Is malaria a problem there?" is of Sri Lanka, to who has spoken of nothing yet; a way leads to some place of it. */
    public static boolean meansTheCountry(Reading reading) {
        var text = EXISTENTIAL.matcher(reading.said().text()).replaceAll(" ");
        return Patterns.isIn(ONLY_THERE, text)
                && !Patterns.isIn(WAY_THERE, text)
                && !isIn(ONLY_THERE.matcher(text).replaceAll(" "))
                && !isNothingElse(text);
    }

    /** Whether the message says nothing beyond pointing: whoever completes it says all of it. */
    public static boolean isAllOf(Reading reading) {
        return isNothingElse(reading.said().text());
    }

    private static boolean isNothingElse(String text) {
        return Patterns.isAllOf(NOTHING_ELSE, text);
    }
}
