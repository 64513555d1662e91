package ai.travion.schemas.envelope;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The questions of a message that asks several things at once: "How do I get there? And what should I wear?" Retrieval looks for each, and
 * the answer is told of each, so both have to part a message alike.
 */
public final class AskedParts {

    private static final String ASKING =
            "when|where|how|what|which|who|whom|whose|why|is|are|was|were|can|could|do|does|did|should|will|would|may|must|has|have|tell|from wh\\w+|by whom|with whom|in (?:what|which)|at what";
    private static final Pattern BETWEEN = Pattern.compile(
            "\\?+\\s*(?:and |also |plus |then )*|[,;]?\\s+(?:and|also|plus|&)\\s+(?:also )?(?=(?:" + ASKING
                    + ")\\b)|[.!;]\\s+(?:and |also |plus )*(?=(?:" + ASKING + ")\\b)",
            CASE_INSENSITIVE);
    private static final String OF_ONE =
            "(?:i|we|you|it(?! (?:rain|be|get)\\b)|they|he|she|there|one|this|that|these|those|the|my|our|an?)\\b";
    private static final String HELPING =
            "(?:is|are|was|were|can|could|do|does|did|should|will|would|may|must|has|have)";
    /** "How cold is it there, what should I bring": where the first asks already, and is no "when I come,". */
    private static final Pattern BY_COMMA = Pattern.compile(
            ",\\s+(?=(?:what|how|why|whose|by whom)\\b|(?:which|who|when|where)\\s+(?:\\p{L}+\\s+)?" + HELPING + "\\b|"
                    + HELPING + "\\s+" + OF_ONE + ")",
            CASE_INSENSITIVE);

    private static final Pattern ASKS = Pattern.compile(
            "(?:(?:how|what|who)(?:['’]?s)?\\b|(?:whose|why|which)\\b|(?:when|where)\\s+" + HELPING + "\\b|" + HELPING
                    + "\\b).*",
            CASE_INSENSITIVE | Pattern.DOTALL);
    /** "No nightlife, please", "my husband loves animals": a condition, or who they are, which asks nothing. */
    private static final Pattern A_WISH = Pattern.compile(
            "(?:and |but |oh |also )?(?:my|our) (?:\\p{L}+ ){1,2}(?:really |also |only |just )?(?:loves?|likes?|adores?|says|said|thinks|would|wants?|wishes)\\b|(?:i|we) (?:really |both |all |also )?(?:love|like|adore|come from)\\b|(?:please |but )?(?:no|not|nothing|without|avoid|skip|i (?:hate|dislike|avoid|don['’]t)|thanks?|thank you|please)\\b",
            CASE_INSENSITIVE);

    /** "When and why was it built?": both of the same. */
    private static final Pattern TOGETHER = Pattern.compile(
            "\\b(who|when|where|why|how),? (?:and|&) (who|when|where|why|how) (?!much|many|long|far)(\\p{L}[^?.;!]*)",
            CASE_INSENSITIVE);

    private static final String HOW = "(?:early|earlier|late|later|in advance|beforehand|ahead|online|often|a lot)\\b";
    /** "What is World's End": what it asks about is what "it" stands for in the next question. */
    private static final Pattern OF_WHAT = Pattern.compile(
            "^\\W*(?:so |and |hi |hello )*(?:who|what|where|when|why|which|how (?:old|tall|big|high|long|far|deep))(?:['’]s| is| are| was| were) (?:(?:so |the )?(?:special|unique|interesting|great|important|unusual|story|history|legend|point) (?:about|of|behind|with) )?(?!there\\b|it\\b|the (?:best|way)\\b|best\\b)(.+?)(?: known for| famous for| like| for)?$"
                    // "Do I need a visa", "are there leeches": it, they.
                    + "|^\\W*(?:so |and |hi |hello )*(?:(?:where )?(?:do|does|should|must|can|could|may) (?:i|we|you|one|people|visitors) (?:need|have|get|buy|rent|hire|take|bring|book|see|find|watch|spot) (?!"
                    + HOW
                    + "|(?:to|me|us|sick|lost)\\b)|(?:is|are) there )((?:(?:an?|any|some) )?(?!to\\b)\\p{L}[^,;.?!]*?)(?: (?:"
                    + HOW + "))?$",
            CASE_INSENSITIVE);

    private static final Pattern STANDS_FOR_IT =
            Pattern.compile("\\b(?:it|they|them|him|her|he|she)\\b", CASE_INSENSITIVE);
    /** "Why up on a rock": no verb, so that it says nothing without the question before it. */
    private static final Pattern SAYS_SOMETHING = Pattern.compile(
            "\\b(?:is|are|was|were|do|does|did|can|could|should|will|would|may|must|has|have|had|to|['’]s)\\b|['’]s\\b",
            CASE_INSENSITIVE);

    private static final Pattern QUESTION_WORD = Pattern.compile(
            "^\\W*(?:who|what|where|when|why|which|how)(?:['’]s)?\\b\\s*(?:(?:is|are|was|were|do|does|did|can|could) (?:i |we |you |one )?)?|^\\W*(?:is|are|do|does|did|can|could|should|would|will|must) (?:i |we |you |one |there )(?:need |have to |get )?",
            CASE_INSENSITIVE);

    /** "When is the best time", "what are my chances", "where do I stand": of what, the question before says. */
    private static final Pattern OF_NOTHING = Pattern.compile(
            "\\W*(?:(?:and|but|so|also|then|please|when|what|where|which|who|whom|how|why|whether|is|are|was|were|am|be|do|does|did|can|could|should|shall|would|will|may|must|has|have|had|need|needed|want|"
                    + "i|we|you|one|he|she|they|it|them|him|her|this|that|these|those|there|here|my|our|your|its|their|the|an?|of|to|for|in|at|on|by|from|up|with|about|"
                    + "tall|high|big|deep|old|wide|large|steep|hard|difficult|expensive|costs?|fees?|open|closed|"
                    + "easiest|easier|best|good|better|right|ideal|worst|real|realistic|usual|any|most|more|much|many|often|likely|likelihood|long|far|early|late|soon|"
                    + "times?|months?|seasons?|days?|hours?|years?|chances?|odds|spots?|places?|ways?|reasons?|stand|go|get|start|begin|leave|arrive|take|takes|took|last|lasts|see|look|watch|find|know|do|done|happen|happens|exactly|really|actually|usually)\\b['’]?s?\\W*)++",
            CASE_INSENSITIVE);

    /** Of so many characters some word says what it is about. */
    private static final int LONG = 200;

    private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");

    private AskedParts() {}

    /** Each in the message's own words and order; one where it asks one thing. */
    public static List<String> of(String message) {
        return BETWEEN.splitAsStream(TOGETHER.matcher(message).replaceAll("$1 $3, and $2 $3"))
                .map(String::strip)
                .flatMap(part -> ASKS.matcher(part).matches() ? BY_COMMA.splitAsStream(part) : Stream.of(part))
                .map(String::strip)
                .filter(part -> WORD.matcher(part).results().count() > 1)
                .filter(part -> !A_WISH.matcher(part).lookingAt())
                .toList();
    }

    /** The same so that each can be understood without the others: "can I hear it" with what it is that is heard. */
    public static List<String> standingAlone(String message) {
        return standingAlone(message, false);
    }

    /** @param ofAPlace whether the message asks about a place that is known, which a part that names nothing is about */
    public static List<String> standingAlone(String message, boolean ofAPlace) {
        var parts = of(message);
        if (parts.size() < 2) {
            return parts;
        }
        var first = parts.getFirst();
        var asked = OF_WHAT.matcher(first);
        var subject = !asked.matches() ? "" : asked.group(1) == null ? asked.group(2) : asked.group(1);
        return parts.stream()
                .map(part -> part.equals(first) ? part : withItsSubject(part, subject, first, ofAPlace))
                .toList();
    }

    /** Whether a question names nothing that it could be about, so that it goes on from the one before it. */
    public static boolean isOfNothing(String part) {
        return part.length() < LONG && OF_NOTHING.matcher(part).matches();
    }

    private static String withItsSubject(String part, String subject, String first, boolean ofAPlace) {
        boolean named = !subject.isEmpty() && STANDS_FOR_IT.matcher(part).find();
        if (!SAYS_SOMETHING.matcher(part).find() || (!ofAPlace && !named && isOfNothing(part) && !isOfNothing(first))) {
            return part + " " + QUESTION_WORD.matcher(first).replaceFirst("");
        }
        return subject.isEmpty() ? part : STANDS_FOR_IT.matcher(part).replaceFirst(Matcher.quoteReplacement(subject));
    }
}
