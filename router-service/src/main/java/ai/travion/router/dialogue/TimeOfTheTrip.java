package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Comprehension;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Of the times that a message names while a plan stands, those that may be of the trip itself. How long one stays at a place, that days are
 * free, when the sea is calm and what is asked of a day of the trip neither move it nor make it longer.
 */
public final class TimeOfTheTrip {

    private static final String COUNT =
            "(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}|(?:a\\s+)?(?:few|couple(?:\\s+of)?))";
    private static final String NIGHTS = "(?:full\\s+|whole\\s+)?(?:days?|nights?)";

    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.?!;])\\s+|,\\s+(?=(?i:which|is|are|what)\\b)");

    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|then|also|hm+|well)\\W+)*(?:what(?!\\s+(?:about|if\\s+we))|what'?s|which(?:ever)?|whatever|why(?!\\s+(?:not|don'?t\\s+we))|when|where|who|whose|how(?!\\s+about)|is|isn'?t|are|aren'?t|was|were|does|doesn'?t|do|did|has|have|will|should"
                    + "|(?:can|could|would|may|might)\\s+(?!you\\b|we\\b|i\\b|it\\s+(?:be|start|begin|go)\\b|the\\s+(?:trip|plan)\\b)\\p{L}+"
                    + "|can\\s+(?:you|we|i|one)\\s+(?:still\\s+|even\\s+|also\\s+|safely\\s+|really\\s+)*(?:swim|surf|snorkel|dive|drink|eat|buy|get|see|watch|hear|find|hike|climb|walk|cycle|sail|fish|camp|smoke|swim|wear|bathe|rent|hire|use|drive)\\b)\\b");
    /** Whoever asks for another time of the trip says so. */
    private static final Pattern MOVES = Patterns.anyCase(
            "\\b(?:start(?:s|ing)?|begin(?:s|ning)?|postpone|delay|arriv(?:e|es|ing)|land(?:s|ing)?|come|coming|from|until|till|instead|rather|go|going|travel(?:ling)?|fly|flying|leave|leaving|depart|home)\\b"
                    + "|\\b(?:move|shift|push|bring|change|make|do|have|book|plan|extend|shorten)\\s+(?:it|this|that|them|(?:the|our|my)\\s+(?:whole\\s+)?(?:trip|plan|tour|dates?|days?|itinerary|start))\\b");

    /** "Two nights in Kandy", "Kandy for two nights". */
    private static final Pattern AT_A_PLACE = Patterns.anyCase(
            "\\b(?:for\\s+|only\\s+|just\\s+)*" + COUNT + "\\s+(?:more\\s+|extra\\s+|less\\s+|fewer\\s+)?"
                    + NIGHTS
                    + "\\s+(?:(?:more|less|longer|extra)\\s+)?(?:in|at|for|near|to|by|around)\\s+(?:the\\s+)?(?=#)|#\\s+(?:(?:for|only|just|to|at)\\s+)*"
                    + COUNT + "\\s+" + NIGHTS
                    + "\\b");
    /** "We have three days in the hills, that is plenty": of the plan, and no other trip. */
    private static final Pattern IN_A_LAND = Patterns.anyCase(
            "(?<told>\\b(?:we|i|you|it|there)(?:'ve|\\s+(?:have|had|has|are|is|got|spend|put|gave\\s+us|planned))(?:\\s+(?:already|got|us|only|just|now))*\\s+)?"
                    + COUNT + "\\s+" + NIGHTS
                    + "\\s+(?:in|at|on|by|along)\\s+the\\s+(?:hills?|mountains?|tea|highlands?|coast|beach(?:es)?|sea|south|north|east|west|jungle|city|country|cultural|hill)\\b(?<enough>[^.;!?]{0,20}\\b(?:plenty|enough|a\\s+lot|too\\s+(?:much|many|long))\\b)?");

    private static final Pattern FREE = Patterns.anyCase("\\b" + COUNT
            + "\\s+(?:whole\\s+|full\\s+|completely\\s+)?(?:free|empty|idle|spare|lazy|rest|beach|safari|travel|driving|rainy|hiking)\\s+(?:days?|nights?)\\b|\\b"
            + COUNT + "\\s+days?\\s+(?:free|off|empty|without\\s+\\p{L}+|of\\s+(?:rest|driving|nothing|beach))\\b");
    /** "Two days is a lot". */
    private static final Pattern FOUND_TOO_MANY = Patterns.anyCase(
            "\\b" + COUNT + "\\s+" + NIGHTS
                    + "\\s+(?:is|are|seems?|feels?|sounds?|would\\s+be)\\s+(?:(?:a\\s+bit|a\\s+little|really|quite|way|far|just)\\s+)*(?:a\\s+lot|(?:too|so)\\s+(?:much|many|long)|plenty)\\b");

    private static final Pattern ONE_OF_ITS_DAYS = Patterns.anyCase(
            "\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\\s+(?:of|in|on|during)\\s+(?:our|the|my|this)\\s+(?:trip|plan|tour|holiday|stay|itinerary|journey)\\b"
                    + "|\\b(?:of|in|on|during)\\s+(?:our|the|my|this)\\s+(?:trip|plan|tour|holiday|stay|itinerary|journey)\\b");

    private TimeOfTheTrip() {}

    /** The message with the times of the trip alone. */
    public static Reading in(Reading reading, Conversation conversation, Comprehension comprehension) {
        boolean may = reading.when().saysAnything()
                && conversation.hasJourney()
                && !conversation.itinerary().isEmpty()
                && conversation.remembers();
        if (!may) {
            return reading;
        }
        var text = reading.said().text();
        var blanked = reading.places().remainder();
        if (blanked.length() != text.length()) {
            return reading;
        }
        var left = without(text, blanked, reading, conversation);
        return left.map(words ->
                        reading.at(comprehension.read(words, reading.today()).when()))
                .orElse(reading);
    }

    /** Whether the land that is named is only where some days of the plan are spent. */
    public static boolean isOfAPart(Reading reading) {
        var said = Patterns.matcher(IN_A_LAND, reading.places().remainder());
        return said.find() && (said.group("told") != null || said.group("enough") != null);
    }

    private static Optional<String> without(String text, String blanked, Reading reading, Conversation conversation) {
        var left = new StringBuilder(text);
        int from = 0;
        for (var sentence : SENTENCE_END.split(blanked, -1)) {
            int at = blanked.indexOf(sentence, from);
            from = at + sentence.length();
            boolean asks = Patterns.isIn(ASKS, sentence) && !Patterns.isIn(MOVES, sentence);
            if (asks || Patterns.isIn(ONE_OF_ITS_DAYS, sentence)) {
                blank(left, at, from);
            }
        }
        var planned = conversation.planned();
        boolean whole = OnlyThere.isMeant(reading, conversation.length() > 1)
                || (planned.size() < 2 && planned.containsAll(reading.places().wanted()));
        if (!whole) {
            blankAll(AT_A_PLACE, blanked, left);
        }
        if (isOfAPart(reading)) {
            blankAll(IN_A_LAND, blanked, left);
        }
        List.of(FREE, FOUND_TOO_MANY).forEach(pattern -> blankAll(pattern, blanked, left));
        return left.toString().equals(text) ? Optional.empty() : Optional.of(left.toString());
    }

    private static void blankAll(Pattern pattern, String blanked, StringBuilder left) {
        var found = Patterns.matcher(pattern, blanked);
        while (found.find()) {
            blank(left, found.start(), found.end());
        }
    }

    private static void blank(StringBuilder text, int from, int to) {
        text.replace(from, to, " ".repeat(to - from));
    }
}
