package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/**
 * "We are two couples in our fifties, thinking of Sri Lanka in February": who comes, and roughly when, said by one who opens a talk and
 * asks nothing yet.
 */
final class Introduction {

    private static final String LEAD =
            "^\\W*(?:(?:hi|hello|hey|good\\s+(?:morning|day|evening|afternoon)|greetings|dear\\s+\\p{L}+|there|so|well)\\W+)*";
    private static final Pattern OF_ONESELF = Patterns.anyCase(
            LEAD
                    + "(?:i|i'm|im|i\\s+am|we|we're|me\\s+and|my|our|(?:an?\\s+)?(?:solo|single|young|retired|older|two|three|four|\\d)?\\s*(?:wom[ae]n|man|men|couples?|family|famil(?:y|ies)|friends|students?|sisters|brothers|backpackers?|travell?ers?|group|honeymooners|newlyweds|pensioners|retirees))\\b");
    private static final Pattern COMES = Patterns.words(
            "(?:thinking|dreaming|considering|hoping|planning|looking|wanting|wish(?:ing)?|would (?:like|love)|'d (?:like|love)|want|plan|hope|intend)(?: (?:of|about|on|to|at|forward to))*(?: (?:a|the|our|my|first|trip|holiday|vacation|journey|tour|visit|come|coming|see|seeing|go|going|travel|travelling|traveling|visiting|explore|exploring|to|in|of))* (?:sri lanka|ceylon|the island|your (?:country|island)|there|over)|(?:first|second|third) (?:time|trip|visit)(?: (?:in|to) (?:sri lanka|asia))?|never been to (?:sri lanka|asia)|(?:coming|travel(?:l?ing)|going|come|flying)(?: over)? to sri lanka");
    private static final Pattern WANTS_AN_ANSWER = Patterns.words(
            "(?:tell|show|give|find|explain to|help) (?:me|us)|suggest\\p{L}*|recommend\\p{L}*|what|where|which|how|when|why|who|ideas?|tips?|advice|itinerary|plan (?:me|us|it|a|my|our)|know (?:about|if|whether)|is it|are there|can (?:i|we|you)|could you|should");

    private Introduction() {}

    static boolean isAllOf(Reading reading) {
        var said = reading.said();
        var places = reading.places();
        return Patterns.isIn(OF_ONESELF, said.text())
                && said.has(COMES)
                && !said.text().contains("?")
                && !said.has(WANTS_AN_ANSWER)
                && places.targets().isEmpty()
                && places.region().isEmpty()
                && places.beyond().isEmpty()
                && !reading.ordered()
                && reading.nearby().isEmpty()
                && reading.calendar().isEmpty()
                && !Stay.isNamedIn(reading);
    }
}
