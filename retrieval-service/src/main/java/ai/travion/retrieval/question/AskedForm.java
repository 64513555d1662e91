package ai.travion.retrieval.question;

import ai.travion.atlas.text.Patterns;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * The form in which a question asks, coarser than {@link AnswerKind} and known of every question: two questions on one subject that ask in
 * different forms, "who was its first warden" and "when did it become a park", are seldom answered by one sentence. The first that fits is it.
 */
public enum AskedForm {
    WHO(
            "\\b(?=who)(?<!\\b(?:someone|somebody|anyone|anybody|everyone|one|people|person|friend|those|travellers?|visitors?|tourists?|kids?|child|children|woman|women|man|parents?|dentist|doctor|guide|driver),? )who(?:se|m)?\\b|which (?:\\w+ )?(?:king|queen|architect|governor|artist|monk|person|engineer|ruler|captain|director|saint|archaeologist)"),
    HOW_MANY("how many|number of|count of"),
    HOW_OLD("how old|what age|age of"),
    WHEN("\\bwhen\\b|(?:which|what) (?:year|century|decade|date)"),
    HOW_LONG("how long(?! " + Length.OF_A_THING + ")|how much time"),
    HOW_BIG(
            "how long " + Length.OF_A_THING
                    + "|length of|how (?:tall|high|big|wide|deep|large|thick|steep|heavy|far|broad)|height|depth|width|weigh|size of|distance"),
    HOW_MUCH("how much|\\bprices?\\b|\\bcosts?\\b|\\bfees?\\b"),
    NAME("called|names?\\b|named"),
    WHERE("\\bwhere\\b|which (?:place|town|island|side|part|end|quarter)"),
    WHY("\\bwhy\\b|what for|how come|reason"),
    WHICH("\\bwhich\\b|what (?:kind|sort|colour|color|shape|language|type|species)"),
    HOW("\\bhow\\b"),
    WHAT("\\bwhat(?:'s)?\\b"),
    WHETHER("^(?:is|are|was|were|do|does|did|can|could|has|have|will|should|may)\\b"),
    /** Words alone: "star fort built". */
    NONE("");

    private static final class Length {
        /** "How long is the tunnel", and not "the climb": that takes a time. */
        static final String OF_A_THING =
                "(?:is|are|was|were) (?:the|its|an?)\\b(?![^?]*\\b(?:walk|hike|climb|trek|ascent|trip|tour|ride|drive|journey|flight|safari|crossing|transfer|boat|ferry|train|bus|wait|waiting|queue|way|visit|stay|show|ceremony|service|puja|festival|season|perahera|procession|course|class|rafting|run|open|closed|shut|valid|visa)\\b)";
    }

    /** Behind "what time", which asks for no hour where the time is that of a zone. */
    static final String AND_NO_ZONE = "(?! ?(?:zones?|differences?)\\b)";

    /** "When does it open", "built when", and not "is it safe when the tide is high". */
    private static final Pattern A_TIME_IS_ASKED = Pattern.compile(
            "(?:^|[.!?:]\\s*|\\b(?:since|until|till|from|by|about|know|tell (?:me|us)|say|says|sure|exactly|and|but|so|hi|hello) )when\\b|"
                    + "\\bwhen(?:'?s| (?:\\w+ly |best |else |about |the (?:best|right) )?(?:is|are|was|were|do|does|did|can|could|should|shall|will|would|must|has|have|had|may|might|to|best|exactly))\\b|"
                    + "\\bwhen\\W*$",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern IN_WHICH_CASE = Pattern.compile("\\bwhen\\b", Pattern.CASE_INSENSITIVE);

    private final Pattern pattern;

    AskedForm(String pattern) {
        this.pattern = Pattern.compile(pattern, Pattern.CASE_INSENSITIVE);
    }

    /** The form of a question. */
    public static AskedForm of(String question) {
        return Arrays.stream(values())
                .filter(form -> Patterns.isIn(form.pattern, question))
                .findFirst()
                .orElse(NONE);
    }

    /** "What makes the water so dark" asks why it is. */
    private static final Pattern WHAT_MAKES_IT_SO =
            Pattern.compile("\\bwhat (?:makes|made|causes|caused)\\b(?=.*\\bso\\b)", Pattern.CASE_INSENSITIVE);

    /**
     * The same where "when" only tells in which case something else is asked, and "what makes it so" asks why. What judges passages is learnt
     * from {@link #of}.
     */
    public static AskedForm besideACase(String question) {
        var plain = WHAT_MAKES_IT_SO.matcher(question).replaceAll("why");
        return of(
                A_TIME_IS_ASKED.matcher(plain).find()
                        ? plain
                        : IN_WHICH_CASE.matcher(plain).replaceAll("if"));
    }
}
