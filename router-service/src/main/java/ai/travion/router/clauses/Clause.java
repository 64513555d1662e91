package ai.travion.router.clauses;

import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A clause of a message.
 *
 * @param text as it was written
 * @param before what stands before it, without what joins it to that
 * @param joint what joins it to that
 * @param after what follows it, with what joins that to it
 */
public record Clause(String text, String before, String joint, String after) {

    private static final int LONGEST_MESSAGE = 600;
    private static final int MOST_CLAUSES = 8;
    private static final int LONGEST_QUOTE = 100;

    private static final String ADVERBS =
            "(?:(?:and|but|so|or|also|then|please|pls|maybe|perhaps|possibly|just|only|rather|instead|now|oh|ok|okay|yes|well|actually|kindly|still|plus|ideally|preferably|if possible|on second thoughts?|by the way|one more thing)\\W+)*";

    /** What a clause of its own begins with; a name in a list, or a thing in one, begins none. */
    private static final String OPENING = "(?=" + ADVERBS + "(?:" + Wanting.VERB + "\\b"
            + "|" + Wanting.SOMEBODY + "(?:['\u2019]\\p{L}+)? \\p{L}"
            + "|(?:i|we|you|he|she|they|it|that|there|this)(?:['\u2019]\\p{L}+)\\b|(?:it|that|there|this|the rest) "
            + "|let['\u2019]?s|don['\u2019]?t|do not|(?:no|none|nothing|never|nowhere|not|without|always) "
            + "|" + Wanting.MORE_OR_LESS
            + "|(?:can|could|may|might|shall|should|would|will|is|are|was|were|does|did|has|what|how|when|where|which|why|who)(?:['\u2019]s)?\\b"
            + "|because |since |in case |as (?:i|we|my|our)\\b"
            + "|(?:on|for|from) (?:day|the (?:first|second|third|fourth|fifth|last))\\b"
            + "|(?:after|before|until) [^,.;!?]{3,30} (?:i|we|you)\\b"
            + "|an? [^,.;!?]{3,40} (?:would|could|might) (?:be|do|suit|please)\\b"
            + "|(?:rather|instead|preferably) (?:an?|the|some|to|with|by|in) ))";

    private static final Pattern BETWEEN = Patterns.anyCase("\\s*[.!?;]+(?=\\s)\\s*|\\s+[\u2013\u2014-]\\s+"
            + "|\\s*[,:]\\s*" + OPENING
            // What something is done for belongs to it: "move the trip so that it starts on the 12th".
            + "|\\s+(?:and|but|plus|so(?! that\\b)|then)\\s+" + OPENING
            + "|\\s*,\\s*(?=with )|\\s*,\\s*(?:and|plus|also)\\s+(?=(?:an?|some|with) )"
            + "|\\s*,\\s*(?:plus|also)\\s+|\\s+plus\\s+(?=an?\\b)|\\s+(?=because\\b)");

    private static final Pattern JOINING = Patterns.anyCase("^\\W+(?:(?:and|but|so|plus|then|also)\\s+)?");
    private static final Pattern LEADS = Patterns.anyCase("^\\W*" + ADVERBS);
    private static final Pattern A_LEAD = Patterns.anyCase(
            "\\W*(?:(?:ok(?:ay)?|k|lol|haha|yes|yeah|yep|no|nope|sure|great|good|fine|perfect|cool|nice|lovely|super|thanks|thank you|thx|sorry|hm+|well|right|alright|all right|hi|hello|hey|wait|oh|ah|and|so|then|please|pls|now|back to (?:the|our|my) (?:plan|trip|itinerary)|one more thing|by the way|btw)\\b\\W*)+");
    private static final Pattern GOES_ON = Patterns.anyCase("^\\W*(?:(?:and|plus|also)\\W+)?(?:an?|some|with) \\p{L}");
    private static final Pattern ASKS = Patterns.anyCase(
            "^(?:what|how|when|where|which|why|who|is|are|was|were|does|do|did|has|have (?:we|you|they)|can|could|will|would|should)\\b");
    /** "What would be a nice place to eat?", which only its last words would make a wish. */
    private static final Pattern ASKS_WHICH = Patterns.anyCase(
            "^\\W*" + ADVERBS
                    + "(?!(?:what|how) about\\b|what if\\b|why (?:not|don['\u2019]?t)\\b)"
                    + "(?:(?:what|which|where|who|whom|how|why)\\b.*\\?\\W*$|(?:what|where|who|how|why) (?:would|could|might|should)\\b.*)");
    /** "Do leopards show up?" */
    private static final Pattern DO_THEY = Patterns.anyCase("^\\W*" + ADVERBS + "(?:do|have|need)\\b.*\\?\\W*$");

    private static final Pattern TELLS = Patterns.words(
            "is|are|was|were|has|have|had|looks?|seems?|sounds?|feels?|gets?|\\p{L}+['\u2019](?:s|re|m|ve)|love|loved|like|liked|know|think|hope|heard|read");
    private static final Pattern END = Pattern.compile("[\\s.,;:!?\u2013-]+$");

    /** The clauses of a message in their order; one where it is all one, none where it is too long to be told apart. */
    public static List<Clause> of(String message) {
        if (message.length() > LONGEST_MESSAGE) {
            return List.of();
        }
        var clauses = new ArrayList<Clause>();
        int from = 0;
        int cut = 0;
        for (MatchResult between : Patterns.in(BETWEEN, message).toList()) {
            if (between.start() > from) {
                clauses.add(at(from, between.start(), cut, message));
                cut = between.start();
            }
            from = between.end();
        }
        if (from < message.length()) {
            clauses.add(at(from, message.length(), cut, message));
        }
        return clauses.size() > MOST_CLAUSES ? List.of() : List.copyOf(clauses);
    }

    private static Clause at(int from, int to, int cut, String message) {
        return new Clause(
                message.substring(from, to).strip(),
                message.substring(0, cut),
                message.substring(cut, from),
                message.substring(to));
    }

    /** The message without it; empty where it is all of it. */
    public String others() {
        return (before.isBlank() ? JOINING.matcher(after).replaceFirst("") : before + after).strip();
    }

    /** The message with other words in its place. */
    public String replacedBy(String words) {
        return before + joint + words + after;
    }

    /** Whether it only leads to what follows, or thanks: "lol ok", "back to the plan". */
    public boolean isALead() {
        return Patterns.isAllOf(A_LEAD, text);
    }

    /** Whether it names something, or a part of it, for what the clause before it says: "and a room with a tub". */
    public boolean goesOn() {
        return Patterns.isIn(GOES_ON, text) && !asks();
    }

    /** Whether it asks, in no words of an order or a wish. */
    public boolean asks() {
        return !wants() && (text.endsWith("?") || Patterns.isIn(ASKS, said()));
    }

    /** Whether it may be an order, by what else is known of it: it neither asks, nor tells how something is or what it is wanted for. */
    public boolean mayWant() {
        return !asks() && !Patterns.isIn(TELLS, said()) && !Wanting.isIdle(said());
    }

    /** Whether it orders or wishes something; not what it is told for, what is to stay, or what is only asked. */
    public boolean wants() {
        return wantsPlainly() || Wanting.asksFor(said());
    }

    /** The same, in words that ask nothing. */
    public boolean wantsPlainly() {
        return orders() || (Wanting.wishes(said()) && !Patterns.isIn(ASKS_WHICH, text));
    }

    /** Whether it tells what is to be done, and does not only tell a wish: with such a one a question may begin. */
    public boolean orders() {
        return (Wanting.orders(said()) && !Patterns.isIn(DO_THEY, text)) || Wanting.wantsRather(text);
    }

    /** In its own words, without what leads to it, and not too long to be quoted. */
    public String quoted() {
        var said = said();
        if (said.length() <= LONGEST_QUOTE) {
            return said;
        }
        int end = said.lastIndexOf(' ', LONGEST_QUOTE);
        return said.substring(0, end < 1 ? LONGEST_QUOTE : end) + " \u2026";
    }

    private String said() {
        return END.matcher(LEADS.matcher(text).replaceFirst(""))
                .replaceFirst("")
                .strip();
    }
}
