package ai.travion.retrieval.guide;

import ai.travion.atlas.text.Patterns;
import ai.travion.retrieval.question.EnglishTerms;
import java.util.regex.Pattern;

/** A traveller who saw, ate or heard of a thing describes it and asks what it is: "that brown syrup they pour over the yoghurt". */
final class ThingDescribed {

    private static final String IT = "(?:it|that|this|they|those|these|he|she|them)";
    private static final String EXACTLY = "(?:on earth |exactly |actually |the hell |even )?";

    /** What it is, is called, means or is for; where it is. */
    private static final Pattern ASKS_WHAT_IT_IS = Patterns.anyCase(
            "\\b(?:what|who|where|which (?:one|place|town|animal|bird|tree|fruit|dish))"
                    + "(?:['’]?s| is| are| was| were)? " + EXACTLY + "(?:is |are |was |were )?" + IT + "\\b"
                    + "|\\bwhat (?:do|does|did|would) (?:you|one|they|people|locals|it|that|this|those|these)(?: \\p{L}+)? (?:call|mean)\\b"
                    + "|\\bwhat(?:['’]?s| is| are| was| were) (?:the names? of )?(?:that|those|the|these|this) (?:[\\p{L}'’-]+ ){1,6}(?:that|which|who|with|where|when|they|people|everyone|everybody|i|we|you|like|hanging|made|tied|in|on|at)\\b");

    /** The thing alone, and no question: "the place where the elephants get bottle fed". */
    private static final Pattern ALONE = Patterns.anyCase(
            "^\\W*(?:the|that|those|these)\\b(?:(?!\\b(?:best|nearest|closest|cheapest)\\b)[^?.!])*\\W*$");

    private static final Pattern ASKS = Patterns.words("how|when|why|can|could|should|does|do|did|is|are|was|which");

    private static final int ENOUGH_TO_KNOW_IT_BY = 3;

    private ThingDescribed() {}

    /** Whether a question asks what it is that it describes, by three words that tell or more. */
    static boolean isAskedFor(String question) {
        boolean isAsked = Patterns.isIn(ASKS_WHAT_IT_IS, question)
                || (Patterns.isAllOf(ALONE, question) && !Patterns.isIn(ASKS, question));
        return isAsked && EnglishTerms.of(question).size() >= ENOUGH_TO_KNOW_IT_BY;
    }
}
